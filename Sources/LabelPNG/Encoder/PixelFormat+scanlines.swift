// SPDX-License-Identifier: MIT

internal import LabelCore

extension PixelFormat {
  /// The bytes of one scanline, with its filter byte.
  func rowBytes(width: Int) -> Int { width * bytesPerPixel + 1 }

  /// The byte of a pixel in a format with one byte per pixel.
  ///
  /// - Parameter number: The number of its colour in the table from which the format was chosen.
  func byte(of pixel: UInt32, number: Int) -> UInt8 {
    switch self {
    case .indexed(let palette): UInt8(truncatingIfNeeded: palette.lacksTransparent ? number &- 1 : number)
    default: UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// Writes the scanlines in this format, each after a filter byte of 0.
  ///
  /// - Parameter output: `rowBytes` times the height. For indexed-colour it has the colour numbers.
  func writeScanlines(of bitmap: Bitmap, into output: UnsafeMutableBufferPointer<UInt8>) {
    switch self {
    case .indexed(let palette): palette.renumber(output, width: bitmap.width, height: bitmap.height)
    case .grayscale:
      Self.writeRows(of: bitmap, bytesPerPixel: 1, into: output) { pixel, bytes in
        bytes[0] = UInt8(truncatingIfNeeded: pixel)
      }
    case .grayscaleAlpha:
      Self.writeRows(of: bitmap, bytesPerPixel: 2, into: output) { pixel, bytes in
        let alpha = pixel >> 24
        // A transparent pixel has no colour: 0 repeats most bytes of other transparent pixels and of black text.
        let color = alpha == 0 ? 0 : alpha == 255 ? pixel : StraightColors.nearest(pixel)
        bytes[0] = UInt8(truncatingIfNeeded: color)
        bytes[1] = UInt8(truncatingIfNeeded: alpha)
      }
    case .truecolor:
      Self.writeRows(of: bitmap, bytesPerPixel: 3, into: output) { pixel, bytes in
        bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[2] = UInt8(truncatingIfNeeded: pixel)
      }
    case .truecolorAlpha(let straight): Self.writeColorRows(of: bitmap, straight, into: output)
    }
  }

  /// Transparent pixels have the colour of the pixel to their left, so that red, green and blue change only where two foreground colours meet.
  /// At the start and end of a row they are zeros, as is the filter byte.
  private static func writeColorRows(of bitmap: Bitmap, _ straight: StraightColors, into output: UnsafeMutableBufferPointer<UInt8>) {
    let width = bitmap.width
    guard let first = output.baseAddress.map({ UnsafeMutableRawPointer($0) }) else { return }
    // Red is the first byte and alpha the last: big-endian RGBA.
    @inline(__always)
    func store(_ color: UInt32, at position: UnsafeMutableRawPointer) {
      position.storeBytes(of: (color &<< 8 | color &>> 24).bigEndian, as: UInt32.self)
    }
    @inline(__always)
    func fill(_ columns: Range<Int>, of row: UnsafeMutableRawPointer, with color: UInt32) {
      var x = columns.lowerBound
      let four = SIMD4(repeating: (color &<< 8 | color &>> 24).bigEndian)
      while x &+ 4 <= columns.upperBound {
        (row + x &* 4).storeBytes(of: four, as: SIMD4<UInt32>.self)
        x &+= 4
      }
      while x < columns.upperBound {
        store(color, at: row + x &* 4)
        x &+= 1
      }
    }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      straight.withRamps { ramps in
        for y in 0..<bitmap.height {
          let source = pixels + y &* width
          let row = first + (y &* (width &* 4 &+ 1) &+ 1)
          (row - 1).storeBytes(of: 0, as: UInt8.self)
          var foreground = StraightColors.noForeground
          var x = source.endOfTransparentRun(from: 0, to: width)
          fill(0..<x, of: row, with: 0)
          while x < width {
            var (pixel, color) = (source[x], ramps.straight(source[x], like: &foreground))
            repeat {
              if source[x] != pixel {
                pixel = source[x]
                color = ramps.straight(pixel, like: &foreground)
              }
              store(color, at: row + x &* 4)
              x &+= 1
            } while x < width && source[x] != 0
            let next = source.endOfTransparentRun(from: x, to: width)
            fill(x..<next, of: row, with: next == width ? 0 : ramps.transparent(like: foreground))
            x = next
          }
        }
      }
    }
  }

  /// Inlined with its closure, so that each format has one pixel loop.
  @inline(__always)
  private static func writeRows(
    of bitmap: Bitmap, bytesPerPixel: Int, into output: UnsafeMutableBufferPointer<UInt8>,
    write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) {
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
  }
}
