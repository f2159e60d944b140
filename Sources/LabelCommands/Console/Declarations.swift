// SPDX-License-Identifier: MIT

/// The declarations of options as a mirror has them. For the iterator of an array, which is generic, the runtime would look up a conformance.
struct Declarations: Collection {
  var children: [Mirror.Child] = []

  var startIndex: Int { 0 }
  var endIndex: Int { children.count }

  subscript(index: Int) -> Mirror.Child { children[index] }

  func index(after index: Int) -> Int { index + 1 }

  func makeIterator() -> Iterator { Iterator(children: children) }

  struct Iterator: IteratorProtocol {
    let children: [Mirror.Child]
    var index = 0

    mutating func next() -> Mirror.Child? {
      guard index < children.count else { return nil }
      defer { index += 1 }
      return children[index]
    }
  }
}
