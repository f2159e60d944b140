// SPDX-License-Identifier: MIT

internal import LabelCore

/// Numbers and counts the colours of an image, as long as one byte can index them.
///
/// Keeps its tables between images, in constant pointers, so that the pixel loop has no exclusivity checks.
final class PaletteBuilder {
  private static let maximumColorCount = 256
  private static let bits: UInt32 = 10
  /// A hash table with four slots for each colour: the colour in the lower half, its number + 1 in the upper; 0 for a free slot.
  private let slots: UnsafeMutablePointer<UInt64>
  private let colors: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<Int>

  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    colors = .allocate(capacity: Self.maximumColorCount)
    counts = .allocate(capacity: Self.maximumColorCount)
  }

  deinit {
    slots.deallocate()
    colors.deallocate()
    counts.deallocate()
  }

  /// Writes the colour numbers of each row after its filter byte.
  ///
  /// - Parameter output: One byte per pixel and one per row, all zeros; transparent is number 0.
  /// - Returns: The colours, valid until the next image; incomplete if there are more than 255 besides transparent.
  func number(_ bitmap: Bitmap, into output: UnsafeMutableBufferPointer<UInt8>) -> ColorTable {
    var tally = Tally(slots: slots, colors: colors, counts: counts)
    let isComplete = bitmap.pixels.withUnsafeBufferPointer { input in
      guard let input = input.baseAddress, let output = output.baseAddress else { return false }
      for y in 0..<bitmap.height {
        let row = output + (y &* (bitmap.width &+ 1) &+ 1)
        guard tally.numberRow(input + y &* bitmap.width, width: bitmap.width, into: row) else { return false }
      }
      return true
    }
    return ColorTable(
      colors: UnsafeBufferPointer(start: colors, count: tally.count), counts: UnsafeBufferPointer(start: counts, count: tally.count),
      hasTransparent: tally.hasTransparent, isComplete: isComplete)
  }

  /// The tables while they are filled.
  private struct Tally {
    let slots: UnsafeMutablePointer<UInt64>
    let colors: UnsafeMutablePointer<UInt32>
    let counts: UnsafeMutablePointer<Int>
    var count = 1
    var hasTransparent = false

    init(slots: UnsafeMutablePointer<UInt64>, colors: UnsafeMutablePointer<UInt32>, counts: UnsafeMutablePointer<Int>) {
      self.slots = slots
      self.colors = colors
      self.counts = counts
      slots.update(repeating: 0, count: 1 << Int(PaletteBuilder.bits))
      colors[0] = 0
      counts[0] = 0
    }

    @inline(__always)
    mutating func numberRow(_ row: UnsafePointer<UInt32>, width: Int, into output: UnsafeMutablePointer<UInt8>) -> Bool {
      var x = 0
      while x < width {
        let pixel = row[x]
        if pixel == 0 {
          hasTransparent = true
          x = row.endOfTransparentRun(from: x, to: width)
          continue
        }
        let number = number(of: pixel)
        guard number < PaletteBuilder.maximumColorCount else { return false }
        let start = x
        repeat {
          output[x] = UInt8(truncatingIfNeeded: number)
          x &+= 1
        } while x < width && row[x] == pixel
        counts[number] &+= x &- start
      }
      return true
    }

    /// The number of a colour; `maximumColorCount` if there are too many.
    @inline(__always)
    private mutating func number(of pixel: UInt32) -> Int {
      // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
      var slot = Int((pixel &* 2_654_435_769) >> (32 &- PaletteBuilder.bits))
      while slots[slot] != 0 {
        if UInt32(truncatingIfNeeded: slots[slot]) == pixel { return Int(truncatingIfNeeded: slots[slot] >> 32 &- 1) }
        slot = (slot &+ 1) & (1 << Int(PaletteBuilder.bits) &- 1)
      }
      guard count < PaletteBuilder.maximumColorCount else { return PaletteBuilder.maximumColorCount }
      slots[slot] = UInt64(count &+ 1) << 32 | UInt64(pixel)
      colors[count] = pixel
      counts[count] = 0
      count &+= 1
      return count &- 1
    }
  }
}
