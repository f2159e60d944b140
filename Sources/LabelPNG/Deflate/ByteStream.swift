// SPDX-License-Identifier: MIT

/// Turns the tokens of a picture into those of its scanlines with a byte a pixel, and writes these scanlines for their checksum.
///
/// Clear pixels and filter bytes are zeros, so that gaps go on from row to row.
struct ByteStream {
  private(set) var sink: TokenSink
  /// The byte of each of the picture's pixels.
  private let bytes: UnsafePointer<UInt8>
  private let width: Int
  /// Zeros behind the last token; none where there are repetitions.
  private var zeros = 0
  /// Bytes behind the last token that repeat the row above, filter bytes between rows included.
  private var repeated = 0

  init(sink: TokenSink, bytes: UnsafePointer<UInt8>, width: Int) {
    self.sink = sink
    self.bytes = bytes
    self.width = width
  }

  /// Takes all tokens of a picture.
  ///
  /// - Parameter rows: a filter byte and a byte a pixel for each row, all zeros.
  mutating func add(_ tokens: UnsafeBufferPointer<PixelToken>, into rows: UnsafeMutablePointer<UInt8>) {
    var place = rows
    var x = width
    var last: UInt8 = 0
    for token in tokens {
      let (kind, value) = (token.kind, token.value)
      if x == width {
        // A filter byte.
        x = 0
        if repeated > 0, kind == .above {
          repeated &+= 1
        } else {
          flushRepetition(before: place)
          zeros &+= 1
        }
        place += 1
      }
      // The most frequent kind first.
      if kind == .pixel {
        flushZeros()
        last = bytes[value]
        sink.add(byte: last)
        place.pointee = last
        place += 1
        x &+= 1
      } else if kind == .gap {
        zeros &+= value
        place += value
        x &+= value
      } else if kind == .run {
        place.update(repeating: last, count: value)
        add(run: last, value)
        place += value
        x &+= value
      } else {
        flushZeros()
        place.update(from: place - width - 1, count: value)
        repeated &+= value
        place += value
        x &+= value
        if value < width { flushRepetition(before: place) }
      }
    }
    flushRepetition(before: place)
    flushZeros()
  }

  @inline(__always)
  private mutating func add(run byte: UInt8, _ count: Int) {
    if count >= 3 { return sink.add(repetition: count, distance: 1) }
    for _ in 0..<count { sink.add(byte: byte) }
  }

  @inline(__always)
  private mutating func flushZeros() {
    if zeros == 0 { return }
    sink.add(byte: 0)
    add(run: 0, zeros &- 1)
    zeros = 0
  }

  /// - Parameter place: the end of the bytes that repeat the row above.
  @inline(__always)
  private mutating func flushRepetition(before place: UnsafeMutablePointer<UInt8>) {
    if repeated == 0 { return }
    if repeated >= 3 {
      sink.add(repetition: repeated, distance: width &+ 1)
    } else {
      // A row of one or two pixels is too short for a match.
      for byte in UnsafeBufferPointer(start: place - repeated, count: repeated) { sink.add(byte: byte) }
    }
    repeated = 0
  }
}
