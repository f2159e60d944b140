// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import TestSupport
import Testing

struct IconNamesTests {
  private static let registry = IconRegistry()

  @Test func thereAreMoreThanFifteenHundredNames() {
    let names = Self.registry.names
    #expect(Set(names).count == names.count)
    #expect(names.count >= 1500)
  }

  @Test(arguments: names(documented) + names(mostUsed) + names(bases) + names(fillers) + names(compositions))
  func namesUsedByAppsAreFound(name: String) throws {
    #expect(try Self.registry.icon(named: name).lineWidth != nil)
  }

  /// A name of many parts is not looked up from each of them.
  @Test(arguments: ["x.", "circle.", ".", "-x", " x", ":x"]) func longNamesTakeLinearTime(part: String) {
    let growth = Growth.ofFourTimes(5000) { count in
      let name = String(repeating: part, count: count) + "fill"
      #expect(throws: LabelError.self) { try Self.registry.icon(named: name) }
      #expect(!Self.registry.contains(name))
    }
    #expect(growth < Growth.limit)
  }

  @Test(arguments: [
    ("hammer.badge.pluss", "hammer.badge.plus"), ("bell.slsh", "bell.slash"), ("bel.circle.fill", "bell.circle.fill"),
    ("12.cirle", "12.circle"), ("gift.shield.fil", "gift.shield.fill"),
  ])
  func misspelledVariantSuggestsTheRightOne(name: String, expected: String) throws {
    do {
      _ = try Self.registry.icon(named: name)
      Issue.record("\(name) was found")
    } catch {
      #expect(error.code == .unknownIcon && error.suggestion == expected)
    }
  }

  @Test(arguments: [
    ("bell", IconVariants(enclosure: .circle, isFilled: true, isSlashed: true), "bell.slash.circle.fill"),
    ("bell", IconVariants(isFilled: true, isSlashed: true), "bell.slash.fill"), ("plus", IconVariants(isFilled: true), "plus"),
    ("plus", IconVariants(enclosure: .circle, isFilled: true), "plus.circle.fill"),
    ("plus", IconVariants(isFilled: true, isSlashed: true), "plus.slash"),
    ("bell.fill", IconVariants(isSlashed: true), "bell.slash.fill"), ("star.fill", IconVariants(enclosure: .circle), "star.circle.fill"),
    ("checkmark.circle", IconVariants(enclosure: .square, isFilled: true), "checkmark.circle.fill"),
    ("iphone", IconVariants(isSlashed: true), "smartphone.slash"), ("doc", IconVariants(isFilled: true), "doc.fill"),
  ])
  func environmentGetsTheNearestExistingVariant(name: String, variants: IconVariants, expected: String) throws {
    #expect(try Self.registry.icon(named: name, variants: variants).name == expected)
  }

