// SPDX-License-Identifier: MIT

/// Distances from the four sides of a rectangle, in points, by absolute direction.
///
/// Leading and trailing edges belong to the view tree; they are resolved to left and right before these insets are made.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = EdgeInsets(all: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  package var horizontal: Double { left + right }
  package var vertical: Double { top + bottom }
}
