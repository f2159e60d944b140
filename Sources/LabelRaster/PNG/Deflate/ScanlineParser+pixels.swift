// SPDX-License-Identifier: MIT

extension ScanlineParser {
  /// What a pixel costs in bits that has its left neighbour's colour and another alpha, and one of another colour.
  private static let alphaCost = 10
  private static let pixelCost = 26

  /// Four bytes a pixel. The ink's colour is repeated under soft edges and clear pixels: where nothing longer repeats, the colour of
  /// the pixel to the left does, and only alpha is a byte.
  ///
  /// - Returns: The bytes written.
  mutating func parsePixels() -> Int {
    let parser = self
    var sink = block.sink
    for start in stride(from: 0, to: parser.count, by: parser.rowBytes) {
      // A row has at most a token a byte.
      makeRoom(for: parser.rowBytes, &sink)
      sink.add(byte: parser.input[start])
      parser.parseRow(from: start &+ 1, to: start &+ parser.rowBytes, into: &sink)
    }
    block.sink = sink
    return finish()
  }

  @inline(__always)
  private func parseRow(from start: Int, to end: Int, into sink: inout TokenSink) {
    var place = start
    var pending = Choice()
    var hasPending = false
    while place < end {
      let isLikeLast = place > start && color(at: place) == color(at: place &- 4)
      let choice = hasPending ? pending : choice(at: place, start: start, end: end)
      hasPending = false
      if choice.length == 0 {
        insert(place)
        addPixel(at: place, isLikeLast: isLikeLast, to: &sink)
        place &+= 4
        continue
      }
      if choice.distance > 4, choice.length < Self.longEnough, place &+ 4 < end {
        insert(place)
        let next = self.choice(at: place &+ 4, start: start, end: end)
        if next.gain > choice.gain &+ (isLikeLast ? Self.alphaCost : Self.pixelCost) {
          addPixel(at: place, isLikeLast: isLikeLast, to: &sink)
          place &+= 4
          pending = next
          hasPending = true
          continue
        }
        insert(from: place &+ 4, to: place &+ (choice.length & ~3))
      } else if choice.distance > 4 {
        insert(from: place, to: place &+ (choice.length & ~3))
      } else {
        // Inside a run every pixel is like the next: the last can be met again.
        insert(from: place &+ (choice.length & ~3) &- 4, to: place &+ (choice.length & ~3))
      }
      let behind = place &+ (choice.length & ~3)
      if choice.length & 3 == 3 {
        // The repetition goes on into the colour of a pixel of another alpha, unless that pixel begins a repetition of its own.
        pending = self.choice(at: behind, start: start, end: end)
        if pending.length > 3 {
          hasPending = true
          sink.add(length: choice.length & ~3, distance: choice.distance)
          place = behind
        } else {
          insert(behind)
          sink.add(length: choice.length, distance: choice.distance)
          sink.add(byte: input[behind &+ 3])
          place = behind &+ 4
        }
      } else {
        sink.add(length: choice.length, distance: choice.distance)
        place = behind
      }
    }
  }

  @inline(__always)
  private func insert(_ place: Int) {
    finder.insertShort(place)
    if finder.canSearch(place) { finder.insert(place) }
  }

  @inline(__always)
  private func insert(from start: Int, to end: Int) {
    var place = start
    while place < end {
      insert(place)
      place &+= 4
    }
  }

  @inline(__always)
  private func color(at place: Int) -> UInt32 {
    // Alpha is the last byte of four, and the highest of a little-endian word.
    UInt32(littleEndian: UnsafeRawPointer(input + place).loadUnaligned(as: UInt32.self)) & 0x00FF_FFFF
  }

  @inline(__always)
  private func addPixel(at place: Int, isLikeLast: Bool, to sink: inout TokenSink) {
    if isLikeLast { return sink.add(tintOf: input[place &+ 3]) }
    for byte in place..<place &+ 4 { sink.add(byte: input[byte]) }
  }

  @inline(__always)
  private func choice(at place: Int, start: Int, end: Int) -> Choice {
    var choice = Choice()
    // Whole pixels, and none of the next row's.
    let limit = min(DeflateToken.longestMatch & ~3, end &- place)
    let isLikeLast = place > start && color(at: place) == color(at: place &- 4)
    let first = isLikeLast ? Self.alphaCost : Self.pixelCost
    if isLikeLast {
      let run = Self.whole(finder.repetition(at: place, distance: 4, limit: limit))
      if run >= 4 { choice.consider(length: run, distance: 4, saving: saving(run, first: first) &+ 8) }
      if run >= Self.longRun { return choice }
    }
    if !isLikeLast {
      let distance = finder.shortDistance(at: place)
      if distance > 0 {
        let length = Self.whole(finder.repetition(at: place, distance: distance, limit: limit))
        if length >= 4 { choice.consider(length: length, distance: distance, saving: saving(length, first: first)) }
      }
    }
    let found = finder.longest(at: place, beyond: max(3, choice.length), limit: limit, depth: Self.depth)
    let length = Self.whole(found.length)
    if found.distance > 0 { choice.consider(length: length, distance: found.distance, saving: saving(length, first: first)) }
    return choice
  }

  /// The part of a repetition that ends behind a pixel or behind a pixel's colour.
  @inline(__always)
  private static func whole(_ length: Int) -> Int { length & 3 == 3 ? length : length & ~3 }

  @inline(__always)
  private func saving(_ length: Int, first: Int) -> Int {
    first &+ (length >> 2 &- 1) &* Self.alphaCost &+ (length & 3 == 3 ? 4 : 0)
  }
}
