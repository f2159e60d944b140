// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// An error of libyaml's parser, and what it means for the text at its location.
struct YAMLProblem {
  /// What libyaml was reading, such as `while parsing a block mapping`; may be empty.
  var context: String
  /// What libyaml found, such as `did not find expected key`.
  var problem: String
  /// The start of what was being read.
  var start: DocumentLocation
  /// The location of the error.
  var location: DocumentLocation

  private typealias Message = (reason: String, hint: String?, location: DocumentLocation)

  /// The error in words about manifests, with a hint.
  func diagnostic(in source: SourceText) -> Diagnostic {
    let line = Line(source.line(location.line) ?? "", column: location.column)
    let message = hyphen(in: source) ?? indentation(line) ?? text(line) ?? brackets(in: source) ?? scalars(line) ?? other
    return source.diagnostic(.syntax(format: "YAML", reason: message.reason, hint: message.hint), at: message.location)
  }

  // MARK: Messages

  /// Elements of a list without a space after their hyphen.
  private func hyphen(in source: SourceText) -> Message? {
    guard problem.contains("mapping values are not allowed") || problem.hasPrefix("did not find expected") else { return nil }
    for number in [location.line, location.line - 1] where number > 0 {
      let text = source.line(number) ?? ""
      let rest = text.drop { $0 == " " }
      if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        return (
          "a comment begins with a number sign", "write # in place of \(rest.prefix(2))",
          DocumentLocation(file: location.file, line: number, column: text.count - rest.count + 1)
        )
      }
      guard rest.first == "-", let next = rest.dropFirst().first, next.isLetter || next == "{" || next == "\"" else { continue }
      let column = text.count - rest.count + 1
      let place = DocumentLocation(file: location.file, line: number, column: column, endColumn: column + 2)
      return ("there is no space after the - of this element", "write - \(String(rest.dropFirst()).shortened(to: 40))", place)
    }
    return nil
  }

  /// Tabs, and lines that begin in another column than those around them.
  private func indentation(_ line: Line) -> Message? {
    let isTab = problem.contains("found a tab character") || problem.contains("cannot start any token") && line.next == "\t"
    if isTab { return ("a tab cannot indent a line", "use spaces", location) }
    let isMisplaced = ["did not find expected '-' indicator", "did not find expected key"].contains(problem)
    if isMisplaced, line.isFirstWord {
      let hint =
        line.next == "-"
        ? "begin every - of a list in the same column, one level below its key" : "begin all keys of a label in the same column"
      return ("this line is not indented like those above it", hint, location)
    }
    guard problem.contains("mapping values are not allowed"), line.colons == 0 else { return nil }
    return (
      "this key does not belong to the line above, which has a value or lacks a colon and a space",
      "indent it like the key above, or write the key above as key: value", location
    )
  }

  /// Texts that need quotes.
  private func text(_ line: Line) -> Message? {
    if problem.contains("mapping values are not allowed") {
      return ("a text with a colon and a space after it needs quotes", line.quoted.map { "write \($0)" }, location)
    }
    if problem.contains("did not find expected key"), line.isAfterQuote {
      return ("there is more text after the closing quote", "put the whole text in quotes, and write a quote inside it as \\\"", location)
    }
    if problem.contains("did not find expected key"), let hint = line.quotedBrackets {
      return ("a text that begins with \(hint.bracket) needs quotes", "write \(hint.text)", location)
    }
    if problem.contains("block sequence entries are not allowed") {
      return ("a list cannot begin on the line of its key", "put each - on a line of its own, or the text in quotes", location)
    }
    if context.contains("scanning an alias") || context.contains("scanning an anchor") {
      return ("a text that begins with * or & needs quotes", line.quoted.map { "write \($0)" }, start)
    }
    if problem.contains("cannot start any token") || problem.contains("expected node content") && context.contains("block node") {
      let character = line.next.map { " \($0)" } ?? " this character"
      return ("a text that begins with\(character) needs quotes", line.quoted.map { "write \($0)" } ?? "put it in double quotes", location)
    }
    return nil
  }

  /// Lists and objects in brackets.
  private func brackets(in source: SourceText) -> Message? {
    guard context.contains("flow") else { return nil }
    if let hint = Line(source.line(location.line) ?? "", column: location.column).quotedInBrackets {
      return ("a text with a colon and a space after it needs quotes", hint, location)
    }
    if let word = Line(source.line(location.line) ?? "", column: location.column).keyWithoutComma {
      return ("there is no comma before \(word)", "write a comma between two keys: …, \(word): …", location)
    }
    let line = Line(source.line(location.line) ?? "", column: location.column)
    if line.isAfterQuote, let next = line.next, !" ,:]}".unicodeScalars.contains(next) {
      return ("there is more text after the closing quote", "put the whole text in quotes, and write a quote inside it as \\\"", location)
    }
    // A colour without quotes hides the rest of its line.
    // If an element is missing, libyaml knows where it should be, and not where the bracket is.
    let isElement = context.contains("flow node")
    for number in [start.line, location.line, location.line - 1] where number >= start.line || isElement && number > 0 {
      guard let comment = Line(source.line(number) ?? "", column: 1).comment else { continue }
      let place = DocumentLocation(
        file: location.file, line: number, column: comment.column, endColumn: comment.column + comment.text.count)
      return ("\(comment.text) is a comment, so the bracket before it is not closed", "put it in quotes: \"\(comment.value)\"", place)
    }
    let open = isElement ? openBracket(in: source) : nil
    let bracket = open?.bracket ?? (context.contains("mapping") ? "{" : "[")
    let closing = bracket == "{" ? "}" : "]"
    let number = open?.line ?? start.line
    return ("the \(bracket) in line \(number) is not closed, or a comma is missing", "close it with \(closing)", location)
  }

  /// The last bracket before the error that is not closed, and its line; nil if there is none in the hundred lines before it.
  private func openBracket(in source: SourceText) -> (bracket: Character, line: Int)? {
    var closed = 0
    for number in stride(from: location.line, to: max(0, location.line - 100), by: -1) {
      let text = Array(source.line(number) ?? "")
      for character in text.prefix(number == location.line ? max(0, location.column - 1) : text.count).reversed() {
        if character == "]" || character == "}" { closed += 1 }
        guard character == "[" || character == "{" else { continue }
        if closed == 0 { return (character, number) }
        closed -= 1
      }
    }
    return nil
  }

  /// Quotes and escapes.
  private func scalars(_ line: Line) -> Message? {
    if context.contains("quoted scalar"), problem.contains("unexpected end") || problem.contains("document indicator") {
      return ("the quote that begins here is never closed", "write the same quote at the end of the text", start)
    }
    if problem.contains("unknown escape character") {
      return (
        "a backslash in double quotes begins an escape, and this is not one", "write \\\\ for a backslash, or use single quotes", location
      )
    }
    if problem.contains("could not find expected ':'") {
      return ("this line is neither key: value nor part of the text above", "write a colon and a space after the key", start)
    }
    return nil
  }

  private var other: Message {
    let words = [context, problem].filter { !$0.isEmpty }.joined(separator: ", ")
    return (words.isEmpty ? "out of memory" : words, nil, location)
  }
}

