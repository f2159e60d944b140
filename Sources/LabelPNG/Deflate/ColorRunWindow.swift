// SPDX-License-Identifier: MIT

internal import LabelCore

/// The latest rows of a picture of translucent colours as runs, with what its scanlines of four bytes a pixel add up to.
///
/// Clear pixels take the colour of the ink to their left, so that red, green and blue change only where two inks meet; those at a row's
/// start and end are zeros, as is the filter byte between them.
struct ColorRunWindow {
  /// Where a run begins among the scanlines' bytes, and what all runs before it take by themselves.
  struct Position: BitwiseCopyable {
    var byte: UInt32
    /// In bits, about.
    var cost: UInt32
  }

  /// Where a row's runs are, and the zeros around them: its filter byte and the clear pixels at its start, and those at its end.
  struct Row {
    /// The first run, and the end behind the last.
    let first: Int
    let end: Int
    /// In bytes.
    let zerosBefore: Int
    let zerosAfter: Int
  }

  /// Runs that a match can reach: a row of one pixel takes five bytes, a run and an end.
  static let window = 1 << 14
  /// What a pixel costs in bits that has its left neighbour's colour and another alpha, one of another colour, and what makes it many.
  static let newAlphaCost: UInt32 = 11
  static let pixelCost: UInt32 = 30
  private static let runCost: UInt32 = 6

  let runs: UnsafeMutablePointer<ColorRun>
  let positions: UnsafeMutablePointer<Position>
  /// How many runs have left the list since the picture began.
  private(set) var base = 0
  /// Runs and ends in the list.
  private(set) var count = 0
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  /// Room for the columns of a row at which another pixel begins, and its width.
  private let starts: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var next = Position(byte: 0, cost: 0)
  private var row = 0

  /// How many runs there must be room for.
  static func capacity(width: Int) -> Int { 4 * window + width + 1 }

  init(
    runs: UnsafeMutablePointer<ColorRun>, positions: UnsafeMutablePointer<Position>, starts: UnsafeMutablePointer<UInt32>, capacity: Int,
    ramps: StraightColors.Ramps
  ) {
    self.runs = runs
    self.positions = positions
    self.starts = starts
    self.capacity = capacity
    self.ramps = ramps
  }

  /// Appends a row and its end.
  mutating func add(_ row: UnsafePointer<UInt32>, width: Int) -> Row {
    if count &+ width &+ 1 > capacity { forget() }
    var (first, end) = (0, row.listStarts(width: width, into: starts))
    if row[0] == 0 { first = 1 }
    if end > first, row[Int(starts[end &- 1])] == 0 { end &-= 1 }
    let (visibleStart, visibleEnd) = (Int(starts[first]), Int(starts[end]))
    let added = Row(first: count, end: count &+ end &- first, zerosBefore: 1 &+ visibleStart &* 4, zerosAfter: (width &- visibleEnd) &* 4)
    var list = self
    list.addZeros(added.zerosBefore)
    var foreground = StraightColors.noForeground
    var last: UInt32 = 0xFF_FFFF
    var x = visibleStart
    while first < end {
      first &+= 1
      let next = Int(list.starts[first])
      list.add(ramps.straight(row[x], like: &foreground), count: next &- x, after: &last)
      x = next
    }
    list.runs[list.count] = ColorRun(endOfRow: list.row)
    list.positions[list.count] = list.next
    list.addZeros(added.zerosAfter)
    list.count &+= 1
    list.row &+= 1
    list.checksum.endRow()
    self = list
    return added
  }

  @inline(__always)
  private mutating func addZeros(_ bytes: Int) {
    next.byte &+= UInt32(truncatingIfNeeded: bytes)
    checksum.add(zeros: bytes)
  }

  @inline(__always)
  private mutating func add(_ color: UInt32, count pixels: Int, after last: inout UInt32) {
    runs[count] = ColorRun(color, count: pixels)
    positions[count] = next
    count &+= 1
    next.byte &+= UInt32(truncatingIfNeeded: pixels &* 4)
    next.cost &+= (((color ^ last) & 0x00FF_FFFF == 0) ? Self.newAlphaCost : Self.pixelCost) &+ (pixels > 1 ? Self.runCost : 0)
    checksum.add(color, times: pixels)
    last = color
  }

  /// Keeps what a match can reach.
  private mutating func forget() {
    let kept = min(count, Self.window)
    runs.update(from: runs + (count &- kept), count: kept)
    positions.update(from: positions + (count &- kept), count: kept)
    base &+= count &- kept
    count = kept
  }
}
