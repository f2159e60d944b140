// SPDX-License-Identifier: MIT

/// A square image of a given size, with the label centred and as large as fits.
package struct SquareFit: Hashable, Sendable {
  /// What is behind the label.
  package enum Ground: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the label has its own background, with its corners, and the rest is transparent.
    case transparent
    /// The background of the label over the whole square, over white where it is none. Systems that round the corners of icons do so
    /// themselves.
    case bleed
    /// As `bleed`, with the label in the circle that any mask leaves: its diameter is 80 % of the side (W3C, Web Application Manifest).
    case maskable
  }

  /// The side of the square in pixels, at least 1.
  package var side: Int
  package var ground: Ground

  package init(side: Int, ground: Ground = .transparent) {
    self.side = side
    self.ground = ground
  }
}
