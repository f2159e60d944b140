// SPDX-License-Identifier: MIT

/// Names under which one icon is known.
///
/// Apple renamed symbols over the years and apps use both names, so a name is tried as it is first, then with each part that was
/// renamed put back or forward. Suffixes come along: `doc.on.doc.fill` finds `document.on.document.fill`.
enum IconAliases {
  /// The names to try for `name`, itself first.
  static func candidates(for name: String) -> [String] {
    var result = [name]
    for candidate in renamed(name) + [movedFill(name)].compactMap(\.self) where !result.contains(candidate) {
      result.append(candidate)
    }
    return result
  }

  /// Other names for the longest leading part that has some.
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

  /// `folder.fill.badge.plus` is the older way to write `folder.badge.plus.fill`, and both occur.
  private static func movedFill(_ name: String) -> String? {
    var parts = name.split(separator: ".")
    guard let badge = parts.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), badge > 0 else { return nil }
    if parts[badge - 1] == "fill" {
      parts.append(parts.remove(at: badge - 1))
    } else if parts.last == "fill" {
      parts.insert(parts.removeLast(), at: badge)
    } else {
      return nil
    }
    return parts.joined(separator: ".")
  }

  /// Each name with all that mean the same.
  private static let groups: [String: [String]] = {
    var groups: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for name in names { groups[name] = names }
    }
    return groups
  }()

  /// A line for each icon. Names that mean Apple's products or marks stand beside the generic thing that is drawn.
  private static let table = """
    doc document
    doc.on.doc document.on.document
    doc.on.clipboard document.on.clipboard
    doc.badge.plus document.badge.plus
    doc.badge.gearshape document.badge.gearshape
    doc.badge.ellipsis document.badge.ellipsis
    doc.text text.document
    doc.plaintext text.page
    doc.richtext richtext.page
    doc.text.magnifyingglass text.page.badge.magnifyingglass
    chart.bar.doc.horizontal chart.bar.horizontal.page
    line.horizontal.3 line.3.horizontal
    line.horizontal.3.decrease line.3.horizontal.decrease
    bin.xmark xmark.bin
    ellipses.bubble ellipsis.bubble
    speaker.1 speaker.wave.1
    speaker.2 speaker.wave.2
    speaker.3 speaker.wave.3
    mic microphone
    music.mic music.microphone
    circle.lefthalf.fill circle.lefthalf.filled
    circle.righthalf.fill circle.righthalf.filled
    circle.bottomhalf.fill circle.bottomhalf.filled
    circle.tophalf.fill circle.tophalf.filled
    square.lefthalf.fill square.lefthalf.filled
    square.righthalf.fill square.righthalf.filled
    smallcircle.fill.circle smallcircle.filled.circle
    largecircle.fill.circle circle.inset.filled
    battery.0 battery.0percent
    battery.25 battery.25percent
    battery.50 battery.50percent
    battery.75 battery.75percent
    battery.100 battery.100percent
    text.alignleft text.align.left
    text.aligncenter text.align.center
    text.alignright text.align.right
    icloud cloud
    iphone smartphone
    safari compass
    """
}
