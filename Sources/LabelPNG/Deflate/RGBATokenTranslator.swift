// SPDX-License-Identifier: MIT

/// Translates image tokens into DEFLATE tokens for four bytes per pixel, without writing the scanlines.
///
/// Transparent pixels have the colour of the pixel to their left, or in a copy from the row above the colour that they have there, so that red,
/// green and blue change only where two foreground colours meet. At the start and end of a row they are zeros, as is the filter byte.
struct RGBATokenTranslator {
  private(set) var buffer: TokenBuffer
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  /// The colours in the image's table.
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  /// For each column, the foreground colour to its left, in the row above and in this one.
  private var foregroundAbove: UnsafeMutablePointer<UInt8>
  private var foregroundBefore: UnsafeMutablePointer<UInt8>
  /// The foreground colour used last.
  private var foreground = StraightColors.noForeground
  /// The previous pixel in the file, 0xAARRGGBB; nil at the start of a row.
  private var last: UInt32?
  /// The number of bytes after the last token that are copied from the row above, including filter bytes between rows.
  private var copied = 0
  /// The number of zeros after the last token, and whether the byte before them is 0; no zeros while a copy is pending.
  private var zeros = 0
  private var isAfterZero = false

  /// - Parameters:
  ///   - memory: Room for `memoryNeeded` bytes.
  init(
    buffer: TokenBuffer, ramps: StraightColors.Ramps, pixels: UnsafePointer<UInt32>, width: Int, memory: UnsafeMutablePointer<UInt8>
  ) {
    self.buffer = buffer
    self.ramps = ramps
    self.pixels = pixels
    self.width = width
    foregroundAbove = memory
    foregroundBefore = memory + Self.memoryNeeded(width: width) / 2
  }

  /// Two rows, each with room for the overhang of vector writes.
  static func memoryNeeded(width: Int) -> Int { 2 * (width + Steps.scalarCount) }

  private typealias Steps = SIMD16<UInt8>

  private var rowBytes: Int { @inline(__always) get { width &* 4 &+ 1 } }

  /// Translates all tokens of an image.
  ///
  /// - Parameter image: The pixels, row by row.
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
    buffer.add(zeros: zeros, isAfterZero: isAfterZero)
    isAfterZero = true
    zeros = 0
  }

  /// Translates the tokens of one row.
  ///
  /// Not inlined, so that its state stays in registers: this saves 1.5 % of a short label's instructions.
  ///
  /// - Returns: The index of the next row's first token.
  @inline(never)
  private mutating func addRow(_ row: UnsafePointer<UInt32>, _ tokens: UnsafeBufferPointer<ImageToken>, from start: Int) -> Int {
    foreground = StraightColors.noForeground
    last = nil
    var index = start
    var x = 0
    while x < width {
      let (kind, value) = (tokens[index].kind, tokens[index].value)
      index &+= 1
      if kind == .transparentRun, x == 0 || x &+ value == width {
        // At the start or end of a row.
        if x > 0 { isAfterZero = endsInZero }
        addZeros(value &* 4)
        fillForeground(StraightColors.noForeground, from: x, count: value)
        x &+= value
        last = 0
        continue
      }
      if x == 0 || last == 0 { flushZeros() }
      // The most frequent kind is tested first.
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
        buffer.add(longMatch: value &* 4, distance: rowBytes)
        copyFromAbove(row, x..<x &+ value)
        x &+= value
      }
    }
    if zeros == 0 { isAfterZero = endsInZero }
    return index
  }

  private var endsInZero: Bool { @inline(__always) get { last.map { $0 < 0x0100_0000 } ?? false } }

  /// Records the foreground colour to the left of some columns. The overhang is overwritten when those columns are translated.
  @inline(__always)
  private func fillForeground(_ foreground: Int, from x: Int, count: Int) {
    let position = UnsafeMutableRawPointer(foregroundBefore + x)
    let foregroundColors = Steps(repeating: UInt8(truncatingIfNeeded: foreground))
    var offset = 0
    // The iterator of a stride would be called for each of these short steps.
    while offset < count {
      position.storeBytes(of: foregroundColors, toByteOffset: offset, as: Steps.self)
      offset &+= Steps.scalarCount
    }
  }

  /// Copies pixels from the row above, with the foreground colours that they have there.
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

  /// Repeats the previous pixel. If the pixel of the next token has the same colour, the match is three bytes longer and a literal for the
  /// alpha follows.
  ///
  /// - Returns: Whether the next token was translated too.
  @inline(__always)
  private mutating func add(run: Int, before x: Int, _ tokens: UnsafeBufferPointer<ImageToken>, _ index: Int) -> Bool {
    var bytes = run &* 4
    while bytes > 252 {
      buffer.add(length: 252, distance: 4)
      bytes &-= 252
    }
    if x < width, tokens[index].kind == .pixel, let color = last {
      var nextForeground = foreground
      let next = ramps.straight(pixels[tokens[index].value], like: &nextForeground)
      if (next ^ color) & 0x00FF_FFFF == 0 {
        buffer.add(length: bytes &+ 3, distance: 4)
        buffer.add(literal: UInt8(truncatingIfNeeded: next >> 24))
        foregroundBefore[x] = UInt8(truncatingIfNeeded: foreground)
        checksum.add(next)
        last = next
        foreground = nextForeground
        return true
      }
    }
    buffer.add(length: bytes, distance: 4)
    return false
  }

  /// Encodes one pixel: only its alpha if its colour is that of the previous one.
  @inline(__always)
  private mutating func addPixel(_ color: UInt32) {
    if let last, (last ^ color) & 0x00FF_FFFF == 0 { return buffer.add(newAlpha: UInt8(truncatingIfNeeded: color >> 24)) }
    for shift in [16, 8, 0, 24] as [UInt32] { buffer.add(literal: UInt8(truncatingIfNeeded: color >> shift)) }
  }

  @inline(__always)
  private mutating func flushCopy() {
    if copied == 0 { return }
    buffer.add(longMatch: copied, distance: rowBytes)
    copied = 0
  }
}
