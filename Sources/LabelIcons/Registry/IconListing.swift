// SPDX-License-Identifier: MIT

/// The names that are shown to users: what is drawn, and the variants of it that somebody may be looking for.
///
/// Far more can be generated than is worth a line in a list, such as a plus with a plus badge.
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
    return Set((drawn.flatMap(variants) + characters).filter { IconRecipe($0, files) != nil })
  }

  /// Everything that can be made from the drawn icon that a name begins with; empty when it begins with none.
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
    // In an enclosure only what is plain enough to be read at two thirds of its size.
    if parts.count <= 2 { variants += Self.both(name + ".circle") + Self.both(name + ".square") }
    if let mark = IconMark(rawValue: name), mark.isEnclosedEverywhere {
      variants += IconEnclosure.allCases.flatMap { Self.both("\(name).\($0.rawValue)") }
    }
    if Self.switchedOff.contains(name) { variants += Self.both(name + ".slash") }
    for badge in IconBadge.allCases where Self.bases(of: badge).contains(name) { variants += Self.both("\(name).\(badge.suffix)") }
    return variants
  }

  /// A name without and with its fill.
  private static func both(_ name: String) -> [String] { [name, name + ".fill"] }

  /// What can be off, forbidden or absent.
  private static let switchedOff = words(
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
    }
  }

  /// What has news.
  private static let notified = words("app bell calendar cloud envelope message bubble.left bubble.right text.bubble phone")

  /// Who does not want to be disturbed.
  private static let resting = words("person person.crop.circle bell message phone smartphone smartwatch")

  /// What has a time or a deadline.
  private static let scheduled = words("archivebox calendar doc envelope folder lock person person.crop.circle photo shippingbox")

  /// What has settings.
  private static let configured = words(
    "calendar display doc externaldrive folder laptopcomputer lock person person.2 printer server.rack shield smartphone")

  /// What things are added to, taken away from or go wrong with.
  private static let badged = words(
    """
    folder doc doc.text doc.on.doc calendar person person.2 person.crop.circle person.crop.square bell envelope message text.bubble
    bubble.left bubble.right phone video camera photo music.note.list list.bullet checklist cart bag basket creditcard bookmark tag book
    link clock alarm cloud externaldrive server.rack internaldrive printer display laptopcomputer smartphone smartwatch keyboard wifi
    lock shield key gearshape archivebox tray shippingbox rectangle.stack square.stack note.text clipboard mappin map flag star heart
    globe network app car airplane text.alignleft
    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}

extension IconMark {
  /// Whether the mark says something about any enclosure: a shield with it, a triangle, a seal.
  fileprivate var isEnclosedEverywhere: Bool {
    switch self {
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark: true
    case .multiply, .divide, .equal, .info, .ellipsis: false
    }
  }
}
