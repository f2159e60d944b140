// SPDX-License-Identifier: MIT

/// A value of a document and the location where it stands; the same for YAML, JSON, NDJSON, CSV and property lists.
package struct DocumentNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number with its spelling in the file.
    case number(Double, text: String)
    case string(String)
    /// The text of a CSV cell, which becomes whatever its key takes.
    case cell(String)
    case list([DocumentNode])
    case mapping([Entry])
  }

  /// A key of a mapping and what it stands for; in the order of the file.
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

  /// What a mapping holds under a key; nil for other values and where the key is missing.
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

  /// Whether nothing is written: null, or an empty cell.
  package var isAbsent: Bool {
    switch value {
    case .null: true
    case .cell(let text): text.isEmpty
    case .bool, .number, .string, .list, .mapping: false
    }
  }

  /// What the value is, for "…, not a list".
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

/// How much structure a document may have, so that a small file cannot take all memory or the whole stack.
package enum DocumentLimits {
  /// Values inside values; far beyond any manifest, far within a thread's stack.
  package static let depth = 256
  /// Values of a document after YAML's aliases are replaced by what they stand for.
  package static let nodes = 1_000_000
}
