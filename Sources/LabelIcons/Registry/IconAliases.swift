// SPDX-License-Identifier: MIT

/// Alternative names of icons.
///
/// Apple renamed symbols over the years and apps use both names. A name is tried unchanged first, then with its renamed part in the older
/// or newer form. Suffixes are kept: `document.on.document.fill` finds `doc.on.doc.fill`.
enum IconAliases {
  /// The names to try for `name`, starting with `name`.
  static func candidates(for name: String) -> [String] {
    let names = [name] + renamed(name)
    return names + names.compactMap(withFillAtEnd)
  }

  /// `folder.fill.badge.plus` and `person.fill.xmark` are the older way to write `folder.badge.plus.fill` and `person.xmark.fill`.
  private static func withFillAtEnd(_ name: String) -> String? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let fill = parts.dropLast().firstIndex(of: "fill"), fill > 0 else { return nil }
    parts.append(parts.remove(at: fill))
    return parts.joined(separator: ".")
  }

  /// The name with the aliases of its longest leading part that has any.
  private static func renamed(_ name: String) -> [String] {
    var part = name[...]
    while true {
      let rest = name[part.endIndex...]
      let found = groups[String(part), default: []].filter { $0 != part }.map { $0 + rest }
      if !found.isEmpty { return found }
      guard let dot = part.lastIndex(of: ".") else { return [] }
      part = part[..<dot]
    }
  }

  /// For each name, all names of the same icon.
  private static let groups: [String: [String]] = {
    var groups: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for name in names { groups[name] = names }
    }
    return groups
  }()

  /// A line for each icon, with the built-in name first. Names of Apple's products and marks are aliases of the generic icon.
  private static let table = """
    figure.roll wheelchair
    heart suit.heart
    star.leadinghalf.filled star.lefthalf.fill
    gauge gauge.with.needle
    gauge.low gauge.with.dots.needle.33percent gauge.open.with.lines.needle.33percent
    gauge.medium gauge.with.dots.needle.50percent gauge.with.dots.needle.bottom.50percent
    gauge.high gauge.with.dots.needle.67percent
    x.squareroot sqrt
    computermouse mouse magicmouse
    textformat.abc abc
    textformat.123 numbers textformat.numbers
    eyeglasses glasses
    figure.stand figure
    arrow.left.arrow.right arrow.swap
    rectangle.inset.filled inset.filled.rectangle
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
    speaker.wave.1 speaker.1
    speaker.wave.2 speaker.2
    speaker.wave.3 speaker.3
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
    square.stack.3d.up square.3.layers.3d
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
    tablet ipad ipad.gen1
    smartwatch applewatch applewatch.watchface
    laptopcomputer macbook macbook.gen2
    desktopcomputer imac
    headphones airpods airpodspro airpodsmax airpods.pro earbuds earpods beats.headphones beats.earphones
    face.viewfinder faceid
    fingerprint touchid
    goggles visionpro
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
    laptopcomputer.and.smartphone laptopcomputer.and.iphone macbook.and.iphone
    smartphone.radiowaves.left.and.right iphone.radiowaves.left.and.right
    square.stack.3d.down.right square.3.layers.3d.down.right
    progress.indicator rays
    arrow.clockwise arrow.trianglehead.clockwise
    arrow.counterclockwise arrow.trianglehead.counterclockwise
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
    football american.football
    homepod homepod.mini homepodmini
    motorcycle moped
    music.mic music.microphone
    pc macpro.gen1 macpro.gen2 macpro.gen3
    pencil applepencil
    play.tv airplayvideo airplay.video
    hifispeaker airplayaudio airplay.audio
    box.truck truck.box
    textformat textformat.alt
    text.justify text.justify.left text.justify.leading
    square.inset.filled inset.filled.square
    square.bottomthird.inset.filled inset.filled.bottomthird.square
    square.topthird.inset.filled inset.filled.topthird.square
    envelope mail
    number number.sign
    figure.hockey figure.ice.hockey
    figure.ice.skating figure.skating
    flashlight.off flashlight
    gauge.with.dots.needle.0percent gauge.with.dots.needle.bottom.0percent
    gauge.with.dots.needle.100percent gauge.with.dots.needle.bottom.100percent
    hand.raised hand.palm.facing
    hands.sparkles hands.and.sparkles
    rectangle.leadinghalf.inset.filled inset.filled.leadinghalf.rectangle
    rectangle.leadingthird.inset.filled inset.filled.leadingthird.rectangle
    rectangle.portrait.inset.filled inset.filled.rectangle.portrait
    tv.inset.filled inset.filled.tv
    tablet.and.smartphone ipad.and.iphone
    smartphone.homebutton ipodtouch
    leaf.arrow.circlepath leaf.arrow.triangle.circlepath
    lineweight line.weight
    lock.doc lock.document
    lock.open.rotation lock.rotation.open
    macmini mac.mini
    laptopcomputer.and.tablet macbook.and.ipad
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
    wifi.router airport.express
    sensor.tag.radiowaves.forward airtag
    app.dashed appclip
    sparkles apple.intelligence
    sparkles.rectangle.stack apple.image.playground
    figure.mind.and.body apple.meditate
    pencil.and.scribble apple.writing.tools
    av.remote appletvremote.gen4
    cube.transparent arkit
    network bonjour
    arrow.right.doc.on.clipboard arrow.right.page.on.clipboard arrow.right.document.on.clipboard
    arrow.rectanglepath arrow.trianglehead.rectanglepath
    arrow.triangle.capsulepath arrow.trianglehead.topright.capsulepath.clockwise
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
    arrow.up.and.down.righttriangle.up.righttriangle.down arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
    checkmark.gobackward checkmark.arrow.trianglehead.counterclockwise
    dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90
    doc.append append.page
    doc.zipper zipper.page
    """
}
