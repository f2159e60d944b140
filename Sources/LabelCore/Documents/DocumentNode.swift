// SPDX-License-Identifier: MIT

/// A value of a document with its source location; the same for YAML, JSON, NDJSON, CSV and property lists.
package struct DocumentNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, with its text in the file.
    case number(Double, text: String)
    case string(String)
    /// The text of a CSV cell; the key decides its type.
    case cell(String)
    case list([DocumentNode])
    case mapping([Entry])
  }

  /// A key of a mapping and its value, in the order of the file.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var keyLocation: DocumentLocation
    package var value: DocumentNode

    package init(key: String, keyLocation: DocumentLocation, value: DocumentNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  package var value: Value
  package var location: DocumentLocation

  package init(_ value: Value, at location: DocumentLocation) {
    self.value = value
    self.location = location
  }

  /// The value of a key; nil for a missing key and for values that are not mappings.
  package subscript(key: String) -> DocumentNode? { entries.first { $0.key == key }?.value }

  /// The entries of a mapping; none for other values.
  package var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  /// The elements of a list; none for other values.
  package var elements: [DocumentNode] {
    if case .list(let elements) = value { elements } else { [] }
  }

  /// The text of a string or a cell; nil for other values.
  package var text: String? {
    switch value {
    case .string(let text), .cell(let text): text
    case .null, .bool, .number, .list, .mapping: nil
    }
  }

  /// The number; nil for other values.
  package var number: Double? {
    if case .number(let value, _) = value { value } else { nil }
  }

  /// Whether the value is null or an empty cell.
  package var isAbsent: Bool {
    switch value {
    case .null: true
    case .cell(let text): text.isEmpty
    case .bool, .number, .string, .list, .mapping: false
    }
  }

  /// The kind of the value in messages, as in "…, not a list".
  package var kindName: String {
    switch value {
    case .null: "nothing"
    case .bool: "true or false"
    case .number: "a number"
    case .string, .cell: "a string"
    case .list: "a list"
    case .mapping: "an object"
    }
  }
}

/// Limits of a document's structure, so that a small file cannot use all memory or overflow the stack.
package enum DocumentLimits {
  /// The maximum nesting depth: far more than any manifest needs, and far less than a thread's stack holds.
  package static let depth = 256
  /// The maximum number of values, after YAML's aliases are replaced by their targets.
  package static let nodes = 1_000_000
}
