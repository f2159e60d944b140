// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

extension LabelError {
  /// There is no icon with this name.
  package static func unknownIcon(name: String, nearest: [String]) -> Self {
    let help =
      name.unicodeScalars.first?.isEmoji == true
      ? "an icon is one emoji; write others into the title"
      : BrandNames.help(for: name) ?? nearest.didYouMean ?? "search for it with `labelkit icons list WORD`"
    return Self(
      .unknownIcon, "no icon is named \(name.quoted)", help: help, nearest: BrandNames.contains(name) ? [] : nearest,
      keys: ["icon.name", "icon"], subject: name)
  }

  /// A name has a prefix before a colon, and no icon set has this prefix.
  package static func unknownIconPrefix(name: String, prefix: String) -> Self {
    Self(
      .unknownIcon, "no icon is named \(name.quoted): no icon set has the prefix \(prefix.quoted)",
      help: "name the folder of its icons in the manifest, as in icons: { \(prefix): icons/ }, or with --icons \(prefix)=icons/",
      keys: ["icon.name", "icon"], subject: name)
  }

  /// An icon of a set is written as a path; `name` is how it is written.
  package static func iconOfSet(_ error: LabelError, name: String) -> Self {
    Self(
      error.code, error.message, help: "write \(name): an icon of a set has a colon behind the prefix", nearest: [name], kind: error.kind,
      keys: error.keys, subject: error.subject)
  }

  /// A file that a label names cannot be used as an icon.
  package static func unusableIcon(path: String, line: Int?, reason: String) -> Self {
    Self(
      .unusableIcon, "the icon \(path)\(line.map { ":\($0)" } ?? "") cannot be used: \(reason)",
      keys: ["icon.file", "icon.name", "icon"], subject: path, line: line, reason: reason)
  }

  /// The `naming.json` of an icon set cannot be used.
  package static func unusableNaming(path: String, line: Int?, reason: String) -> Self {
    Self(.unusableNaming, "\(path) cannot be used: \(reason)", subject: path, line: line, reason: reason)
  }

  /// The `naming.json` of an icon set maps names to icons that the set does not have; each as `name: icon`.
  package static func missingNamedIcons(path: String, line: Int, names: [String]) -> Self {
    let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    return Self(
      .missingNamedIcons, "\(path) names icons that the folder does not have: \(list)", help: "correct the names, or remove them",
      kind: .warning, subject: path, line: line)
  }

  /// A part of an icon's file is not drawn; `feature` says which and why.
  package static func partlyDrawnIcon(path: String, feature: String) -> Self {
    Self(
      .partlyDrawnIcon, "the icon \(path) is drawn in part: \(feature)", kind: .warning, keys: ["icon.file", "icon.name", "icon"],
      subject: path, reason: feature)
  }
}

extension Unicode.Scalar {
  /// Whether the character is an emoji without a variation selector, or a symbol that has one. Digits and letters are not.
  fileprivate var isEmoji: Bool { properties.isEmojiPresentation || properties.isEmoji && value > 0xFF }
}
