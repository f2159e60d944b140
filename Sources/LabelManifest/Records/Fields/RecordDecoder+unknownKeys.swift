// SPDX-License-Identifier: MIT

internal import LabelCore

extension RecordDecoder {
  /// The object that a key was written in.
  enum Place {
    case manifest, record
    /// An object of this name in a record.
    case object(String)
  }

  /// The error for a key that does not exist, with what to write instead.
  ///
  /// - Parameters:
  ///   - index: The position of the key among the entries of its object.
  ///   - names: The keys that the object can have.
  func unknownKey(_ index: Int, of entries: [DocumentNode.Entry], _ names: [String], in place: Place) -> LabelError {
    let entry = entries[index]
    let name = entry.key
    // Dotted keys are for columns; elsewhere an object is written.
    if entry.value.isCell {
      let nearest = ForeignNames.key(for: name, among: names).map { [$0] } ?? NearestNames.of(name, in: names)
      let help = ForeignNames.advice(for: name) ?? Self.list(of: names, in: place)
      return nearest.isEmpty ? .unknownKey(name, help: help) : .unknownKey(key: name, nearest: nearest)
    }
    let ours = ForeignNames.key(for: name, among: names)
    if name.contains("=") { return .unknownKey(name, help: "write a colon and a space in place of the equals sign") }
    let help =
      textWithCommas(index, of: entries) ?? value(of: entry, names) ?? language(of: name, names) ?? movedKey(entry, names, ours, place)
    if let help { return .unknownKey(name, help: help) }
    if let ours, !ours.contains(".") { return .unknownKey(key: name, nearest: [ours]) }
    if let ours { return .unknownKey(name, help: "write " + written(ours, "…", at: entry)) }
    let isShadow = names.contains("offset") && ["x", "y"].contains(name)
    if let advice = severalKeys(entry, names) ?? ForeignNames.advice(for: isShadow ? "dx" : name) { return .unknownKey(name, help: advice) }
    let nearest = NearestNames.of(name, in: names)
    if case .record = place, entry.value.isMapping, nearest.isEmpty, KeyReference.entry(named: name) == nil {
      return .unknownKey(name, help: "write the name of a label as its id: - { id: \(name.shortened(to: 40)), title: … }")
    }
    if !nearest.isEmpty { return .unknownKey(key: name, nearest: nearest) }
    // As `pattern` is a key of underline.
    let columns = RecordKeys.columns
    if case .record = place, let inner = KeyReference.entry(named: name)?.column ?? columns.first(where: { $0.hasSuffix("." + name) }) {
      return .unknownKey(name, help: "write " + written(inner, "…", at: entry))
    }
    // A misspelled name of CSS.
    let similar = NearestNames.of(ForeignNames.folded(name), in: ForeignNames.names, count: 1).first
    if let key = similar.flatMap({ ForeignNames.key(for: $0, among: names) }) {
      return .unknownKey(name, help: "write " + written(key, "…", at: entry))
    }
    return .unknownKey(name, help: Self.list(of: names, in: place))
  }

