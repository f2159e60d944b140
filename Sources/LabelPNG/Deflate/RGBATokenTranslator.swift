// SPDX-License-Identifier: MIT

/// Translates image tokens into DEFLATE tokens for four bytes per pixel. Of the scanlines only two are written, one after the other.
///
/// Transparent pixels have the colour of the pixel to their left, or in a copy from the row above the colour that they have there, so that red,
/// green and blue change only where two foreground colours meet. At the start and end of a row they are zeros, as is the filter byte.
struct RGBATokenTranslator {
  /// A scanline, and for each column the foreground colour to its left.
  private struct Row {
    let scanline: Scanline
    let foregrounds: UnsafeMutablePointer<UInt8>
    var isClear = false
  }

  private(set) var buffer: TokenBuffer
  private(set) var checksum = ScanlineAdler32()
  private let ramps: StraightColors.Ramps
  /// The colours in the image's table.
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private var above: Row
  private var row: Row
  /// The columns of the row between the transparent pixels at its ends.
  private var visible = 0..<0
  /// The number of bytes after the last token that are copied from the row above, including filter bytes between rows.
  private var copied = 0
  /// The number of zeros after the last token, and whether the byte before them is 0; no zeros while a copy is pending.
  private var zeros = 0
  private var isAfterZero = false

  /// - Parameters:
  ///   - memory: Room for `wordsNeeded`.
  init(
    buffer: TokenBuffer, ramps: StraightColors.Ramps, pixels: UnsafePointer<UInt32>, width: Int, memory: UnsafeMutablePointer<UInt32>
  ) {
    self.buffer = buffer
    self.ramps = ramps
    self.pixels = pixels
    self.width = width
    let bytes = UnsafeMutableRawPointer(memory + 2 * Scanline.wordsNeeded(width: width))
    let foregrounds = bytes.bindMemory(to: UInt8.self, capacity: 2 * Self.foregroundsNeeded(width: width))
    above = Row(scanline: Scanline(pixels: memory), foregrounds: foregrounds)
    row = Row(
      scanline: Scanline(pixels: memory + Scanline.wordsNeeded(width: width)),
      foregrounds: foregrounds + Self.foregroundsNeeded(width: width))
  }

  private typealias Foregrounds = SIMD16<UInt8>

  /// Room for the overhang of vector writes, too; a multiple of the size of a word.
  private static func foregroundsNeeded(width: Int) -> Int { (width + 3) & ~3 + Foregrounds.scalarCount }

  /// The number of words of memory for two rows.
  static func wordsNeeded(width: Int) -> Int { 2 * Scanline.wordsNeeded(width: width) + foregroundsNeeded(width: width) / 2 }

  private var rowBytes: Int { @inline(__always) get { width &* 4 &+ 1 } }

  /// Translates all tokens of an image.
  ///
  /// - Parameter image: The pixels, row by row.
  mutating func add(_ tokens: UnsafeBufferPointer<ImageToken>, of image: UnsafePointer<UInt32>) {
    var pixels = image
    var index = 0
    var sums = ScanlineAdler32.Sums(bytes: 0, running: 0)
    while index < tokens.count {
      let first = tokens[index]
      if first.kind == .copyAbove, first.value == width {
        flushZeros()
        copied &+= rowBytes
        index &+= 1
        checksum.add(row: sums, count: rowBytes)
      } else {
        flushCopy()
        swap(&above, &row)
        if first.kind == .transparentRun, first.value == width {
          addClearRow()
          index &+= 1
          sums = ScanlineAdler32.Sums(bytes: 0, running: 0)
        } else {
          zeros &+= 1
          index = addRow(pixels, tokens, from: index)
          sums = ScanlineAdler32.sums(row.scanline, visible, zerosAfter: (width &- visible.upperBound) &* 4)
          checksum.add(row: sums, count: rowBytes)
        }
      }
      pixels += width
    }
    flushCopy()
    flushZeros()
  }

  private mutating func addClearRow() {
    zeros &+= rowBytes
    checksum.addRow(zeros: rowBytes)
    if row.isClear { return }
    row.scanline.fill(0, at: 0, count: width)
    fillForegrounds(StraightColors.noForeground, from: 0, count: width)
    row.isClear = true
  }

  @inline(__always)
  private mutating func flushZeros() {
    if zeros == 0 { return }
    buffer.add(zeros: zeros, isAfterZero: isAfterZero)
    isAfterZero = true
    zeros = 0
  }

