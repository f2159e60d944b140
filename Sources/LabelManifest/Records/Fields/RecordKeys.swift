// SPDX-License-Identifier: MIT

/// The dotted keys of a label record, such as `font.size`.
package enum RecordKeys {
  /// The keys of labels, made once: a key describes its values anew each time.
  static let summaries = LabelRecord.fields.fields.map(\.summary)

  /// Whether a CSV column may have a name: it is a key, or leads to one through objects. A list of objects cannot be written in a cell.
  package static func isColumn(_ name: String) -> Bool {
    shape(ofColumn: name) != nil
  }

  /// The shape of the values of a column; nil for a name that no column has.
  static func shape(ofColumn name: String) -> ValueShape? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let position = LabelRecord.fields.position(of: first) else { return nil }
    return shape(summaries[position].shape, parts.dropFirst())
  }

  private static func shape(_ shape: ValueShape, _ parts: ArraySlice<String>) -> ValueShape? {
    guard let part = parts.first else { return shape }
    return shape.forms.lazy.compactMap { form -> ValueShape? in
      switch form {
      case .object(let fields): fields.first { $0.name == part }.flatMap { Self.shape($0.shape, parts.dropFirst()) }
      case .dictionary(let element, _): Self.shape(element, parts.dropFirst())
      case .string, .bool, .number, .integer, .choice, .colorName, .argument, .list, .either: nil
      }
    }.first
  }

  /// Returns a key without indexes: `attributedTitle.text` for `attributedTitle[0].text`.
  static func withoutIndexes(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "[")) else { return key }
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { $0.drop { $0 != "]" }.dropFirst() }.joined()
  }

  /// The names of all columns with fixed names, in the order of the documentation. Those of a dictionary, such as `font.features.smcp`, are
  /// not among them.
  package static let columns = summaries.flatMap { names($0, below: "") }

  private static func names(_ field: FieldSummary, below prefix: String) -> [String] {
    let name = prefix + field.name
    let inner = field.shape.forms.flatMap { form in
      if case .object(let fields) = form { fields.flatMap { names($0, below: name + ".") } } else { [String]() }
    }
    return [name] + inner
  }
}
