// SPDX-License-Identifier: MIT

import LabelCore

/// An antialiased shape in one colour, for bitmaps like those of labels without a rasterizer.
struct AntialiasedShape {
  /// The frame in pixels.
  var frame: Rect
  /// Whether the shape is the ellipse in the frame, and not the frame itself.
  var isEllipse: Bool
  /// An opaque colour, 0xFFRRGGBB.
  var color: UInt32

  static func rectangle(_ frame: Rect, _ color: UInt32) -> AntialiasedShape {
    AntialiasedShape(frame: frame, isEllipse: false, color: color)
  }

  static func ellipse(_ frame: Rect, _ color: UInt32) -> AntialiasedShape { AntialiasedShape(frame: frame, isEllipse: true, color: color) }

  /// The coverage of a pixel, 0…255: the mean over 16 lines through it.
  func coverage(x: Int, y: Int) -> UInt32 {
    var covered = 0.0
    for line in 0..<16 {
      // The vertical position relative to the middle, in halves of the height.
      let v = (Double(y) + (Double(line) + 0.5) / 16 - frame.minY) / frame.height * 2 - 1
      guard abs(v) < 1 else { continue }
      let halfWidth = frame.width / 2 * (isEllipse ? (1 - v * v).squareRoot() : 1)
      let middle = frame.minX + frame.width / 2
      covered += max(0, min(Double(x + 1), middle + halfWidth) - max(Double(x), middle - halfWidth))
    }
    return UInt32((covered / 16 * 255).rounded())
  }
}

extension Bitmap {
  /// Shapes on a transparent background, the last one on top.
  init(width: Int, height: Int, shapes: [AntialiasedShape]) {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for shape in shapes {
      let columns = max(0, Int(shape.frame.minX))..<max(0, min(width, Int(shape.frame.maxX) + 1))
      for y in max(0, Int(shape.frame.minY))..<max(0, min(height, Int(shape.frame.maxY) + 1)) {
        for x in columns {
          let source = PixelMath.scaled(shape.color, by: shape.coverage(x: x, y: y))
          pixels[y * width + x] = PixelMath.over(source, pixels[y * width + x])
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