  private static func names(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// Names in Apple's documentation of labels.
  private static let documented = "bolt.fill cloud.rain sun.max snow moon.circle.fill star.fill hammer"

  /// The names used most in 35 published apps, the most frequent first.
  private static let mostUsed = """
    checkmark.circle.fill xmark plus trash checkmark chevron.down xmark.circle.fill star.fill chevron.right square.and.arrow.up
    checkmark.circle exclamationmark.triangle magnifyingglass arrow.clockwise star doc.on.doc ellipsis info.circle gearshape
    exclamationmark.triangle.fill person.crop.circle xmark.circle heart.fill list.bullet clock eye.slash chevron.up circle folder gear
    play.fill globe plus.circle questionmark.circle arrow.up.arrow.down arrow.left eye arrow.down.circle chevron.forward circle.fill
    pencil clock.fill ellipsis.circle bookmark.fill info.circle.fill
    """

  /// Every base name in those apps or in a published table of names.
  private static let bases = """
    checkmark xmark plus exclamationmark.triangle info ellipsis questionmark circle minus exclamationmark square checkmark.seal record
    square.dashed checkmark.shield lock.shield multiply circle.dashed xmark.seal sparkles plusminus number triangle app
    exclamationmark.shield exclamationmark.octagon infinity scope seal shield nosign sparkle power at divide equal percent asterisk
    xmark.shield target restart chevron.down chevron.right arrow.clockwise chevron.up arrow.down arrow.up.right arrow.left arrow.right
    arrow.up.arrow.down chevron.left chevron.forward arrow.up arrow.forward arrow.counterclockwise arrow.triangle.2.circlepath
    chevron.up.chevron.down arrow.left.arrow.right arrow.2.squarepath arrow.triangle.branch chevron.backward arrow.up.forward
    arrow.3.trianglepath arrow.uturn.left arrowshape.turn.up.left arrowshape.turn.up.right chevron.compact.right arrow.uturn.right
    arrow.uturn.backward arrow.uturn.forward arrow.turn.down.right arrowtriangle.up arrow.forward.to.line repeat shuffle chevron.left.2
    chevron.right.2 arrowshape.left arrowshape.right trash square.and.arrow.up folder doc.on.doc pencil list.bullet bookmark paperplane
    line.3.horizontal.decrease square.and.arrow.down link square.grid.2x2 doc calendar textformat square.and.pencil doc.plaintext
    archivebox text.magnifyingglass textformat.size character.cursor.ibeam line.3.horizontal slider.horizontal.3 pencil.line
    folder.badge.plus folder.badge.minus doc.on.clipboard doc.text.magnifyingglass list.bullet.clipboard tray text.alignleft
    text.append textformat.abc folder.badge.gearshape doc.text note.text tray.full book.closed books.vertical text.book.closed
    newspaper list.star text.quote quote.opening character curlybraces switch.2 rectangle.stack square.stack square.stack.3d.up
    sidebar.right highlighter clipboard list.clipboard crop text.badge.plus bold italic square.grid.3x3 pencil.tip eraser
    doc.badge.plus tray.and.arrow.down tray.and.arrow.up paperclip link.badge.plus book calendar.badge.plus calendar.badge.clock
    signature checklist underline strikethrough person.crop eye person person.badge.minus person.questionmark face.smiling hand.raised
    hand.thumbsup person.2 person.3 person.badge.plus person.text person.checkmark hand.thumbsdown hand.wave hand.draw figure.run
    person.badge.clock person.xmark brain accessibility bell globe text.bubble bell.badge tag pin network safari speaker message
    exclamationmark.bubble envelope envelope.badge bubble.left.and.bubble.right quote.bubble ellipsis.bubble captions.bubble
    speaker.wave.2 speaker.wave.3 mappin location wifi antenna.radiowaves.left.and.right icloud icloud.and.arrow.down bubble.right
    plus.bubble phone phone.down waveform map dot.radiowaves.left.and.right video mic envelope.open megaphone speaker.wave.1
    personalhotspot cellularbars play pause camera photo paintpalette stop photo.badge.plus dice backward forward gobackward film
    play.tv wand.and.stars goforward music.note.list tv playpause backward.end forward.end music.note headphones display theatermasks
    gamecontroller ticket paintbrush eyedropper sun.max bolt leaf ladybug sun.min moon moon.stars cloud cloud.sun cloud.rain drop hare
    bird sunrise sunset flame tree cloud.bolt tornado thermometer.sun umbrella gearshape clock magnifyingglass lock gear gearshape.2
    flag house key hammer lightbulb cube puzzlepiece.extension fork.knife building.2 lock.rotation wrench wrench.and.screwdriver
    shippingbox yensign wallet.pass cup.and.saucer trophy timer hourglass clock.arrow.circlepath qrcode.viewfinder ruler flashlight.on
    banknote mug party.popper building lock.open wrench.adjustable screwdriver plus.magnifyingglass minus.magnifyingglass printer
    scanner puzzlepiece gift cart bag basket creditcard dollarsign backpack medal crown stopwatch alarm barcode qrcode balloon
    server.rack cpu externaldrive terminal battery.100 iphone keyboard internaldrive bolt.horizontal applewatch powerplug
    laptopcomputer sdcard star heart chart.bar testtube.2 waveform.path.ecg airplane chart.bar.xaxis chart.line.uptrend.xyaxis
    box.truck flask bus chart.xyaxis.line bandage dumbbell chart.pie sportscourt soccerball basketball
    """

  /// More names for demos, weather, health and shopping apps, and code editors.
  private static let fillers = """
    contextualmenu.and.cursorarrow filemenu.and.selection rectangle.and.hand.point.up.left
    rectangle.and.text.magnifyingglass selection.pin.in.out
    airplane.departure airpods ant arrow.backward arrow.down.app arrow.down.left arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.left.and.right arrow.triangle.merge arrow.turn.up.left arrow.up.and.down
    arrow.up.forward.app arrow.up.left arrow.up.left.and.arrow.down.right arrowtriangle.down arrowtriangle.left
    arrowtriangle.right battery.0 battery.25 battery.50 bed.double bicycle binoculars birthday.cake briefcase bubble.left
    cable.connector capsule car case character.textbox chevron.compact.down chevron.left.forwardslash.chevron.right
    cloud.bolt.rain cloud.drizzle cloud.fog cloud.heavyrain cloud.moon cloud.snow cloud.sun.rain computermouse cross cross.case
    desktopcomputer diamond door.left.hand.open dot.circle eurosign externaldrive.badge.minus externaldrive.badge.plus
    externaldrive.badge.xmark faceid ferry figure.stand figure.walk fuelpump function graduationcap guitars hand.point.up hand.tap
    heart.text.square hexagon humidity hurricane icloud.and.arrow.up ipad lamp.desk largecircle.fill.circle
    line.horizontal.3.decrease list.number location.north mappin.and.ellipse memorychip octagon opticaldisc pawprint
    pencil.and.outline person.crop.circle.badge.moon photo.on.rectangle pianokeys pills rectangle rectangle.3.group
    rectangle.compress.vertical rectangle.expand.vertical rectangle.grid.1x2 rectangle.on.rectangle rss sailboat scissors scooter
    scribble sidebar.left sim simcard slider.vertical.3 smoke snowflake sofa sparkle.magnifyingglass square.3.layers.3d
    square.on.square stethoscope sum text.aligncenter text.alignright text.justify thermometer tortoise touchid
    train.side.front.car tram viewfinder wind window.shade.closed window.shade.open wineglass
    """

  private static let compositions = """
    folder.badge.plus folder.badge.minus folder.badge.gearshape text.badge.plus doc.badge.plus link.badge.plus calendar.badge.plus
    calendar.badge.clock person.badge.minus person.badge.plus person.badge.clock bell.badge envelope.badge photo.badge.plus
    person.crop.circle.badge.xmark person.crop.circle.badge.checkmark person.crop.circle.badge.plus
    person.crop.circle.badge.exclamationmark document.on.document line.horizontal.3.decrease.circle folder.fill.badge.plus
    person.fill.checkmark person.fill.xmark person.fill.questionmark arrow.up.right.square checkmark.square.fill
    exclamationmark.circle.fill minus.circle chevron.left.circle.fill bell.slash.fill mic.slash.fill icloud.and.arrow.down.fill
    externaldrive.badge.checkmark keyboard.badge.ellipsis clock.badge.exclamationmark number.circle at.circle.fill
    dollarsign.circle.fill bolt.slash.circle.fill sidebar.leading
    """
}