  /// Translates the tokens of one row that is not clear.
  ///
  /// - Returns: The index of the next row's first token.
  private mutating func addRow(_ row: UnsafePointer<UInt32>, _ tokens: UnsafeBufferPointer<ImageToken>, from start: Int) -> Int {
    // A local copy, which stays in registers.
    var pass = self
    pass.row.isClear = false
    var foreground = StraightColors.noForeground
    // The previous pixel in the file, 0xAARRGGBB; no colour is like the one before a row.
    var last: UInt64 = 1 << 32
    var index = start
    var x = 0
    if tokens[index].kind == .transparentRun {
      x = tokens[index].value
      index &+= 1
      pass.zeros &+= x &* 4
      pass.row.scanline.fill(0, at: 0, count: x)
      pass.fillForegrounds(StraightColors.noForeground, from: 0, count: x)
      last = 0
    }
    pass.flushZeros()
    let visibleStart = x
    var visibleEnd = width
    while x < width {
      let (kind, value) = (tokens[index].kind, tokens[index].value)
      index &+= 1
      // The most frequent kind is tested first.
      if kind == .pixel {
        pass.row.foregrounds[x] = UInt8(truncatingIfNeeded: foreground)
        let color = ramps.straight(pixels[value], like: &foreground)
        pass.addPixel(color, after: last)
        pass.row.scanline.set(color, at: x)
        last = UInt64(color)
        x &+= 1
      } else if kind == .transparentRun {
        if x &+ value == width {
          pass.isAfterZero = last < 0x0100_0000
          pass.zeros = value &* 4
          pass.row.scanline.fill(0, at: x, count: value)
          pass.fillForegrounds(StraightColors.noForeground, from: x, count: value)
          visibleEnd = x
          break
        }
        let color = ramps.transparent(like: foreground)
        pass.row.scanline.fill(color, at: x, count: value)
        pass.fillForegrounds(foreground, from: x, count: value)
        x &+= value
        var run = value
        if last != UInt64(color) {
          pass.addPixel(color, after: last)
          last = UInt64(color)
          run &-= 1
        }
        if run > 0, pass.add(run: run, before: x, tokens, index, &last, &foreground) {
          index &+= 1
          x &+= 1
        }
      } else if kind == .run {
        pass.row.scanline.fill(UInt32(truncatingIfNeeded: last), at: x, count: value)
        pass.fillForegrounds(foreground, from: x, count: value)
        x &+= value
        if pass.add(run: value, before: x, tokens, index, &last, &foreground) {
          index &+= 1
          x &+= 1
        }
      } else {
        pass.buffer.add(longMatch: value &* 4, distance: rowBytes)
        // The copied pixels have the foreground colours that they have in the row above.
        pass.row.scanline.copy(pass.above.scanline, at: x, count: value)
        (pass.row.foregrounds + x).update(from: pass.above.foregrounds + x, count: value)
        x &+= value
        foreground = Int(pass.above.foregrounds[x &- 1])
        last = UInt64(ramps.straight(row[x &- 1], like: &foreground))
      }
    }
    if pass.zeros == 0 { pass.isAfterZero = last < 0x0100_0000 }
    pass.visible = visibleStart..<visibleEnd
    self = pass
    return index
  }

  /// Records the foreground colour to the left of some columns. The overhang is overwritten when those columns are translated.
  @inline(__always)
  private func fillForegrounds(_ foreground: Int, from x: Int, count: Int) {
    let position = UnsafeMutableRawPointer(row.foregrounds + x)
    let foregrounds = Foregrounds(repeating: UInt8(truncatingIfNeeded: foreground))
    var offset = 0
    // The iterator of a stride would be called for each of these short steps.
    while offset < count {
      position.storeBytes(of: foregrounds, toByteOffset: offset, as: Foregrounds.self)
      offset &+= Foregrounds.scalarCount
    }
  }

  /// Repeats the previous pixel. If the pixel of the next token has the same colour, the match is three bytes longer and a literal for the
  /// alpha follows.
  ///
  /// - Returns: Whether the next token was translated too.
  @inline(__always)
  private mutating func add(
    run: Int, before x: Int, _ tokens: UnsafeBufferPointer<ImageToken>, _ index: Int, _ last: inout UInt64, _ foreground: inout Int
  ) -> Bool {
    var bytes = run &* 4
    while bytes > 252 {
      buffer.add(length: 252, distance: 4)
      bytes &-= 252
    }
    if x < width, tokens[index].kind == .pixel {
      var nextForeground = foreground
      let next = ramps.straight(pixels[tokens[index].value], like: &nextForeground)
      if (UInt64(next) ^ last) & 0x00FF_FFFF == 0 {
        buffer.add(length: bytes &+ 3, distance: 4)
        buffer.add(literal: UInt8(truncatingIfNeeded: next >> 24))
        row.foregrounds[x] = UInt8(truncatingIfNeeded: foreground)
        row.scanline.set(next, at: x)
        last = UInt64(next)
        foreground = nextForeground
        return true
      }
    }
    buffer.add(length: bytes, distance: 4)
    return false
  }

  /// Encodes one pixel: only its alpha if its colour is that of the previous one.
  @inline(__always)
  private mutating func addPixel(_ color: UInt32, after last: UInt64) {
    if (UInt64(color) ^ last) & 0x1_00FF_FFFF == 0 { return buffer.add(newAlpha: UInt8(truncatingIfNeeded: color >> 24)) }
    for shift in [16, 8, 0, 24] as [UInt32] { buffer.add(literal: UInt8(truncatingIfNeeded: color >> shift)) }
  }

  @inline(__always)
  private mutating func flushCopy() {
    if copied == 0 { return }
    buffer.add(longMatch: copied, distance: rowBytes)
    copied = 0
  }
}
