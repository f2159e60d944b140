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

  private let runs: UnsafePointer<ColorRun>
  private let hashChain: ColorRunHashChain

  init(runs: UnsafePointer<ColorRun>, hashChain: ColorRunHashChain) { (self.runs, self.hashChain) = (runs, hashChain) }

  /// The last run that was looked up and inserted, and its match.
  private struct Found {
    var run: UnsafePointer<ColorRun>
    var match = ColorRunMatch()
  }

  /// Adds the tokens of the row.
  func parse(_ row: ColorRunWindow.Row, into buffer: TokenBuffer) -> TokenBuffer {
    // Local copies, which stay in registers.
    var tokens = buffer
    let end = row.end
    // The next run to encode.
    var run = row.first
    var found = Found(run: run - 1)
    while run < end {
      look(at: run, &found)
      let match = found.match
      if match.gain == 0 || isBetterNext(run, match, before: end, &found) {
        // Without a match.
        let color = run[0].color
        if !run[0].keepsColor { for shift in [16, 8, 0] as [UInt32] { tokens.add(literal: UInt8(truncatingIfNeeded: color >> shift)) } }
        tokens.add(alpha: UInt8(truncatingIfNeeded: color >> 24), copiesColor: run[0].keepsColor)
        run += 1
        repeatPixel(run[-1].count &- 1, before: &run, &found, &tokens)
        continue
      }
      let following = run + match.count
      let length = following[0].bytes(since: run[0]) &+ match.rest &* 4
      while found.run + 1 < following {
        found.run += 1
        _ = hashChain.insert(found.run[0], found.run[1], position: found.run.position(after: runs))
      }
      run = following
      if match.rest > 0 {
        tokens.add(longMatch: length, distance: match.distance)
        look(at: run, &found)
        run += 1
        repeatPixel(run[-1].count &- match.rest, before: &run, &found, &tokens)
      } else if match.isContinued(by: run[0]), hasNoMatch(run, &found) {
        // Extends the match by the colour of the next pixel, whose alpha differs, unless that pixel begins a match of its own.
        tokens.add(longMatch: length &+ 3, distance: match.distance)
        tokens.add(literal: UInt8(truncatingIfNeeded: run[0].color >> 24))
        run += 1
        repeatPixel(run[-1].count &- 1, before: &run, &found, &tokens)
      } else {
        tokens.add(longMatch: length, distance: match.distance)
      }
    }
    return tokens
  }

  /// Whether a match at the next run saves more than this one and the cost of this run as literals.
  @inline(__always)
  private func isBetterNext(
    _ run: UnsafePointer<ColorRun>, _ match: ColorRunMatch, before end: UnsafePointer<ColorRun>, _ found: inout Found
  ) -> Bool {
    guard match.gain < Self.sufficientGain, run + 1 < end else { return false }
    look(at: run + 1, &found)
    return found.match.gain > match.gain &+ Int(run[0].keepsColor ? ColorRun.newAlphaCost : ColorRun.pixelCost)
  }

  @inline(__always)
  private func hasNoMatch(_ run: UnsafePointer<ColorRun>, _ found: inout Found) -> Bool {
    look(at: run, &found)
    return found.match.gain == 0
  }

  /// Inserts a run and finds its best match, unless it is the last one that was looked up. To be called for each run in turn.
  @inline(__always)
  private func look(at run: UnsafePointer<ColorRun>, _ found: inout Found) {
    if run != found.run { found = Found(run: run, match: bestMatch(of: run)) }
  }

  /// Inserts a run and returns its best match. Not inlined, so that the caller's variables stay in registers.
  @inline(never)
  private func bestMatch(of run: UnsafePointer<ColorRun>) -> ColorRunMatch {
    var best = ColorRunMatch()
    let (first, second, position) = (run[0], run[1], run.position(after: runs))
    var last = hashChain.insert(first, second, position: position)
    var left = Self.depth
    while last > 0 {
      let earlier = runs + last
      if first.difference(from: earlier[0]) | UInt(earlier[1].color ^ second.color) == 0 {
        let match = ColorRunMatch(of: run, with: earlier)
        if match.gain > best.gain, match.distance <= DeflateToken.maximumDistance { best = match }
      }
      left &-= 1
      if left == 0 { break }
      last = hashChain.previous(last)
    }
    if !first.keepsColor {
      let earlier = runs + hashChain.insert(first, position: position)
      if first.difference(from: earlier[0]) | UInt(bitPattern: best.gain) == 0 {
        let match = ColorRunMatch(of: run, with: earlier)
        if match.isUsable { best = match }
      }
    }
    return best
  }

  /// Repeats the pixel to the left, and the colour of the pixel after the run if that is the same.
  @inline(__always)
  private func repeatPixel(
    _ count: Int, before run: inout UnsafePointer<ColorRun>, _ found: inout Found, _ tokens: inout TokenBuffer
  ) {
    var left = count
    while left > 0 {
      var bytes = left &* 4
      while bytes > 252 {
        tokens.add(length: 252, distance: 4)
        bytes &-= 252
      }
      guard run[0].keepsColor, hasNoMatch(run, &found) else { return tokens.add(length: bytes, distance: 4) }
      tokens.add(length: bytes &+ 3, distance: 4)
      tokens.add(literal: UInt8(truncatingIfNeeded: run[0].color >> 24))
      left = run[0].count &- 1
      run += 1
    }
  }
}
