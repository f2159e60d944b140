// SPDX-License-Identifier: MIT

package import LabelCore

/// A key of a record: its name, the kind of its value, the property that it sets, and its description.
///
///     Field("numberOfLines", .integer(.atLeast(0)), \.numberOfLines, "The maximum number of lines; 0 for no limit.", default: "1")
package struct Field<Root>: Sendable {
  package let name: String
  /// The description of the key, for messages and the JSON Schema.
  package var summary: FieldSummary { FieldSummary(name: name, shape: shape(), summary: meaning, defaultText: defaultText) }
  private let meaning: String
  private let defaultText: String?
  private let shape: @Sendable () -> ValueShape
  /// Decodes a value into the record, or reports an error.
  let decode: @Sendable (DocumentNode, inout Root, inout RecordDecoder) -> Void
  /// Fills in the value of another record if this record does not have the key.
  let fill: @Sendable (inout Root, Root) -> Void
  /// The value of the record as JSON; nil if it does not have the key. The inverse of `decode`.
  let encode: @Sendable (Root) -> JSONValue?
  /// Whether the record has the key.
  package let isWritten: @Sendable (Root) -> Bool

  /// - Parameters:
  ///   - summary: One sentence with a full stop.
  ///   - defaultText: The default value, as text.
  @inline(__always)
  package init<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value?> & Sendable, _ summary: String,
    default defaultText: String? = nil
  ) {
    // Inlined, the closures access the property directly. Creating a key path would take 20 µs for the first of each type.
    self.init(
      name, kind, get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 }, summary: summary, defaultText: defaultText)
  }

  private init<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>, get: @escaping @Sendable (Root) -> Value?,
    set: @escaping @Sendable (inout Root, Value?) -> Void, summary: String, defaultText: String?
  ) {
    (self.name, self.meaning, self.defaultText, self.shape) = (name, summary, defaultText, { kind.shape })
    self.decode = { node, root, decoder in
      if let value = kind.decode(node, &decoder) { set(&root, value) }
    }
    self.fill = { root, defaults in
      guard let outer = get(defaults) else { return }
      set(&root, get(root).map { kind.merge(outer, $0) } ?? outer)
    }
    self.encode = { get($0).map(kind.encode) }
    self.isWritten = { get($0) != nil }
  }
}

extension Field {
  /// Creates a field of a record from a field of one of its parts.
  ///
  /// - Parameter defaultText: The default value, as text.
  init<Part>(
    _ field: Field<Part>, of part: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Part> & Sendable,
    default defaultText: String
  ) {
    (name, meaning, self.defaultText, shape) = (field.name, field.meaning, defaultText, field.shape)
    decode = { node, root, decoder in field.decode(node, &root[keyPath: part()], &decoder) }
    fill = { root, defaults in
      let part = part()
      field.fill(&root[keyPath: part], defaults[keyPath: part])
    }
    encode = { field.encode($0[keyPath: part()]) }
    isWritten = { field.isWritten($0[keyPath: part()]) }
  }
}

/// All keys of a type of record, in the order of the documentation.
package struct FieldTable<Root>: Sendable {
  package let fields: [Field<Root>]
  private let positions: NamePositions

  /// - Parameter parts: The keys. A long table has several lists of them.
  /// - Precondition: The names have no duplicates.
  package init(_ parts: [Field<Root>]...) {
    var fields: [Field<Root>] = []
    fields.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { fields += part }
    self.fields = fields
    positions = NamePositions(fields.map(\.name))
  }

  package subscript(name: String) -> Field<Root>? { position(of: name).map { fields[$0] } }

  /// The index of a name in `fields`; nil for an unknown name.
  func position(of name: String) -> Int? { positions[name] }

  package var names: [String] { fields.map(\.name) }

  package var shape: ValueShape { .object(fields.map(\.summary)) }

  /// The keys that a record has.
  func written(in record: Root) -> [Field<Root>] { fields.filter { $0.isWritten(record) } }

  /// A record as JSON, in the order of the keys. The inverse of decoding.
  @Sendable package func json(_ record: Root) -> JSONValue {
    // By index, so that no field is copied.
    .object(fields.indices.compactMap { index in fields[index].encode(record).map { JSONValue.Member(fields[index].name, $0) } })
  }

  /// Returns `inner` with the values of `outer` for the keys that it does not have.
  package func merged(_ outer: Root, under inner: Root) -> Root {
    var result = inner
    for field in fields { field.fill(&result, outer) }
    return result
  }
}
