// SPDX-License-Identifier: MIT

extension ScanlineParser {
  /// With more tokens than this, some six kilobytes, a picture is worth a search.
  private static let mostTokens = 8192

  /// One byte a pixel, without any search: runs, and repetitions of the row above, which stems and gaps are full of.
  ///
  /// - Returns: The bytes written; nil when there are too many tokens.
  mutating func parseByteRuns() -> Int? {
    guard count > 0 else { return finish() }
    add(byte: input[0])
    var place = 1
    while place < count {
      if block.count > Self.mostTokens { return nil }
      let run = runLength(at: place)
      let above = place >= rowBytes ? aboveLength(at: place) : 0
      if run >= 3, run &+ 6 >= above {
        var left = run
        while left >= 3 {
          let length = min(left, DeflateToken.longestMatch)
          add(length: length, distance: 1)
          left &-= length
          place &+= length
        }
      } else if above >= 4 {
        let length = min(above, DeflateToken.longestMatch)
        add(length: length, distance: rowBytes)
        place &+= length
      } else {
        add(byte: input[place])
        place &+= 1
      }
    }
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
    var row = 0
    while row < count {
      add(byte: input[row])
      parseRowRuns(from: row &+ 1, to: row &+ rowBytes)
      row &+= rowBytes
      if block.count &+ block.tints > Self.mostTokens { return nil }
    }
    return finish()
  }

  @inline(__always)
  private mutating func parseRowRuns(from start: Int, to end: Int) {
    for byte in start..<start &+ 4 { add(byte: input[byte]) }
    var place = start &+ 4
    while place < end {
      let change = word(at: place) ^ word(at: place &- 4)
      if change != 0, change & 0x00FF_FFFF == 0, start < rowBytes || abovePixels(at: place, to: end) < 12 {
        add(tintOf: input[place &+ 3])
        place &+= 4
        continue
      }
      let run = finder.repetition(at: place, distance: 4, limit: end &- place)
      let above = start >= rowBytes && run < 32 ? abovePixels(at: place, to: end) : 0
      if above >= 8, above > run &+ 8 {
        let length = min(above, DeflateToken.longestMatch & ~3)
        add(length: length, distance: rowBytes)
        place &+= length
        continue
      }
      var whole = run & ~3
      while whole > DeflateToken.longestMatch &- 3 {
        add(length: 252, distance: 4)
        whole &-= 252
        place &+= 252
      }
      if run & 3 == 3 {
        add(length: whole &+ 3, distance: 4)
        add(byte: input[place &+ whole &+ 3])
        place &+= whole &+ 4
      } else {
        if whole > 0 { add(length: whole, distance: 4) }
        place &+= whole
        if place < end {
          for byte in place..<place &+ 4 { add(byte: input[byte]) }
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
    if end &- place < 8 || rowBytes > DeflateToken.farthestMatch { return 0 }
    let here = UnsafeRawPointer(input + place)
    if here.loadUnaligned(as: UInt64.self) != (here - rowBytes).loadUnaligned(as: UInt64.self) { return 0 }
    return finder.repetition(at: place, distance: rowBytes, limit: end &- place) & ~3
  }
}