/// A line of YAML and a position in it.
private struct Line {
  let characters: [Unicode.Scalar]
  /// The index of the position.
  let index: Int

  init(_ text: String, column: Int) {
    characters = Array(text.unicodeScalars)
    index = max(0, min(column - 1, characters.count))
  }

  var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

  /// Whether there are only blanks and list markers before the position, or only a key in whose middle it is.
  var isFirstWord: Bool { characters[..<index].allSatisfy { $0 == " " || $0 == "-" } }

  /// The number of colons with a space after them before the position.
  var colons: Int { characters[..<index].indices.count { characters[$0] == ":" && $0 + 1 < characters.count && characters[$0 + 1] == " " } }

  /// Whether the last character before the position that is not a space is a quote.
  var isAfterQuote: Bool {
    guard let last = characters[..<index].last(where: { $0 != " " }) else { return false }
    return last == "\"" || last == "'"
  }

  /// The value of the first key of the line as a quoted string, with the key; nil for a line without one.
  var quoted: String? {
    guard let colon = characters.indices.first(where: { characters[$0] == ":" && $0 + 1 < characters.count && characters[$0 + 1] == " " })
    else { return nil }
    let key = characters[..<colon].drop { $0 == " " || $0 == "-" }
    let value = characters[(colon + 1)...].drop { $0 == " " }
    guard !value.isEmpty, !key.contains(where: { "{}[],\"'".unicodeScalars.contains($0) }),
      !value.contains(where: { "{}[]\"'#".unicodeScalars.contains($0) })
    else { return nil }
    return Self.string(key) + ": " + Self.string(value).json.line
  }

