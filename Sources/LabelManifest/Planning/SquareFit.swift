// SPDX-License-Identifier: MIT

/// A square image of a given size, with the label centred and as large as fits.
package struct SquareFit: Hashable, Sendable {
  /// The side of the square in pixels, at least 1.
  package var side: Int
  /// Whether the background is white instead of transparent.
  package var isOpaque = false

  package init(side: Int, isOpaque: Bool = false) {
    self.side = side
    self.isOpaque = isOpaque
  }
}
