// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelIcons
internal import LabelLayout
internal import LabelSettings
internal import LabelText

/// The names of icons that point forward or back in reading order.
enum DirectionalIcon {
  private static let directed: Set<String> = [
    "arrow", "arrows", "chevron", "caret", "angle", "forward", "back", "backward", "backwards", "next", "previous", "prev", "reply", "undo",
    "redo", "indent", "outdent",
  ]
  /// Words of icons that point up, down or around, or both ways.
  private static let others: Set<String> = [
    "up", "down", "top", "bottom", "vertical", "clockwise", "counterclockwise", "circlepath", "rotate", "rotation", "refresh", "reload",
    "sync", "repeat", "cycle", "loop", "expand", "collapse", "resize", "swap", "exchange", "slash", "forwardslash",
  ]

  /// Whether an icon of this name usually points in the reading direction. The name may be the path of a file.
  static func isDirectional(_ name: String) -> Bool {
    let words = words(of: name)
    guard !words.isDisjoint(with: directed), words.isDisjoint(with: others) else { return false }
    // Both sides, as in `arrow.left.and.right`.
    return !(words.contains("left") && words.contains("right"))
  }

  /// The words of the last part of a name, at punctuation and before capitals.
  private static func words(of name: String) -> Set<String> {
    var last = name.split(separator: "/").last.map(String.init) ?? name
    if let colon = last.lastIndex(of: ":") { last = String(last[last.index(after: colon)...]) }
    if let dot = last.lastIndex(of: "."), ["svg", "png", "jpg", "jpeg", "webp"].contains(last[last.index(after: dot)...].lowercased()) {
      last = String(last[..<dot])
    }
    var (words, word): (Set<String>, String) = ([], "")
    var wasLower = false
    for character in last {
      if !character.isLetter || character.isUppercase && wasLower {
        if !word.isEmpty { words.insert(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }

  /// The name of a built-in icon with `forward` and `backward` in place of sides, if there is one.
  static func replacement(for name: String, _ icons: IconRegistry) -> String? {
    guard !name.contains(":") else { return nil }
    let parts = name.split(separator: ".").map { $0 == "right" ? "forward" : $0 == "left" ? "backward" : $0 }
    let replaced = parts.joined(separator: ".")
    return replaced != name && icons.contains(replaced) ? replaced : nil
  }
}

extension LabelGeometry {
  /// Finds icons with a direction that are drawn the same in the other layout direction.
  ///
  /// Of built-in icons, those count whose name says a side: the others are mirrored where Apple's are.
  ///
  /// - Parameters:
  ///   - names: The icons whose mirroring is not decided, by their names or files.
  ///   - mirrored: The label in the other direction.
  package func checkIcons(
    _ names: [(name: String, isFile: Bool)], mirrored: LabelGeometry, _ icons: IconRegistry, _ findings: inout LabelFindings
  ) {
    for (name, isFile) in names where DirectionalIcon.isDirectional(name) {
      if !isFile, !name.contains(":"), !name.contains("left"), !name.contains("right") { continue }
      guard isDrawn(name, likeIn: mirrored) else { continue }
      let replacement = isFile ? nil : DirectionalIcon.replacement(for: name, icons)
      findings.add(.auditUnmirroredIcon, part: name, in: mirrored.variant, count: mirrored.count, dependsOnLocale: false) {
        .auditUnmirroredIcon($0, icon: name, replacement: replacement)
      }
    }
  }

  /// Whether an icon has the same drawing in the other direction.
  private func isDrawn(_ name: String, likeIn other: LabelGeometry) -> Bool {
    let (own, others) = (drawings(of: name), other.drawings(of: name))
    return !own.isEmpty && own == others
  }

  /// The drawings of the icons with a name, at the side of a title and in it.
  private func drawings(of name: String) -> [[DrawCommand]] {
    let beside = icons.map(\.icon).filter { $0.name.hasSuffix(name) }.map(\.commands)
    let inText = texts.flatMap { $0.layout.lines.flatMap { $0.attachments.map(\.attachment.commands) } }
    return beside.isEmpty ? inText : beside
  }
}
