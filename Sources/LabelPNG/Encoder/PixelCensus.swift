// SPDX-License-Identifier: MIT

internal import LabelCore

/// Numbers and counts the different pixels of a picture, as long as a byte can number them.
///
/// Keeps its tables between pictures. They are plain memory behind constants, so that the pixel loop pays for no checks of access.
final class PixelCensus {
  private static let mostPixels = 256
  private static let bits: UInt32 = 10
  /// Four slots for each pixel that fits: the pixel below, its number + 1 above bit 32; 0 where free.
  private let slots: UnsafeMutablePointer<UInt64>
  private let met: UnsafeMutablePointer<UInt32>
  private let times: UnsafeMutablePointer<Int>

  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    met = .allocate(capacity: Self.mostPixels)
    times = .allocate(capacity: Self.mostPixels)
  }

  deinit {
    slots.deallocate()
    met.deallocate()
    times.deallocate()
  }

  /// Writes a filter byte and the numbers of its pixels for each row.
  ///
  /// - Parameter output: one byte a pixel and one a row, all zeros; the number of clear pixels is 0.
  /// - Returns: the pixels that were met, valid until the next picture; not all of them where there are more than 255 besides the clear one.
  func number(_ bitmap: Bitmap, into output: UnsafeMutableBufferPointer<UInt8>) -> PixelTable {
    var tally = Tally(slots: slots, met: met, times: times)
    let isComplete = bitmap.pixels.withUnsafeBufferPointer { input in
      guard let input = input.baseAddress, let output = output.baseAddress else { return false }
      for y in 0..<bitmap.height {
        let row = output + (y &* (bitmap.width &+ 1) &+ 1)
        guard tally.numberRow(input + y &* bitmap.width, width: bitmap.width, into: row) else { return false }
      }
      return true
    }
    return PixelTable(
      pixels: UnsafeBufferPointer(start: met, count: tally.count), counts: UnsafeBufferPointer(start: times, count: tally.count),
      hasClear: tally.hasClear, isComplete: isComplete)
  }

  /// The tables while they are being filled.
  private struct Tally {
    let slots: UnsafeMutablePointer<UInt64>
    let met: UnsafeMutablePointer<UInt32>
    let times: UnsafeMutablePointer<Int>
    var count = 1
    var hasClear = false

    init(slots: UnsafeMutablePointer<UInt64>, met: UnsafeMutablePointer<UInt32>, times: UnsafeMutablePointer<Int>) {
      self.slots = slots
      self.met = met
      self.times = times
      slots.update(repeating: 0, count: 1 << Int(PixelCensus.bits))
      met[0] = 0
      times[0] = 0
    }

    @inline(__always)
    mutating func numberRow(_ row: UnsafePointer<UInt32>, width: Int, into output: UnsafeMutablePointer<UInt8>) -> Bool {
      var x = 0
      while x < width {
        let pixel = row[x]
        if pixel == 0 {
          hasClear = true
          x = row.inkStart(from: x, to: width)
          continue
        }
        let number = number(of: pixel)
        guard number < PixelCensus.mostPixels else { return false }
        let start = x
        repeat {
          output[x] = UInt8(truncatingIfNeeded: number)
          x &+= 1
        } while x < width && row[x] == pixel
        times[number] &+= x &- start
      }
      return true
    }

    /// A pixel's number; `mostPixels` when no more can be numbered.
    @inline(__always)
    private mutating func number(of pixel: UInt32) -> Int {
      // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
      var slot = Int((pixel &* 2_654_435_769) >> (32 &- PixelCensus.bits))
      while slots[slot] != 0 {
        if UInt32(truncatingIfNeeded: slots[slot]) == pixel { return Int(truncatingIfNeeded: slots[slot] >> 32 &- 1) }
        slot = (slot &+ 1) & (1 << Int(PixelCensus.bits) &- 1)
      }
      guard count < PixelCensus.mostPixels else { return PixelCensus.mostPixels }
      slots[slot] = UInt64(count &+ 1) << 32 | UInt64(pixel)
      met[count] = pixel
      times[count] = 0
      count &+= 1
      return count &- 1
    }
  }
}
