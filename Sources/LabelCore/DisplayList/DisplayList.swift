// SPDX-License-Identifier: MIT

/// The drawing commands of a label, in order, and the canvas that they are painted on. Only rounding to pixels is left to the rasteriser.
package struct DisplayList: Hashable, Sendable {
  /// Pixels per point, more than 0.
  package var scale: Double
  /// The label's own frame in points, without room for ink that overhangs it.
  package var layoutRect: Rect
  /// The rectangle that the image covers: `layoutRect` and all ink, on whole pixels of `scale`.
  package var canvas: Rect
  /// The colour space of all colours and images.
  package var colorSpace = ImageColorSpace.srgb
  package var commands: [DrawCommand]

  package init(scale: Double, layoutRect: Rect, canvas: Rect, commands: [DrawCommand]) {
    self.scale = scale
    self.layoutRect = layoutRect
    self.canvas = canvas
    self.commands = commands
  }
}
