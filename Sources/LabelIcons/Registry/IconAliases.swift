// SPDX-License-Identifier: MIT

/// Alternative names of icons.
///
/// Apple renamed symbols over the years and apps use both names. A name is tried unchanged first, then with its renamed part in the older
/// or newer form. Suffixes are kept: `document.on.document.fill` finds `doc.on.doc.fill`.
enum IconAliases {
  /// The names to try for `name`, starting with `name`.
  static func candidates(for name: String) -> [String] {
    var names = [name] + renamed(name)
    names += names.compactMap(withOlderEnding)
    return names + names.compactMap(withFillAtEnd)
  }

  /// `eurosign.arrow.trianglehead.counterclockwise.rotate.90` was `eurosign.arrow.circlepath`.
  private static func withOlderEnding(_ name: String) -> String? {
    let ending = ".arrow.trianglehead.counterclockwise.rotate.90"
    return name.hasSuffix(ending) ? name.dropLast(ending.count) + "." + IconEnclosure.returnArrow.rawValue : nil
  }

  /// `folder.fill.badge.plus` and `person.fill.xmark` are the older way to write `folder.badge.plus.fill` and `person.xmark.fill`.
  private static func withFillAtEnd(_ name: String) -> String? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let fill = parts.dropLast().firstIndex(of: "fill"), fill > 0 else { return nil }
    parts.append(parts.remove(at: fill))
    return parts.joined(separator: ".")
  }

  /// The length in bytes of the longest name that has aliases.
  private static let longest = groups.keys.map(\.utf8.count).max() ?? 0

  /// The name with the aliases of its longest leading part that has any.
  private static func renamed(_ name: String) -> [String] {
    var part = name[...]
    while true {
      // A long name is not looked up from each of its parts.
      if part.utf8.count <= longest {
        let rest = name[part.endIndex...]
        let found = groups[String(part), default: []].filter { $0 != part }.map { $0 + rest }
        if !found.isEmpty { return found }
      }
      guard let dot = part.lastIndex(of: ".") else { return [] }
      part = part[..<dot]
    }
  }

  /// For each name, all names of the same icon.
  private static let groups: [String: [String]] = {
    var groups: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for name in names { groups[name, default: []] += names }
    }
    return groups
  }()

  /// A line for each icon, with the built-in name first, or several that begin with it. Names of Apple's products and marks are aliases of the
  /// generic icon.
  private static let table = """
    figure.roll wheelchair figure.roll.runningpace
    heart suit.heart
    star.leadinghalf.filled star.lefthalf.fill
    gauge gauge.with.needle gauge.open
    gauge.low gauge.with.dots.needle.33percent gauge.open.with.lines.needle.33percent
    gauge.medium gauge.with.dots.needle.50percent gauge.with.dots.needle.bottom.50percent
    gauge.high gauge.with.dots.needle.67percent tachometer
    x.squareroot sqrt squareroot
    computermouse mouse magicmouse
    textformat.abc abc textformat.abc.dottedunderline
    textformat.123 numbers textformat.numbers textformat.12
    eyeglasses glasses
    figure.stand figure
    arrow.left.arrow.right arrow.swap arrow.right.arrow.left
    rectangle.inset.filled inset.filled.rectangle rectangle.inset.fill
    thermometer thermometer.variable thermometer.variable.and.figure
    hand.point.up hand.point.up.left hand.pointing.up
    doc document
    doc.on.doc document.on.document
    doc.on.clipboard document.on.clipboard
    doc.text text.document
    doc.plaintext text.page
    doc.text.magnifyingglass text.page.badge.magnifyingglass
    line.3.horizontal line.horizontal.3
    line.3.horizontal.decrease line.horizontal.3.decrease
    ellipsis.bubble ellipses.bubble
    speaker.wave.1 speaker.1 volume.1
    speaker.wave.2 speaker.2 volume.2
    speaker.wave.3 speaker.3 volume.3
    mic microphone
    circle.lefthalf.filled circle.lefthalf.fill
    circle.righthalf.filled circle.righthalf.fill
    circle.tophalf.filled circle.tophalf.fill
    circle.bottomhalf.filled circle.bottomhalf.fill
    square.lefthalf.filled square.lefthalf.fill
    square.righthalf.filled square.righthalf.fill
    largecircle.fill.circle circle.inset.filled inset.filled.circle
    battery.0 battery.0percent battery
    battery.25 battery.25percent
    battery.50 battery.50percent
    battery.75 battery.75percent
    battery.100 battery.100percent
    text.alignleft text.align.left text
    text.aligncenter text.align.center
    text.alignright text.align.right
    sidebar.left sidebar.leading
    square.stack.3d.up square.3.layers.3d square.3.layers.3d.middle.filled square.3.layers.3d.bottom.filled
    sidebar.right sidebar.trailing
    arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    person.text.rectangle person.text
    person person.crop
    nosign circle.slash slash.circle
    cloud icloud
    cloud.and.arrow.down icloud.and.arrow.down
    cloud.and.arrow.up icloud.and.arrow.up
    compass safari
    smartphone iphone iphone.gen1 iphone.gen2 iphone.gen3
    tablet ipad ipad.gen1 ipad.gen2
    smartwatch applewatch applewatch.watchface
    laptopcomputer macbook macbook.gen2 macbook.gen1
    desktopcomputer imac
    headphones airpods airpodspro airpodsmax airpods.pro earbuds earpods beats.headphones beats.earphones airpods.gen3 airpods.max
    headphones headphones.over.ear beats.fitpro beats.solobuds beats.studiobuds beats.studiobuds.plus beats.powerbeats
    headphones beats.powerbeats.pro beats.powerbeats.pro.2 beats.powerbeats3
    face.viewfinder faceid
    fingerprint touchid
    goggles visionpro vision.pro
    tv appletv
    terminal apple.terminal
    face.smiling smiley
    xmark.square clear
    wand.and.stars wand.and.sparkles
    pencil.tip pencil.tip.crop applepencil.tip
    doc.plaintext.badge.info info.circle.text.page
    doc.plaintext.badge.checkmark checkmark.seal.text.page
    doc.richtext richtext.page
    arrow.up.doc arrow.up.document
    arrow.down.doc arrow.down.document
    arrow.up.doc.on.clipboard arrow.up.document.on.clipboard arrow.up.page.on.clipboard
    arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise arrow.2.circlepath
    arrow.triangle.branch arrow.trianglehead.branch arrow.branch
    arrow.triangle.merge arrow.trianglehead.merge arrow.merge
    clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
    clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90
    cursorarrow pointer.arrow
    cursorarrow.click pointer.arrow.click
    cursorarrow.click.2 pointer.arrow.click.2
    laptopcomputer.and.smartphone laptopcomputer.and.iphone macbook.and.iphone macbook.and.ipod
    smartphone.radiowaves.left.and.right iphone.radiowaves.left.and.right
    square.stack.3d.down.right square.3.layers.3d.down.right
    progress.indicator rays
    arrow.clockwise arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90
    arrow.counterclockwise arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.rotate.90
    arrow.triangle.swap arrow.trianglehead.swap
    arrow.triangle.pull arrow.trianglehead.pull
    arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle
    arrow.down.left.and.arrow.up.right arrow.down.backward.and.arrow.up.forward
    arrow.up.right.and.arrow.down.left arrow.up.forward.and.arrow.down.backward
    bubble.middle.bottom bubble
    battery.100.bolt battery.100percent.bolt
    chart.bar.doc.horizontal chart.bar.horizontal.page
    character.bubble translate
    duffle.bag gym.bag
    football american.football american.football.professional
    homepod homepod.mini homepodmini
    motorcycle moped
    music.mic music.microphone
    pc macpro.gen1 macpro.gen2 macpro.gen3
    pencil applepencil applepencil.gen1 applepencil.gen2
    play.tv airplayvideo airplay.video
    hifispeaker airplayaudio airplay.audio
    box.truck truck.box
    textformat textformat.alt
    text.justify text.justify.left text.justify.leading text.justify.right text.justify.trailing
    square.inset.filled inset.filled.square
    square.bottomthird.inset.filled inset.filled.bottomthird.square
    square.topthird.inset.filled inset.filled.topthird.square
    envelope mail
    number number.sign numbersign
    figure.hockey figure.ice.hockey
    figure.ice.skating figure.skating
    flashlight.off flashlight
    gauge.with.dots.needle.0percent gauge.with.dots.needle.bottom.0percent
    gauge.with.dots.needle.100percent gauge.with.dots.needle.bottom.100percent
    hand.raised hand.palm.facing hand.raised.palm.facing
    hands.sparkles hands.and.sparkles
    rectangle.leadinghalf.inset.filled inset.filled.leadinghalf.rectangle
    rectangle.leadingthird.inset.filled inset.filled.leadingthird.rectangle
    rectangle.portrait.inset.filled inset.filled.rectangle.portrait
    tv.inset.filled inset.filled.tv
    tablet.and.smartphone ipad.and.iphone ipad.landscape.and.iphone ipad.landscape.and.ipod
    smartphone.homebutton ipodtouch ipod.touch
    leaf.arrow.circlepath leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise
    lineweight line.weight
    lock.doc lock.document
    lock.open.rotation lock.rotation.open
    macmini mac.mini
    laptopcomputer.and.tablet macbook.and.ipad
    laptopcomputer.and.smartwatch macbook.and.applewatch
    laptopcomputer.and.goggles macbook.and.vision.pro
    desktopcomputer.and.laptopcomputer desktopcomputer.and.macbook
    square.fill.and.line.vertical.square.fill square.fill.and.line.vertical.and.square.fill
    message.badge message.badge.filled
    moonphase.full.moon moonphase.new.moon.inverse
    rectangle.and.pencil.and.ellipsis pencil.and.ellipsis.rectangle
    phone.bubble.left phone.bubble
    plus.slash.minus plus.forwardslash.minus
    plus.rectangle.on.rectangle plus.rectangle.fill.on.rectangle
    plus.square.on.square plus.square.fill.on.square
    powerplug powerplug.portrait
    checkerboard.rectangle rectangle.checkered rectangle.pattern.checkered
    rectangle.on.rectangle rectangle.fill.on.rectangle
    rectangle.and.hand.point.up.left rectangle.filled.and.hand.point.up.left
    airplane airplane.up.right
    wifi.router airport.express airport.extreme airport.extreme.tower base.unit
    sensor.tag.radiowaves.forward airtag airtag.radiowaves.forward
    app.dashed appclip
    sparkles apple.intelligence
    sparkles.rectangle.stack apple.image.playground apple.meditate.square.stack
    figure.mind.and.body apple.meditate
    pencil.and.scribble apple.writing.tools
    av.remote appletvremote.gen4 appletvremote.gen1 appletvremote.gen2 appletvremote.gen3
    cube.transparent arkit
    network bonjour
    arrow.right.doc.on.clipboard arrow.right.page.on.clipboard arrow.right.document.on.clipboard
    arrow.rectanglepath arrow.trianglehead.rectanglepath
    arrow.triangle.capsulepath arrow.trianglehead.topright.capsulepath.clockwise
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
    arrow.up.and.down.righttriangle.up.righttriangle.down arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
    checkmark.gobackward checkmark.arrow.trianglehead.counterclockwise
    doc.append append.page
    doc.zipper zipper.page
    checkerboard.shield shield.pattern.checkered shield.checkered
    bird swift
    smallcircle.filled.circle smallcircle.fill.circle dot.circle.viewfinder
    xmark.bin bin.xmark
    decrease.indent text.chevron.left
    increase.indent text.chevron.right
    hourglass.tophalf.filled hourglass.end
    hourglass.bottomhalf.filled hourglass.start
    music.note.house music.house
    paragraphsign paragraph
    wave.3.left radiowaves.left
    wave.3.right radiowaves.right
    tablecells table
    tablecells.badge.ellipsis table.badge.more
    dock.rectangle rectangle.dock
    speaker volume
    circle.hexagongrid circle.grid.hex circles.hexagongrid
    rectangle.lefthalf.filled rectangle.lefthalf.fill
    rectangle.righthalf.filled rectangle.righthalf.fill
    rectangle.trailinghalf.filled rectangle.trailinghalf.fill
    shield.lefthalf.filled shield.lefthalf.fill
    triangle.lefthalf.filled triangle.lefthalf.fill
    triangle.righthalf.filled triangle.righthalf.fill
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.exclam
    person.crop.circle.badge.exclamationmark.fill person.crop.circle.fill.badge.exclam
    printer.fill printer.filled.and.paper printer.filled.and.paper.inverse printer.inverse
    printer.dotmatrix.fill printer.dotmatrix.filled.and.paper printer.dotmatrix.filled.and.paper.inverse printer.dotmatrix.inverse
    lasso.badge.sparkles lasso.and.sparkles lasso.sparkles
    gobackward.5 5.arrow.trianglehead.counterclockwise
    gobackward.10 10.arrow.trianglehead.counterclockwise
    gobackward.15 15.arrow.trianglehead.counterclockwise
    gobackward.30 30.arrow.trianglehead.counterclockwise
    gobackward.45 45.arrow.trianglehead.counterclockwise
    gobackward.60 60.arrow.trianglehead.counterclockwise
    gobackward.75 75.arrow.trianglehead.counterclockwise
    gobackward.90 90.arrow.trianglehead.counterclockwise
    goforward.5 5.arrow.trianglehead.clockwise
    goforward.15 15.arrow.trianglehead.clockwise
    goforward.30 30.arrow.trianglehead.clockwise
    goforward.45 45.arrow.trianglehead.clockwise
    goforward.60 60.arrow.trianglehead.clockwise
    goforward.75 75.arrow.trianglehead.clockwise
    goforward.90 90.arrow.trianglehead.clockwise
    gobackward.minus minus.arrow.trianglehead.counterclockwise
    goforward.plus plus.arrow.trianglehead.clockwise
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.arrow.circlepath exclamationmark.arrow.trianglehead.counterclockwise.rotate.90
    slider.horizontal.2.gobackward slider.horizontal.2.arrow.trianglehead.counterclockwise
    person.2.gobackward person.2.arrow.trianglehead.counterclockwise
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.2.circlepath.page.on.clipboard
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
    arrow.triangle.turn.up.right.diamond arrow.trianglehead.turn.up.right.diamond
    arrow.turn.up.right arrow.trianglehead.turn.up.right
    arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.2.counterclockwise
    envelope.arrow.triangle.branch envelope.and.arrow.trianglehead.branch
    circle.bottomrighthalf.checkered circle.bottomrighthalf.pattern.checkered
    flag.checkered flag.pattern.checkered
    flag.checkered.2.crossed flag.pattern.checkered.2.crossed
    doc.questionmark questionmark.text.page
    doc.text.below.ecg ecg.text.page
    creditcard.and.123 creditcard.and.numbers
    cursorarrow.rays cursor.rays
    contextualmenu.and.cursorarrow contextualmenu.and.pointer.arrow
    filemenu.and.cursorarrow filemenu.and.pointer.arrow
    macwindow.and.cursorarrow macwindow.and.pointer.arrow
    dot.circle.and.cursorarrow dot.circle.and.pointer.arrow
    dots.and.line.vertical.and.cursorarrow.rectangle dots.and.line.vertical.and.pointer.arrow.rectangle
    person.crop.square.filled.and.at.rectangle person.crop.square.fill.and.at.rectangle
    photo.on.rectangle.fill photo.fill.on.rectangle.fill
    power togglepower
    livephoto.badge.automatic livephoto.badge.a
    tablet.landscape ipad.gen2.landscape
    smartphone.landscape ipod.touch.landscape
    ipodshuffle.gen1 ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4
    head.profile.arrow.forward.and.visionpro head.profile.arrow.forward.and.vision.pro
    homepod.and.homepodmini homepod.and.homepod.mini
    earbuds.case airpods.chargingcase airpods.chargingcase.wireless airpods.gen3.chargingcase.wireless airpodspro.chargingcase.wireless
    earbuds.case airpods.pro.chargingcase.wireless beats.fitpro.chargingcase beats.powerbeats.pro.chargingcase beats.solobuds.chargingcase
    earbuds.case beats.studiobuds.chargingcase beats.studiobuds.plus.chargingcase
    server.rack xserve macpro.gen3.server
    waveform.circle siri
    house homekit apple.homekit
    cylinder.split.1x2 swiftdata
    scroll applescript
    book.pages apple.books.pages
    person.2 sharedwithyou
    indianrupeesign rupeesign
    norwegiankronasign norwegiankronesign
    danishkronasign danishkronesign
    4.circle 4.alt.circle
    4.square 4.alt.square
    6.circle 6.alt.circle
    6.square 6.alt.square
    9.circle 9.alt.circle
    9.square 9.alt.square
    arrow.up.and.down.and.arrow.left.and.right dot.crosshair
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left chevron.up.chevron.right.chevron.down.chevron.left
    viewfinder viewfinder.rectangular
    character.textbox text.rectangle.page
    moonphase.new.moon moonphase.full.moon.inverse
    moonphase.waxing.gibbous moonphase.waning.crescent.inverse
    moonphase.waning.gibbous moonphase.waxing.crescent.inverse
    moonphase.waxing.crescent moonphase.waning.gibbous.inverse
    moonphase.waning.crescent moonphase.waxing.gibbous.inverse
    moonphase.first.quarter moonphase.last.quarter.inverse
    moonphase.last.quarter moonphase.first.quarter.inverse
    light.recessed light.recessed.inverse light.recessed.3 light.recessed.3.inverse
    light.cylindrical.ceiling light.cylindrical.ceiling.inverse
    list.dash.header.rectangle pad.header
    textformat.characters textformat.characters.dottedunderline
    exclamationmark.warninglight warninglight
    waveform.badge.microphone waveform.badge.mic
    door.sliding.right.hand.closed door.sliding.right
    fuelpump fuelpump.and.filter
    person.and.arrow.left.and.arrow.right person.and.arrow.left.and.arrow.right.outward
    smartphone.and.arrow.right.outward iphone.and.arrow.forward.outward
    rectangle.tophalf.inset.filled inset.filled.tophalf.rectangle
    rectangle.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle
    rectangle.lefthalf.inset.filled inset.filled.lefthalf.rectangle rectangle.lefthalf.inset.fill
    rectangle.righthalf.inset.filled inset.filled.righthalf.rectangle rectangle.righthalf.inset.fill
    rectangle.trailinghalf.inset.filled inset.filled.trailinghalf.rectangle
    rectangle.leftthird.inset.filled inset.filled.leftthird.rectangle rectangle.leftthird.inset.fill
    rectangle.rightthird.inset.filled inset.filled.rightthird.rectangle rectangle.rightthird.inset.fill
    rectangle.trailingthird.inset.filled inset.filled.trailingthird.rectangle
    rectangle.topthird.inset.filled inset.filled.topthird.rectangle rectangle.topthird.inset.fill
    rectangle.bottomthird.inset.filled inset.filled.bottomthird.rectangle rectangle.bottomthird.inset.fill
    rectangle.center.inset.filled inset.filled.center.rectangle rectangle.center.inset.fill
    rectangle.inset.topleft.filled inset.filled.topleft.rectangle
    rectangle.inset.topleading.filled inset.filled.topleading.rectangle
    rectangle.inset.topright.filled inset.filled.topright.rectangle
    rectangle.inset.toptrailing.filled inset.filled.toptrailing.rectangle
    rectangle.inset.bottomleft.filled inset.filled.bottomleft.rectangle
    rectangle.inset.bottomleading.filled inset.filled.bottomleading.rectangle
    rectangle.inset.bottomright.filled inset.filled.bottomright.rectangle
    rectangle.inset.bottomtrailing.filled inset.filled.bottomtrailing.rectangle
    rectangle.lefthalf.righthalf.inset.filled inset.filled.lefthalf.righthalf.rectangle inset.filled.righthalf.lefthalf.rectangle
    rectangle.lefthalf.righthalf.inset.filled inset.filled.leadinghalf.trailinghalf.rectangle
    rectangle.lefthalf.righthalf.inset.filled inset.filled.trailinghalf.leadinghalf.rectangle
    rectangle.tophalf.bottomhalf.inset.filled inset.filled.tophalf.bottomhalf.rectangle inset.filled.bottomhalf.tophalf.rectangle
    rectangle.split.2x2 inset.filled.topleft.topright.bottomleft.bottomright.rectangle
    rectangle.portrait.tophalf.inset.filled inset.filled.tophalf.rectangle.portrait
    rectangle.portrait.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle.portrait
    rectangle.portrait.lefthalf.inset.filled inset.filled.lefthalf.rectangle.portrait
    rectangle.portrait.leadinghalf.inset.filled inset.filled.leadinghalf.rectangle.portrait
    rectangle.portrait.righthalf.inset.filled inset.filled.righthalf.rectangle.portrait
    rectangle.portrait.trailinghalf.inset.filled inset.filled.trailinghalf.rectangle.portrait
    rectangle.portrait.topthird.inset.filled inset.filled.topthird.rectangle.portrait
    rectangle.portrait.leftthird.inset.filled inset.filled.leftthird.rectangle.portrait
    rectangle.portrait.leadingthird.inset.filled inset.filled.leadingthird.rectangle.portrait
    rectangle.portrait.rightthird.inset.filled inset.filled.rightthird.rectangle.portrait
    rectangle.portrait.trailingthird.inset.filled inset.filled.trailingthird.rectangle.portrait
    rectangle.portrait.center.inset.filled inset.filled.center.rectangle.portrait
    rectangle.portrait.topleft.inset.filled inset.filled.topleft.rectangle.portrait
    rectangle.portrait.topleading.inset.filled inset.filled.topleading.rectangle.portrait
    rectangle.portrait.topright.inset.filled inset.filled.topright.rectangle.portrait
    rectangle.portrait.toptrailing.inset.filled inset.filled.toptrailing.rectangle.portrait
    rectangle.portrait.bottomleft.inset.filled inset.filled.bottomleft.rectangle.portrait
    rectangle.portrait.bottomleading.inset.filled inset.filled.bottomleading.rectangle.portrait
    rectangle.portrait.bottomright.inset.filled inset.filled.bottomright.rectangle.portrait
    rectangle.portrait.bottomtrailing.inset.filled inset.filled.bottomtrailing.rectangle.portrait
    rectangle.portrait.bottomthird.inset.filled inset.filled.bottomthird.rectangle.portrait
    square.leftthird.inset.filled inset.filled.leftthird.square
    square.rightthird.inset.filled inset.filled.rightthird.square
    square.leadingthird.inset.filled inset.filled.leadingthird.square
    square.trailingthird.inset.filled inset.filled.trailingthird.square
    capsule.inset.filled inset.filled.capsule
    diamond.inset.filled inset.filled.diamond
    square.dashed.inset.filled inset.filled.square.dashed
    circle.dashed.inset.filled inset.filled.circle.dashed
    rectangle.inset.filled.and.cursorarrow inset.filled.rectangle.and.cursorarrow inset.filled.rectangle.and.pointer.arrow
    rectangle.inset.filled.on.rectangle inset.filled.rectangle.on.rectangle
    rectangle.inset.filled.and.person.filled inset.filled.rectangle.and.person.filled
    rectangle.lefthalf.inset.filled.arrow.left inset.filled.lefthalf.arrow.left.rectangle
    rectangle.leadinghalf.inset.filled.arrow.leading inset.filled.leadinghalf.arrow.leading.rectangle
    oval.inset.filled inset.filled.oval
    oval.portrait.inset.filled inset.filled.oval.portrait
    capsule.portrait.inset.filled inset.filled.capsule.portrait
    triangle.inset.filled inset.filled.triangle
    speaker.wave.2.bubble speaker.wave.2.bubble.left
    square.stack.3d.down.dottedline square.stack.3d.forward.dottedline
    square.stack.3d.down.forward square.3.layers.3d.down.forward square.stack.3d.down.backward square.3.layers.3d.down.backward
    square.filled.and.line.vertical.and.square square.fill.and.line.vertical.and.square
    square.on.circle.fill square.fill.on.circle.fill
    minus.slash.plus minus.forwardslash.plus
    eurosign eurozonesign
    earbud.left airpod.left airpod.gen3.left airpodpro.left airpods.pro.left beats.fitpro.left beats.powerbeats.left
    earbud.left beats.powerbeats.pro.left beats.powerbeats3.left beats.solobuds.left beats.studiobuds.left beats.studiobuds.plus.left
    earbud.left earbuds.in.ear.left earbuds.stemless.left earbuds.bone.conduction.left
    earbud.right airpod.right airpod.gen3.right airpodpro.right airpods.pro.right beats.fitpro.right beats.powerbeats.right
    earbud.right beats.powerbeats.pro.right beats.powerbeats3.right beats.solobuds.right beats.studiobuds.right
    earbud.right beats.studiobuds.plus.right earbuds.in.ear.right earbuds.stemless.right earbuds.bone.conduction.right
    earbuds.in.ear earbuds.stemless earbuds.bone.conduction
    teletype teletype.answer realtimetext
    gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90
    creditcard.arrow.triangle.2.circlepath creditcard.arrow.trianglehead.2.clockwise.rotate.90
    person.and.arrow.left.and.arrow.right.fill person.fill.and.arrow.left.and.arrow.right.outward
    sleep circle.bottomthird.split
    speaker.zzz volume.zzz
    hourglass.badge.lock hourglass.and.lock
    sidebar.squares.left sidebar.squares.leading
    sidebar.squares.right sidebar.squares.trailing
    figure.seated.side figure.seated.side.left
    figure.rower figure.indoor.rowing
    figure.soccer figure.indoor.soccer figure.outdoor.soccer
    figure.2 figure.2.left.holdinghands figure.2.right.holdinghands
    gamecontroller formfitting.gamecontroller
    humidifier humidifier.and.droplets
    cloud.rainbow.half cloud.rainbow.crop
    paintbucket paint.bucket.classic
    dog service.dog
    sprinkler sprinkler.and.droplets
    person.and.background.dotted person.and.background.striped.horizontal
    homepod.and.appletv homepod.mini.and.appletv
    train.side.front.car train.side.middle.car train.side.rear.car
    car.window.left car.window.right
    headlight.high.beam automatic.headlight.high.beam
    headlight.low.beam automatic.headlight.low.beam
    exclamationmark.brakesignal hold.brakesignal
    smartphone.and.arrow.forward iphone.and.arrow.forward.inward iphone.and.arrow.right.inward
    smartphone.and.arrow.forward iphone.and.arrow.left.and.arrow.right.inward iphone.gen2.and.arrow.left.and.arrow.right.inward
    smartphone.and.arrow.forward iphone.gen3.and.arrow.left.and.arrow.right.inward
    smartphone.smartbatterycase.gen2 iphone.smartbatterycase.gen1
    ev.plug.ac.type.1 ev.plug.ac.type.2 ev.plug.ac.gb.t
    ev.plug.dc.ccs1 ev.plug.dc.ccs2 ev.plug.dc.chademo ev.plug.dc.gb.t ev.plug.dc.nacs
    lightbulb.led lightbulb.led.wide
    light.overhead.left light.overhead.right
    point.bottomleft.forward.to.point.topright.scurvepath point.bottomleft.filled.forward.to.point.topright.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath point.bottomleft.forward.to.point.topright.filled.scurvepath
    point.topleft.down.to.point.bottomright.curvepath point.topleft.down.to.point.bottomright.filled.curvepath
    point.topleft.down.to.point.bottomright.curvepath point.topleft.filled.down.to.point.bottomright.curvepath
    point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.down.curvedto.point.filled.bottomright.up
    homepod.2 homepod.and.homepod
    hifispeaker.2 hifispeaker.and.homepod hifispeaker.and.homepod.mini
    apps.ipad apps.ipad.landscape
    oilcan oilcan.and.thermometer
    windshield.front.and.wiper windshield.front.and.wiper.intermittent
    windshield.rear.and.wiper windshield.rear.and.wiper.intermittent
    spatial.capture spatial.capture.on.hexagon
    """
}
