// SPDX-License-Identifier: MIT

/// Parses one row of colour runs into tokens, for images of not too many tokens.
///
/// Compares the latest positions with the same two colours by the estimated number of bits that a match saves, and tries whether the next run
/// has a better match (lazy matching). The cost estimates were found by trial on the labels of the peer benchmark.
struct LazyColorRunParser {
  /// The number of earlier positions that are compared.
  private static let depth = 6
  /// A match that saves this number of bits is used without trying the next run.
  private static let sufficientGain = 30

  private let runs: UnsafeMutablePointer<ColorRun>
  private let positions: UnsafeMutablePointer<ColorRunWindow.Position>
  private let base: Int
  private let start: Int
  private let end: Int
  private let hashChain: ColorRunHashChain
  private(set) var buffer: TokenBuffer
  /// The next run to encode.
  private var index: Int
  /// The last run that was looked up and inserted, and its match.
  private var lastInserted: Int
  private var found = ColorRunMatch()

  init(_ window: ColorRunWindow, _ row: ColorRunWindow.Row, hashChain: ColorRunHashChain, buffer: TokenBuffer) {
    runs = window.runs
    positions = window.positions
    base = window.base
    start = row.first
    end = row.end
    self.hashChain = hashChain
    self.buffer = buffer
    index = row.first
    lastInserted = index &- 1
  }

  mutating func parse() {
    var row = self
    while row.index < end {
      let keepsColor = row.keepsColor(row.index)
      let match = row.find(row.index)
      if match.gain == 0 || row.isBetterNext(match, keepsColor) {
        row.addRun(keepsColor)
      } else {
        row.add(match)
      }
    }
    self = row
  }

  @inline(__always)
  private func keepsColor(_ index: Int) -> Bool { index > start && runs[index].hasSameColor(as: runs[index &- 1]) }

  /// Whether a match at the next run saves more than this one and the cost of this run as literals.
  @inline(__always)
  private mutating func isBetterNext(_ match: ColorRunMatch, _ keepsColor: Bool) -> Bool {
    guard match.gain < Self.sufficientGain, index &+ 1 < end else { return false }
    return find(index &+ 1).gain > match.gain &+ Int(keepsColor ? ColorRunWindow.newAlphaCost : ColorRunWindow.pixelCost)
  }

  /// Inserts a run and returns its best match. To be called for each run in turn.
  @inline(__always)
  private mutating func find(_ index: Int) -> ColorRunMatch {
    if index == lastInserted { return found }
    lastInserted = index
    found = ColorRunMatch()
    let (run, next) = (runs[index], runs[index &+ 1])
    var last = hashChain.insert(run, next, position: base &+ index) &- base
    var left = Self.depth
    while last >= 0 {
      if runs[last].color == run.color, runs[last &+ 1].color == next.color, runs[last].count >= run.count { compare(index, last) }
      left &-= 1
      if left == 0 { break }
      last = hashChain.previous(base &+ last) &- base
    }
    if !keepsColor(index) {
      last = hashChain.insert(run, position: base &+ index) &- base
      if found.gain == 0, last >= 0, runs[last].color == run.color, runs[last].count >= run.count { compare(index, last) }
    }
    return found
  }

  @inline(__always)
  private mutating func compare(_ index: Int, _ there: Int) {
    var count = 1
    while runs[index &+ count] == runs[there &+ count] { count &+= 1 }
    let (here, original) = (runs[index &+ count], runs[there &+ count])
    var rest = 0
    var following = there &+ count
    if here.color == original.color, here.count > 0 {
      if here.count < original.count {
        count &+= 1
      } else {
        rest = original.count
        following &+= 1
      }
    }
    let distance = Int(positions[index].byte &- positions[there].byte) &- (runs[there].count &- runs[index].count) &* 4
    let saved = Int(positions[index &+ count].cost &- positions[index].cost) &+ (rest > 0 ? 6 : 0)
    let gain = saved &- ColorRunWindow.cost(ofDistance: distance)
    if gain > found.gain, distance <= DeflateToken.maximumDistance {
      found = ColorRunMatch(distance: distance, count: count, rest: rest, gain: gain, following: following)
    }
  }

  /// Encodes a run without a match.
  @inline(__always)
  private mutating func addRun(_ keepsColor: Bool) {
    let run = runs[index]
    if keepsColor {
      buffer.add(newAlpha: UInt8(truncatingIfNeeded: run.color >> 24))
    } else {
      for shift in [16, 8, 0, 24] as [UInt32] { buffer.add(literal: UInt8(truncatingIfNeeded: run.color >> shift)) }
    }
    index &+= 1
    if run.count > 1 { repeatPixel(run.count &- 1) }
  }

  @inline(__always)
  private mutating func add(_ match: ColorRunMatch) {
    let following = index &+ match.count
    let length = Int(positions[following].byte &- positions[index].byte) &+ match.rest &* 4
    while lastInserted &+ 1 < following {
      lastInserted &+= 1
      _ = hashChain.insert(runs[lastInserted], runs[lastInserted &+ 1], position: base &+ lastInserted)
    }
    index = following
    if match.rest > 0 {
      buffer.add(longMatch: length, distance: match.distance)
      _ = find(index)
      let left = runs[index].count &- match.rest
      index &+= 1
      if left > 0 { repeatPixel(left) }
    } else if index < end, runs[match.following].count > 0, runs[index].hasSameColor(as: runs[match.following]), find(index).gain == 0 {
      // Extends the match by the colour of the next pixel, whose alpha differs, unless that pixel begins a match of its own.
      buffer.add(longMatch: length &+ 3, distance: match.distance)
      addAlpha()
    } else {
      buffer.add(longMatch: length, distance: match.distance)
    }
  }

  /// Encodes the alpha of a run whose colour is part of the match before it, and the rest of the run.
  @inline(__always)
  private mutating func addAlpha() {
    let run = runs[index]
    buffer.add(literal: UInt8(truncatingIfNeeded: run.color >> 24))
    index &+= 1
    if run.count > 1 { repeatPixel(run.count &- 1) }
  }

  /// Repeats the pixel to the left, and the colour of the pixel after the run if that is the same.
  @inline(__always)
  private mutating func repeatPixel(_ count: Int) {
    var left = count
    while left > 0 {
      var bytes = left &* 4
      while bytes > 252 {
        buffer.add(length: 252, distance: 4)
        bytes &-= 252
      }
      guard index < end, runs[index].hasSameColor(as: runs[index &- 1]), find(index).gain == 0 else {
        return buffer.add(length: bytes, distance: 4)
      }
      buffer.add(length: bytes &+ 3, distance: 4)
      buffer.add(literal: UInt8(truncatingIfNeeded: runs[index].color >> 24))
      left = runs[index].count &- 1
      index &+= 1
    }
  }
}
