// SPDX-License-Identifier: MIT

/// A view that is made while others are placed: nothing before that. Equal to itself alone.
final class LateContent: Hashable {
  var node: ViewNode = .empty

  static func == (a: LateContent, b: LateContent) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
