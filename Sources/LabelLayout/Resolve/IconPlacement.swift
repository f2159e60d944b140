// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons

/// The box of an icon in layout, which has whole pixels, and the position of the drawing in it.
struct IconPlacement {
  /// The size of the box, in points.
  let size: Size
  /// The position of the middle of the icon's grid in the box.
  let center: Point
  /// The position of the drawing's box in the box of whole pixels.
  private let corner: Point
  /// The top of the drawing's box, from the middle of its grid.
  private let top: Double

  /// The distance from the top of the box to the baseline of text with a cap height.
  func baseline(capHeight: Double) -> Double { corner.y + (capHeight / 2 - top) }

  /// The ink in the middle of the smallest box of whole pixels.
  ///
  /// - Parameter isAlone: Whether the middle of the drawing's own frame is in the middle of the box instead: a play triangle then stands
  ///   where its designer put it, and not where its bounds say.
  init(_ glyph: IconGlyph, isAlone: Bool, on grid: PixelGrid) {
    let box = isAlone ? glyph.balancedBox : glyph.box
    size = Size(width: grid.ceilTolerantly(box.width), height: grid.ceilTolerantly(box.height))
    corner = Point(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2)
    center = corner - box.origin
    top = box.minY
  }

  /// The box of an icon whose frame begins at a whole pixel, which keeps lines that were drawn on pixels sharp.
  ///
  /// - Parameters:
  ///   - frame: The icon's frame, in points from the middle of its grid; its height has whole pixels.
  ///   - scale: The number of pixels per point.
  init(_ glyph: IconGlyph, snapping frame: Rect, scale: Double) {
    let box = glyph.balancedBox
    func pixels(_ points: Double) -> Double { points * scale }
    // Rounding errors of a millionth of a pixel do not make the box larger.
    let left = (pixels(box.minX - frame.minX) + 1e-6).rounded(.down)
    let right = (pixels(box.maxX - frame.minX) - 1e-6).rounded(.up)
    let top = (pixels(box.minY - frame.minY) + 1e-6).rounded(.down)
    let bottom = (pixels(box.maxY - frame.minY) - 1e-6).rounded(.up)
    size = Size(width: (right - left) / scale, height: (bottom - top) / scale)
    corner = .zero
    center = Point(x: -frame.minX - left / scale, y: -frame.minY - top / scale)
    self.top = -center.y
  }
}
