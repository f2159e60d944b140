// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The inline markdown that SwiftUI reads in localized keys: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](url)`, `\*`.
///
/// Foundation on Linux has no markdown. Marks without an end are text; so are underscores inside words.
enum Markdown {
  static func runs(of text: String) -> [TextNode.Run] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [TextNode.Run(text)] }
    var reader = InlineReader()
    reader.read(Substring(text), TextAttributes())
    return reader.runs.isEmpty ? [TextNode.Run("")] : reader.runs
  }
}

/// Reads inline markdown recursively, one level for each mark, up to a limit.
private struct InlineReader {
  var runs: [TextNode.Run] = []
  private var literal = ""
  private var depth = 0

  /// The maximum depth of nested marks. Deeper marks are read as text.
  private static let maximumDepth = 16

  mutating func read(_ text: Substring, _ attributes: TextAttributes) {
    var rest = text
    var previous: Character?
    // Marks that nothing closes from here to the end. Looking for their end again at each of them would take quadratic time.
    var unclosed: Set<String> = []
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        literal.append(next)
        rest = rest.dropFirst(2)
        previous = next
      } else if depth < Self.maximumDepth, let span = Span.read(rest, after: previous, &unclosed) {
        flush(attributes)
        var inner = attributes
        span.style.apply(to: &inner)
        if span.style == .code { literal += span.content } else { nested(span.content, inner) }
        flush(inner)
        rest = rest[span.end...]
        previous = text[text.index(before: span.end)]
      } else {
        literal.append(character)
        rest = rest.dropFirst()
        previous = character
      }
    }
    flush(attributes)
  }

  private mutating func nested(_ text: Substring, _ attributes: TextAttributes) {
    depth += 1
    read(text, attributes)
    depth -= 1
  }

  private mutating func flush(_ attributes: TextAttributes) {
    guard !literal.isEmpty else { return }
    var run = TextNode.Run(literal)
    run.attributes = attributes
    runs.append(run)
    literal = ""
  }
}

/// The text between two marks at the beginning of a string.
private struct Span {
  enum Style: Hashable {
    case bold
    case italic
    case boldItalic
    case code
    case struck
    case link(String)

    func apply(to attributes: inout TextAttributes) {
      var font = attributes.font ?? FontDescription()
      switch self {
      case .bold: font.weight = .bold
      case .italic: font.isItalic = true
      case .boldItalic: (font.weight, font.isItalic) = (.bold, true)
      case .code: font.design = .monospaced
      case .struck: attributes.strikethrough = DecorationDescription()
      case .link(let target): attributes.link = target
      }
      if font != FontDescription() { attributes.font = font }
    }
  }

  let style: Style
  let content: Substring
  /// The index after the closing mark.
  let end: Substring.Index

  private static let marks: [(String, Style)] = [
    ("***", .boldItalic), ("___", .boldItalic), ("**", .bold), ("__", .bold), ("~~", .struck), ("*", .italic), ("_", .italic), ("`", .code),
  ]

  /// Reads the span at the beginning of a text, if there is one.
  ///
  /// - Parameters:
  ///   - previous: the character before the text.
  ///   - unclosed: the marks that nothing in the text closes, as far as is known.
  static func read(_ text: Substring, after previous: Character?, _ unclosed: inout Set<String>) -> Span? {
    switch text.first {
    case "[": Span(linkAt: text)
    case "*", "_", "`", "~": Span(markAt: text, after: previous, &unclosed)
    default: nil
    }
  }

  /// Reads the text between a mark at the beginning and the next one that closes it.
  private init?(markAt text: Substring, after previous: Character?, _ unclosed: inout Set<String>) {
    guard let (mark, style) = Self.marks.first(where: { text.hasPrefix($0.0) }) else { return nil }
    if mark.first == "_", let previous, previous.isLetter || previous.isNumber { return nil }
    guard !unclosed.contains(mark) else { return nil }
    let inside = text.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace || style == .code else { return nil }
    var searched = inside
    while let close = searched.firstRange(of: mark) {
      let closing = inside[close.lowerBound...].prefix { $0 == mark.first }
      // Three asterisks close an inner mark as well: `**a *b***`.
      let content = inside[..<inside.index(close.lowerBound, offsetBy: max(0, closing.count - mark.count))]
      let follower = inside[closing.endIndex...].first
      let isInWord = mark.first == "_" && follower.map { $0.isLetter || $0.isNumber } == true
      let isClosing = closing.count == mark.count || (closing.count == 3 && style != .code)
      let before = inside[..<close.lowerBound].last
      if isClosing, let before, !before.isWhitespace || style == .code, before != "\\", !isInWord {
        (self.style, self.content, self.end) = (style, content, closing.endIndex)
        return
      }
      searched = inside[closing.endIndex...]
    }
    unclosed.insert(mark)
    return nil
  }

  /// Reads `[text](target)` at the beginning of a text. The text has no brackets, the target neither parentheses nor white space.
  private init?(linkAt text: Substring) {
    let content = text.dropFirst().prefix { $0 != "[" && $0 != "]" }
    let afterContent = text[content.endIndex...]
    guard !content.isEmpty, afterContent.hasPrefix("](") else { return nil }
    let target = afterContent.dropFirst(2).prefix { $0 != "(" && $0 != ")" && !$0.isWhitespace }
    guard !target.isEmpty, let close = text[target.endIndex...].first, close == ")" else { return nil }
    (style, self.content, end) = (.link(String(target)), content, text.index(after: target.endIndex))
  }
}
