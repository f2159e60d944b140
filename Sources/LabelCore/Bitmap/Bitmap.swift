// SPDX-License-Identifier: MIT

/// An image of premultiplied sRGB pixels with 8 bits per channel, in rows from the top. It is never empty.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The number of pixels per point that the image was drawn for, which gives the PNG's resolution (72 dpi at 1).
  public let scale: Double
  /// The `width` × `height` pixels as 0xAARRGGBB in native byte order, with premultiplied colour channels and without gaps between rows.
  public private(set) var pixels: [UInt32]

  /// Creates an image from pixels that are premultiplied already.
  ///
  /// - Precondition: Both sides are at least 1, and `pixels` has exactly their product of values.
  package init(width: Int, height: Int, scale: Double = 1, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    precondition(pixels.count == width * height, "a bitmap needs one value per pixel")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixel in a column and a row.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 at the left.
  ///   - y: The row, from 0 at the top.
  /// - Precondition: The position is inside the image.
  public subscript(x: Int, y: Int) -> PremultipliedPixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at (\(x), \(y)) in \(width)×\(height)")
    return PremultipliedPixel(argb: pixels[y * width + x])
  }
}
