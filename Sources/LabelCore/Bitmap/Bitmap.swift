// SPDX-License-Identifier: MIT

/// A picture of premultiplied sRGB pixels, 8 bits a channel, rows from the top. Never empty.
public struct Bitmap: Hashable, Sendable {
  /// Columns, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// Pixels per point that the picture was made for; what a PNG's resolution says (72 dpi at 1).
  public let scale: Double
  /// `width` × `height` values 0xAARRGGBB in native byte order, colour channels premultiplied, rows without gaps.
  public private(set) var pixels: [UInt32]

  /// Wraps pixels that are premultiplied already.
  ///
  /// - Precondition: both sides are at least 1 and `pixels` holds exactly their product.
  package init(width: Int, height: Int, scale: Double = 1, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    precondition(pixels.count == width * height, "a bitmap needs one value a pixel")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`, both from 0 at the top left.
  ///
  /// - Precondition: the place lies inside the picture.
  public subscript(x: Int, y: Int) -> PremultipliedPixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at (\(x), \(y)) in \(width)×\(height)")
    return PremultipliedPixel(argb: pixels[y * width + x])
  }
}
