// SPDX-License-Identifier: MIT

/// The matches of all colour runs in scanlines of four bytes per pixel, found once for several parses.
///
/// A run is looked up by its own colour, since the colours of antialiased edges recur within a few pixels, and by its edge to the next run,
/// where the earlier occurrence may have more or fewer pixels of it.
struct MatchTable {
  private static let edgeBits: UInt64 = 14
  private static let colorBits: UInt32 = 12
  /// The number of earlier positions of an edge that are compared, and the maximum number of matches.
  private static let edgeDepth = 64
  private static let maximumKeptCount = 12
  private static let colorDepth = 4
  /// The limit for patterns of many runs, where a part of the matches is enough.
  private static let maximumMatchCount = 1 << 18

  let input: UnsafePointer<UInt8>
  let count: Int
  let rowBytes: Int
  /// The offsets of filter bytes and runs, and the end, in bytes.
  private(set) var positions: [UInt32] = []
  /// For each position, the index of the first match that begins between it and the next one; then the number of matches.
  private(set) var firsts: [UInt32] = []
  private(set) var matches: [Match] = []
  /// The offsets where a match may begin or end, in order; the last is the end of the scanlines.
  private(set) var stops: [UInt32] = []

  /// - Parameters:
  ///   - rows: Whole rows, each a filter byte of 0 and four bytes per pixel; at least one.
  ///   - input: The first byte of the rows.
  init(over rows: UnsafeBufferPointer<UInt8>, start input: UnsafePointer<UInt8>, rowBytes: Int) {
    self.input = input
    self.rowBytes = rowBytes
    count = rows.count
    listRuns()
    var isStop = [Bool](repeating: false, count: count + 1)
    isStop.withUnsafeMutableBufferPointer { find(marking: $0) }
    stops.reserveCapacity(positions.count * 3)
    for position in isStop.indices where isStop[position] { stops.append(UInt32(truncatingIfNeeded: position)) }
  }

  @inline(__always)
  private func pixel(_ position: Int) -> UInt32 { UnsafeRawPointer(input + position).loadUnaligned(as: UInt32.self) }

  private mutating func listRuns() {
    for row in stride(from: 0, to: count, by: rowBytes) {
      positions.append(UInt32(truncatingIfNeeded: row))
      var last = ~pixel(row + 1)
      for position in stride(from: row &+ 1, to: row &+ rowBytes, by: 4) {
        let next = pixel(position)
        if next != last { positions.append(UInt32(truncatingIfNeeded: position)) }
        last = next
      }
    }
    positions.append(UInt32(truncatingIfNeeded: count))
  }

  /// Finds the matches of each run in turn.
  private mutating func find(marking isStop: UnsafeMutableBufferPointer<Bool>) {
    var colors = RunChain(bits: Int(Self.colorBits), runCount: positions.count)
    var edges = RunChain(bits: Int(Self.edgeBits), runCount: positions.count)
    firsts.reserveCapacity(positions.count)
    var row = 0
    for run in 0..<positions.count - 1 {
      firsts.append(UInt32(truncatingIfNeeded: matches.count))
      let (position, next) = (Int(positions[run]), Int(positions[run + 1]))
      isStop[position] = true
      if position == row + rowBytes { row = position }
      guard position > row else { continue }
      // A match often ends with the colour of a pixel with a new alpha.
      isStop[position + 3] = true
      let color = pixel(position)
      findColor(color, at: position, from: colors.insert(Int((color &* 2_654_435_769) >> (32 - Self.colorBits)), run), colors)
      guard next < row + rowBytes else { continue }
      let edge = (UInt64(color) << 32 | UInt64(pixel(next))) &* 0x9E37_79B9_7F4A_7C15
      findEdge(run, from: edges.insert(Int(truncatingIfNeeded: edge >> (64 - Self.edgeBits)), run), edges, marking: isStop)
    }
    isStop[count] = true
    firsts.append(UInt32(truncatingIfNeeded: matches.count))
  }

  /// Finds matches that begin at a run's first pixel, each longer than the nearer ones.
  private mutating func findColor(_ color: UInt32, at position: Int, from latest: Int, _ chain: RunChain) {
    var (candidate, left, end) = (latest, Self.colorDepth, position)
    while candidate >= 0, left > 0 {
      left -= 1
      let (first, edge) = (Int(positions[candidate]), Int(positions[candidate + 1]))
      candidate = chain.previous(candidate)
      if position - first > DeflateToken.maximumDistance { break }
      guard pixel(first) == color else { continue }
      // A match with the last pixel of an earlier run is nearer; a match with its first pixel is longer.
      for there in [edge - 4, first] {
        let matchEnd = position + matchLength(at: position, distance: position - there)
        guard matchEnd > end else { continue }
        end = matchEnd
        add(position, matchEnd, position - there)
      }
    }
  }

  /// Finds matches of the end of a run and the pixels after it. Each begins earlier or ends later than the nearer ones.
  private mutating func findEdge(
    _ run: Int, from latest: Int, _ chain: RunChain, marking isStop: UnsafeMutableBufferPointer<Bool>
  ) {
    let (position, next) = (Int(positions[run]), Int(positions[run + 1]))
    var (candidate, left, kept) = (latest, Self.edgeDepth, 0)
    var (first, end) = (next, next)
    while candidate >= 0, left > 0, kept < Self.maximumKeptCount {
      left -= 1
      let (there, edge) = (Int(positions[candidate]), Int(positions[candidate + 1]))
      candidate = chain.previous(candidate)
      let distance = next - edge
      if distance > DeflateToken.maximumDistance { break }
      guard pixel(there) == pixel(position), pixel(edge) == pixel(next) else { continue }
      let start = next - min(next - position, edge - there)
      let matchEnd = next + matchLength(at: next, distance: distance)
      guard start < first || matchEnd > end else { continue }
      (first, end) = (min(first, start), max(end, matchEnd))
      kept += 1
      isStop[start] = true
      add(start, matchEnd, distance)
    }
  }

  private mutating func add(_ start: Int, _ end: Int, _ distance: Int) {
    guard matches.count < Self.maximumMatchCount else { return }
    matches.append(
      Match(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), distance: UInt32(truncatingIfNeeded: distance)))
  }

  @inline(__always)
  private func matchLength(at position: Int, distance: Int) -> Int {
    input.matchLength(at: position, distance: distance, limit: min(DeflateToken.maximumMatchLength, count &- position))
  }
}

/// Hash chains of runs.
private struct RunChain {
  /// The latest run of each hash, and the previous run of each run; -1 for none.
  private var latest: [Int32]
  private var previous: [Int32]

  init(bits: Int, runCount: Int) {
    latest = [Int32](repeating: -1, count: 1 << bits)
    previous = [Int32](repeating: -1, count: runCount)
  }

  /// Inserts a run and returns the previous one of its hash.
  mutating func insert(_ hash: Int, _ run: Int) -> Int {
    previous[run] = latest[hash]
    latest[hash] = Int32(truncatingIfNeeded: run)
    return Int(previous[run])
  }

  /// The previous run of the same hash; -1 for none.
  func previous(_ run: Int) -> Int { Int(previous[run]) }
}
