// SPDX-License-Identifier: MIT

/// A row of runs on its way into tokens.
///
/// The latest places with the same two colours are weighed by the bits that they are likely to save, and the next run may do better (lazy
/// matching). A greedy search compares one place, takes what it finds, and remembers nothing within a repetition: shadows and paragraphs
/// take a twentieth less time that way, and a hundredth more bytes at most. Costs are estimates, found by trying them on the peer
/// benchmark's labels.
struct ColorRunRowParser {
  /// A repetition of runs.
  private struct Match {
    var distance = 0
    /// Runs that are repeated as a whole.
    var count = 0
    /// Pixels of the next run that are.
    var rest = 0
    /// What it saves, in bits.
    var gain = 0
    /// The run that the pixel behind its original belongs to.
    var following = 0
  }

  /// How many earlier places are compared.
  private static let depth = 6
  /// A repetition of so many bits is taken without a look at the next run.
  private static let longEnough = 30

  private let runs: UnsafeMutablePointer<ColorRun>
  private let positions: UnsafeMutablePointer<ColorRunWindow.Position>
  private let base: Int
  private let start: Int
  private let end: Int
  private let hashChain: ColorRunHashChain
  private let isGreedy: Bool
  private(set) var sink: TokenBuffer
  /// The next run to be written.
  private var index: Int
  /// The last run that was searched for and remembered, and what was found.
  private var known: Int
  private var found = Match()

  init(_ list: ColorRunWindow, _ row: ColorRunWindow.Row, isGreedy: Bool, hashChain: ColorRunHashChain, sink: TokenBuffer) {
    self.isGreedy = isGreedy
    runs = list.runs
    positions = list.positions
    base = list.base
    start = row.first
    end = row.end
    self.hashChain = hashChain
    self.sink = sink
    index = row.first
    known = index &- 1
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

  /// Whether a repetition that begins with the next run saves more than this one does and the run by itself takes.
  @inline(__always)
  private mutating func isBetterNext(_ match: Match, _ keepsColor: Bool) -> Bool {
    guard !isGreedy, match.gain < Self.longEnough, index &+ 1 < end else { return false }
    return find(index &+ 1).gain > match.gain &+ Int(keepsColor ? ColorRunWindow.newAlphaCost : ColorRunWindow.pixelCost)
  }

  /// What a run repeats; to be asked of each run in turn, and remembers it for those to come.
  @inline(__always)
  private mutating func find(_ index: Int) -> Match {
    if index == known { return found }
    known = index
    found = Match()
    let (run, next) = (runs[index], runs[index &+ 1])
    var last = hashChain.insert(run, next, position: base &+ index) &- base
    var left = isGreedy ? 1 : Self.depth
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
    let gain = saved &- Self.cost(ofDistance: distance)
    if gain > found.gain, distance <= DeflateToken.maximumDistance {
      found = Match(distance: distance, count: count, rest: rest, gain: gain, following: following)
    }
  }

  /// About what a length and a distance take: near distances are frequent and short.
  @inline(__always)
  private static func cost(ofDistance distance: Int) -> Int { 8 &+ (Int.bitWidth &- distance.leadingZeroBitCount) }

  /// A run by itself.
  @inline(__always)
  private mutating func addRun(_ keepsColor: Bool) {
    let run = runs[index]
    if keepsColor {
      sink.add(newAlpha: UInt8(truncatingIfNeeded: run.color >> 24))
    } else {
      for shift in [16, 8, 0, 24] as [UInt32] { sink.add(literal: UInt8(truncatingIfNeeded: run.color >> shift)) }
    }
    index &+= 1
    if run.count > 1 { repeatPixel(run.count &- 1) }
  }

  @inline(__always)
  private mutating func add(_ match: Match) {
    let following = index &+ match.count
    let length = Int(positions[following].byte &- positions[index].byte) &+ match.rest &* 4
    // What a repetition holds stands earlier too; only its last run has another one behind it.
    if isGreedy { known = max(known, following &- 2) }
    while known &+ 1 < following {
      known &+= 1
      _ = hashChain.insert(runs[known], runs[known &+ 1], position: base &+ known)
    }
    index = following
    if match.rest > 0 {
      sink.add(longMatch: length, distance: match.distance)
      _ = find(index)
      let left = runs[index].count &- match.rest
      index &+= 1
      if left > 0 { repeatPixel(left) }
    } else if index < end, runs[match.following].count > 0, runs[index].hasSameColor(as: runs[match.following]), find(index).gain == 0 {
      // The repetition goes on into the colour of a pixel of another alpha, unless that pixel begins a repetition of its own.
      sink.add(longMatch: length &+ 3, distance: match.distance)
      addAlpha()
    } else {
      sink.add(longMatch: length, distance: match.distance)
    }
  }

  /// The alpha of a run whose colour was repeated, and the rest of it.
  @inline(__always)
  private mutating func addAlpha() {
    let run = runs[index]
    sink.add(literal: UInt8(truncatingIfNeeded: run.color >> 24))
    index &+= 1
    if run.count > 1 { repeatPixel(run.count &- 1) }
  }

  /// The pixel to the left again, and the colour of the pixel behind it if that is the same.
  @inline(__always)
  private mutating func repeatPixel(_ count: Int) {
    var left = count
    while left > 0 {
      var bytes = left &* 4
      while bytes > 252 {
        sink.add(length: 252, distance: 4)
        bytes &-= 252
      }
      guard index < end, runs[index].hasSameColor(as: runs[index &- 1]), find(index).gain == 0 else {
        return sink.add(length: bytes, distance: 4)
      }
      sink.add(length: bytes &+ 3, distance: 4)
      sink.add(literal: UInt8(truncatingIfNeeded: runs[index].color >> 24))
      left = runs[index].count &- 1
      index &+= 1
    }
  }
}
