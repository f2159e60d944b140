// SPDX-License-Identifier: MIT

internal import LabelCore

/// A sliding window over the colour runs of an image, and the Adler-32 of its scanlines with four bytes per pixel.
///
/// Transparent pixels have the colour of the pixel to their left, so that red, green and blue change only where two foreground colours meet. At
/// the start and end of a row they are zeros, as is the filter byte.
struct ColorRunWindow {
  /// The byte offset of a run in the scanlines, and the cost of all runs before it without matches.
  struct Position: BitwiseCopyable {
    var byte: UInt32
    /// The estimated cost in bits.
    var cost: UInt32
  }

  /// The runs of a row, and the zeros around them: its filter byte and the transparent pixels at its start, and those at its end.
  struct Row {
    /// The index of the first run, and the index after the last.
    let first: Int
    let end: Int
    /// The numbers of zero bytes.
    let zerosBefore: Int
    let zerosAfter: Int
  }

  /// The number of runs that a match can refer to: a row of one pixel has five bytes, one run and one sentinel.
  static let size = 1 << 14
  /// The estimated costs in bits of a pixel with its left neighbour's colour and a new alpha, of a pixel of another colour, and of a
  /// repetition.
  static let newAlphaCost: UInt32 = 11
  static let pixelCost: UInt32 = 30
  private static let runCost: UInt32 = 6

  /// The estimated cost of a length and a distance in bits: short distances are more frequent and have fewer extra bits.
  @inline(__always)
  static func cost(ofDistance distance: Int) -> Int { 8 &+ (Int.bitWidth &- distance.leadingZeroBitCount) }

  let runs: UnsafeMutablePointer<ColorRun>
  let positions: UnsafeMutablePointer<Position>
  /// The number of runs that were removed from the window since the image began.
  private(set) var base = 0
  /// The number of runs and sentinels in the window.
  private(set) var count = 0
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  /// Room for the columns at which the runs of a row begin, and for the width.
  private let starts: UnsafeMutablePointer<UInt32>
  private let scanline: Scanline
  private let capacity: Int
  private var next = Position(byte: 0, cost: 0)
  private var row = 0

  /// The required capacity in runs.
  static func capacity(width: Int) -> Int { 4 * size + width + 1 }

  init(
    runs: UnsafeMutablePointer<ColorRun>, positions: UnsafeMutablePointer<Position>, starts: UnsafeMutablePointer<UInt32>,
    scanline: Scanline, capacity: Int, ramps: StraightColors.Ramps
  ) {
    self.runs = runs
    self.positions = positions
    self.starts = starts
    self.scanline = scanline
    self.capacity = capacity
    self.ramps = ramps
  }

  /// Appends a row and its sentinel.
  mutating func add(_ row: UnsafePointer<UInt32>, width: Int) -> Row {
    if count &+ width &+ 1 > capacity { removeOldRuns() }
    var (first, end) = (0, row.listStarts(width: width, into: starts))
    if row[0] == 0 { first = 1 }
    if end > first, row[Int(starts[end &- 1])] == 0 { end &-= 1 }
    let (visibleStart, visibleEnd) = (Int(starts[first]), Int(starts[end]))
    let added = Row(first: count, end: count &+ end &- first, zerosBefore: 1 &+ visibleStart &* 4, zerosAfter: (width &- visibleEnd) &* 4)
    // Local copies, which stay in registers.
    let (runs, positions, starts, ramps, scanline) = (runs, positions, starts, ramps, scanline)
    var index = count
    var next = next
    next.byte &+= UInt32(truncatingIfNeeded: added.zerosBefore)
    var foreground = StraightColors.noForeground
    var last: UInt32 = 0xFF_FFFF
    var x = visibleStart
    while first < end {
      first &+= 1
      let following = Int(starts[first])
      let pixels = following &- x
      let color = ramps.straight(row[x], like: &foreground)
      runs[index] = ColorRun(color, count: pixels)
      positions[index] = next
      index &+= 1
      next.byte &+= UInt32(truncatingIfNeeded: pixels &* 4)
      next.cost &+= (((color ^ last) & 0x00FF_FFFF == 0) ? Self.newAlphaCost : Self.pixelCost) &+ (pixels > 1 ? Self.runCost : 0)
      scanline.fill(color, at: x, count: pixels)
      last = color
      x = following
    }
    runs[index] = ColorRun(endOfRow: self.row)
    positions[index] = next
    next.byte &+= UInt32(truncatingIfNeeded: added.zerosAfter)
    self.next = next
    count = index &+ 1
    self.row &+= 1
    checksum.add(
      row: ScanlineAdler32.sums(scanline, visibleStart..<visibleEnd, zerosAfter: added.zerosAfter), count: width &* 4 &+ 1)
    return added
  }

  /// Removes the runs that matches can no longer refer to.
  private mutating func removeOldRuns() {
    let kept = min(count, Self.size)
    runs.update(from: runs + (count &- kept), count: kept)
    positions.update(from: positions + (count &- kept), count: kept)
    base &+= count &- kept
    count = kept
  }
}