  /// What to write in place of a value in brackets in whose middle the position is, at a colon with a space after it, as in
  /// `{ title: Time: now }`; nil anywhere else, and behind a key, before which a comma is missing.
  var quotedInBrackets: String? {
    guard next == ":", index + 1 < characters.count, characters[index + 1] == " " else { return nil }
    let word = Self.string(characters[..<index].reversed().prefix { $0 != " " }.reversed())
    guard !LabelRecord.fields.names.contains(word) else { return nil }
    // Without a key before it, the word is one itself, and the bracket is of a line above.
    let start = (characters[..<index].lastIndex { "{[,".unicodeScalars.contains($0) } ?? -1) + 1
    guard Line(Self.string(characters[start..<index]), column: .max).colons > 0 else { return nil }
    var end = characters[index...].firstIndex { "}],".unicodeScalars.contains($0) } ?? characters.count
    while characters[end - 1] == " " { end -= 1 }
    return Line(Self.string(characters[start..<end]), column: 1).quoted.map { "write \($0)" }
  }

  /// The value of the line's key as a quoted string, with the key, if it begins with a bracket that is closed before the position.
  var quotedBrackets: (text: String, bracket: Unicode.Scalar)? {
    guard let colon = characters.indices.first(where: { characters[$0] == ":" && $0 + 1 < characters.count && characters[$0 + 1] == " " })
    else { return nil }
    let value = characters[(colon + 1)...].drop { $0 == " " }
    guard let first = value.first, first == "{" || first == "[", value.startIndex < index, !value.contains("\"") else { return nil }
    let key = characters[..<colon].drop { $0 == " " || $0 == "-" }
    return (Self.string(key) + ": " + Self.string(value).json.line, first)
  }

  /// The key of labels in braces before the position, at its colon, if there is no comma before it.
  var keyWithoutComma: String? {
    guard next == ":" else { return nil }
    let word = Self.string(characters[..<index].reversed().prefix { $0 != " " && $0 != "\"" }.reversed())
    guard LabelRecord.fields[word] != nil || IconRecord.fields[word] != nil || FontDescription.fields[word] != nil else { return nil }
    return word
  }

  /// The comment of the line, if it looks like a colour: it begins with a number sign, and no blank follows.
  var comment: (text: String, value: String, column: Int)? {
    let start = characters.indices.dropFirst().first { index in
      guard characters[index] == "#", [" ", "[", ","].contains(characters[index - 1]), index + 1 < characters.count else { return false }
      return characters[index + 1].properties.isASCIIHexDigit
    }
    guard let start else { return nil }
    let value = characters[start...].prefix { $0 == "#" || $0.properties.isASCIIHexDigit }
    // Other text before it is a part of the value, as in `title: Issue #1`.
    let begin = (characters[..<start].lastIndex { ":[{,".unicodeScalars.contains($0) } ?? -1) + 1
    let before = characters[begin..<start].drop { $0 == " " }
    let rest = before.isEmpty ? value : characters[start...].prefix { !",]}".unicodeScalars.contains($0) }
    var whole = Array(before + rest)
    while whole.last == " " { whole.removeLast() }
    return (Self.string(characters[start...]), Self.string(whole[...]), start + 1)
  }

  private static func string(_ characters: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters)
    return String(view)
  }
}