  private static func list(of names: [String], in place: Place) -> String {
    guard names.count <= 12, let last = names.last else { return "`labelkit explain` lists the keys of labels and manifests" }
    let what = if case .object(let name) = place { "the keys of \(name) are " } else { "the keys here are " }
    return what + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last)
  }

  /// The advice for a part of a text in braces that YAML reads as a key: `{ title: Hello, world }`.
  private func textWithCommas(_ index: Int, of entries: [DocumentNode.Entry]) -> String? {
    func isWord(_ entry: DocumentNode.Entry) -> Bool {
      guard case .null = entry.value.value else { return false }
      let line = Array((source.line(entry.keyLocation.line) ?? "").unicodeScalars)
      let end = max(0, entry.keyLocation.endColumn - 1)
      return line.dropFirst(end).first { $0 != " " } != ":"
    }
    guard isWord(entries[index]), let first = entries[..<index].lastIndex(where: { !isWord($0) }), let text = entries[first].value.text,
      entries[first].value.location.line == entries[index].keyLocation.line
    else { return nil }
    let words = entries[(first + 1)...].prefix(while: isWord).map(\.key)
    if VariantAxes.fields[entries[first].key] != nil {
      return "write \(entries[first].key): [\(([text] + words).joined(separator: ", "))]"
    }
    return "put the whole text in quotes: \(entries[first].key): \(([text] + words).joined(separator: ", ").json.line)"
  }

  /// The advice for a text in one of several languages, as in `title_de: Regen`.
  private func language(of name: String, _ names: [String]) -> String? {
    names.contains("titleKey") && TitleLanguage.of(name) != nil ? TitleLanguage.keyHelp : nil
  }

  /// The advice for a key whose value says what is meant, as in `style: italic`.
  private func value(of entry: DocumentNode.Entry, _ names: [String]) -> String? {
    guard let (key, value) = ForeignNames.entry(for: entry.key, entry.value.plainText) else { return nil }
    let (outer, inner) = (String(key.prefix { $0 != "." }), key.split(separator: ".").last.map(String.init) ?? key)
    guard let ours = names.contains(outer) ? key : names.contains(inner) ? inner : nil else { return nil }
    return "write " + written(ours, value, at: entry)
  }

  /// The advice for a key that stands in the wrong object.
  private func movedKey(_ entry: DocumentNode.Entry, _ names: [String], _ ours: String?, _ place: Place) -> String? {
    let name = entry.key
    switch place {
    case .manifest:
      if ["id", "title", "titleKey", "attributedTitle"].contains(name) {
        return "write it in a label, as in labels: [{ id: rain, title: Rain }]"
      }
      guard ours == nil else { return nil }
      if LabelRecord.fields[name] != nil { return "write it for all labels: " + written("defaults." + name, "…", at: entry) }
      guard ForeignNames.advice(for: name) == nil, let key = ForeignNames.key(for: name, among: LabelRecord.fields.names) else {
        return nil
      }
      if ["id", "title"].contains(key) { return "write it in a label, as in labels: [{ id: rain, title: Rain }]" }
      if VariantAxes.fields[key] != nil, case .list = entry.value.value { return "write " + written("variants." + key, "[…]", at: entry) }
      return "write " + written("defaults." + key, "…", at: entry)
    case .record:
      guard ours == nil, NearestNames.of(name, in: names).isEmpty else { return nil }
      let key = ManifestHead.fields[name] == nil ? ForeignNames.key(for: name, among: ["formats", "strings", "fonts"]) : name
      return key.map { "write it above labels, for all of them: " + written($0, $0 == "formats" ? "[webp]" : "…", at: entry) }
    case .object(let object) where object.hasPrefix("attributedTitle[") && LabelRecord.fields[name] != nil && ours == nil:
      return "\(name) is a key of the whole label: write it beside attributedTitle"
    case .object(let object)
    where names == ["light", "dark"] && object.hasSuffix("]") && ["color", "stop", "at", "offset", "position"].contains(name):
      return "colours with positions are in stops, as in { gradient: linear, stops: [{ color: red, at: 0 }, { color: blue, at: 1 }] }"
    case .object(let object):
      if let key = ForeignNames.key(for: name, in: object) { return "write \(key)" + (names.contains(key) ? "" : " beside \(object)") }
      guard ours == nil, LabelRecord.fields[object] != nil, !["width", "height", "style", "image"].contains(name) else { return nil }
      let key = LabelRecord.fields[name] == nil ? ForeignNames.key(for: name, among: LabelRecord.fields.names) : name
      guard let key, !key.contains("."), LabelRecord.fields[key] != nil, ForeignNames.severalKeys(for: name) == nil else { return nil }
      return "\(key) is a key of the label: write it beside \(object)"
    }
  }

  private func severalKeys(_ entry: DocumentNode.Entry, _ names: [String]) -> String? {
    guard let keys = ForeignNames.severalKeys(for: entry.key) else { return nil }
    let known = keys.filter { names.contains(String($0.prefix { $0 != "." })) }
    guard let first = known.first else { return nil }
    let value = entry.value.plainText ?? "…"
    guard let dot = first.firstIndex(of: ".") else { return "write " + known.map { "\($0): \(value)" }.joined(separator: ", ") }
    let inner = known.map { "\($0[$0.index(after: dot)...]): \(value)" }.joined(separator: ", ")
    return "write \(first[..<dot]): { \(inner) }"
  }

  /// A dotted key with a value as it is written in a document: `font: { size: 20 }`.
  private func written(_ key: String, _ value: String, at entry: DocumentNode.Entry) -> String {
    let location = entry.keyLocation
    let isQuoted = source.line(location.line).map { $0.unicodeScalars.dropFirst(location.column - 1).first == "\"" } ?? false
    let parts = key.split(separator: ".").map { isQuoted ? "\"\($0)\"" : String($0) }
    return parts.joined(separator: ": { ") + ": " + value + String(repeating: " }", count: parts.count - 1)
  }
}

extension DocumentNode {
  /// The text of a string, a number or a Boolean as it is written without quotes; nil for other values.
  var plainText: String? {
    switch value {
    case .string(let text), .cell(let text), .number(_, let text): text
    case .bool(let value): String(value)
    case .null, .list, .mapping: nil
    }
  }
}
