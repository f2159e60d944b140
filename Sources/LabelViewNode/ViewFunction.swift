// SPDX-License-Identifier: MIT

/// A function that the layout calls, such as the one of an alignment guide. Two are equal when they are the same object.
///
/// The functions come from views, so a tree that contains one stays on the thread that made it: neither this class nor `ViewNode` is
/// `Sendable`.
package final class ViewFunction<Input, Output>: Hashable {
  private let function: (Input) -> Output

  package init(_ function: @escaping (Input) -> Output) { self.function = function }

  package func callAsFunction(_ input: Input) -> Output { function(input) }

  package static func == (a: ViewFunction, b: ViewFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
