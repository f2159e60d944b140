// SPDX-License-Identifier: MIT

internal import LabelCore

extension PNGForm {
  /// The picture's rows in this form, each behind its filter byte 0: what PNG compresses.
  func scanlines(of bitmap: Bitmap) -> [UInt8] {
    switch self {
    case .indexed(let palette): palette.scanlines
    case .gray:
      Self.rows(of: bitmap, bytesPerPixel: 1) { pixel, bytes in
        bytes[0] = UInt8(truncatingIfNeeded: pixel)
      }
    case .grayAlpha:
      Self.rows(of: bitmap, bytesPerPixel: 2) { pixel, bytes in
        let alpha = pixel >> 24
        // A clear pixel has no colour: 0 repeats most bytes of its like and of black ink.
        let color = alpha == 0 ? 0 : alpha == 255 ? pixel : StraightColors.nearest(pixel)
        bytes[0] = UInt8(truncatingIfNeeded: color)
        bytes[1] = UInt8(truncatingIfNeeded: alpha)
      }
    case .color:
      Self.rows(of: bitmap, bytesPerPixel: 3) { pixel, bytes in Self.write(pixel, to: bytes) }
    case .colorAlpha(let straight):
      Self.rows(of: bitmap, bytesPerPixel: 4) { pixel, bytes in
        let color = straight.straight(pixel)
        Self.write(color, to: bytes)
        bytes[3] = UInt8(truncatingIfNeeded: color >> 24)
      }
    }
  }

  @inline(__always)
  private static func write(_ color: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
    bytes[0] = UInt8(truncatingIfNeeded: color >> 16)
    bytes[1] = UInt8(truncatingIfNeeded: color >> 8)
    bytes[2] = UInt8(truncatingIfNeeded: color)
  }

  /// Inlined with its closure, so that a form's pixel loop is one loop.
  @inline(__always)
  private static func rows(
    of bitmap: Bitmap, bytesPerPixel: Int, write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let total = (bitmap.width * bytesPerPixel + 1) * bitmap.height
    return [UInt8](unsafeUninitializedCapacity: total) { output, count in
      guard var next = output.baseAddress else { return }
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in stride(from: 0, to: pixels.count, by: bitmap.width) {
          next.pointee = 0
          next += 1
          for index in row..<row + bitmap.width {
            write(pixels[index], next)
            next += bytesPerPixel
          }
        }
      }
      count = total
    }
  }
}
