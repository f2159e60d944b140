// SPDX-License-Identifier: MIT

/// Turns the tokens of a picture into those of its scanlines with four bytes a pixel, which are never written.
///
/// Clear pixels take the colour of the ink to their left, and in a repetition of the row above what they have there, so that red, green and
/// blue change only where two inks meet; those at a row's start and end are zeros, as is the filter byte between them.
struct RGBATokenTranslator {
  private(set) var sink: TokenBuffer
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  /// The picture's pixels by their numbers.
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  /// For each column the ink met last before it, in the row above and in this one.
  private var foregroundAbove: UnsafeMutablePointer<UInt8>
  private var foregroundBefore: UnsafeMutablePointer<UInt8>
  /// The ink met last.
  private var foreground = StraightColors.noForeground
  /// The pixel before this one as it stands in the file, 0xAARRGGBB; none at a row's start.
  private var last: UInt32?
  /// Bytes behind the last token that repeat the row above, filter bytes between rows included.
  private var copied = 0
  /// Bytes of 0 behind the last token, and whether there is one before them; none where there are repetitions.
  private var zeros = 0
  private var isAfterZero = false

  /// - Parameters:
  ///   - memory: room for `memoryNeeded` bytes.
  init(
    sink: TokenBuffer, ramps: StraightColors.Ramps, pixels: UnsafePointer<UInt32>, width: Int, memory: UnsafeMutablePointer<UInt8>
  ) {
    self.sink = sink
    self.ramps = ramps
    self.pixels = pixels
    self.width = width
    foregroundAbove = memory
    foregroundBefore = memory + Self.memoryNeeded(width: width) / 2
  }

  /// Two rows, each with room behind it for all that one step of a copy writes.
  static func memoryNeeded(width: Int) -> Int { 2 * (width + Steps.scalarCount) }

  private typealias Steps = SIMD16<UInt8>

  private var rowBytes: Int { @inline(__always) get { width &* 4 &+ 1 } }

  /// Takes all tokens of a picture.
  ///
  /// - Parameter picture: its pixels, row by row.
  mutating func add(_ tokens: UnsafeBufferPointer<ImageToken>, of image: UnsafePointer<UInt32>) {
    var row = image
    var index = 0
    var rowSums = checksum.sums
    while index < tokens.count {
      checksum.beginRow()
      let first = tokens[index]
      if first.kind == .copyAbove, first.value == width {
        flushZeros()
        copied &+= rowBytes
        checksum.addRow(rowSums, count: rowBytes)
        index &+= 1
      } else {
        flushCopy()
        addZeros(1)
        swap(&foregroundAbove, &foregroundBefore)
        index = addRow(row, tokens, from: index)
        rowSums = checksum.rowSums(count: rowBytes)
      }
      checksum.endRow()
      row += width
    }
    flushCopy()
    flushZeros()
  }

  @inline(__always)
  private mutating func addZeros(_ count: Int) {
    zeros &+= count
    checksum.add(zeros: count)
  }

  @inline(__always)
  private mutating func flushZeros() {
    if zeros == 0 { return }
    sink.add(zeros: zeros, isAfterZero: isAfterZero)
    isAfterZero = true
    zeros = 0
  }

