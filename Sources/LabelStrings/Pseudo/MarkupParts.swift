// SPDX-License-Identifier: MIT

/// A text in parts: what readers see, and what only programs read, such as tags, entities, names in braces and addresses.
struct MarkupParts: Sequence, IteratorProtocol {
  /// A part of the text.
  struct Part: Hashable {
    var text: Substring
    var isMarkup: Bool
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// The next part; nil at the end.
  mutating func next() -> Part? {
    guard !rest.isEmpty else { return nil }
    if let markup = Self.markup(rest) { return take(markup.count, isMarkup: true) }
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, !"<&{$]h".contains(rest[end]) || Self.markup(rest[end...]) == nil { end = rest.index(after: end) }
    return take(rest.distance(from: rest.startIndex, to: end), isMarkup: false)
  }

  private mutating func take(_ count: Int, isMarkup: Bool) -> Part {
    defer { rest = rest.dropFirst(count) }
    return Part(text: rest.prefix(count), isMarkup: isMarkup)
  }

  /// The markup at the beginning of a text; nil if there is none.
  private static func markup(_ text: Substring) -> Substring? {
    switch text.first {
    case "<": ended(text, by: ">") { $0.first.map { $0.isLetter || $0 == "/" } == true && !$0.contains("<") }
    case "&": ended(text, by: ";") { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "#" } }
    case "{": ended(text, by: "}") { !$0.contains("{") }
    case "$": text.dropFirst().first == "{" ? ended(text, by: "}") { !$0.dropFirst().contains("{") } : nil
    // The address of a link in Markdown.
    case "]": text.dropFirst().first == "(" ? ended(text, by: ")") { !$0.contains(where: \.isWhitespace) } : nil
    case "h": text.hasPrefix("http://") || text.hasPrefix("https://") ? text.prefix { !$0.isWhitespace } : nil
    default: nil
    }
  }

  /// The text up to and with the first of an ending, if what is between the first character and the ending is valid.
  private static func ended(_ text: Substring, by ending: Character, where isValid: (Substring) -> Bool) -> Substring? {
    guard let end = text.dropFirst().firstIndex(of: ending) else { return nil }
    return isValid(text[text.index(after: text.startIndex)..<end]) ? text[...end] : nil
  }
}
