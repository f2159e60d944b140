// SPDX-License-Identifier: MIT

/// Turns the tokens of a picture into those of its scanlines with a byte a pixel, and writes these scanlines for their checksum.
///
/// Clear pixels and filter bytes are zeros, so that gaps go on from row to row.
struct ByteTokenTranslator {
  private(set) var sink: TokenBuffer
  /// The byte of each of the picture's pixels.
  private let bytes: UnsafePointer<UInt8>
  private let width: Int
  /// Zeros behind the last token; none where there are repetitions.
  private var zeros = 0
  /// Bytes behind the last token that repeat the row above, filter bytes between rows included.
  private var copied = 0

  init(sink: TokenBuffer, bytes: UnsafePointer<UInt8>, width: Int) {
    self.sink = sink
    self.bytes = bytes
    self.width = width
  }

  /// Takes all tokens of a picture.
  ///
  /// - Parameter rows: a filter byte and a byte a pixel for each row, all zeros.
  mutating func add(_ tokens: UnsafeBufferPointer<ImageToken>, into rows: UnsafeMutablePointer<UInt8>) {
    var position = rows
    var x = width
    var last: UInt8 = 0
    for token in tokens {
      let (kind, value) = (token.kind, token.value)
      if x == width {
        // A filter byte.
        x = 0
        if copied > 0, kind == .copyAbove {
          copied &+= 1
        } else {
          flushCopy(before: position)
          zeros &+= 1
        }
        position += 1
      }
      // The most frequent kind first.
      if kind == .pixel {
        flushZeros()
        last = bytes[value]
        sink.add(literal: last)
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
    if count >= 3 { return sink.add(longMatch: count, distance: 1) }
    for _ in 0..<count { sink.add(literal: byte) }
  }

  @inline(__always)
  private mutating func flushZeros() {
    if zeros == 0 { return }
    sink.add(literal: 0)
    add(run: 0, zeros &- 1)
    zeros = 0
  }

  /// - Parameter place: the end of the bytes that repeat the row above.
  @inline(__always)
  private mutating func flushCopy(before position: UnsafeMutablePointer<UInt8>) {
    if copied == 0 { return }
    if copied >= 3 {
      sink.add(longMatch: copied, distance: width &+ 1)
    } else {
      // A row of one or two pixels is too short for a match.
      for byte in UnsafeBufferPointer(start: position - copied, count: copied) { sink.add(literal: byte) }
    }
    copied = 0
  }
}
