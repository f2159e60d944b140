// SPDX-License-Identifier: MIT

/// What scanlines of four bytes a pixel are made of: runs of one colour, and where each of them stood before, with what follows it.
///
/// A run is looked up by itself, since the colours of soft edges come back within a few pixels, and by its border to the next one, where the original may
/// have more or fewer pixels of it.
struct RepetitionSearch {
  private static let borderBits: UInt64 = 14
  private static let colorBits: UInt32 = 12
  /// How many earlier places are looked at, and how many repetitions are kept of a border.
  private static let borderDepth = 64
  private static let mostKept = 12
  private static let colorDepth = 4
  /// Patterns of many runs have more, of which a few do.
  private static let mostRepetitions = 1 << 18

  let input: UnsafePointer<UInt8>
  let count: Int
  let rowBytes: Int
  /// Where filter bytes and runs begin, and the end, in bytes.
  private(set) var places: [UInt32] = []
  /// For each place the first of the repetitions that begin from it to the next; and their number.
  private(set) var firsts: [UInt32] = []
  private(set) var repetitions: [Repetition] = []
  /// Where a repetition may begin or end with profit, in order; the last is the end.
  private(set) var stops: [UInt32] = []

  /// - Parameters:
  ///   - rows: whole rows, each a filter byte of 0 and four bytes a pixel; at least one.
  ///   - input: their first byte.
  init(over rows: UnsafeBufferPointer<UInt8>, start input: UnsafePointer<UInt8>, rowBytes: Int) {
    self.input = input
    self.rowBytes = rowBytes
    count = rows.count
    listRuns()
    var isStop = [Bool](repeating: false, count: count + 1)
    isStop.withUnsafeMutableBufferPointer { find(marking: $0) }
    stops.reserveCapacity(places.count * 3)
    for place in isStop.indices where isStop[place] { stops.append(UInt32(truncatingIfNeeded: place)) }
  }

  @inline(__always)
  private func pixel(_ place: Int) -> UInt32 { UnsafeRawPointer(input + place).loadUnaligned(as: UInt32.self) }

  private mutating func listRuns() {
    for row in stride(from: 0, to: count, by: rowBytes) {
      places.append(UInt32(truncatingIfNeeded: row))
      var last = ~pixel(row + 1)
      for place in stride(from: row &+ 1, to: row &+ rowBytes, by: 4) {
        let next = pixel(place)
        if next != last { places.append(UInt32(truncatingIfNeeded: place)) }
        last = next
      }
    }
    places.append(UInt32(truncatingIfNeeded: count))
  }

  /// Finds what each run repeats, in turn.
  private mutating func find(marking isStop: UnsafeMutableBufferPointer<Bool>) {
    var colors = RunChain(bits: Int(Self.colorBits), runCount: places.count)
    var borders = RunChain(bits: Int(Self.borderBits), runCount: places.count)
    firsts.reserveCapacity(places.count)
    var row = 0
    for run in 0..<places.count - 1 {
      firsts.append(UInt32(truncatingIfNeeded: repetitions.count))
      let (place, next) = (Int(places[run]), Int(places[run + 1]))
      isStop[place] = true
      if place == row + rowBytes { row = place }
      guard place > row else { continue }
      // A repetition often ends with a pixel's colour, and another alpha follows.
      isStop[place + 3] = true
      let color = pixel(place)
      findColor(color, at: place, from: colors.exchange(Int((color &* 2_654_435_769) >> (32 - Self.colorBits)), run), colors)
      guard next < row + rowBytes else { continue }
      let border = (UInt64(color) << 32 | UInt64(pixel(next))) &* 0x9E37_79B9_7F4A_7C15
      findBorder(run, from: borders.exchange(Int(truncatingIfNeeded: border >> (64 - Self.borderBits)), run), borders, marking: isStop)
    }
    isStop[count] = true
    firsts.append(UInt32(truncatingIfNeeded: repetitions.count))
  }

  /// Finds repetitions from a run's first pixel on, each longer than the nearer ones.
  private mutating func findColor(_ color: UInt32, at place: Int, from latest: Int, _ chain: RunChain) {
    var (candidate, left, end) = (latest, Self.colorDepth, place)
    while candidate >= 0, left > 0 {
      left -= 1
      let (first, border) = (Int(places[candidate]), Int(places[candidate + 1]))
      candidate = chain.former(candidate)
      if place - first > DeflateToken.farthestMatch { break }
      guard pixel(first) == color else { continue }
      // Its last pixel is nearer, its first has more of it.
      for there in [border - 4, first] {
        let behind = place + agreement(at: place, distance: place - there)
        guard behind > end else { continue }
        end = behind
        add(place, behind, place - there)
      }
    }
  }

  /// Finds repetitions of the end of a run and what follows, each of which begins earlier or ends later than the nearer ones.
  private mutating func findBorder(
    _ run: Int, from latest: Int, _ chain: RunChain, marking isStop: UnsafeMutableBufferPointer<Bool>
  ) {
    let (place, next) = (Int(places[run]), Int(places[run + 1]))
    var (candidate, left, kept) = (latest, Self.borderDepth, 0)
    var (first, end) = (next, next)
    while candidate >= 0, left > 0, kept < Self.mostKept {
      left -= 1
      let (there, border) = (Int(places[candidate]), Int(places[candidate + 1]))
      candidate = chain.former(candidate)
      let distance = next - border
      if distance > DeflateToken.farthestMatch { break }
      guard pixel(there) == pixel(place), pixel(border) == pixel(next) else { continue }
      let start = next - min(next - place, border - there)
      let behind = next + agreement(at: next, distance: distance)
      guard start < first || behind > end else { continue }
      (first, end) = (min(first, start), max(end, behind))
      kept += 1
      isStop[start] = true
      add(start, behind, distance)
    }
  }

  private mutating func add(_ start: Int, _ end: Int, _ distance: Int) {
    guard repetitions.count < Self.mostRepetitions else { return }
    repetitions.append(
      Repetition(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), distance: UInt32(truncatingIfNeeded: distance)))
  }

  @inline(__always)
  private func agreement(at place: Int, distance: Int) -> Int {
    input.agreement(at: place, distance: distance, limit: min(DeflateToken.longestMatch, count &- place))
  }
}

/// The runs of one hash, latest first.
private struct RunChain {
  /// The latest run of each hash, and the one before each run; -1 for none.
  private var latest: [Int32]
  private var former: [Int32]

  init(bits: Int, runCount: Int) {
    latest = [Int32](repeating: -1, count: 1 << bits)
    former = [Int32](repeating: -1, count: runCount)
  }

  /// Remembers a run, and returns the one before it.
  mutating func exchange(_ hash: Int, _ run: Int) -> Int {
    former[run] = latest[hash]
    latest[hash] = Int32(truncatingIfNeeded: run)
    return Int(former[run])
  }

  /// The run before an earlier one; -1 for none.
  func former(_ run: Int) -> Int { Int(former[run]) }
}
