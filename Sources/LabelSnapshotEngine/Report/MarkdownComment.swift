// SPDX-License-Identifier: MIT

internal import LabelCore

/// The changes of a run as a comment for a pull request: groups first, images by their paths, and never more than 60,000 characters.
package struct MarkdownComment {
  /// In UTF-16 code units: the services refuse comments of 65,536.
  package static let maximumLength = 60_000

  /// How many snapshots of a group are named.
  private static let maximumNames = 20
  /// In characters: the longest name or cause.
  private static let maximumPart = 300

  private let results: SnapshotResults
  private let folder: String

  /// - Parameter folder: The path of the folder for failures, below which the images are.
  package init(_ results: SnapshotResults, folder: String) {
    self.results = results
    self.folder = folder
  }

  /// The comment. Its first line, which is not shown, tells that LabelKit wrote it.
  package var text: String {
    let groups = ChangeGroup.groups(of: results.results.compactMap(\.change))
    var text = "<!-- LabelKit snapshots -->\n### Snapshots\n\n\(Self.plain(results.summary))\n"
    let broken = results.results.filter { $0.status == .broken }
    let accept = "\nTo accept: " + Self.code("labelkit snapshot accept \(ShellWord.quoted(folder))") + "\n"
    let room = Self.maximumLength - accept.utf16.count - 200
    var shown = 0
    let causes = groups.reduce(into: [:]) { $0[$1.cause, default: 0] += 1 }
    for group in groups {
      let section = section(group, isAlone: causes[group.cause] == 1)
      guard text.utf16.count + section.utf16.count <= room else { break }
      text += section
      shown += 1
    }
    let rest = groups.dropFirst(shown)
    if !rest.isEmpty {
      let changes = rest.reduce(0) { $0 + $1.changes.count }
      text += "\nand \(CountText.of(changes, "more change")) in \(CountText.of(rest.count, "group"))\n"
    }
    if !broken.isEmpty { text += "\n\(CountText.of(broken.count, "label")) could not be drawn\n" }
    return groups.isEmpty ? text : text + accept
  }

  /// - Parameter isAlone: Whether no other group has the same cause in words, as those of light and of dark images may have.
  private func section(_ group: ChangeGroup, isAlone: Bool) -> String {
    let name = isAlone ? "" : (group.changes.count == 1 ? ": " : ", such as ") + Self.code(group.changes[0].name)
    var text =
      "\n#### \(Self.plain(group.cause))\(name) (\(CountText.of(group.changes.count, "snapshot")))\n\n| snapshot | pictures |\n|---|---|\n"
    for change in group.changes.prefix(Self.maximumNames) { text += "| \(Self.code(change.name)) | \(images(change)) |\n" }
    let rest = group.changes.count - Self.maximumNames
    if rest > 0 { text += "\nand \(CountText.of(rest, "more snapshot"))\n" }
    return text
  }

  /// The paths of the new image and of the difference.
  private func images(_ change: SnapshotChange) -> String {
    guard let image = change.image else {
      return change.kind == .deleted ? "removed" : change.summary == SnapshotFailure.otherSVG ? "the SVG file only" : "the layout only"
    }
    let hasDifference = change.kind == .changed && change.facts.contains { $0.name == "pixels" }
    let names = [image.path] + (hasDifference ? [change.name + ".difference.png"] : [])
    return names.map { Self.code("\(folder)/\($0)") }.joined(separator: ", ")
  }

  // MARK: Escaping

  /// Text without the characters that have a meaning in Markdown and HTML.
  static func plain(_ text: String) -> String {
    let scalars = Array(text.shortened(to: maximumPart).unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      switch scalar {
      // Only before something does it begin an address or an emoji.
      case ":" where index + 1 == scalars.count || scalars[index + 1] == " ": result += ":"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!", "@", ":": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
  }

  /// Text in the font of code. It is HTML and not backticks, because a name may have backticks and pipes.
  static func code(_ text: String) -> String { "<code>" + plain(text) + "</code>" }

  /// Line ends and invisible controls of direction, which could show another text than there is.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}
