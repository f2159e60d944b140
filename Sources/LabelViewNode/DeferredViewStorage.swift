// SPDX-License-Identifier: MIT

/// Stores a view that is made during layout; empty before. Two are equal when they are the same object.
final class DeferredViewStorage: Hashable {
  package var node: ViewNode = .empty

  package static func == (a: DeferredViewStorage, b: DeferredViewStorage) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
