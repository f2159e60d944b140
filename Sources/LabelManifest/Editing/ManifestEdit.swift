// SPDX-License-Identifier: MIT

package import LabelCore

/// Changes single values of a record in a YAML manifest, and keeps every other byte: comments, order and formatting.
///
///     let text = try ManifestEdit(document, label: 2).setting("font.size", to: 20)
///
/// After each change the text is read again. If anything else than the value would be different, as where an anchor shares it, the change
/// is refused.
package struct ManifestEdit {
  /// The text with the changes so far.
  package private(set) var source: SourceText
  private var root: DocumentNode
  private let label: Int

  /// - Parameters:
  ///   - document: The manifest.
  ///   - label: The index of the record in `labels`.
  /// - Throws: `LabelError.uneditableValue` for formats other than YAML, and `.unknownLiveName` if there is no such record.
  package init(_ document: ManifestDocument, format: ManifestFormat, label: Int) throws(Diagnostic) {
    guard format == .yaml else { throw Self.refusal("single values can be changed in YAML manifests only") }
    guard document.labelNodes.indices.contains(label) else {
      throw Diagnostic(LabelError.unknownLiveName("label \(label)"))
    }
    source = document.source
    root = document.root
    self.label = label
  }

  /// Sets a value of the record.
  ///
  /// - Parameters:
  ///   - path: A dotted key, such as `font.size`. A number is the index of an element, such as `attributedTitle.0.text`.
  ///   - value: The value; nil removes the key.
  /// - Throws: `LabelError.uneditableValue` if the value cannot be changed by itself.
  package mutating func set(_ path: String, to value: JSONValue?) throws(Diagnostic) {
    if DottedKeys.isTooDeep(path) { throw Self.refusal("a key has more than \(DottedKeys.maximumParts) parts") }
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !keys.contains("") else { throw Self.refusal("\"\(path)\" is no key of a record") }
    guard let outline = try YAMLOutline.read(source), case .list(let labels)? = outline.entry("labels")?.value.content,
      labels.indices.contains(label)
    else { throw Self.refusal("the labels of the manifest are not written as a list") }
    var wanted = root.json
    guard wanted.set(["labels", String(label)] + keys, to: value) else {
      throw Self.refusal("\"\(path)\" leads through a value that is no object")
    }
    if wanted == root.json { return }
    guard let splice = try splice(keys[...], value, in: labels[label]) else { return }
    let bytes = Array(source.bytes[..<splice.range.lowerBound]) + Array(splice.text.utf8) + Array(source.bytes[splice.range.upperBound...])
    let text = try SourceText(file: source.file, bytes: bytes, format: .yaml)
    let read = try YAMLReader.read(text)
    guard read.json.text(.canonical) == wanted.text(.canonical) else {
      throw Self.refusal("\"\(path)\" cannot be changed without changing other values")
    }
    (source, root) = (text, read)
  }

  /// The bytes to replace, and the text to put there.
  private struct Splice {
    var range: Range<Int>
    var text: String
  }

  private static func refusal(_ reason: String) -> Diagnostic { Diagnostic(LabelError.uneditableValue(reason)) }

  private func splice(_ keys: ArraySlice<String>, _ value: JSONValue?, in node: YAMLOutline) throws(Diagnostic) -> Splice? {
    guard let key = keys.first else { return nil }
    let rest = keys.dropFirst()
    switch node.content {
    case .alias: throw Self.refusal("\"\(key)\" belongs to an alias, which other values share")
    case .scalar: throw Self.refusal("\"\(key)\" would be inside of a value that is no object")
    case .list(let elements):
      guard let index = Int(key), elements.indices.contains(index) else { throw Self.refusal("there is no element \(key)") }
      if rest.isEmpty {
        guard let value else { throw Self.refusal("an element of a list cannot be removed by itself") }
        return replacement(of: elements[index], by: value, isInFlow: node.isFlow)
      }
      return try splice(rest, value, in: elements[index])
    case .mapping(let entries):
      if let index = entries.lastIndex(where: { $0.key == key }) {
        if !rest.isEmpty, !entries[index].value.range.isEmpty { return try splice(rest, value, in: entries[index].value) }
        guard let value else { return removal(of: index, entries, in: node) }
        return replacement(of: entries[index].value, by: value.nested(in: rest), isInFlow: node.isFlow)
      }
      guard let value else { return nil }
      return insertion(of: key, value.nested(in: rest), entries, in: node)
    }
  }

  // MARK: The three changes

  private func replacement(of old: YAMLOutline, by value: JSONValue, isInFlow: Bool) -> Splice {
    let first = old.range.isEmpty ? nil : Character(Unicode.Scalar(source.bytes[old.range.lowerBound]))
    let quote = first == "\"" || first == "'" ? first : nil
    var text = YAMLText.value(value, isInFlow: isInFlow, keeping: quote)
    var range = old.range
    let isBlock: Bool
    switch old.content {
    case .list, .mapping: isBlock = !old.isFlow
    case .scalar, .alias: isBlock = false
    }
    if isBlock {
      // The block is on the lines below its key; the value goes beside the key.
      let lower = source.bytes[..<range.lowerBound].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? range.lowerBound
      let betweenIsComment = source.bytes[lower..<range.lowerBound].contains(UInt8(ascii: "#"))
      if !betweenIsComment { range = lower..<range.upperBound }
    }
    if range.lowerBound > 0, source.bytes[range.lowerBound - 1] == UInt8(ascii: ":") { text = " " + text }
    return Splice(range: range, text: text)
  }

  private func insertion(of key: String, _ value: JSONValue, _ entries: [YAMLOutline.Entry], in node: YAMLOutline) -> Splice {
    let entry = "\(YAMLText.value(.string(key), isInFlow: node.isFlow)): \(YAMLText.value(value, isInFlow: node.isFlow))"
    guard let last = entries.last else {
      // Empty braces.
      return Splice(range: node.range, text: "{ \(entry) }")
    }
    let end = max(last.value.range.upperBound, last.keyRange.upperBound)
    if node.isFlow {
      // Behind the colon of a key without a value.
      let behind = source.bytes[end...].prefix(1) == [UInt8(ascii: ":")] ? end + 1 : end
      return Splice(range: behind..<behind, text: ", \(entry)")
    }
    let column = columns(before: entries[0].keyRange.lowerBound)
    let lineEnd = source.bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    return Splice(range: lineEnd..<lineEnd, text: newline + String(repeating: " ", count: column) + entry)
  }

  private func removal(of index: Int, _ entries: [YAMLOutline.Entry], in node: YAMLOutline) -> Splice {
    let entry = entries[index]
    let end = max(entry.value.range.upperBound, entry.keyRange.upperBound)
    if entries.count == 1 { return Splice(range: node.range, text: node.isFlow || node.range.isEmpty ? "{}" : "{}") }
    if node.isFlow {
      if index + 1 < entries.count { return Splice(range: entry.keyRange.lowerBound..<entries[index + 1].keyRange.lowerBound, text: "") }
      let former = entries[index - 1]
      return Splice(range: max(former.value.range.upperBound, former.keyRange.upperBound)..<end, text: "")
    }
    let isFirstOfElement = index == 0 && !isBlank(before: entry.keyRange.lowerBound)
    if isFirstOfElement { return Splice(range: entry.keyRange.lowerBound..<entries[1].keyRange.lowerBound, text: "") }
    let lineStart = entry.keyRange.lowerBound - columns(before: entry.keyRange.lowerBound)
    let lineEnd = source.bytes[end...].firstIndex { $0 == 0x0A }.map { $0 + 1 } ?? source.bytes.count
    return Splice(range: lineStart..<lineEnd, text: "")
  }

  // MARK: Lines

  private var newline: String { source.bytes.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n" }

  private func lineStart(of byte: Int) -> Int { source.bytes[..<byte].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0 }

  /// The number of bytes before a key on its line. Keys of records are behind spaces and hyphens only.
  private func columns(before byte: Int) -> Int { byte - lineStart(of: byte) }

  private func isBlank(before byte: Int) -> Bool { source.bytes[lineStart(of: byte)..<byte].allSatisfy { $0 == 0x20 } }
}

extension JSONValue {
  /// The value inside of objects with these keys.
  fileprivate func nested(in keys: ArraySlice<String>) -> JSONValue {
    keys.reversed().reduce(self) { .object([Member($1, $0)]) }
  }

  /// Sets or removes the value at a path; false if the path leads through a value that has no keys.
  fileprivate mutating func set(_ keys: [String], to value: JSONValue?) -> Bool {
    guard let key = keys.first else {
      if let value { self = value }
      return value != nil
    }
    let rest = Array(keys.dropFirst())
    switch self {
    case .array(var elements):
      guard let index = Int(key), elements.indices.contains(index) else { return false }
      if rest.isEmpty, value == nil { return false }
      guard elements[index].set(rest, to: value) else { return false }
      self = .array(elements)
    case .null:
      guard let value else { return true }
      self = value.nested(in: keys[...])
    case .object(var members):
      if let index = members.lastIndex(where: { $0.name == key }) {
        if rest.isEmpty, value == nil {
          members.remove(at: index)
        } else if !members[index].value.set(rest, to: value) {
          return false
        }
      } else if let value {
        members.append(Member(key, value.nested(in: rest[...])))
      }
      self = .object(members)
    case .bool, .number, .string: return false
    }
    return true
  }
}
