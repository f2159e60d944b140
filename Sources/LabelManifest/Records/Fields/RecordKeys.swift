// SPDX-License-Identifier: MIT

/// The dotted keys of a label record, such as `font.size`.
package enum RecordKeys {
  /// Whether a CSV column may have a name: it is a key, or leads to one through objects. A list of objects cannot be written in a cell.
  package static func isColumn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let field = LabelRecord.fields[first] else { return false }
    return parts.count == 1 || leads(field.summary.shape, parts.dropFirst())
  }

  /// The names of all columns with fixed names, in the order of the documentation. Those of a dictionary, such as `font.features.smcp`, are
  /// not among them.
  package static var columns: [String] { LabelRecord.fields.fields.flatMap { names($0.summary, below: "") } }

  private static func leads(_ shape: ValueShape, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return true }
    return shape.forms.contains { form in
      switch form {
      case .object(let fields): fields.contains { $0.name == part && leads($0.shape, parts.dropFirst()) }
      case .dictionary(let element, _): leads(element, parts.dropFirst())
      case .string, .bool, .number, .integer, .choice, .colorName, .argument, .list, .either: false
      }
    }
  }

  private static func names(_ field: FieldSummary, below prefix: String) -> [String] {
    let name = prefix + field.name
    let inner = field.shape.forms.flatMap { form in
      if case .object(let fields) = form { fields.flatMap { names($0, below: name + ".") } } else { [String]() }
    }
    return [name] + inner
  }
}
