// SPDX-License-Identifier: MIT

/// Parses one row of colour runs into tokens, for images of many tokens: shadows and paragraphs.
///
/// Compares one earlier position with the same two colours, uses its match if that saves bits, and inserts no position inside a match. This is
/// faster than `LazyColorRunParser`, and its output is at most 1 % larger.
///
/// What is compared cannot be predicted, so conditions are computed together where possible: a branch that is mispredicted takes as long as ten
/// of these instructions.
struct GreedyColorRunParser {
  /// A match that is added with the next run: it is three bytes longer if that run has the colour after the earlier occurrence, another alpha,
  /// and no match of its own.
  private struct Pending {
    /// 0 for none.
    var length = 0
    var distance = 0
  }

  private let runs: UnsafeMutablePointer<ColorRun>
  private let positions: UnsafeMutablePointer<ColorRunWindow.Position>
  private let base: Int
  private let start: Int
  private let end: Int
  private let hashChain: ColorRunHashChain

  init(_ window: ColorRunWindow, _ row: ColorRunWindow.Row, hashChain: ColorRunHashChain) {
    runs = window.runs
    positions = window.positions
    base = window.base
    start = row.first
    end = row.end
    self.hashChain = hashChain
  }

  /// Adds the tokens of the row.
  func parse(into buffer: TokenBuffer) -> TokenBuffer {
    // A local copy, which stays in registers.
    var tokens = buffer
    // The next run to encode.
    var index = start
    var pending = Pending()
    while index < end {
      let keepsColor = keepsColor(index)
      let match = find(index, keepsColor)
      if pending.length > 0 {
        if match.gain == 0 {
          tokens.add(longMatch: pending.length &+ 3, distance: pending.distance)
          tokens.add(literal: UInt8(truncatingIfNeeded: runs[index].color >> 24))
          let count = runs[index].count
          index &+= 1
          pending = repeatPixel(count &- 1, before: index, &tokens)
          continue
        }
        tokens.add(longMatch: pending.length, distance: pending.distance)
        pending.length = 0
      }
      if match.gain == 0 {
        let run = runs[index]
        if keepsColor {
          tokens.add(newAlpha: UInt8(truncatingIfNeeded: run.color >> 24))
        } else {
          for shift in [16, 8, 0, 24] as [UInt32] { tokens.add(literal: UInt8(truncatingIfNeeded: run.color >> shift)) }
        }
        index &+= 1
        pending = repeatPixel(run.count &- 1, before: index, &tokens)
        continue
      }
      let following = index &+ match.count
      let length = Int(positions[following].byte &- positions[index].byte) &+ match.rest &* 4
      // The runs inside a match occur earlier too; only the last one is followed by another run here.
      if match.count > 1 { _ = insertPair(following &- 1) }
      index = following
      if match.rest > 0 {
        tokens.add(longMatch: length, distance: match.distance)
        _ = insertPair(index)
        _ = insertColor(index, keepsColor: self.keepsColor(index))
        let left = runs[index].count &- match.rest
        index &+= 1
        pending = repeatPixel(left, before: index, &tokens)
      } else if index < end, runs[match.following].count > 0, runs[index].hasSameColor(as: runs[match.following]) {
        pending = Pending(length: length, distance: match.distance)
      } else {
        tokens.add(longMatch: length, distance: match.distance)
      }
    }
    return tokens
  }

  @inline(__always)
  private func keepsColor(_ index: Int) -> Bool { index > start && runs[index].hasSameColor(as: runs[index &- 1]) }

  /// Inserts a run and returns its match. To be called for each run in turn that does not lie inside a match.
  @inline(__always)
  private func find(_ index: Int, _ keepsColor: Bool) -> ColorRunMatch {
    var found = ColorRunMatch()
    let (run, next) = (runs[index], runs[index &+ 1])
    let pair = insertPair(index)
    var there = max(pair, 0)
    let nextDifference = UInt(runs[there &+ 1].color ^ next.color)
    if difference(there, run) | nextDifference | Self.isNegative(pair) == 0 { measure(index, run, there, &found) }
    let color = insertColor(index, keepsColor: keepsColor)
    there = max(color, 0)
    let isUnusable = UInt(bitPattern: found.gain) | Self.isNegative(color) | (keepsColor ? 1 : 0)
    if difference(there, run) | isUnusable == 0 { measure(index, run, there, &found) }
    return found
  }

  /// Inserts a run by its colour and the next one, and returns the previous run of the same hash; negative for none.
  @inline(__always)
  private func insertPair(_ index: Int) -> Int {
    hashChain.insertLatest(runs[index], runs[index &+ 1], position: base &+ index) &- base
  }

  /// Inserts a run by its colour if that is not the one before it, and returns the previous run of the same hash; negative for none.
  @inline(__always)
  private func insertColor(_ index: Int, keepsColor: Bool) -> Int {
    hashChain.insert(runs[index], position: base &+ index, if: !keepsColor) &- base
  }

  /// 0 if an earlier run has the same colour as a run and is as long.
  @inline(__always)
  private func difference(_ there: Int, _ run: ColorRun) -> UInt {
    UInt(runs[there].color ^ run.color) | Self.isNegative(runs[there].count &- run.count)
  }

  /// 1 for a negative number, or else 0.
  @inline(__always)
  private static func isNegative(_ number: Int) -> UInt { UInt(bitPattern: number) >> 63 }

  /// Measures the match with an earlier run of the same colour that is as long.
  @inline(__always)
  private func measure(_ index: Int, _ run: ColorRun, _ there: Int, _ found: inout ColorRunMatch) {
    var count = 1
    while runs[index &+ count] == runs[there &+ count] { count &+= 1 }
    let (here, original) = (runs[index &+ count], runs[there &+ count])
    // A sentinel has no pixels.
    let goesOn = UInt(here.color ^ original.color) | Self.isNegative(here.count &- 1) == 0
    let isWhole = here.count < original.count
    let rest = goesOn ? (isWhole ? 0 : original.count) : 0
    let following = there &+ count &+ (rest > 0 ? 1 : 0)
    count &+= goesOn ? (isWhole ? 1 : 0) : 0
    let distance = Int(positions[index].byte &- positions[there].byte) &- (runs[there].count &- run.count) &* 4
    let saved = Int(positions[index &+ count].cost &- positions[index].cost) &+ (rest > 0 ? 6 : 0)
    let gain = saved &- ColorRunWindow.cost(ofDistance: distance)
    if Self.isNegative(found.gain &- gain) & ~Self.isNegative(DeflateToken.maximumDistance &- distance) == 1 {
      found = ColorRunMatch(distance: distance, count: count, rest: rest, gain: gain, following: following)
    }
  }

  /// Repeats the pixel to the left. The last match is pending if the run at `index` may have the same colour with another alpha.
  @inline(__always)
  private func repeatPixel(_ count: Int, before index: Int, _ tokens: inout TokenBuffer) -> Pending {
    if count == 0 { return Pending() }
    var bytes = count &* 4
    while bytes > 252 {
      tokens.add(length: 252, distance: 4)
      bytes &-= 252
    }
    if index < end, runs[index].hasSameColor(as: runs[index &- 1]) { return Pending(length: bytes, distance: 4) }
    tokens.add(length: bytes, distance: 4)
    return Pending()
  }
}
