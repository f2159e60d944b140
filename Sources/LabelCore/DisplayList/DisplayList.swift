// SPDX-License-Identifier: MIT

/// What is painted, in order, and on which paper. All that is left to do is rounding to pixels.
package struct DisplayList: Hashable, Sendable {
  /// Pixels per point, more than 0.
  package var scale: Double
  /// The label's own frame in points, before room for overhanging ink.
  package var layoutRect: Rect
  /// The paper: `layoutRect` and all ink, on whole pixels of `scale`.
  package var canvas: Rect
  package var commands: [DrawCommand]

  package init(scale: Double, layoutRect: Rect, canvas: Rect, commands: [DrawCommand]) {
    self.scale = scale
    self.layoutRect = layoutRect
    self.canvas = canvas
    self.commands = commands
  }
}
