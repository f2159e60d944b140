// SPDX-License-Identifier: MIT

/// The pixels of one row as they are in the file, red, green, blue and alpha: for its checksum, and for copies into the next row.
struct Scanline {
  /// Room for the row and for the overhang of vector writes.
  let pixels: UnsafeMutablePointer<UInt32>

  private typealias Quad = SIMD4<UInt32>

  /// The number of words of memory.
  static func wordsNeeded(width: Int) -> Int { width + Quad.scalarCount }

  /// Writes a straight colour 0xAARRGGBB.
  @inline(__always)
  func set(_ color: UInt32, at x: Int) { pixels[x] = Self.stored(color) }

  /// Writes a run of one straight colour; the overhang is overwritten by what follows.
  @inline(__always)
  func fill(_ color: UInt32, at x: Int, count: Int) {
    let position = UnsafeMutableRawPointer(pixels + x)
    let colors = Quad(repeating: Self.stored(color))
    var done = 0
    repeat {
      position.storeBytes(of: colors, toByteOffset: done &* 4, as: Quad.self)
      done &+= Quad.scalarCount
    } while done < count
  }

  @inline(__always)
  func copy(_ other: Scanline, at x: Int, count: Int) { (pixels + x).update(from: other.pixels + x, count: count) }

  @inline(__always)
  private static func stored(_ color: UInt32) -> UInt32 {
    let swapped = color.byteSwapped
    return (swapped >> 8 | swapped << 24).littleEndian
  }
}
