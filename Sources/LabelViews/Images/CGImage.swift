// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore

/// An image of pixels, by Core Graphics' name.
public final class CGImage: Hashable, Sendable {
  /// The pixels, with the scale that they were drawn for.
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The number of columns of pixels.
  public var width: Int { bitmap.width }
  /// The number of rows of pixels.
  public var height: Int { bitmap.height }

  /// Returns a part of the image, or nil if the rectangle has no pixel of it.
  ///
  /// - Parameter rect: The rectangle in pixels; it is extended to whole ones.
  public func cropping(to rect: CGRect) -> CGImage? {
    let box = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
    let (left, top, columns, rows) = (Int(box.minX), Int(box.minY), Int(box.width), Int(box.height))
    let pixels = (top..<top + rows).flatMap { (row: Int) -> ArraySlice<UInt32> in
      let begin = row * width + left
      return bitmap.pixels[begin..<begin + columns]
    }
    return CGImage(Bitmap(width: columns, height: rows, scale: bitmap.scale, pixels: pixels))
  }

  /// Returns whether two images have the same pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  /// Hashes the pixels of the image.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
