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
      00.circle 4k a.magnify character.magnify accelerometer align.horizontal.left align.horizontal.center
      align.vertical.top align.vertical.center distribute.horizontal.center app.background.dotted
      app.connected.to.app.below app.gift app.translucent capsule.portrait capsule.lefthalf.filled
      capsule.bottomhalf.filled capsule.inset.filled checkerboard.shield circle.dotted.and.circle
      circle.dashed.inset.filled circle.lefthalf.filled.inverse circle.lefthalf.striped.horizontal
      circle.lefthalf.filled.righthalf.striped.horizontal circle.bottomrighthalf.checkered circle.square
      circle.fill.square.fill circle.and.line.horizontal circle.hexagonpath circle.rectangle.filled.pattern.diagonalline
      circle.filled.pattern.diagonalline.rectangle circle.filled.iphone diamond.inset.filled diamond.lefthalf.filled
      dot.squareshape dot.squareshape.split.2x2 dot.scope dot.arrowtriangles.up.right.down.left.circle ellipsoid
      f.cursive alternatingcurrent directcurrent cursorarrow.ipad filemenu.and.cursorarrow fleuron hazardsign
      hexagon.bottomhalf.filled hexagon.lefthalf.filled hexagon.righthalf.filled hexagongrid octagon.lefthalf.filled
      pentagon.lefthalf.filled line.3.crossed.swirl.circle lock.app.dashed questionmark.app.dashed
      macwindow.and.cursorarrow macwindow.on.rectangle macwindow.stack keyboard.macwindow menubar.arrow.down.rectangle
      menubar.arrow.up.rectangle menubar.dock.rectangle perspective projective plus.slash.minus
      point.bottomleft.forward.to.point.topright.scurvepath point.filled.topleft.down.curvedto.point.bottomright.up
      point.forward.to.point.capsulepath point.topleft.down.to.point.bottomright.curvepath power.dotted powersleep
      rectangle.bottomhalf.inset.filled rectangle.inset.bottomleft.filled rectangle.inset.bottomright.filled
      rectangle.inset.topleft.filled rectangle.inset.topleading.filled rectangle.inset.topright.filled
      rectangle.inset.filled.and.cursorarrow rectangle.inset.filled.and.person.filled
      rectangle.inset.filled.badge.record rectangle.inset.filled.on.rectangle rectangle.leadinghalf.inset.filled
      rectangle.leadinghalf.inset.filled.arrow.leading rectangle.leadingthird.inset.filled
      rectangle.lefthalf.inset.filled.arrow.left rectangle.leftthird.inset.filled rectangle.portrait.bottomhalf.filled
      rectangle.portrait.bottomthird.inset.filled rectangle.portrait.inset.filled
      rectangle.and.hand.point.up.left.filled rectangle.dashed.badge.record rectangle.dashed.badge.sparkles
      tv.inset.filled line.horizontal.star.fill.line.horizontal fx fn hdr hd.circle
      00.square 01.circle 01.square 02.circle 02.square 03.circle 03.square 04.circle 04.square 05.circle 05.square
      06.circle 06.square 07.circle 07.square 08.circle 08.square 09.circle 09.square angle
      capsule.portrait.bottomhalf.filled capsule.portrait.inset.filled capsule.portrait.lefthalf.filled
      capsule.portrait.righthalf.filled capsule.portrait.tophalf.filled capsule.righthalf.filled capsule.tophalf.filled
      chart.bar.yaxis circle.bottomhalf.filled.inverse circle.righthalf.filled.inverse circle.tophalf.filled.inverse
      degreesign.celsius degreesign.fahrenheit diamond.bottomhalf.filled diamond.circle diamond.righthalf.filled
      diamond.tophalf.filled exclamationmark.questionmark hexagon.tophalf.filled octagon.bottomhalf.filled
      octagon.righthalf.filled octagon.tophalf.filled oval.bottomhalf.filled oval.inset.filled oval.lefthalf.filled
      oval.portrait.bottomhalf.filled oval.portrait.inset.filled oval.portrait.lefthalf.filled
      oval.portrait.righthalf.filled oval.portrait.tophalf.filled oval.righthalf.filled oval.tophalf.filled
      pentagon.bottomhalf.filled pentagon.righthalf.filled pentagon.tophalf.filled
      rectangle.inset.bottomleading.filled
      rectangle.inset.bottomtrailing.filled rectangle.inset.toptrailing.filled
      rectangle.lefthalf.righthalf.inset.filled
      rectangle.portrait.bottomhalf.inset.filled rectangle.portrait.bottomleading.inset.filled
      rectangle.portrait.bottomleft.inset.filled rectangle.portrait.bottomright.inset.filled
      rectangle.portrait.bottomtrailing.inset.filled rectangle.portrait.center.inset.filled
      rectangle.portrait.leadinghalf.inset.filled rectangle.portrait.leadingthird.inset.filled
      rectangle.portrait.lefthalf.filled rectangle.portrait.lefthalf.inset.filled
      rectangle.portrait.leftthird.inset.filled rectangle.portrait.righthalf.filled
      rectangle.portrait.righthalf.inset.filled rectangle.portrait.rightthird.inset.filled
      rectangle.portrait.tophalf.filled rectangle.portrait.tophalf.inset.filled
      rectangle.portrait.topleading.inset.filled rectangle.portrait.topleft.inset.filled
      rectangle.portrait.topright.inset.filled rectangle.portrait.topthird.inset.filled
      rectangle.portrait.toptrailing.inset.filled rectangle.portrait.trailinghalf.inset.filled
      rectangle.portrait.trailingthird.inset.filled rectangle.rightthird.inset.filled
      rectangle.tophalf.bottomhalf.inset.filled
      rectangle.tophalf.inset.filled
      rectangle.trailinghalf.inset.filled rectangle.trailingthird.inset.filled ring skew sleep sos square.circle
      square.dotted square.on.circle square.split.diagonal triangle.bottomhalf.filled triangle.circle
      triangle.inset.filled triangle.lefthalf.filled triangle.righthalf.filled triangle.tophalf.filled
      alt app.grid australsign capsule.on.capsule environments externaldrive.badge.wifi flag.filled.and.flag.crossed
      gearshape.arrow.triangle.2.circlepath heat.waves minus.slash.plus plus.capsule rectangle.3.group.dashed
      rectangle.expand.diagonal rectangle.grid.3x3 rectangle.on.rectangle.circle
      rectangle.portrait.on.rectangle.portrait.angled rectangle.portrait.on.rectangle.portrait rectangle.ratio.16.to.9
      rectangle.ratio.3.to.4 rectangle.ratio.4.to.3 rectangle.ratio.9.to.16 rectangle.stack.badge.person.crop
      rectangle.stack.badge.play rectangle.stack.person.crop righttriangle.split.diagonal ring.dashed shekelsign
      sidebar.squares.left sidebar.squares.right singaporedollarsign slider.horizontal.2.square
      slider.horizontal.below.rectangle slider.horizontal.below.sun.max soccerball.inverse sparkle.text.clipboard
      sparkles.2 sparkles.square.filled.on.square sparkles.tv square.2.layers.3d square.2.layers.3d.top.filled
      square.3.layers.3d.top.filled square.and.arrow.down.on.square square.and.arrow.up.on.square
      square.and.line.vertical.and.square.filled square.and.line.vertical.and.square
      square.fill.and.line.vertical.square.fill square.fill.text.grid.1x2 square.filled.and.line.vertical.and.square
      square.filled.on.square square.grid.3x1.below.line.grid.1x2 square.grid.4x3.fill
      square.on.square.intersection.dashed square.on.square.squareshape.controlhandles square.split.bottomrightquarter
      square.split.diagonal.2x2 square.stack.3d.down.dottedline square.stack.3d.down.forward square.text.square
      squares.below.rectangle squares.leading.rectangle strikethrough.double swedishkronasign tengesign
      timeline.selection trapezoid.and.line.horizontal trapezoid.and.line.vertical triangleshape tugriksign
      underline.double wave.3.down wave.3.up xmark.triangle.circle.square
      calendar.day.timeline.trailing circle.grid.2x1.left.filled
      circle.grid.2x1.right.filled
      square.grid.3x3.bottomleft.filled square.grid.3x3.bottommiddle.filled
      square.grid.3x3.bottomright.filled square.grid.3x3.middle.filled square.grid.3x3.middleleft.filled
      square.grid.3x3.middleright.filled square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.filled
      square.grid.3x3.topright.filled
      app.shadow capsule.on.rectangle circle.on.square.merge circle.on.square clock.badge.airplane dot.scope.display
      externaldrive.badge.person.crop graph.2d graph.3d guidepoint.horizontal guidepoint.vertical icloud.dashed
      line.diagonal.trianglehead.up.right.left.down line.diagonal.trianglehead.up.right mecca snowflake.road.lane
      spatial.capture square.2.layers.3d.bottom.filled square.and.at.rectangle square.on.square.badge.person.crop
      tow.hitch tsa
      circle.lefthalf.filled.righthalf.striped.horizontal.inverse circle.lefthalf.striped.horizontal.inverse
      inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle inset.filled.lefthalf.topright.bottomright.rectangle
      inset.filled.righthalf.arrow.right.rectangle inset.filled.tophalf.bottomleft.bottomright.rectangle
      inset.filled.topleading.bottomleading.trailinghalf.rectangle inset.filled.topleft.bottomleft.righthalf.rectangle
      inset.filled.topleft.topright.bottomhalf.rectangle inset.filled.trailinghalf.arrow.trailing.rectangle k
      menubar.dock.rectangle.badge.record point.bottomleft.forward.to.arrow.triangle.scurvepath
      point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath shadow
      slider.horizontal.below.square.and.square.filled slider.horizontal.below.square.filled.and.square
      squareshape.dotted.split.2x2 squareshape.dotted.squareshape squareshape.split.2x2.dotted
      squareshape.squareshape.dotted
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
      10.arrow.trianglehead.clockwise arrow.circlepath arrow.rectanglepath arrow.triangle.capsulepath
      arrow.trianglehead.2.counterclockwise.rotate.90 arrow.down.left.arrow.up.right arrow.down.to.line.compact
      arrow.up.to.line.compact arrow.left.to.line.compact arrow.right.to.line.compact arrow.left.to.line.alt
      arrow.right.to.line.alt arrow.left.and.right.to.line arrow.left.and.right.text.vertical
      arrow.up.and.down.text.horizontal arrow.up.and.down.and.sparkles
      arrow.left.and.right.righttriangle.left.righttriangle.right arrow.up.and.down.righttriangle.up.righttriangle.down
      arrow.right.filled.filter.arrow.right arrow.turn.up.forward arrow.up.right.and.arrow.down.left.rectangle
      arrowshape.bounce.right arrowshape.bounce.forward arrowshape.left.arrowshape.right arrowshape.turn.up.left.2
      arrowshape.zigzag.right arrowtriangle.up.2 arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrowtriangle.up.arrowtriangle.down.window.left
      arrowtriangle.up.arrowtriangle.down.window.right arrowkeys arrowkeys.up.filled checkmark.gobackward
      exclamationmark.arrow.circlepath chevron.compact.forward chevron.compact.up.chevron.compact.down
      chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left chevron.down.forward
      chevron.down.right chevron.up.left chevron.up.right chevron.up.forward chevron.up.forward.2
      chevron.up.chevron.right chevron.up.dotted.2 chevron.left.chevron.left.dotted chevron.right.dotted.chevron.right
      chevron.left.slash.chevron.right flip.horizontal move.3d line.diagonal.arrow gobackward.45 gobackward.5
      gobackward.60 gobackward.90 gobackward.minus goforward.45 goforward.5 goforward.60 goforward.75 goforward.90
      goforward.plus rectangle.2.swap rectangle.and.arrow.up.right.and.arrow.down.left rectangle.arrowtriangle.2.inward
      rectangle.arrowtriangle.2.outward rectangle.portrait.arrowtriangle.2.inward
      rectangle.portrait.arrowtriangle.2.outward rectangle.landscape.rotate
      scale.3d
      align.horizontal.right align.vertical.bottom arrow.down.app.dashed arrow.forward.folder
      arrow.up.left.arrow.down.right distribute.horizontal.left distribute.horizontal.right distribute.horizontal
      distribute.vertical.bottom distribute.vertical.center distribute.vertical distribute.vertical.top gobackward.75
      return.left return.right square.arrowtriangle.4.outward
      arrow.down.left.topright.rectangle arrow.down.right.topleft.rectangle
      arrow.up.left.bottomright.rectangle arrow.up.right.bottomleft.rectangle
      arrowkeys.down.filled arrowkeys.left.filled arrowkeys.right.filled arrowshape.turn.up.backward.2
      arrowshape.zigzag.forward chevron.backward.chevron.backward.dotted chevron.compact.backward
      chevron.compact.left.chevron.compact.right chevron.down.dotted.2 chevron.down.forward.2
      chevron.down.forward.dotted.2 chevron.down.right.2 chevron.down.right.dotted.2
      chevron.forward.dotted.chevron.forward chevron.up.forward.dotted.2 chevron.up.right.2 chevron.up.right.dotted.2
      arrow.down.backward.toptrailing.rectangle arrow.down.forward.topleading.rectangle
      arrow.up.backward.bottomtrailing.rectangle arrow.up.forward.bottomleading.rectangle
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
      arrow.right.doc.on.clipboard arrow.triangle.2.circlepath.doc.on.clipboard arrow.up.bin arrow.up.folder
      arrow.up.trash arrow.up.and.person.rectangle.portrait bold.underline bold.italic.underline bubble.and.pencil
      calendar.and.person calendar.day.timeline.right chart.line.text.clipboard crop.rotate cursorarrow.rays
      cursorarrow.motionlines cursorarrow.motionlines.click cursorarrow.and.square.on.square.dashed
      dots.and.line.vertical.and.cursorarrow.rectangle doc.append doc.badge.arrow.up doc.questionmark doc.text.below.ecg
      doc.text.image doc.zipper dock.arrow.down.rectangle dock.arrow.up.rectangle dot.circle.and.cursorarrow
      dot.circle.and.hand.point.up.left ellipsis.calendar ellipsis.curlybraces eraser.line.dashed
      exclamationmark.triangle.text.page eyedropper.full eyedropper.halffull folder.badge.person.crop
      plus.rectangle.on.folder questionmark.folder list.and.film list.dash.header.rectangle lineweight linestyle
      hand.point.up.left.and.text magazine greetingcard heart.text.clipboard lasso.badge.sparkles photo.artframe
      photo.badge.arrow.down photo.badge.magnifyingglass paintbucket rectangle.and.paperclip
      rectangle.dashed.and.paperclip rectangle.badge.sparkles rectangle.on.rectangle.angled
      rectangle.on.rectangle.dashed rectangle.on.rectangle.square l.square.on.square.dashed rectangle.3.group.bubble
      rectangle.3.group.bubble.left rectangle.3.offgrid.bubble.left
      1.calendar 10.calendar 11.calendar 12.calendar 13.calendar 14.calendar 15.calendar 16.calendar 17.calendar
      18.calendar 19.calendar 2.calendar 20.calendar 21.calendar 22.calendar 23.calendar 24.calendar 25.calendar
      26.calendar 27.calendar 28.calendar 29.calendar 3.calendar 30.calendar 31.calendar 4.calendar 5.calendar
      6.calendar 7.calendar 8.calendar 9.calendar book.and.wrench characters.lowercase characters.uppercase
      decrease.quotelevel flowchart increase.quotelevel parentheses quotelevel space text.cursor text.insert
      text.redaction text.word.spacing textformat.size.larger textformat.size.smaller tray.2
      123.rectangle character.phonetic doc.on.trash lines.measurement.horizontal lines.measurement.vertical
      text.and.command.macwindow text.below.folder text.line.2.summary text.line.3.summary
      text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.line.magnify
      text.square.filled
      music.pages
      square.3.layers.3d.down.left square.and.arrow.down.on.square.fill square.and.arrow.up.on.square.fill
      square.grid.3x1.folder square.stack.3d.up.badge.automatic
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
      brain.filled.head.profile ear.and.waveform eyebrow eyes.inverse face.dashed face.smiling.inverse
      figure.2.and.child.holdinghands figure.2.arms.open figure.american.football figure.archery
      figure.australian.football figure.badminton figure.barre figure.baseball figure.bowling figure.cricket
      figure.curling figure.disc.sports figure.dress.line.vertical.figure figure.elliptical figure.equestrian.sports
      figure.fencing figure.field.hockey figure.fishing figure.flexibility figure.gymnastics figure.hand.cycling
      figure.handball figure.highintensity.intervaltraining figure.hockey figure.hunting figure.ice.skating
      figure.indoor.cycle figure.kickboxing figure.lacrosse figure.martial.arts figure.mixed.cardio
      figure.open.water.swim figure.outdoor.rowing figure.pickleball figure.pilates figure.play figure.racquetball
      figure.rolling figure.rugby figure.run.treadmill figure.sailing figure.seated.seatbelt figure.seated.side
      figure.skiing.crosscountry figure.socialdance figure.softball figure.squash figure.stair.stepper
      figure.stand.dress figure.stand.line.dotted.figure.stand figure.step.training figure.strengthtraining.functional
      figure.table.tennis figure.taichi figure.track.and.field figure.volleyball figure.walk.arrival
      figure.walk.departure figure.walk.motion figure.walk.treadmill figure.water.fitness figure.waterpolo
      figure.wrestling hand.pinch hand.point.up.braille hand.raised.brakesignal hand.raised.fingers.spread hand.rays
      hands.sparkles hat.cap hat.widebrim head.profile.arrow.forward.and.visionpro jacket lanyardcard
      person.2.crop.square.stack person.2.gobackward person.2.wave.2 person.and.background.dotted
      person.badge.magnifyingglass person.badge.shield.checkmark person.badge.shield.exclamationmark person.bust
      person.crop.rectangle.stack person.fill.turn.down person.fill.turn.left person.fill.turn.right person.icloud
      person.line.dotted.person person.spatialaudio person.spatialaudio.3d person.spatialaudio.stereo
      rectangle.badge.person.crop
      figure.skateboarding headset peacesign person.2.square.stack person.bubble shoeprints.fill
      earbud.left earbud.right earbuds.in.ear eye.half.closed helmet person.crop.square.badge.video stroller voiceover
      figure.child.and.lock.open figure.child.and.lock figure.walk.suitcase.rolling hand.thumbsdown.hand.thumbsup
      headlight.fog person.crop.circle.dashed.circle person.crop.square.badge.camera theatermask.and.paintbrush
      ear.badge.waveform figure.seated.side.right person.crop.square.on.square.angled
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
      alarm.waves.left.and.right badge.plus.radiowaves.forward bell.and.waveform bell.badge.waveform bell.badge.circle
      bell.badge.slash bubble.left.and.exclamationmark.bubble.right dot.radiowaves.forward ellipsis.vertical.bubble
      envelope.arrow.triangle.branch envelope.front envelope.stack arrow.clockwise.icloud arrow.counterclockwise.icloud
      arrow.triangle.2.circlepath.icloud arrow.down.left.video arrow.down.backward.video arrow.up.right.video
      bolt.horizontal.icloud arrow.down.circle.badge.pause globe.badge.chevron.backward
      envelope.and.text.magnifyingglass phone.and.waveform phone.arrow.right phone.bubble.left phone.connection
      phone.down.waves.left.and.right mic.and.signal.meter key.icloud link.icloud lock.icloud plus.icloud
      questionmark.video questionmark.key.filled
      star.bubble video.bubble
      candybarphone flipphone horn.blast horn lock.open.iphone message.badge.waveform phone.badge.waveform phone.pause
      smartphone.app.switcher smartphone.motion speaker.wave.2.bubble teletype waveform.badge.microphone
      envelope.badge.person.crop smartphone.badge.location
      message.badge.circle
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
      4k.tv apple.haptics.and.music.note arcade.stick arcade.stick.and.arrow.left.and.arrow.right arcade.stick.console
      amplifier arrow.triangle.2.circlepath.camera av.remote backward.frame camera.metering.center.weighted
      camera.metering.center.weighted.average camera.metering.matrix camera.metering.multispot camera.metering.none
      camera.metering.partial camera.metering.spot camera.metering.unknown camera.shutter.button deskview
      field.of.view.wide field.of.view.ultrawide dpad.up.filled dpad.down.filled dpad.left.filled dpad.right.filled
      forward.frame livephoto livephoto.badge.automatic livephoto.play music.note.house music.note.square.stack
      music.note.tv pano photo.tv pip.enter pip.exit pip.remove pip.swap play.desktopcomputer play.house
      play.laptopcomputer play.square.stack pianokeys.inverse hifireceiver hifispeaker.2
      burst loupe mosaic shareplay slowmo square.resize tv.music.note view.2d view.3d
      placeholdertext.fill play.display powermeter speaker.minus speaker.plus speaker.zzz square.resize.down
      square.resize.up tv.and.hifispeaker.fill tv.and.mediabox tv.badge.wifi video.badge.waveform videoprojector
      waveform.and.person.filled waveform.badge.magnifyingglass waveform.low waveform.mid
      field.of.view.ultrawide.fill field.of.view.wide.fill pano.badge.play
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
      airplane.cloud allergens aqi.low aqi.medium aqi.high barometer carbon.dioxide.cloud carbon.monoxide.cloud
      cloud.moon.bolt cloud.moon.rain cloud.rainbow.half cloud.sun.bolt drop.degreesign drop.halffull
      bubbles.and.sparkles fossil.shell globe.central.south.asia leaf.arrow.circlepath lizard moon.dust moon.haze
      moon.road.lanes moonrise moonset fireworks
      sun.dust sun.rain sun.snow tropicalstorm
      burn sun.lefthalf.filled sun.righthalf.filled
      pet.carrier water.waves.and.arrow.trianglehead.down
      water.waves.and.arrow.trianglehead.up
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
      air.conditioner.horizontal air.conditioner.vertical air.purifier arrow.clockwise.heart
      arrow.up.left.and.down.right.magnifyingglass australian.football balloon.2 blinds.horizontal.open
      blinds.vertical.closed blinds.vertical.open bowling chair.lounge chandelier coat comb compass.drawing cricket.ball
      cube.box curtains.open dehumidifier deskclock door.french.closed door.french.open door.sliding.left.hand.closed
      door.sliding.left.hand.open drop.keypad.rectangle entry.lever.keypad exclamationmark.lock fan.and.light.ceiling
      fan.badge.automatic fan.ceiling fan.desk fan.floor fan.oscillation button.horizontal button.horizontal.top.press
      button.vertical.left.press button.programmable contact.sensor fire.extinguisher fireplace flag.2.crossed
      flag.checkered.2.crossed flashlight.off frying.pan house.badge.wifi house.lodge humidifier heater.vertical
      ivfluid.bag key.2.on.ring key.card latch.2.case lamp.ceiling.inverse light.beacon.min light.cylindrical.ceiling
      light.max light.min light.overhead.left light.panel light.recessed light.ribbon light.strip.2 lightbulb.2
      lightbulb.led lightbulb.min lightswitch.off lock.and.key lock.open.rotation lock.rectangle.stack lock.square.stack
      medal.star mount hourglass.tophalf.filled giftcard pipe.and.drop pedestrian.gate.closed pedestrian.gate.open
      poweroutlet.strip poweroutlet.type.a poweroutlet.type.f poweroutlet.type.g powercord oilcan
      cabinet hourglass.badge.eye inhaler purchased rugbyball shoe staroflife studentdesk wake wand.and.rays.inverse
      wand.and.rays wand.and.stars.inverse
      baseball.diamond.bases beziercurve creditcard.arrow.triangle.2.circlepath creditcard.rewards
      door.sliding.right.hand.closed door.sliding.right.hand.open robotic.vacuum roller.shade.closed roller.shade.open
      roman.shade.closed roman.shade.open shower.handheld shower.sidejet snowboard spigot sprinkler suitcase.cart
      suitcase.rolling swatchpalette tent.2 umbrella.percent wallet.bifold window.awning.closed window.awning
      window.casement.closed window.casement window.ceiling.closed window.ceiling window.horizontal.closed
      window.horizontal window.vertical.closed window.vertical.open
      blood.pressure.cuff door.garage.double.bay.closed shoe.2 switch.programmable vial.viewfinder
      door.garage.double.bay.open flag.and.flag.filled.crossed laser.burst poweroutlet.type.c poweroutlet.type.d
      poweroutlet.type.e poweroutlet.type.h poweroutlet.type.i poweroutlet.type.j poweroutlet.type.k poweroutlet.type.l
      poweroutlet.type.m poweroutlet.type.n poweroutlet.type.o
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
      airplane.path.dotted apps.ipad apps.iphone apps.iphone.landscape arrow.down.applewatch checkmark.applewatch
      exclamationmark.applewatch smartwatch.radiowaves.left.and.right smartwatch.side.right arrow.turn.up.forward.iphone
      batteryblock bolt.batteryblock bolt.badge.a bolt.badge.automatic bolt.ring.closed cable.coaxial
      desktopcomputer.and.arrow.down display.2 display.and.arrow.down display.and.iphone dot.scope.laptopcomputer drone
      earbuds.case esim externaldrive.badge.timemachine terminal.on.rectangle homepod.2 homepod.and.appletv
      homepod.and.homepodmini hearingdevice.and.signal.meter hearingdevice.ear ipod ipodshuffle.gen1 l.joystick
      l.joystick.tilt.left r.joystick
      rb.rectangle.roundedbottom line.3.horizontal.button.angledtop.vertical.right
      rectangle.on.rectangle.button.angledtop.vertical.left laptopcomputer.and.arrow.down laptopcomputer.and.tablet
      lightning.cable lock.applewatch lock.desktopcomputer lock.display lock.iphone lock.laptopcomputer macmini
      macstudio opticaldiscdrive opticid printer.dotmatrix smartphone.and.arrow.forward
      smartphone.and.arrow.right.outward smartphone.badge.play smartphone.crop.circle smartphone.homebutton
      smartphone.landscape smartphone.rear.camera smartphone.sizes smartphone.smartbatterycase.gen2
      tablet.and.arrow.forward tablet.and.smartphone tablet.badge.play tablet.homebutton tablet.landscape
      dial uiwindow.split.2x1 widget.extralarge widget.large widget.medium widget.small
      keyboard.chevron.compact.left lock.heart lock.ipad lock.open.desktopcomputer lock.open.display lock.open.ipad
      lock.open.laptopcomputer lock.rectangle.dashed sensor simcard.2 tablet.rear.camera tablet.sizes watch.analog
      button.angledbottom.horizontal.left
      button.angledbottom.horizontal.right button.angledtop.vertical.left button.angledtop.vertical.right
      button.roundedbottom.horizontal button.roundedtop.horizontal
      l.rectangle.roundedbottom
      l1.rectangle.roundedbottom l2.button.angledtop.vertical.left
      lb.rectangle.roundedbottom
      r.joystick.tilt.down
      r.joystick.tilt.up r.rectangle.roundedbottom
      r2.button.angledtop.vertical.right
      firewall magsafe.batterypack mediastick
      sensor.radiowaves.left.and.right tablet.badge.location tablet.landscape.badge.location
      tablet.landscape.badge.play
      arcade.stick.and.arrow.down arcade.stick.and.arrow.left arcade.stick.and.arrow.left.and.arrow.right.outward
      arcade.stick.and.arrow.right arcade.stick.and.arrow.up arcade.stick.and.arrow.up.and.arrow.down audio.jack.mono
      audio.jack.stereo batteryblock.stack batteryblock.stack.badge.snowflake button.vertical.right.press
      circle.filled.ipad circle.filled.ipad.landscape desktopcomputer.and.laptopcomputer digitalcrown.horizontal.press
      digitalcrown.press fluid.batteryblock goggles.and.arrow.forward goggles.badge.play hifispeaker.arrow.forward
      homepod.arrow.forward keyboard.badge.eye laptopcomputer.and.goggles laptopcomputer.and.smartwatch
      lock.open.applewatch minus.plus.batteryblock.exclamationmark minus.plus.batteryblock.stack
      smartphone.and.arrow.left smartphone.case smartwatch.and.arrow.forward tablet.case
      l.joystick.press.down l.joystick.tilt.down l.joystick.tilt.right l.joystick.tilt.up r.joystick.press.down
      r.joystick.tilt.left r.joystick.tilt.right
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
      1.lane 2.lane abs brakesignal bolt.brakesignal exclamationmark.brakesignal exclamationmark.warninglight
      arrow.down.heart arrow.up.heart austalsign australiandollarsign bahtsign brazilianrealsign cedisign
      chineseyuanrenminbisign coloncurrencysign cruzeirosign danishkronasign dongsign bank.building gauge.chart.lefthalf.righthalf
      gauge.chart.leftthird.topthird.rightthird
      creditcard.and.123 axle.2 bolt.car bus.doubledecker cablecar car.2
      car.rear car.rear.and.tire.marks car.front.waves.up car.front.waves.down car.side.air.circulate
      car.side.front.open car.top.door.front.left.open car.window.left carseat.left carseat.right
      carseat.left.and.heat.waves convertible.side chart.bar.xaxis.ascending chart.bar.xaxis.descending
      drop.transmission engine.combustion engine.emission.and.exclamationmark ev.plug.ac.type.1 ev.plug.dc.ccs1
      gauge.open.with.lines.needle.67percent.and.arrowtriangle gauge.with.dots.needle.0percent
      gauge.with.dots.needle.100percent headlight.daytime headlight.high.beam headlight.low.beam heart.badge.bolt
      heart.gauge.open info.windshield lightrail minus.plus.batteryblock minus.plus.and.fluid.batteryblock oar.2.crossed
      parkinglight florinsign guaranisign hryvniasign kipsign larisign malaysianringgitsign manatsign millsign nairasign
      norwegiankronasign peruviansolessign pesetasign pesosign polishzlotysign
      3.lane 4.lane 5.lane 7.lane helm
      airplane.ticket kph licenseplate mph rectangle.portrait.rotate signpost.and.arrowtriangle.up
      signpost.right.and.left wrongwaysign yieldsign
      car.side.arrowtriangle.up.arrowtriangle.down car.side.arrowtriangle.up car.side.front.open.crop
      car.side.hill.down car.side.hill.up car.side.lock.open
      car.side.rear.open.crop car.side.rear.open convertible.side.air.circulate
      convertible.side.air.fresh convertible.side.arrowtriangle.down
      convertible.side.arrowtriangle.up.arrowtriangle.down convertible.side.arrowtriangle.up
      convertible.side.front.open.crop convertible.side.front.open convertible.side.hill.descent.control
      convertible.side.hill.down convertible.side.hill.up convertible.side.lock.open
      suv.side.arrowtriangle.up.arrowtriangle.down suv.side.arrowtriangle.up suv.side.front.open.crop
      suv.side.front.open suv.side.hill.down suv.side.lock.open
      suv.side.rear.open.crop suv.side.rear.open suv.side
      truck.pickup.side.arrowtriangle.up.arrowtriangle.down
      truck.pickup.side.arrowtriangle.up truck.pickup.side.front.open.crop truck.pickup.side.front.open
      truck.pickup.side.hill.down truck.pickup.side.hill.up truck.pickup.side.lock.open
      airplane.landed airplaneseat car.ferry fuelpump.arrowtriangle.left fuelpump.arrowtriangle.right
      fuelpump.exclamationmark gearshift.layout.sixspeed mirror.side.left mirror.side.right pedal.accelerator
      pedal.brake pedal.clutch road.lanes.curved.left road.lanes.curved.right steeringwheel.and.heat.waves
      steeringwheel.exclamationmark taillight.fog tram.card tram.fill.tunnel transmission
      windshield.front.and.heat.waves windshield.front.and.wiper windshield.rear.and.heat.waves
      windshield.rear.and.wiper
      1.brakesignal 10.lane 11.lane 12.lane 2.brakesignal 2h 4a 4h 4l 6.lane 8.lane 9.lane automatic.brakesignal
      autostartstop baseball.diamond.bases.outs.indicator brakesignal.dashed car.side.air.fresh
      car.side.and.exclamationmark car.side.arrowtriangle.down car.side.hill.descent.control car.side.lock
      car.side.roof.cargo.carrier car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
      car.top.door.front.left.and.front.right.and.rear.left.open
      car.top.door.front.left.and.front.right.and.rear.right.open car.top.door.front.left.and.front.right.open
      car.top.door.front.left.and.rear.left.and.rear.right.open car.top.door.front.left.and.rear.left.open
      car.top.door.front.left.and.rear.right.open car.top.door.front.right.and.rear.left.and.rear.right.open
      car.top.door.front.right.and.rear.left.open car.top.door.front.right.and.rear.right.open
      car.top.door.front.right.open car.top.door.rear.left.and.rear.right.open car.top.door.rear.left.open
      car.top.door.rear.right.open car.top.door.sliding.left.open car.top.door.sliding.right.open
      car.top.radiowaves.front car.top.radiowaves.rear carseat.left.1 carseat.left.2 carseat.left.3
      carseat.left.backrest.up.and.down carseat.left.forward.and.backward carseat.left.massage carseat.left.up.and.down
      carseat.right.1 carseat.right.2 carseat.right.3 carseat.right.and.heat.waves carseat.right.backrest.up.and.down
      carseat.right.forward.and.backward carseat.right.massage carseat.right.up.and.down
      convertible.side.and.exclamationmark convertible.side.arrow.trianglehead.backward
      convertible.side.arrow.trianglehead.forward convertible.side.arrow.trianglehead.forward.and.backward
      convertible.side.lock digitalcrown.arrow.clockwise digitalcrown.arrow.counterclockwise
      digitalcrown.horizontal.arrow.clockwise digitalcrown.horizontal.arrow.counterclockwise
      ev.charger.arrowtriangle.left ev.charger.arrowtriangle.right ev.charger.exclamationmark
      exclamationmark.tirepressure exclamationmark.transmission fluid.brakesignal fluid.transmission
      gauge.open.with.lines.needle.33percent.and.arrowtriangle gauge.open.with.lines.needle.84percent.exclamation
      glowplug lane mirror.side.left.and.arrow.turn.down.right mirror.side.left.and.heat.waves
      mirror.side.right.and.arrow.turn.down.left mirror.side.right.and.heat.waves paddleshifter.left paddleshifter.right
      parkingsign.brakesignal parkingsign.radiowaves.left.and.right road.lane.arrowtriangle.2.inward skis
      snowflake.road.lane.dashed steeringwheel.and.liquid.wave steeringwheel.and.lock steeringwheel.arrowtriangle.left
      steeringwheel.arrowtriangle.right suspension.shock suv.side.air.circulate suv.side.air.fresh
      suv.side.and.exclamationmark suv.side.arrowtriangle.down suv.side.hill.descent.control suv.side.hill.up
      suv.side.lock suv.side.roof.cargo.carrier thermometer.and.liquid.waves thermometer.and.liquid.waves.snowflake
      thermometer.brakesignal thermometer.transmission tire.badge.snowflake tirepressure tow.hitch.exclamationmark
      truck.pickup.side truck.pickup.side.air.circulate truck.pickup.side.air.fresh
      truck.pickup.side.and.exclamationmark truck.pickup.side.arrowtriangle.down truck.pickup.side.lock
      truck.side.hill.descent.control truck.side.roof.cargo.carrier wave.3.down.car.side wave.3.down.convertible.side
      wave.3.down.pickup.side wave.3.down.suv.side windshield.front.and.spray windshield.front.and.wiper.and.drop
      windshield.front.and.wiper.exclamationmark windshield.rear.and.spray windshield.rear.and.wiper.and.drop
      windshield.rear.and.wiper.exclamationmark
      car.top.arrowtriangle.front.left car.top.arrowtriangle.front.right car.top.arrowtriangle.rear.left
      car.top.arrowtriangle.rear.right car.window.left.exclamationmark car.window.left.xmark
      car.window.right.exclamationmark car.window.right.xmark
      """
    }
  }
}
