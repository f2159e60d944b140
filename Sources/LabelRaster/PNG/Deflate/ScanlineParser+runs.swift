// SPDX-License-Identifier: MIT

extension ScanlineParser {
  /// With more tokens than this, some six kilobytes, a picture is worth a search.
  private static let mostTokens = 8192

  /// The most tokens that a parser of runs makes before it gives up: it looks at their number after each row.
  static func runTokens(rowBytes: Int) -> Int { mostTokens + rowBytes + 1 }

  /// One byte a pixel, without any search: runs, and repetitions of the row above, which stems and gaps are full of.
  ///
  /// - Returns: The bytes written; nil when there are too many tokens.
  mutating func parseByteRuns() -> Int? {
    guard count > 0 else { return finish() }
    // What does not change, and what changes with every token, apart from `self`: in registers.
    let parser = self
    var sink = block.sink
    sink.add(byte: parser.input[0])
    var place = 1
    while place < parser.count {
      if sink.count > Self.mostTokens { return nil }
      let run = parser.runLength(at: place)
      let above = place >= parser.rowBytes ? parser.aboveLength(at: place) : 0
      if run >= 3, run &+ 6 >= above {
        var left = run
        while left >= 3 {
          let length = min(left, DeflateToken.longestMatch)
          sink.add(length: length, distance: 1)
          left &-= length
          place &+= length
          if sink.count > Self.mostTokens { return nil }
        }
      } else if above >= 4 {
        let length = min(above, DeflateToken.longestMatch)
        sink.add(length: length, distance: parser.rowBytes)
        place &+= length
      } else {
        sink.add(byte: parser.input[place])
        place &+= 1
      }
    }
    block.sink = sink
    return finish()
  }

  @inline(__always)
  private func runLength(at place: Int) -> Int {
    let byte = input[place]
    if byte != input[place &- 1] { return 0 }
    return finder.repetition(at: place, distance: 1, limit: count &- place)
  }

  @inline(__always)
  private func aboveLength(at place: Int) -> Int {
    if count &- place < 8 || rowBytes > DeflateToken.farthestMatch { return 0 }
    let here = UnsafeRawPointer(input + place)
    if here.loadUnaligned(as: UInt32.self) != (here - rowBytes).loadUnaligned(as: UInt32.self) { return 0 }
    return finder.repetition(at: place, distance: rowBytes, limit: count &- place)
  }

  /// Four bytes a pixel, without any search.
  ///
  /// - Returns: The bytes written; nil when there are too many tokens.
  mutating func parsePixelRuns() -> Int? {
    let parser = self
    var sink = block.sink
    var row = 0
    while row < parser.count {
      sink.add(byte: parser.input[row])
      parser.parseRowRuns(from: row &+ 1, to: row &+ parser.rowBytes, into: &sink)
      row &+= parser.rowBytes
      if sink.count &+ sink.tints > Self.mostTokens { return nil }
    }
    block.sink = sink
    return finish()
  }

  @inline(__always)
  private func parseRowRuns(from start: Int, to end: Int, into sink: inout TokenSink) {
    for byte in start..<start &+ 4 { sink.add(byte: input[byte]) }
    let hasAbove = start >= rowBytes && rowBytes <= DeflateToken.farthestMatch
    var place = start &+ 4
    while place < end {
      let change = word(at: place) ^ word(at: place &- 4)
      if change != 0, change & 0x00FF_FFFF == 0, !hasAbove || abovePixels(at: place, to: end) < 12 {
        sink.add(tintOf: input[place &+ 3])
        place &+= 4
        continue
      }
      let run = finder.repetition(at: place, distance: 4, limit: end &- place)
      let above = hasAbove && run < 32 ? abovePixels(at: place, to: end) : 0
      if above >= 8, above > run &+ 8 {
        let length = min(above, DeflateToken.longestMatch & ~3)
        sink.add(length: length, distance: rowBytes)
        place &+= length
        continue
      }
      var whole = run & ~3
      while whole > DeflateToken.longestMatch &- 3 {
        sink.add(length: 252, distance: 4)
        whole &-= 252
        place &+= 252
      }
      if run & 3 == 3 {
        sink.add(length: whole &+ 3, distance: 4)
        sink.add(byte: input[place &+ whole &+ 3])
        place &+= whole &+ 4
      } else {
        if whole > 0 { sink.add(length: whole, distance: 4) }
        place &+= whole
        if place < end {
          for byte in place..<place &+ 4 { sink.add(byte: input[byte]) }
          place &+= 4
        }
      }
    }
  }

  /// A pixel, alpha in the highest byte.
  @inline(__always)
  private func word(at place: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(input + place).loadUnaligned(as: UInt32.self))
  }

  @inline(__always)
  private func abovePixels(at place: Int, to end: Int) -> Int {
    if end &- place < 8 { return 0 }
    let here = UnsafeRawPointer(input + place)
    if here.loadUnaligned(as: UInt64.self) != (here - rowBytes).loadUnaligned(as: UInt64.self) { return 0 }
    return finder.repetition(at: place, distance: rowBytes, limit: end &- place) & ~3
  }
}
