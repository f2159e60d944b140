// SPDX-License-Identifier: MIT

/// Parses scanlines of four bytes per pixel into the tokens with the least cost under given cost models.
///
/// A shortest-path search: the cheapest tokens up to a byte follow from those up to the bytes before it. Few bytes are visited: the inner
/// pixels of a run are part of matches, which end where something else begins (`MatchTable.stops`).
struct OptimalParser {
  /// A segment of the scanlines with a cost model of its own.
  struct Segment {
    let end: Int
    let model: CostModel
  }

  /// The number of costs that are kept: a power of 2 greater than the length of any match.
  static let ringSize = 512

  private let search: MatchTable
  private let last: UnsafeMutablePointer<DeflateToken>
  private let costs: UnsafeMutablePointer<UInt64>

  /// - Parameters:
  ///   - search: The matches of the scanlines.
  ///   - last: Room for a token per byte, and one more.
  ///   - costs: Room for `ringSize`.
  init(_ search: MatchTable, last: UnsafeMutablePointer<DeflateToken>, costs: UnsafeMutablePointer<UInt64>) {
    self.search = search
    self.last = last
    self.costs = costs
  }

  /// The cheapest tokens, in order.
  ///
  /// - Parameter segments: Adjacent segments; the last ends with the scanlines.
  func parse(_ segments: [Segment]) -> [DeflateToken] {
    costs.update(repeating: .max, count: Self.ringSize)
    costs[0] = 0
    search.positions.withUnsafeBufferPointer { positions in
      search.firsts.withUnsafeBufferPointer { firsts in
        search.matches.withUnsafeBufferPointer { matches in
          search.stops.withUnsafeBufferPointer { stops in
            var pass = Pass(
              input: search.input, count: search.count, rowBytes: search.rowBytes, last: last, costs: costs, positions: positions,
              firsts: firsts, matches: matches, stops: stops)
            for segment in segments { segment.model.withTable { pass.run(to: segment.end, $0) } }
          }
        }
      }
    }
    return tokens()
  }

  private func tokens() -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var position = search.count
    while position > 0 {
      tokens.append(last[position])
      position -= last[position].byteCount
    }
    tokens.reverse()
    return tokens
  }

  /// The state of a parse: the current byte, run, stop and row.
  private struct Pass {
    let input: UnsafePointer<UInt8>
    let count: Int
    let rowBytes: Int
    /// The last token of the cheapest path to each byte.
    let last: UnsafeMutablePointer<DeflateToken>
    /// The cost of each byte by the lowest bits of its offset; `.max` if there is no path.
    let costs: UnsafeMutablePointer<UInt64>
    let positions: UnsafeBufferPointer<UInt32>
    let firsts: UnsafeBufferPointer<UInt32>
    let matches: UnsafeBufferPointer<Match>
    let stops: UnsafeBufferPointer<UInt32>
    var position = 0
    private var run = 0
    private var stop = 0
    private var row = 0

    init(
      input: UnsafePointer<UInt8>, count: Int, rowBytes: Int, last: UnsafeMutablePointer<DeflateToken>,
      costs: UnsafeMutablePointer<UInt64>, positions: UnsafeBufferPointer<UInt32>, firsts: UnsafeBufferPointer<UInt32>,
      matches: UnsafeBufferPointer<Match>, stops: UnsafeBufferPointer<UInt32>
    ) {
      self.input = input
      self.count = count
      self.rowBytes = rowBytes
      self.last = last
      self.costs = costs
      self.positions = positions
      self.firsts = firsts
      self.matches = matches
      self.stops = stops
    }

    mutating func run(to end: Int, _ bitCosts: UnsafePointer<UInt32>) {
      var pass = self
      while pass.position < end {
        let slot = pass.position & (OptimalParser.ringSize &- 1)
        let cost = pass.costs[slot]
        pass.costs[slot] = .max
        if cost < .max { pass.extend(from: cost, bitCosts) }
        pass.position &+= 1
      }
      self = pass
    }

    /// Tries all tokens that may begin at the position.
    @inline(__always)
    private mutating func extend(from cost: UInt64, _ bitCosts: UnsafePointer<UInt32>) {
      while positions[run &+ 1] <= position { run &+= 1 }
      while stop &+ 1 < stops.count, stops[stop] < position &+ 3 { stop &+= 1 }
      while position >= row &+ rowBytes { row &+= rowBytes }
      let column = position &- row
      let isPixel = column & 3 == 1
      let limit = min(DeflateToken.maximumMatchLength, count &- position)
      // A pixel that equals its left neighbour is never encoded as literals.
      if !isPixel || positions[run] == position { relax(literal: input[position], cost &+ UInt64(bitCosts[Int(input[position])])) }
      if position > 0, input[position] == 0, input[position &- 1] == 0 { repeatBytes(distance: 1, limit: limit, cost, bitCosts) }
      guard isPixel || column == 0 else { return }
      if column > 1 { repeatBytes(distance: 4, limit: limit, cost, bitCosts) }
      if row > 0, rowBytes <= DeflateToken.maximumDistance { repeatBytes(distance: rowBytes, limit: limit, cost, bitCosts) }
      for index in Int(firsts[run])..<Int(firsts[run &+ 1]) {
        let match = matches[index]
        let length = min(DeflateToken.maximumMatchLength, Int(match.end) &- position)
        if match.start <= position, length >= 3 { relax(length: length, distance: Int(match.distance), cost, bitCosts) }
      }
    }

    @inline(__always)
    private func repeatBytes(distance: Int, limit: Int, _ cost: UInt64, _ bitCosts: UnsafePointer<UInt32>) {
      let length = input.matchLength(at: position, distance: distance, limit: limit)
      if length >= 3 { relax(length: length, distance: distance, cost, bitCosts) }
    }

    @inline(__always)
    private func relax(literal: UInt8, _ cost: UInt64) {
      let slot = (position &+ 1) & (OptimalParser.ringSize &- 1)
      guard cost < costs[slot] else { return }
      costs[slot] = cost
      last[position &+ 1] = DeflateToken(literal: literal)
    }

    /// Tries the whole match, and its prefixes up to each stop.
    @inline(__always)
    private func relax(length: Int, distance: Int, _ cost: UInt64, _ bitCosts: UnsafePointer<UInt32>) {
      let match = DeflateToken(length: length, distance: distance)
      let distanceCost = cost &+ UInt64(bitCosts[CostModel.distances &+ match.distance.symbol])
      var next = stop
      while next < stops.count, stops[next] <= position &+ length {
        relax(DeflateToken(length: Int(stops[next]) &- position, distance: distance), distanceCost, bitCosts)
        next &+= 1
      }
      relax(match, distanceCost, bitCosts)
    }

    @inline(__always)
    private func relax(_ match: DeflateToken, _ cost: UInt64, _ bitCosts: UnsafePointer<UInt32>) {
      let end = position &+ match.byteCount
      let slot = end & (OptimalParser.ringSize &- 1)
      let total = cost &+ UInt64(bitCosts[CostModel.lengths &+ match.byteCount])
      guard total < costs[slot] else { return }
      costs[slot] = total
      last[end] = match
    }
  }
}
