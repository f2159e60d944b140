// SPDX-License-Identifier: MIT

/// That a picture has to be a square of a certain size, with the label as large in its middle as it can be.
package struct SquareFit: Hashable, Sendable {
  /// Pixels on each side, at least 1.
  package var side: Int
  /// Whether what the label leaves free is white rather than transparent.
  package var isOpaque = false

  package init(side: Int, isOpaque: Bool = false) {
    self.side = side
    self.isOpaque = isOpaque
  }
}
