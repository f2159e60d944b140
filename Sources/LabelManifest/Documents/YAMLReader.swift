// SPDX-License-Identifier: MIT

package import LabelCore
internal import Yams

/// Reads YAML with the core schema of YAML 1.2. Yams composes the tree, and this reader converts it into nodes with locations.
///
/// In this schema `no`, `on` and `12:30` are strings. Aliases are expanded within `DocumentLimits`, and `<<` merges mappings.
package struct YAMLReader {
  private let source: SourceText
  private var nodeCount = 0
  /// The scalars of lines, cached so that one long line is not decoded again for each of its values.
  private var lines: [Int: [Unicode.Scalar]] = [:]

  private init(_ source: SourceText) { self.source = source }

  /// Reads a text with one document. The result is null for an empty text.
  ///
  /// - Throws: `LabelError.syntax` for syntax errors, for duplicate keys, for keys that are not strings, and beyond the limits.
  package static func read(_ source: SourceText) throws(Diagnostic) -> DocumentNode {
    var reader = YAMLReader(source)
    if let location = AliasKeys.firstLocation(in: source) { throw reader.syntaxError("a key cannot be an alias or a list", at: location) }
    guard let root = try reader.compose() else { return DocumentNode(.null, at: reader.location(line: source.firstLine, column: 1)) }
    return try reader.node(root, depth: 0)
  }

  private func compose() throws(Diagnostic) -> Yams.Node? {
    do {
      // No resolver, since `value(_:)` decides the types of scalars. An explicit encoding, or Yams reads it from the environment.
      return try Yams.compose(yaml: source.text, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw diagnostic(error)
    } catch {
      throw syntaxError("\(error)", at: location(line: source.firstLine, column: 1))
    }
  }

  // MARK: Nodes

  private mutating func node(_ node: Yams.Node, depth: Int) throws(Diagnostic) -> DocumentNode {
    let start = location(node.mark)
    nodeCount += 1
    guard depth < DocumentLimits.depth else { throw syntaxError("values are nested deeper than \(DocumentLimits.depth)", at: start) }
    guard nodeCount <= DocumentLimits.nodes else {
      throw syntaxError("there are more than \(DocumentLimits.nodes) values once aliases are replaced", at: start)
    }
    switch node {
    case .scalar(let scalar): return DocumentNode(Self.value(scalar), at: location(of: scalar))
    case .mapping(let mapping): return DocumentNode(.mapping(try entries(mapping, depth: depth)), at: toLineEnd(start))
    case .sequence(let sequence):
      var elements: [DocumentNode] = []
      for element in sequence { elements.append(try self.node(element, depth: depth + 1)) }
      return DocumentNode(.list(elements), at: toLineEnd(start))
    case .alias: throw syntaxError("this alias has no anchor", at: start)
    }
  }

  /// The entries of a mapping, then those that `<<` merges in for keys that the mapping does not have.
  private mutating func entries(_ mapping: Yams.Node.Mapping, depth: Int) throws(Diagnostic) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var merged: [DocumentNode.Entry] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else { throw syntaxError("a key must be a string", at: location(key.mark)) }
      let entry = DocumentNode.Entry(key: scalar.string, keyLocation: location(of: scalar), value: try node(value, depth: depth + 1))
      if scalar.string == "<<", scalar.style == .plain {
        merged += entry.value.entries + entry.value.elements.flatMap(\.entries)
      } else {
        entries.append(entry)
      }
    }
    var keys = Set(entries.map(\.key))
    for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
    return entries
  }

  // MARK: Scalars

  private static func value(_ scalar: Yams.Node.Scalar) -> DocumentNode.Value {
    let tag = scalar.tag.description
    guard scalar.style == .plain || scalar.style == .any, tag.isEmpty || !tag.hasSuffix(":str") else { return .string(scalar.string) }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(scalar.string).map { .number($0, text: scalar.string) } ?? .string(scalar.string)
    }
  }

  /// The number of a plain scalar in the core schema (YAML 1.2.2, 10.3.2); nil if it is not a number.
  private static func number(_ text: String) -> Double? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: break
    }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map { Double($0) } }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) } }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.contains(where: digits.contains),
      text.utf8.allSatisfy({ digits.contains($0) || [UInt8]("+-.eE".utf8).contains($0) }),
      text.utf8.first != UInt8(ascii: "e"), text.utf8.first != UInt8(ascii: "E")
    else { return nil }
    // The schema allows `1.` and `.5`, and so does `Double`.
    return Double(text)
  }

  // MARK: Locations

  private func location(_ mark: Mark?) -> DocumentLocation { location(line: mark?.line ?? source.firstLine, column: mark?.column ?? 1) }

  private func location(line: Int, column: Int) -> DocumentLocation { DocumentLocation(file: source.file, line: line, column: column) }

  /// The location of a scalar, up to the end of its first line.
  private mutating func location(of scalar: Yams.Node.Scalar) -> DocumentLocation {
    var start = location(scalar.mark)
    let rest = rest(of: start)
    // For a scalar with an anchor or a tag, Yams gives the position of the anchor or tag.
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] == "&" || rest[index] == "!" {
      while index < rest.endIndex, rest[index] != " " { index += 1 }
      while index < rest.endIndex, rest[index] == " " { index += 1 }
    }
    start.column += index - rest.startIndex
    start.endColumn = start.column + Self.length(of: scalar, in: rest[index...])
    return start
  }

  private static func length(of scalar: Yams.Node.Scalar, in rest: ArraySlice<Unicode.Scalar>) -> Int {
    let quote: Unicode.Scalar = scalar.style == .singleQuoted ? "'" : "\""
    guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted else {
      let text = Array(scalar.string.unicodeScalars)
      return rest.starts(with: text) ? text.count : trimmed(rest)
    }
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      if rest[index] == "\\", quote == "\"" {
        index += 2
      } else if rest[index] != quote {
        index += 1
      } else if quote == "'", index + 1 < rest.endIndex, rest[index + 1] == "'" {
        index += 2
      } else {
        return index + 1 - rest.startIndex
      }
    }
    return trimmed(rest)
  }

  private static func trimmed(_ rest: ArraySlice<Unicode.Scalar>) -> Int {
    (rest.lastIndex { $0 != " " && $0 != "\t" }.map { $0 + 1 } ?? rest.startIndex) - rest.startIndex
  }

  private mutating func toLineEnd(_ start: DocumentLocation) -> DocumentLocation {
    var location = start
    location.endColumn += Self.trimmed(rest(of: start))
    return location
  }

  /// The rest of a line from a location on.
  private mutating func rest(of start: DocumentLocation) -> ArraySlice<Unicode.Scalar> {
    if let line = lines[start.line] { return line.dropFirst(start.column - 1) }
    let line = Array((source.line(start.line) ?? "").unicodeScalars)
    lines[start.line] = line
    return line.dropFirst(start.column - 1)
  }

  // MARK: Errors

  private func syntaxError(_ reason: String, at location: DocumentLocation) -> Diagnostic {
    source.diagnostic(.syntax(format: "YAML", reason: reason), at: location)
  }

  private func diagnostic(_ error: YamlError) -> Diagnostic {
    let top = location(line: source.firstLine, column: 1)
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntaxError([context?.text, problem].compactMap { $0 }.joined(separator: ", "), at: location(mark))
    case .reader(let problem, let offset, _, _):
      return syntaxError(problem, at: offset.map { source.location(ofByte: source.text.prefix($0).utf8.count) } ?? top)
    case .duplicatedKeysInMapping(let keys, let context):
      return syntaxError(
        "the key \"\(keys.first ?? "")\" occurs twice in one mapping", at: second(keys.first ?? "", after: location(context.mark)))
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded: return syntaxError("\(error)", at: top)
    }
  }

  /// The location of the second of two equal keys. Yams gives the first one; the second is searched below it in the same column.
  private func second(_ key: String, after first: DocumentLocation) -> DocumentLocation {
    var location = first
    location.endColumn = location.column + key.unicodeScalars.count
    guard first.line < source.lastLine else { return location }
    for line in (first.line + 1)...source.lastLine {
      let rest = (source.line(line) ?? "").unicodeScalars.dropFirst(first.column - 1)
      guard rest.starts(with: key.unicodeScalars), rest.dropFirst(key.unicodeScalars.count).first == ":" else { continue }
      location.line = line
      return location
    }
    return location
  }
}
