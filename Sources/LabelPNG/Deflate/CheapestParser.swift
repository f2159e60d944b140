// SPDX-License-Identifier: MIT

/// Cuts scanlines of four bytes a pixel into the tokens that cost least at given prices.
///
/// What is cheapest up to a byte follows from what is cheapest up to those before it. Few bytes are looked at: the inner pixels of a run are
/// repetitions, and those end where something else begins (`RepetitionSearch.stops`).
struct CheapestParser {
  /// A stretch of the scanlines with prices of its own.
  struct Part {
    let end: Int
    let prices: TokenPrices
  }

  /// How many bytes' costs are kept: those that a match can reach, up to a power of 2.
  static let reach = 512

  private let search: RepetitionSearch
  private let last: UnsafeMutablePointer<DeflateToken>
  private let costs: UnsafeMutablePointer<UInt64>

  /// - Parameters:
  ///   - search: what repeats in the scanlines.
  ///   - last: room for a token a byte, and one more.
  ///   - costs: room for `reach`.
  init(_ search: RepetitionSearch, last: UnsafeMutablePointer<DeflateToken>, costs: UnsafeMutablePointer<UInt64>) {
    self.search = search
    self.last = last
    self.costs = costs
  }

  /// The cheapest tokens, in order.
  ///
  /// - Parameter parts: side by side; the last ends where the scanlines do.
  func parse(_ parts: [Part]) -> [DeflateToken] {
    costs.update(repeating: .max, count: Self.reach)
    costs[0] = 0
    search.places.withUnsafeBufferPointer { places in
      search.firsts.withUnsafeBufferPointer { firsts in
        search.repetitions.withUnsafeBufferPointer { repetitions in
          search.stops.withUnsafeBufferPointer { stops in
            var pass = Pass(
              input: search.input, count: search.count, rowBytes: search.rowBytes, last: last, costs: costs, places: places,
              firsts: firsts, repetitions: repetitions, stops: stops)
            for part in parts { part.prices.withTable { pass.run(to: part.end, $0) } }
          }
        }
      }
    }
    return tokens()
  }

  private func tokens() -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var place = search.count
    while place > 0 {
      tokens.append(last[place])
      place -= last[place].byteCount
    }
    tokens.reverse()
    return tokens
  }

  /// The state of a parse: where it is among the bytes, runs, stops and rows.
  private struct Pass {
    let input: UnsafePointer<UInt8>
    let count: Int
    let rowBytes: Int
    /// The last token up to each byte.
    let last: UnsafeMutablePointer<DeflateToken>
    /// By the lowest bits of the place; `.max` where nothing leads to.
    let costs: UnsafeMutablePointer<UInt64>
    let places: UnsafeBufferPointer<UInt32>
    let firsts: UnsafeBufferPointer<UInt32>
    let repetitions: UnsafeBufferPointer<Repetition>
    let stops: UnsafeBufferPointer<UInt32>
    var place = 0
    private var run = 0
    private var stop = 0
    private var row = 0

    init(
      input: UnsafePointer<UInt8>, count: Int, rowBytes: Int, last: UnsafeMutablePointer<DeflateToken>,
      costs: UnsafeMutablePointer<UInt64>, places: UnsafeBufferPointer<UInt32>, firsts: UnsafeBufferPointer<UInt32>,
      repetitions: UnsafeBufferPointer<Repetition>, stops: UnsafeBufferPointer<UInt32>
    ) {
      self.input = input
      self.count = count
      self.rowBytes = rowBytes
      self.last = last
      self.costs = costs
      self.places = places
      self.firsts = firsts
      self.repetitions = repetitions
      self.stops = stops
    }

    mutating func run(to end: Int, _ prices: UnsafePointer<UInt32>) {
      var pass = self
      while pass.place < end {
        let slot = pass.place & (CheapestParser.reach &- 1)
        let cost = pass.costs[slot]
        pass.costs[slot] = .max
        if cost < .max { pass.goOn(from: cost, prices) }
        pass.place &+= 1
      }
      self = pass
    }

    /// Tries all tokens that may follow at the place.
    @inline(__always)
    private mutating func goOn(from cost: UInt64, _ prices: UnsafePointer<UInt32>) {
      while places[run &+ 1] <= place { run &+= 1 }
      while stop &+ 1 < stops.count, stops[stop] < place &+ 3 { stop &+= 1 }
      while place >= row &+ rowBytes { row &+= rowBytes }
      let column = place &- row
      let isPixel = column & 3 == 1
      let limit = min(DeflateToken.longestMatch, count &- place)
      // A pixel that is the one to its left is never told byte by byte.
      if !isPixel || places[run] == place { take(byte: input[place], cost &+ UInt64(prices[Int(input[place])])) }
      if place > 0, input[place] == 0, input[place &- 1] == 0 { repeatBytes(distance: 1, limit: limit, cost, prices) }
      guard isPixel || column == 0 else { return }
      if column > 1 { repeatBytes(distance: 4, limit: limit, cost, prices) }
      if row > 0, rowBytes <= DeflateToken.farthestMatch { repeatBytes(distance: rowBytes, limit: limit, cost, prices) }
      for index in Int(firsts[run])..<Int(firsts[run &+ 1]) {
        let repetition = repetitions[index]
        let length = min(DeflateToken.longestMatch, Int(repetition.end) &- place)
        if repetition.start <= place, length >= 3 { take(length: length, distance: Int(repetition.distance), cost, prices) }
      }
    }

    @inline(__always)
    private func repeatBytes(distance: Int, limit: Int, _ cost: UInt64, _ prices: UnsafePointer<UInt32>) {
      let length = input.agreement(at: place, distance: distance, limit: limit)
      if length >= 3 { take(length: length, distance: distance, cost, prices) }
    }

    @inline(__always)
    private func take(byte: UInt8, _ cost: UInt64) {
      let slot = (place &+ 1) & (CheapestParser.reach &- 1)
      guard cost < costs[slot] else { return }
      costs[slot] = cost
      last[place &+ 1] = DeflateToken(byte: byte)
    }

    /// Tries a match up to each stop, and the whole of it.
    @inline(__always)
    private func take(length: Int, distance: Int, _ cost: UInt64, _ prices: UnsafePointer<UInt32>) {
      let match = DeflateToken(length: length, distance: distance)
      let far = cost &+ UInt64(prices[TokenPrices.distances &+ match.distance.symbol])
      var next = stop
      while next < stops.count, stops[next] <= place &+ length {
        take(DeflateToken(length: Int(stops[next]) &- place, distance: distance), far, prices)
        next &+= 1
      }
      take(match, far, prices)
    }

    @inline(__always)
    private func take(_ match: DeflateToken, _ cost: UInt64, _ prices: UnsafePointer<UInt32>) {
      let end = place &+ match.byteCount
      let slot = end & (CheapestParser.reach &- 1)
      let total = cost &+ UInt64(prices[TokenPrices.lengths &+ match.byteCount])
      guard total < costs[slot] else { return }
      costs[slot] = total
      last[end] = match
    }
  }
}