  /// Takes one row's tokens.
  ///
  /// - Returns: where the next row's begin.
  @inline(__always)
  private mutating func addRow(_ row: UnsafePointer<UInt32>, _ tokens: UnsafeBufferPointer<ImageToken>, from start: Int) -> Int {
    foreground = StraightColors.noForeground
    last = nil
    var index = start
    var x = 0
    while x < width {
      let (kind, value) = (tokens[index].kind, tokens[index].value)
      index &+= 1
      if kind == .transparentRun, x == 0 || x &+ value == width {
        // At the start of a row and at its end.
        if x > 0 { isAfterZero = endsInZero }
        addZeros(value &* 4)
        fillForeground(StraightColors.noForeground, from: x, count: value)
        x &+= value
        last = 0
        continue
      }
      if x == 0 || last == 0 { flushZeros() }
      // The most frequent kind first.
      if kind == .pixel {
        foregroundBefore[x] = UInt8(truncatingIfNeeded: foreground)
        let color = ramps.straight(pixels[value], like: &foreground)
        addPixel(color)
        checksum.add(color)
        last = color
        x &+= 1
      } else if kind == .transparentRun {
        let color = ramps.transparent(like: foreground)
        fillForeground(foreground, from: x, count: value)
        checksum.add(color, times: value)
        x &+= value
        var run = value
        if last != color {
          addPixel(color)
          run &-= 1
        }
        last = color
        if run > 0, add(run: run, before: x, tokens, index) {
          index &+= 1
          x &+= 1
        }
      } else if kind == .run {
        fillForeground(foreground, from: x, count: value)
        if let last { checksum.add(last, times: value) }
        x &+= value
        if add(run: value, before: x, tokens, index) {
          index &+= 1
          x &+= 1
        }
      } else {
        sink.add(longMatch: value &* 4, distance: rowBytes)
        copyFromAbove(row, x..<x &+ value)
        x &+= value
      }
    }
    if zeros == 0 { isAfterZero = endsInZero }
    return index
  }

  private var endsInZero: Bool { @inline(__always) get { last.map { $0 < 0x0100_0000 } ?? false } }

  /// Takes down the ink before some columns. What it writes behind them stands there until those columns' turn.
  @inline(__always)
  private func fillForeground(_ foreground: Int, from x: Int, count: Int) {
    let position = UnsafeMutableRawPointer(foregroundBefore + x)
    let foregroundColors = Steps(repeating: UInt8(truncatingIfNeeded: foreground))
    for offset in stride(from: 0, to: count, by: Steps.scalarCount) {
      position.storeBytes(of: foregroundColors, toByteOffset: offset, as: Steps.self)
    }
  }

  /// Takes pixels as they stand in the row above: in the inks that they have there.
  @inline(__always)
  private mutating func copyFromAbove(_ row: UnsafePointer<UInt32>, _ columns: Range<Int>) {
    var color: UInt32 = 0
    for x in columns {
      foregroundBefore[x] = foregroundAbove[x]
      foreground = Int(foregroundAbove[x])
      color = ramps.straight(row[x], like: &foreground)
      checksum.add(color)
    }
    last = color
  }

  /// Repeats the last pixel, and the colour alone of the next token's where that is the same: three bytes more, and one by itself.
  ///
  /// - Returns: whether the next token was taken too.
  @inline(__always)
  private mutating func add(run: Int, before x: Int, _ tokens: UnsafeBufferPointer<ImageToken>, _ index: Int) -> Bool {
    var bytes = run &* 4
    while bytes > 252 {
      sink.add(length: 252, distance: 4)
      bytes &-= 252
    }
    if x < width, tokens[index].kind == .pixel, let color = last {
      var nextForeground = foreground
      let next = ramps.straight(pixels[tokens[index].value], like: &nextForeground)
      if (next ^ color) & 0x00FF_FFFF == 0 {
        sink.add(length: bytes &+ 3, distance: 4)
        sink.add(literal: UInt8(truncatingIfNeeded: next >> 24))
        foregroundBefore[x] = UInt8(truncatingIfNeeded: foreground)
        checksum.add(next)
        last = next
        foreground = nextForeground
        return true
      }
    }
    sink.add(length: bytes, distance: 4)
    return false
  }

  /// A pixel by itself: its alpha, if it has the last one's colour, or all of it.
  @inline(__always)
  private mutating func addPixel(_ color: UInt32) {
    if let last, (last ^ color) & 0x00FF_FFFF == 0 { return sink.add(newAlpha: UInt8(truncatingIfNeeded: color >> 24)) }
    for shift in [16, 8, 0, 24] as [UInt32] { sink.add(literal: UInt8(truncatingIfNeeded: color >> shift)) }
  }

  @inline(__always)
  private mutating func flushCopy() {
    if copied == 0 { return }
    sink.add(longMatch: copied, distance: rowBytes)
    copied = 0
  }
}
