// SPDX-License-Identifier: MIT

internal import LabelCore

/// A sliding window over the colour runs of an image, and the Adler-32 of its scanlines with four bytes per pixel.
///
/// Transparent pixels have the colour of the pixel to their left, so that red, green and blue change only where two foreground colours meet. At
/// the start and end of a row they are zeros, as is the filter byte.
struct ColorRunWindow {
  /// The runs of a row, and the zeros around them: its filter byte and the transparent pixels at its start, and those at its end.
  struct Row {
    /// The first run, and the sentinel after the last.
    let first: UnsafePointer<ColorRun>
    let end: UnsafePointer<ColorRun>
    /// The numbers of zero bytes.
    let zerosBefore: Int
    let zerosAfter: Int
  }

  /// The number of runs that a match can refer to: a row of one pixel has five bytes, one run and one sentinel.
  static let size = 1 << 14

  /// The first one is a sentinel before all rows.
  let runs: UnsafeMutablePointer<ColorRun>
  /// The number of runs and sentinels in the window.
  private var count = 1
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  private let scanline: Scanline
  private let capacity: Int
  /// Room for the columns after the runs of a row.
  private let ends: UnsafeMutablePointer<UInt32>
  private var next = ColorRun.Place()
  private var row = 0

  /// The required capacity in runs: after the oldest are removed, there is room for a row. A position has 16 bits up to a width of 32,767.
  static func capacity(width: Int) -> Int { max(4 * size, 2 * size + width + 1) }

  init(
    runs: UnsafeMutablePointer<ColorRun>, capacity: Int, ends: UnsafeMutablePointer<UInt32>, scanline: Scanline, ramps: StraightColors.Ramps
  ) {
    self.runs = runs
    self.ends = ends
    self.capacity = capacity
    self.scanline = scanline
    self.ramps = ramps
    runs[0] = ColorRun(endOfRow: -1, at: next)
  }

  /// Appends a row and its sentinel. There must be room for it.
  mutating func add(_ row: UnsafePointer<UInt32>, width: Int) -> Row {
    let visibleStart = row[0] == 0 ? row.endOfTransparentRun(from: 0, to: width) : 0
    let visibleEnd = listEnds(row, from: visibleStart, width: width)
    // Local copies, which stay in registers.
    let (ramps, scanline, first) = (ramps, scanline, runs + count)
    var (run, end, place) = (first, ends, next)
    place.byte &+= UInt32(truncatingIfNeeded: visibleStart &* 4 &+ 1)
    var foreground = StraightColors.noForeground
    // The first run keeps no colour, although white costs as if it did.
    var last: UInt32 = 0x00FF_FFFF
    var x = visibleStart
    while x < visibleEnd {
      let pixels = Int(end.pointee) &- x
      end += 1
      let color = ramps.straight(row[x], like: &foreground)
      let keepsColor: UInt32 = (color ^ last) & 0x00FF_FFFF == 0 ? 1 : 0
      run.pointee = ColorRun(color, count: pixels, keepsColor: keepsColor, at: place)
      run += 1
      place.byte &+= UInt32(truncatingIfNeeded: pixels &* 4)
      place.cost &+= ColorRun.pixelCost &- keepsColor &* (ColorRun.pixelCost &- ColorRun.newAlphaCost)
      place.cost &+= pixels > 1 ? ColorRun.repetitionCost : 0
      scanline.fill(color, at: x, count: pixels)
      last = color
      x &+= pixels
    }
    first.pointee.keepsColor = false
    run.pointee = ColorRun(endOfRow: self.row, at: place)
    let zerosAfter = (width &- visibleEnd) &* 4
    place.byte &+= UInt32(truncatingIfNeeded: zerosAfter)
    next = place
    count = run + 1 - runs
    self.row &+= 1
    checksum.add(row: ScanlineAdler32.sums(scanline, visibleStart..<visibleEnd, zerosAfter: zerosAfter), count: width &* 4 &+ 1)
    return Row(first: first, end: run, zerosBefore: 1 &+ visibleStart &* 4, zerosAfter: zerosAfter)
  }

  /// Lists the columns after the runs of a row from column `start` on.
  ///
  /// - Returns: The column after the last run that is listed: the start of a transparent run at the end of the row, which is not, or the width.
  @inline(__always)
  private func listEnds(_ row: UnsafePointer<UInt32>, from start: Int, width: Int) -> Int {
    var count = 0
    var word = start & ~63
    var mask = ~0 &<< UInt64(truncatingIfNeeded: start & 63)
    while word < width {
      var bits = row.endsOfRuns(from: word, width: width) & mask
      mask = ~0
      let left = width &- word
      if left < 64 { bits &= 1 &<< UInt64(truncatingIfNeeded: left) &- 1 }
      while bits != 0 {
        ends[count] = UInt32(truncatingIfNeeded: word &+ bits.trailingZeroBitCount &+ 1)
        count &+= 1
        bits &= bits &- 1
      }
      word &+= 64
    }
    if count > 1, row[width &- 1] == 0 { return Int(ends[count &- 2]) }
    return count > 0 && row[width &- 1] == 0 ? start : width
  }

  /// Removes the runs that matches can no longer refer to, if there is no room for another row.
  ///
  /// - Returns: By how much the positions of the others are smaller now: a multiple of `size`.
  mutating func makeRoom(width: Int) -> Int {
    guard count &+ width &+ 1 > capacity else { return 0 }
    let removed = (count &- Self.size) / Self.size &* Self.size
    count &-= removed
    runs.update(from: runs + removed, count: count)
    runs[0] = ColorRun(endOfRow: -1, at: ColorRun.Place())
    return removed
  }
}
