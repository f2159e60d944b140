// SPDX-License-Identifier: MIT

/// The source of a use of `#Preview`, in the parts that its expansion needs.
struct PreviewSource {
  /// The number of lines before that of `#Preview`: comments, empty lines and attributes belong to the source of a use.
  let leadingLines: Int
  /// What stands between `#Preview` and the trailing closure: the arguments in their parentheses, or nothing.
  let arguments: Substring
  /// The trailing closure with its braces, and what follows it; empty if there is none.
  let closure: Substring

  /// Nil for a source without `#Preview`.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    guard let start = scanner.skip(to: { $0.hasPrefix("#Preview") }) else { return nil }
    leadingLines = source[..<start].count(where: \.isNewline)
    let rest = source[source.index(start, offsetBy: "#Preview".count)...]
    scanner = SourceScanner(rest)
    let brace = scanner.skip(to: { $0.hasPrefix("{") }) ?? rest.endIndex
    (arguments, closure) = (rest[..<brace], rest[brace...])
  }

  /// The declarations of the closure that `@Previewable` marks, without it, and the other statements; nil if it marks none.
  var previewable: (declarations: [String], statements: String)? {
    guard closure.contains("@Previewable") else { return nil }
    var statements = Self.statements(of: closure.dropFirst())
    if let first = statements.first, let signature = Self.signature(of: first) { statements[0] = first[signature...] }
    var declarations: [String] = []
    var others: [String] = []
    for statement in statements {
      var scanner = SourceScanner(statement)
      guard let mark = scanner.skip(to: { $0.hasPrefix("@Previewable") }), Self.isBlank(statement[..<mark]) else {
        others.append(String(statement))
        continue
      }
      declarations.append(String(statement[statement.index(mark, offsetBy: "@Previewable".count)...]))
    }
    return declarations.isEmpty ? nil : (declarations, others.joined(separator: "\n"))
  }

  /// The end of the signature of a closure, as in `@MainActor in`; nil if it has none.
  private static func signature(of statement: Substring) -> String.Index? {
    statement.prefixMatch(of: #/\s*(?:@\w+\s*)*(?:\(\s*\)\s*)?(?:->[^{}\n]*?)?\bin\b/#)?.range.upperBound
  }

  /// Whether there are only spaces and comments.
  private static func isBlank(_ text: Substring) -> Bool {
    var scanner = SourceScanner(text)
    return scanner.skip(to: { _ in true }) == nil
  }

  /// The statements up to the brace that closes the block.
  private static func statements(of block: Substring) -> [Substring] {
    var result: [Substring] = []
    var scanner = SourceScanner(block)
    var start = block.startIndex
    while let end = scanner.endOfStatement() {
      result.append(block[start..<end.text])
      guard end.hasNext else { break }
      start = scanner.position
    }
    return result
  }
}
