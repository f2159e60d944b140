// SPDX-License-Identifier: MIT

/// One of several equal shares of the previews, which as many programs audit at once.
package struct PreviewShare: Hashable, Sendable {
  private var index = 0
  private var count = 1

  /// All previews.
  package init() {}

  /// - Parameters:
  ///   - index: From 0.
  ///   - count: At least 1.
  package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

  /// Reads `0/2`; anything else is all previews.
  package init(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    if numbers.count == 2, numbers[1] > 0 { (index, count) = (numbers[0], numbers[1]) }
  }

  /// The share as an argument.
  package var text: String { "\(index)/\(count)" }

  /// Whether the preview at a position belongs to it.
  package func contains(_ position: Int) -> Bool { position % count == index }
}
