// SPDX-License-Identifier: MIT

internal import LabelCSS

/// The icon names that are listed for users: the drawn icons and their useful variants.
///
/// Many more can be generated than are worth listing, such as a plus with a plus badge.
struct IconListing {
  /// The names of the files.
  let drawn: [String]
  private let files: IconRecipe.Files

  init(drawn: [String], files: IconRecipe.Files) {
    self.drawn = drawn
    self.files = files
  }

  /// The generated names.
  var generated: Set<String> {
    let characters = EnclosedCharacters.all.flatMap { Self.both("\($0.name).circle") + Self.both("\($0.name).square") }
    let labels = EnclosedCharacters.circledLabels.flatMap { Self.both("\($0.name).circle") } + Self.buttons.flatMap(Self.both)
    return Set((drawn.flatMap(variants) + characters + labels).filter { IconRecipe($0, files) != nil })
  }

  /// All variants of the drawn icon that a name starts with; empty when it starts with none.
  func neighbors(of name: String) -> [String] {
    var base = name[...]
    while !files.isDrawn(String(base)) {
      guard let dot = base.lastIndex(of: ".") else { return [] }
      base = base[..<dot]
    }
    let slashed = ["\(base)", "\(base).slash"]
    let enclosed = slashed + slashed.flatMap { stem in IconEnclosure.allCases.map { "\(stem).\($0.rawValue)" } }
    let badged = enclosed + enclosed.flatMap { stem in IconBadge.allCases.map { "\(stem).\($0.suffix)" } }
    return badged.flatMap(Self.both).filter { IconRecipe($0, files) != nil }
  }

  private func variants(of name: String) -> [String] {
    let parts = name.split(separator: ".")
    var variants = [name + ".fill"]
    // Only simple symbols are legible at the smaller size inside an enclosure.
    if parts.count <= 2, !name.isPageOfCalendar { variants += Self.both(name + ".circle") + Self.both(name + ".square") }
    if let mark = IconMark(rawValue: name), mark.isEnclosedEverywhere {
      variants += IconEnclosure.allCases.filter { $0.contents == .anything }.flatMap { Self.both("\(name).\($0.rawValue)") }
    }
    if IconRecipe.currencySigns.contains(name) {
      variants += IconEnclosure.allCases.filter { $0.contents == .currencySigns }.map { "\(name).\($0.rawValue)" }
      variants.append("\(name).\(IconEnclosure.bank.rawValue).fill")
    }
    if Self.switchedOff.contains(name) { variants += Self.both(name + ".slash") }
    for badge in IconBadge.allCases where Self.bases(of: badge).contains(name) { variants += Self.both("\(name).\(badge.suffix)") }
    return variants
  }

  /// The buttons of game controllers.
  private static let buttons = [
    (IconEnclosure.button, "l4 lm m1 m2 m3 m4 p1 p2 p3 p4 r4 rm"), (.roundedTopButton, "l2 lt r2 rt zl zr"),
    (.roundedBottomButton, "l l1 lb r r1 rb"), (.angledLeftButton, "l3 lsb"), (.angledRightButton, "r3 rsb"),
  ].flatMap { enclosure, labels in labels.split(separator: " ").map { "\($0).\(enclosure.rawValue)" } }

  /// A name, and the name with `.fill`.
  private static func both(_ name: String) -> [String] { [name, name + ".fill"] }

  /// Icons with a `.slash`: things that can be off, forbidden or absent.
  private static let switchedOff = names(
    """
    bell mic speaker eye video camera photo wifi lock location mappin pin flag heart star bookmark tag cloud bolt trash person
    person.2 message bubble.left bubble.right envelope calendar clock alarm play airplane car cart link printer keyboard display tv
    gamecontroller headphones music.note paperplane folder doc hand.raised drop flame leaf sun.max moon snowflake umbrella network
    antenna.radiowaves.left.and.right dot.radiowaves.left.and.right personalhotspot powerplug key gift creditcard bag basket fork.knife
    pill pills pawprint lightbulb ear globe magnifyingglass square.and.arrow.up arrow.triangle.2.circlepath waveform timer
    """)

  private static func bases(of badge: IconBadge) -> Set<String> {
    switch badge {
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .ellipsis: badged
    case .clock: scheduled
    case .gearshape: configured
    case .dot: notified
    case .moon: resting
    case .info: explained
    case .lock: locked
    case .arrowForward: forwarded
    case .star: starred
    case .key: keyed
    case .cloud: stored
    case .halfShield: protected
    case .triangle: warned
    }
  }

  /// Icons with a dot badge: things with notifications.
  private static let notified = names("app bell calendar cloud envelope message bubble.left bubble.right text.bubble phone")

  /// Icons with a moon badge: people and devices in a do-not-disturb mode.
  private static let resting = names("person person.crop.circle bell message phone smartphone smartwatch")

  /// Icons with an info badge: things to read about.
  private static let explained = names("doc doc.plaintext doc.text folder calendar person.crop.circle shippingbox")

  /// Icons with a lock badge: things that can be locked.
  private static let locked = names("doc externaldrive folder network person server.rack smartphone")

  /// Icons with an arrow badge: things that are passed on.
  private static let forwarded = names("doc envelope folder message person pencil.tip phone tray")

  /// Icons with a star badge: things that can be favourites.
  private static let starred = names("bookmark calendar doc folder list.bullet person photo text.alignleft")

  /// Icons with a key badge: people and things with access.
  private static let keyed = names("doc externaldrive folder lock network person person.2 server.rack")

  /// Icons with a cloud badge: things that are stored elsewhere.
  private static let stored = names("doc externaldrive folder photo server.rack tray")

  /// Icons with a shield badge: things that can be protected.
  private static let protected = names("doc externaldrive folder globe key lock network person server.rack wifi")

  /// Icons with a warning triangle: things that can fail.
  private static let warned = names("bolt externaldrive laptopcomputer lock printer server.rack smartphone wifi")

  /// Icons with a clock badge: things with a time or a deadline.
  private static let scheduled = names("archivebox calendar doc envelope folder lock person person.crop.circle photo shippingbox")

  /// Icons with a gear badge: things with settings.
  private static let configured = names(
    "calendar display doc externaldrive folder laptopcomputer lock person person.2 printer server.rack shield smartphone")

  /// Icons with the other badges: things that are added to, removed from or can fail.
  private static let badged = names(
    """
    folder doc doc.text doc.on.doc calendar person person.2 person.crop.circle person.crop.square bell envelope message text.bubble
    bubble.left bubble.right phone video camera photo music.note.list list.bullet checklist cart bag basket creditcard bookmark tag book
    link clock alarm cloud externaldrive server.rack internaldrive printer display laptopcomputer smartphone smartwatch keyboard wifi
    lock shield key gearshape archivebox tray shippingbox rectangle.stack square.stack note.text clipboard mappin map flag star heart
    globe network app car airplane text.alignleft
    """)

  private static func names(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}

extension String {
  /// Whether it is a day on a calendar, as `28.calendar` is: its two digits are illegible in a circle.
  fileprivate var isPageOfCalendar: Bool { (utf8.first.map(ASCII.isDigit) ?? false) && hasSuffix(".calendar") }
}

extension IconMark {
  /// Whether the mark is useful in every enclosure: in a shield, a triangle, a seal.
  fileprivate var isEnclosedEverywhere: Bool {
    switch self {
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark: true
    case .multiply, .divide, .equal, .info, .ellipsis: false
    }
  }
}
