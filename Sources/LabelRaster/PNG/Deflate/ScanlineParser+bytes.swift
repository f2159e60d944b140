// SPDX-License-Identifier: MIT

extension ScanlineParser {
  /// What a byte of ink is worth in bits.
  private static let byteCost = 6

  /// One byte a pixel. Clear pixels and filter bytes are zeros, so that runs go on from row to row.
  ///
  /// - Returns: The bytes written.
  mutating func parseBytes() -> Int {
    guard count > 0 else { return finish() }
    let parser = self
    var sink = block.sink
    sink.add(byte: parser.input[0])
    var place = 1
    var pending = Choice()
    var hasPending = false
    while place < parser.count {
      makeRoom(for: 1, &sink)
      let choice = hasPending ? pending : parser.choice(at: place)
      hasPending = false
      if choice.length == 0 {
        parser.insert(place)
        sink.add(byte: parser.input[place])
        place &+= 1
        continue
      }
      if choice.distance > 1, choice.length < Self.longEnough, place &+ 1 < parser.count {
        parser.insert(place)
        let next = parser.choice(at: place &+ 1)
        if next.gain > choice.gain &+ Self.byteCost {
          sink.add(byte: parser.input[place])
          place &+= 1
          pending = next
          hasPending = true
          continue
        }
        parser.insert(from: place &+ 1, to: place &+ choice.length)
      } else if choice.distance > 1 {
        parser.insert(from: place, to: place &+ choice.length)
      } else {
        // Inside a run every place is like the next: the end is what can be met again.
        parser.insert(from: max(place, place &+ choice.length &- 3), to: place &+ choice.length)
      }
      sink.add(length: choice.length, distance: choice.distance)
      place &+= choice.length
    }
    block.sink = sink
    return finish()
  }

  @inline(__always)
  private func choice(at place: Int) -> Choice {
    var choice = Choice()
    let limit = limit(at: place)
    guard limit >= 4 else { return choice }
    if input[place] == input[place &- 1] {
      let run = finder.repetition(at: place, distance: 1, limit: limit)
      if run >= 3 { choice.consider(length: run, distance: 1, saving: run &* (input[place] == 0 ? 2 : Self.byteCost) &+ 4) }
      // A long run is a gap between letters or lines: what follows it will be looked for by itself.
      if run >= Self.longRun { return choice }
    }
    let found = finder.longest(at: place, beyond: max(3, choice.length), limit: limit, depth: Self.depth)
    if found.distance > 0 { choice.consider(length: found.length, distance: found.distance, saving: found.length &* Self.byteCost) }
    return choice
  }

  @inline(__always)
  private func insert(_ place: Int) {
    if finder.canSearch(place) { finder.insert(place) }
  }

  @inline(__always)
  private func insert(from start: Int, to end: Int) {
    var place = start
    while place < min(end, count &- 7) {
      finder.insert(place)
      place &+= 1
    }
  }
}
