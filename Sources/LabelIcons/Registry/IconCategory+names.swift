// SPDX-License-Identifier: MIT

extension IconCategory {
  /// The names of the files in `Resources/icons` that belong to the category, separated by spaces.
  var table: String {
    switch self {
    case .symbols:
      """
      checkmark checkmark.seal checkmark.shield xmark xmark.seal xmark.shield plus minus plusminus multiply divide equal percent
      number asterisk at sum function infinity info ellipsis questionmark exclamationmark exclamationmark.triangle
      exclamationmark.triangle.fill exclamationmark.octagon exclamationmark.shield nosign power restart record record.circle
      target scope sparkle sparkles circle circle.dashed circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled
      circle.bottomhalf.filled dot.circle largecircle.fill.circle square square.dashed square.lefthalf.filled
      square.righthalf.filled rectangle capsule app triangle diamond hexagon octagon seal shield lock.shield
      rectangle.and.hand.point.up.left rectangle.and.text.magnifyingglass
      selection.pin.in.out circle.dotted app.dashed rectangle.portrait square.bottomthird.inset.filled
      square.topthird.inset.filled square.leadingthird.inset.filled square.trailingthird.inset.filled
      square.leftthird.inset.filled square.rightthird.inset.filled x.squareroot progress.indicator cursorarrow
      cursorarrow.click cursorarrow.click.2 contextualmenu.and.cursorarrow filemenu.and.selection
      circle.grid.2x1 rectangle.lefthalf.filled rectangle.righthalf.filled rectangle.leadinghalf.filled
      rectangle.trailinghalf.filled rectangle.bottomhalf.filled rectangle.tophalf.filled rectangle.inset.filled
      rectangle.center.inset.filled rectangle.bottomthird.inset.filled rectangle.topthird.inset.filled
      rectangle.lefthalf.inset.filled rectangle.righthalf.inset.filled square.inset.filled square.tophalf.filled
      square.bottomhalf.filled rectangle.dashed square.dashed.inset.filled circle.circle smallcircle.circle
      smallcircle.filled.circle circlebadge circlebadge.2 oval oval.portrait pentagon rhombus squareshape
      squareshape.split.2x2 squareshape.split.3x3 righttriangle lessthan greaterthan lessthanorequalto greaterthanorequalto
      notequal approximatelyequal exclamationmark.2 exclamationmark.3 shield.lefthalf.filled shield.righthalf.filled
      star.leadinghalf.filled grid line.diagonal poweron poweroff
      point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted circle.hexagongrid cube.transparent
      lasso scribble.variable rectangle.and.pencil.and.ellipsis line.2.horizontal.decrease
      hexagon.3 hexagon.3.bottom.lefthalf.filled dot.square
      """
    case .arrows:
      """
      arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.backward.to.line arrow.clockwise arrow.counterclockwise
      arrow.down arrow.down.backward arrow.down.forward arrow.down.left arrow.down.right arrow.down.right.and.arrow.up.left
      arrow.down.to.line arrow.forward arrow.forward.to.line arrow.left arrow.left.and.right arrow.left.arrow.right
      arrow.left.to.line arrow.right arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge
      arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
      arrow.up.arrow.down arrow.up.backward arrow.up.forward arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right
      arrow.up.to.line arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.left
      arrowshape.right arrowshape.turn.up.left arrowshape.turn.up.right arrowtriangle.down arrowtriangle.left arrowtriangle.right
      arrowtriangle.up chevron.backward chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up
      chevron.down chevron.forward chevron.left chevron.left.2 chevron.right chevron.right.2 chevron.up chevron.up.chevron.down
      repeat shuffle
      arrowtriangle.backward arrowtriangle.forward arrow.left.and.line.vertical.and.arrow.right return rotate.left
      rotate.right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill
      rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
      arrow.uturn.up arrow.uturn.down arrow.turn.right.up arrow.turn.right.down arrow.turn.left.up arrow.turn.left.down
      arrowshape.up arrowshape.down chevron.up.2 chevron.down.2 chevron.forward.2 chevron.backward.2
      chevron.left.chevron.right repeat.1
      arrow.triangle.turn.up.right.diamond point.topleft.down.curvedto.point.bottomright.up rotate.3d
      arrow.up.and.down.and.arrow.left.and.right arrow.up.right.and.arrow.down.left arrow.down.left.and.arrow.up.right
      arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.right.and.line.vertical.and.arrow.left
      arrow.up.and.line.horizontal.and.arrow.down arrow.down.and.line.horizontal.and.arrow.up
      arrow.triangle.turn.up.right.circle arrow.triangle.swap arrow.triangle.pull chevron.left.to.line chevron.right.to.line
      chevron.backward.to.line chevron.forward.to.line arrowshape.backward arrowshape.forward arrowshape.turn.up.backward
      arrowshape.turn.up.forward exclamationmark.arrow.triangle.2.circlepath
      """
    case .documents:
      """
      trash folder archivebox tray tray.full tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill
      square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down square.and.arrow.down.fill square.and.pencil doc
      doc.on.doc doc.on.clipboard doc.plaintext doc.text doc.text.magnifyingglass note.text newspaper newspaper.fill receipt
      clipboard list.clipboard list.bullet.clipboard list.bullet list.number list.star checklist bookmark book book.closed
      text.book.closed books.vertical calendar paperclip link pencil pencil.line pencil.and.outline pencil.tip highlighter eraser
      scribble signature scissors crop text.alignleft text.aligncenter text.alignright text.justify text.append text.quote
      text.magnifyingglass textformat textformat.size textformat.abc bold italic underline strikethrough character
      character.cursor.ibeam character.textbox quote.opening curlybraces chevron.left.forwardslash.chevron.right line.3.horizontal
      line.3.horizontal.decrease slider.horizontal.3 slider.vertical.3 switch.2 sidebar.left sidebar.right square.grid.2x2
      square.grid.3x3 rectangle.grid.1x2 rectangle.stack rectangle.on.rectangle rectangle.3.group rectangle.compress.vertical
      rectangle.expand.vertical square.on.square square.stack square.stack.3d.up
      doc.richtext arrow.up.doc.on.clipboard pencil.and.list.clipboard pencil.and.scribble list.bullet.below.rectangle
      text.below.photo text.pad.header character.text.justify textformat.characters tablecells scroll book.pages
      character.book.closed delete.left delete.right delete.backward delete.forward xmark.bin macwindow
      slider.horizontal.2.gobackward square.split.2x1 square.split.1x2 square.split.2x2 square.on.square.dashed
      square.fill.on.square.fill square.stack.3d.down.right circle.grid.cross circle.grid.cross.up.filled
      circle.grid.cross.down.filled circle.grid.cross.left.filled circle.grid.cross.right.filled paintbrush.pointed
      circle.grid.2x2 circle.grid.3x3 square.grid.3x2 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.split.2x1
      rectangle.split.1x2 rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x3 rectangle.portrait.split.2x1
      increase.indent decrease.indent list.dash list.bullet.indent list.triangle paragraphsign quote.closing textbox
      textformat.123 textformat.superscript textformat.subscript
      calendar.day.timeline.left calendar.day.timeline.leading chart.bar.doc.horizontal checklist.checked checklist.unchecked
      checkmark.rectangle.stack note rectangle.3.offgrid rectangle.grid.1x3
      """
    case .people:
      """
      person person.2 person.3 person.checkmark person.xmark person.questionmark person.crop.circle person.crop.circle.fill
      person.crop.square person.crop.square.fill person.text.rectangle face.smiling face.viewfinder facemask eye ear brain lungs
      fingerprint hand.raised hand.thumbsup hand.thumbsdown hand.wave hand.draw hand.tap hand.point.up figure.run figure.stand
      figure.walk accessibility
      person.3.sequence person.and.arrow.left.and.arrow.right person.crop.artframe
      person.crop.square.filled.and.at.rectangle hand.point.left hand.point.right hand.point.down eyeglasses goggles zzz
      eyes mouth nose figure.roll
      brain.head.profile figure.wave figure.mind.and.body figure.strengthtraining.traditional figure.dance
      figure.hiking figure.pool.swim figure.outdoor.cycle
      hands.clap mustache person.wave.2 figure.arms.open figure.2 figure.child figure.and.child.holdinghands figure.fall
      figure.stairs figure.cooldown figure.core.training figure.cross.training figure.boxing figure.yoga figure.climbing
      figure.golf figure.tennis figure.basketball figure.soccer figure.rower figure.skiing.downhill figure.snowboarding
      figure.surfing figure.jumprope
      """
    case .communication:
      """
      bell message bubble.left bubble.right bubble.left.and.bubble.right text.bubble quote.bubble ellipsis.bubble captions.bubble
      plus.bubble exclamationmark.bubble envelope envelope.fill envelope.open phone phone.down video mic megaphone speaker
      speaker.wave.1 speaker.wave.2 speaker.wave.3 waveform wifi wifi.router network globe compass personalhotspot cellularbars
      antenna.radiowaves.left.and.right dot.radiowaves.left.and.right rss paperplane paperplane.fill tag pin mappin
      mappin.and.ellipse map location location.north cloud.and.arrow.down cloud.and.arrow.down.fill cloud.and.arrow.up
      cloud.and.arrow.up.fill
      bell.and.waves.left.and.right bubble.left.and.text.bubble.right dot.radiowaves.right dot.radiowaves.up.forward
      badge.plus.radiowaves.right sensor.tag.radiowaves.forward wifi.exclamationmark waveform.path globe.europe.africa
      faxmachine
      questionmark.bubble checkmark.bubble info.bubble wave.3.right wave.3.left wave.3.forward wave.3.backward
      character.bubble
      bubble.middle.bottom bubble.middle.top checkmark.icloud xmark.icloud exclamationmark.icloud phone.arrow.up.right
      phone.arrow.down.left
      """
    case .media:
      """
      play pause stop playpause backward forward backward.end forward.end gobackward goforward music.note music.note.list
      headphones guitars pianokeys camera photo photo.on.rectangle film tv play.tv display theatermasks ticket gamecontroller dice
      paintpalette paintbrush eyedropper wand.and.stars
      backward.end.alt forward.end.alt photo.on.rectangle.angled movieclapper hifispeaker memories lightspectrum.horizontal
      eject photo.stack timelapse pip aspectratio tuningfork camera.filters checkerboard.rectangle
      recordingtape film.stack sparkles.rectangle.stack camera.on.rectangle camera.rotate gobackward.10 gobackward.15
      gobackward.30 goforward.10 goforward.15 goforward.30
      camera.aperture camera.macro dot.viewfinder metronome music.mic music.quarternote.3
      """
    case .nature:
      """
      sun.max sun.min sun.haze sun.horizon sunrise sunset moon moon.stars star cloud cloud.sun cloud.moon cloud.rain
      cloud.sun.rain cloud.heavyrain cloud.drizzle cloud.hail cloud.sleet cloud.snow cloud.bolt cloud.bolt.rain cloud.fog smoke
      snow snowflake wind wind.snow tornado hurricane rainbow umbrella thermometer thermometer.low thermometer.medium
      thermometer.high thermometer.sun humidity drop water.waves flame bolt leaf leaf.fill tree mountain.2 bird fish hare tortoise
      ladybug ant pawprint
      moonphase.new.moon moonphase.full.moon moonphase.first.quarter moonphase.last.quarter moonphase.waxing.crescent
      moonphase.waning.crescent moonphase.waxing.gibbous moonphase.waning.gibbous cat dog globe.americas globe.asia.australia
      moon.zzz thermometer.snowflake
      beach.umbrella
      """
    case .objects:
      """
      gear gearshape gearshape.fill gearshape.2 hammer wrench wrench.adjustable wrench.and.screwdriver screwdriver ruler
      flashlight.on lightbulb lamp.desk magnifyingglass plus.magnifyingglass minus.magnifyingglass sparkle.magnifyingglass
      binoculars viewfinder qrcode qrcode.viewfinder barcode lock lock.open lock.rotation key flag house house.fill building
      building.2 storefront door.left.hand.open window.shade.open window.shade.closed bed.double sofa clock clock.fill
      clock.arrow.circlepath alarm timer stopwatch hourglass cube shippingbox puzzlepiece puzzlepiece.extension printer scanner
      gift balloon party.popper birthday.cake fork.knife mug cup.and.saucer wineglass trophy medal crown graduationcap briefcase
      suitcase case backpack bag
      lightbulb.max key.radiowaves.forward clock.arrow.2.circlepath shippingbox.and.arrow.backward rosette gearshape.2.fill
      die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 cylinder cylinder.split.1x2 pyramid cone torus carrot
      tshirt sunglasses tent handbag building.columns stairs key.horizontal popcorn atom suit.diamond suit.spade suit.club
      signpost.right signpost.left football baseball steeringwheel lifepreserver parkingsign
      cup.and.heat.waves building.2.crop.circle house.and.flag house.lamp hourglass.bottomhalf.filled flag.checkered
      laurel.leading laurel.trailing microwave oven cooktop stove dishwasher washer dryer bathtub shower toilet sink fan chair
      table.furniture lamp.floor lamp.table lamp.ceiling curtains.closed blinds.horizontal.closed door.left.hand.closed
      door.right.hand.closed door.right.hand.open door.garage.closed door.garage.open duffle.bag hanger level light.beacon.max
      lightswitch.on menucard pencil.and.ruler takeoutbag.and.cup.and.straw teddybear waterbottle globe.desk
      """
    case .devices:
      """
      server.rack cpu memorychip externaldrive internaldrive opticaldisc sdcard sim simcard terminal keyboard computermouse
      desktopcomputer laptopcomputer smartphone tablet smartwatch battery.0 battery.25 battery.50 battery.75 battery.100 powerplug
      cable.connector bolt.horizontal
      smartphone.radiowaves.left.and.right platter.filled.bottom.iphone platter.filled.top.iphone
      laptopcomputer.and.smartphone keyboard.chevron.compact.down keyboard.onehanded.left keyboard.onehanded.right
      poweroutlet.type.b cable.connector.horizontal internaldrive.fill
      gauge.low gauge.medium gauge.high gauge speedometer dial.min dial.low dial.medium dial.high dial.max shift capslock
      command option control escape radio rectangle.connected.to.line.below menubar.rectangle dock.rectangle
      gyroscope refrigerator
      homepod battery.100.bolt dpad externaldrive.connected.to.line.below pc trackpad video.doorbell web.camera
      """
    case .transport:
      """
      heart heart.text.square bolt.heart cross cross.case cross.vial pill pills syringe stethoscope bandage medical.thermometer
      microbe waveform.path.ecg waveform.path.ecg.rectangle testtube.2 flask scalemass airplane airplane.arrival
      airplane.departure car fuelpump bus tram train.side.front.car box.truck bicycle scooter ferry sailboat chart.bar
      chart.bar.xaxis chart.pie chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.xyaxis.line cart basket creditcard
      banknote wallet.pass dollarsign eurosign sterlingsign yensign dumbbell sportscourt soccerball basketball tennisball
      hockey.puck
      centsign wonsign bitcoinsign francsign rublesign indianrupeesign lirasign turkishlirasign
      location.north.line chart.dots.scatter
      car.side motorcycle chart.line.flattrend.xyaxis ev.charger road.lanes skateboard surfboard tennis.racket volleyball tire
      """
    }
  }
}
