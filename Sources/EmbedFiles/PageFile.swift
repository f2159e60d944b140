// SPDX-License-Identifier: MIT

/// A file of a page or a table: `served-page.html` becomes the constant `servedPageHTML`.
///
/// What is above the first empty line is left out if it begins with the licence, and of a `.txt` file all lines that are empty or begin with
/// `#`. A file with `{{title}}` becomes a function with the argument `title`, and `{{report.css}}` is replaced by the file `report.css`.
struct PageFile {
  private let name: String
  private let text: String

  init(_ file: EmbedFiles.File) {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    if file.name.hasSuffix(".txt") {
      lines.removeAll { $0.isEmpty || $0.hasPrefix("#") }
    } else if lines[0].contains("SPDX-License-Identifier") {
      lines.removeFirst((lines.firstIndex(of: "") ?? 0) + 1)
    }
    (name, text) = (file.name, lines.joined(separator: "\n"))
  }

  /// The declaration of the constant or function.
  func member(among files: [EmbedFiles.File]) -> String {
    var parameters: [String] = []
    let text = text.replacing(#/{{([a-z-]+(?:\.[a-z]+)?)}}/#) { match in
      let name = String(match.1)
      if files.contains(where: { $0.name == name }) { return "\\##(\(Self.constant(name)))" }
      if !parameters.contains(name) { parameters.append(name) }
      return "\\##(\(name))"
    }
    let literal = EmbedFiles.File(name: name, text: text).literal
    if parameters.isEmpty { return "  static let \(Self.constant(name)) = \(literal)\n" }
    let list = parameters.map { "\($0): String" }.joined(separator: ", ")
    return "  static func \(Self.constant(name))(\(list)) -> String {\n\(literal)\n  }\n"
  }

  /// The name of the constant: the words of the file's name, and its extension in capital letters.
  private static func constant(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "." }
    let others = words.dropFirst().dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words[0] + others.joined() + (words.last ?? "").uppercased()
  }
}
