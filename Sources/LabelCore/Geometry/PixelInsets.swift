// SPDX-License-Identifier: MIT

/// Where the box of a label is in its image: the pixels between each edge of the image and that of the box. They are for a shadow, for glyphs
/// that reach beyond the label, and for its margin.
public struct PixelInsets: Hashable, Sendable {
  /// The pixels above the box; at least 0, as all of them.
  public var top: Int
  /// The pixels left of the box.
  public var left: Int
  /// The pixels below the box.
  public var bottom: Int
  /// The pixels right of the box.
  public var right: Int

  /// A box that fills its image.
  public static let zero = PixelInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in pixels; negative ones are 0, and the largest is 65,535.
  public init(top: Int, left: Int, bottom: Int, right: Int) {
    func limited(_ value: Int) -> Int { min(max(value, 0), Int(UInt16.max)) }
    (self.top, self.left, self.bottom, self.right) = (limited(top), limited(left), limited(bottom), limited(right))
  }

  /// The four numbers in one, for a cache. The inverse of `init(packed:)`.
  package var packed: Int64 {
    Int64(bitPattern: UInt64(top) << 48 | UInt64(left) << 32 | UInt64(bottom) << 16 | UInt64(right))
  }

  /// Reads `packed`.
  package init(packed: Int64) {
    func part(_ shift: UInt64) -> Int { Int(UInt64(bitPattern: packed) >> shift & 0xFFFF) }
    self.init(top: part(48), left: part(32), bottom: part(16), right: part(0))
  }

  /// The insets as JSON: `{"top":0,"left":4,"bottom":8,"right":4}`.
  package var json: JSONValue { ["top": top.json, "left": left.json, "bottom": bottom.json, "right": right.json] }
}

extension DisplayList {
  /// Where the box of the label is in the image.
  ///
  /// - Parameter margin: The margin around the label in points, which is a part of its layout and not of its box.
  package func insets(margin: EdgeInsets) -> PixelInsets {
    func pixels(_ points: Double) -> Int { Int(nearest: points * scale) }
    return PixelInsets(
      top: pixels(layoutRect.minY - canvas.minY + margin.top), left: pixels(layoutRect.minX - canvas.minX + margin.left),
      bottom: pixels(canvas.maxY - layoutRect.maxY + margin.bottom), right: pixels(canvas.maxX - layoutRect.maxX + margin.right))
  }
}
