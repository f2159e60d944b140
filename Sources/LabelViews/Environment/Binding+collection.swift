// SPDX-License-Identifier: MIT

/// A binding to a collection is a collection of bindings to its elements.
///
///     for $alert in $alerts { $alert.isOn.wrappedValue = true }
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements in their order.
  public typealias Indices = Value.Indices
  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements in their order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after another one.
  ///
  /// - Parameter i: A position before `endIndex`.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves a position to the next one.
  ///
  /// - Parameter i: A position before `endIndex`.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to the element at a position.
  ///
  /// - Parameter position: A position of the collection, which stays that of the element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another one.
  ///
  /// - Parameter i: A position after `startIndex`.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves a position to the one before it.
  ///
  /// - Parameter i: A position after `startIndex`.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value that the binding refers to.
  public var id: Value.ID { wrappedValue.id }
}
