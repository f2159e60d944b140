// SPDX-License-Identifier: MIT

/// A function that a view hands to the layout, such as the one of an alignment guide. Two are equal when they are the same one.
package final class ViewFunction<Input, Output>: Hashable, Sendable {
  // Sound because trees with functions come from views, and the thread that makes such a tree lays it out as well. Only trees of records
  // are sent to other threads, and records have no functions.
  private nonisolated(unsafe) let function: (Input) -> Output

  package init(_ function: @escaping (Input) -> Output) { self.function = function }

  package func callAsFunction(_ input: Input) -> Output { function(input) }

  package static func == (a: ViewFunction, b: ViewFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
