// SPDX-License-Identifier: MIT

internal import LabelCore

/// An upright rectangle of whole pixels, y down; the far edges are exclusive.
package struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle with an origin and a size, in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The smallest rectangle of whole pixels that contains `rect`, which is in pixels.
  ///
  /// Edges are clamped to `PixelSpace.farthest`, so that no number that a user types overflows.
  init(covering rect: Rect) {
    func clamped(_ edge: Double) -> Int { Int(PixelSpace.clamped(edge)) }
    self.init(
      minX: clamped(rect.minX.rounded(.down)), minY: clamped(rect.minY.rounded(.down)),
      maxX: clamped(rect.maxX.rounded(.up)), maxY: clamped(rect.maxY.rounded(.up)))
  }

  /// In pixels; 0 for an empty rectangle.
  package var width: Int { max(0, maxX - minX) }
  /// In pixels; 0 for an empty rectangle.
  package var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
