// SPDX-License-Identifier: MIT

internal import LabelCore

/// The keys of manifests and labels as a reference, made from the tables that decode them.
package enum KeyReference {
  /// A key and what a reader wants to know about it.
  package struct Entry: Hashable, Sendable {
    /// The dotted key, such as `font.size`; a key of the runs of `attributedTitle` is `attributedTitle.text`.
    package let key: String
    /// The description of the key.
    package let summary: FieldSummary
    /// The column of a CSV file; nil for a key that cannot be one.
    package let column: String?
    /// The keys of the object that the key takes, if they have entries of their own.
    package let innerKeys: [String]

    /// The description of the values, with the names of all choices.
    package var values: String { KeyReference.text(summary.shape) }

    /// Whether the key takes a colour.
    package var takesColor: Bool { KeyReference.isColor(summary.shape) || summary.shape.forms.contains(.colorName) }
  }

  /// The keys of labels, each followed by those of its object.
  package static let labelEntries = RecordKeys.summaries.flatMap { entries($0, below: "", isColumn: true) }

  /// The keys of manifests that labels do not have.
  package static let manifestEntries = ManifestHead.fields.fields.filter { LabelRecord.fields[$0.name] == nil }.map(\.summary)
    .map { Entry(key: $0.name, summary: $0, column: nil, innerKeys: []) }

  /// The keys of a manifest, and then those of labels.
  package static let allEntries = manifestEntries + labelEntries

  /// The entry of a key. Case is ignored, hyphens are as in options (`corner-radius`), and a list may have brackets (`attributedTitle[].text`).
  ///
  /// The name of an inner key alone (`size`) is enough if only one object has it.
  package static func entry(named name: String) -> Entry? {
    let wanted = folded(name)
    guard !wanted.isEmpty else { return nil }
    if let entry = allEntries.first(where: { folded($0.key) == wanted }) { return entry }
    let inner = allEntries.filter { folded(lastPart(of: $0.key)) == wanted }
    return inner.count == 1 ? inner[0] : nil
  }

  /// The keys most similar to a name. An inner key is similar if its last part is.
  package static func nearest(to name: String) -> [String] {
    let wanted = folded(name)
    let inner = allEntries.map(\.key).filter { $0.utf8.contains(dot) && folded(lastPart(of: $0)) == wanted }
    if !inner.isEmpty { return Array(inner.prefix(3)) }
    let keys = allEntries.map(\.key)
    // As in fontSize, icon.size and text.color.
    return ForeignNames.key(for: name.filter { $0 != "." }, among: keys).map { [$0] } ?? NearestNames.of(name, in: keys)
  }

  private static let dot = UInt8(ascii: ".")

  private static func lastPart(of key: String) -> Substring {
    key.utf8.lastIndex(of: dot).map { key[key.utf8.index(after: $0)...] } ?? key[...]
  }

  /// The bytes of a name without hyphens, brackets and digits, in lower case; names of keys are ASCII.
  private static func folded(_ name: some StringProtocol) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9"): nil
      default: byte
      }
    }
  }

  // MARK: Entries

  private static func entries(_ field: FieldSummary, below prefix: String, isColumn: Bool) -> [Entry] {
    let key = prefix + field.name
    // Runs have many keys of labels, whose objects are not listed again.
    let isShared = !prefix.isEmpty && LabelRecord.fields[field.name] != nil || field.name == "paragraph"
    let inner = isShared || isColor(field.shape) ? [] : innerFields(field.shape)
    let entry = Entry(
      key: key, summary: field, column: isColumn && RecordKeys.isColumn(key) ? key : nil, innerKeys: inner.map { key + "." + $0.name })
    return [entry] + inner.flatMap { entries($0, below: key + ".", isColumn: isColumn) }
  }

  /// The keys of an object, or of the objects in a list.
  private static func innerFields(_ shape: ValueShape) -> [FieldSummary] {
    for form in shape.forms {
      switch form {
      case .object(let fields): if !isColorForEachScheme(fields) { return fields }
      case .list(let element, _):
        let inner = isColor(element) ? [] : innerFields(element)
        if !inner.isEmpty { return inner }
      case .string, .bool, .number, .integer, .choice, .colorName, .argument, .dictionary, .either: break
      }
    }
    return []
  }

  // MARK: Values

  /// Whether a value is a colour, or one for each colour scheme.
  private static func isColor(_ shape: ValueShape) -> Bool {
    guard shape.forms.count == 2, shape.forms[0] == .colorName, case .object(let fields) = shape.forms[1] else { return false }
    return isColorForEachScheme(fields)
  }

  private static func isColorForEachScheme(_ fields: [FieldSummary]) -> Bool { fields.map(\.name) == ["light", "dark"] }

  private static func text(_ shape: ValueShape) -> String {
    if isColor(shape) { return "a colour" }
    switch shape {
    case .either(let forms):
      let texts = forms.map(text)
      return texts.count == 1 ? texts[0] : texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
    case .object(let fields): return "an object with " + list(fields.map(\.name))
    case .list(let element, let count):
      if isColor(element) { return "a list of colours" }
      let number = count.map { "\($0) " } ?? ""
      switch element {
      case .object(let fields): return "a list of \(number)objects with " + list(fields.map(\.name))
      case .either(let forms): return "a list of \(number)values, each " + forms.map(text).joined(separator: " or ")
      case .string, .bool, .number, .integer, .choice, .colorName, .argument, .list, .dictionary: return shape.description
      }
    case .string, .bool, .number, .integer, .choice, .colorName, .argument, .dictionary: return shape.description
    }
  }

  /// "a, b and c".
  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
