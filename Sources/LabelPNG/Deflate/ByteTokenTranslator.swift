// SPDX-License-Identifier: MIT

/// Translates image tokens into DEFLATE tokens for one byte per pixel, and writes the scanlines for their checksum.
///
/// Transparent pixels and filter bytes are zeros, so a run of zeros can span rows.
struct ByteTokenTranslator {
  private(set) var buffer: TokenBuffer
  /// The byte of each colour in the image's table.
  private let bytes: UnsafePointer<UInt8>
  private let width: Int
  /// The number of zeros after the last token; 0 while a copy is pending.
  private var zeros = 0
  /// The number of bytes after the last token that are copied from the row above, including filter bytes between rows.
  private var copied = 0

  init(buffer: TokenBuffer, bytes: UnsafePointer<UInt8>, width: Int) {
    self.buffer = buffer
    self.bytes = bytes
    self.width = width
  }

  /// Translates all tokens of an image.
  ///
  /// - Parameter rows: A filter byte and a byte per pixel for each row, all zeros.
  mutating func add(_ tokens: UnsafeBufferPointer<ImageToken>, into rows: UnsafeMutablePointer<UInt8>) {
    var position = rows
    var x = width
    var last: UInt8 = 0
    for token in tokens {
      let (kind, value) = (token.kind, token.value)
      if x == width {
        // The filter byte.
        x = 0
        if copied > 0, kind == .copyAbove {
          copied &+= 1
        } else {
          flushCopy(before: position)
          zeros &+= 1
        }
        position += 1
      }
      // The most frequent kind is tested first.
      if kind == .pixel {
        flushZeros()
        last = bytes[value]
        buffer.add(literal: last)
        position.pointee = last
        position += 1
        x &+= 1
      } else if kind == .transparentRun {
        zeros &+= value
        position += value
        x &+= value
      } else if kind == .run {
        position.update(repeating: last, count: value)
        add(run: last, value)
        position += value
        x &+= value
      } else {
        flushZeros()
        position.update(from: position - width - 1, count: value)
        copied &+= value
        position += value
        x &+= value
        if value < width { flushCopy(before: position) }
      }
    }
    flushCopy(before: position)
    flushZeros()
  }

  @inline(__always)
  private mutating func add(run byte: UInt8, _ count: Int) {
    if count >= 3 { return buffer.add(longMatch: count, distance: 1) }
    for _ in 0..<count { buffer.add(literal: byte) }
  }

  @inline(__always)
  private mutating func flushZeros() {
    if zeros == 0 { return }
    buffer.add(literal: 0)
    add(run: 0, zeros &- 1)
    zeros = 0
  }

  /// - Parameter position: The end of the bytes that are copied from the row above.
  @inline(__always)
  private mutating func flushCopy(before position: UnsafeMutablePointer<UInt8>) {
    if copied == 0 { return }
    if copied >= 3 {
      buffer.add(longMatch: copied, distance: width &+ 1)
    } else {
      // In an image one or two pixels wide a copy can be too short for a match.
      for byte in UnsafeBufferPointer(start: position - copied, count: copied) { buffer.add(literal: byte) }
    }
    copied = 0
  }
}
