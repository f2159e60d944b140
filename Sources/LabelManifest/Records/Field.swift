// SPDX-License-Identifier: MIT

internal import LabelCore

/// A key of a record: its name, what it takes, where that goes and what it means.
///
///     Field("numberOfLines", .integer(.atLeast(0)), \.numberOfLines, "The most lines; 0 for any number.", default: "1")
package struct Field<Root>: Sendable {
  package let name: String
  /// What the key means, for people.
  package var summary: FieldSummary { FieldSummary(name: name, shape: shape(), summary: meaning, defaultText: defaultText) }
  private let meaning: String
  private let defaultText: String?
  private let shape: @Sendable () -> ValueShape
  /// Reads a value into the record, or reports why not.
  let decode: @Sendable (DocumentNode, inout Root, inout RecordDecoder) -> Void
  /// Takes from another record what this one does not say.
  let fill: @Sendable (inout Root, Root) -> Void
  /// What the record says under this key, as JSON; nil when nothing. Inverse of `decode`.
  let encode: @Sendable (Root) -> JSONValue?
  /// Whether the record says anything under this key.
  package let isWritten: @Sendable (Root) -> Bool

  /// - Parameters:
  ///   - summary: one sentence with a full stop.
  ///   - defaultText: what holds where the key is not written.
  @inline(__always)
  package init<Value: Sendable>(
    _ name: String, _ kind: ValueKind<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value?> & Sendable, _ summary: String,
    default defaultText: String? = nil
  ) {
    // Inlined, the two closures reach for the property itself, and no key path is ever made: the first of each type takes 20 µs.
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
  /// The same key of a record that keeps this one's record as a part of itself.
  ///
  /// - Parameter defaultText: what holds there where the key is not written.
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

/// All keys of a kind of record, in the order in which they are documented.
package struct FieldTable<Root>: Sendable {
  package let fields: [Field<Root>]
  private let positions: NamePositions

  /// - Parameter parts: the keys, which a long table has in several lists.
  /// - Precondition: no name is there twice.
  package init(_ parts: [Field<Root>]...) {
    var fields: [Field<Root>] = []
    fields.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { fields += part }
    self.fields = fields
    positions = NamePositions(fields.map(\.name))
  }

  package subscript(name: String) -> Field<Root>? { position(of: name).map { fields[$0] } }

  /// Where in `fields` a name is; nil for one that no key has.
  func position(of name: String) -> Int? { positions[name] }

  package var names: [String] { fields.map(\.name) }

  package var shape: ValueShape { .object(fields.map(\.summary)) }

  /// The keys that a record says anything under.
  func written(in record: Root) -> [Field<Root>] { fields.filter { $0.isWritten(record) } }

  /// All that a record says, in the order of the keys; inverse of decoding.
  @Sendable package func json(_ record: Root) -> JSONValue {
    .object(fields.compactMap { field in field.encode(record).map { JSONValue.Member(field.name, $0) } })
  }

  /// `inner` with everything that it does not say taken from `outer`.
  package func merged(_ outer: Root, under inner: Root) -> Root {
    var result = inner
    for field in fields { field.fill(&result, outer) }
    return result
  }
}
