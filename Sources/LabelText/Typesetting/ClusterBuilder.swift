// SPDX-License-Identifier: MIT

/// Joins HarfBuzz's clusters, user-perceived characters and break opportunities into the clusters that lines are made of.
struct ClusterBuilder {
  let units: [UInt16]
  let graphemes: [Int]
  let lineBreaks: [Int]
  /// Offsets before which a hyphen may end a line.
  let hyphens: [Int]
  /// Whether kern after the last cluster of a line is left out, as tracking is.
  let dropsTrailingKern: Bool
  /// What parts a number's whole from its fraction, where tab stops ask for it.
  let decimalSeparator: UInt16?

  /// Clusters of all runs in logical order. A boundary stands only where both a glyph and a user-perceived character begin, so that
  /// neither a ligature nor a combining mark is ever cut off.
  func clusters(of runs: [ShapedRun]) -> [TextCluster] {
    let isGraphemeStart = marks(at: graphemes)
    let isLineBreak = marks(at: lineBreaks)
    let isHyphen = marks(at: hyphens)
    var result: [TextCluster] = []
    for (index, run) in runs.enumerated() {
      for piece in pieces(of: run) {
        let startsInside = piece.range.lowerBound != run.range.lowerBound && !isGraphemeStart[piece.range.lowerBound]
        if startsInside, let last = result.last, last.run == index {
          result[result.count - 1].range = last.range.lowerBound..<piece.range.upperBound
          result[result.count - 1].glyphs =
            min(last.glyphs.lowerBound, piece.glyphs.lowerBound)..<max(last.glyphs.upperBound, piece.glyphs.upperBound)
          result[result.count - 1].advance += piece.advance
          result[result.count - 1].isWhitespace = false
          result[result.count - 1].isTab = false
          result[result.count - 1].isSoftHyphen = false
          continue
        }
        var cluster = TextCluster(
          range: piece.range, run: index, glyphs: piece.glyphs, advance: piece.advance, trailingSpacing: 0,
          isWhitespace: isWhitespace(piece.range), allowsBreakBefore: isLineBreak[piece.range.lowerBound],
          allowsHyphenBefore: isHyphen[piece.range.lowerBound],
          isSoftHyphen: piece.range.count == 1 && units[piece.range.lowerBound] == 0xAD,
          forcesBreakAfter: forcesBreak(piece.range))
        cluster.isTab = piece.range.count == 1 && units[piece.range.lowerBound] == 0x09
        cluster.numeral = numeral(units[piece.range.lowerBound])
        if cluster.range.lowerBound == 0 { cluster.allowsBreakBefore = false }
        result.append(cluster)
      }
    }
    // Nothing is seen of a soft hyphen inside a line, so nothing may be added to it either.
    for index in result.indices where !result[index].isSoftHyphen {
      let style = runs[result[index].run].style
      result[index].advance += style.spacing
      if style.dropsTrailingSpacing || dropsTrailingKern { result[index].trailingSpacing = style.spacing }
    }
    return result
  }

  private func numeral(_ unit: UInt16) -> Numeral {
    guard let decimalSeparator else { return .none }
    if unit == decimalSeparator { return .decimalSeparator }
    switch unit {
    // Latin, Arabic, Persian and Devanagari digits: those of locales whose decimal tabs anyone has asked for.
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: return .digit
    case 0x27, 0x2C, 0x2E, 0xA0, 0x66C, 0x2009, 0x2019, 0x202F: return .grouping
    default: return .none
    }
  }

  private struct Piece {
    var range: Range<Int>
    var glyphs: Range<Int>
    var advance: Double
  }

  /// Glyphs that HarfBuzz gave one cluster number, in logical order.
  private func pieces(of run: ShapedRun) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < run.glyphs.count {
      var end = start
      var advance = 0.0
      while end < run.glyphs.count, run.glyphs[end].cluster == run.glyphs[start].cluster {
        advance += run.glyphs[end].advance
        end += 1
      }
      let first = run.glyphs[start].cluster
      pieces.append(Piece(range: first..<first, glyphs: start..<end, advance: advance))
      start = end
    }
    if run.isRightToLeft { pieces.reverse() }
    // HarfBuzz names only where a cluster begins; it ends where the next one begins.
    for index in pieces.indices {
      let end = index + 1 < pieces.count ? pieces[index + 1].range.lowerBound : run.range.upperBound
      let begin = index == 0 ? run.range.lowerBound : pieces[index].range.lowerBound
      pieces[index].range = begin..<max(begin, end)
    }
    return pieces
  }

  private func marks(at offsets: [Int]) -> [Bool] {
    var marks = Array(repeating: false, count: units.count + 1)
    for offset in offsets where offset < marks.count { marks[offset] = true }
    return marks
  }

  /// Spaces that hang at a line's end. No-break spaces are not among them.
  private func isWhitespace(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && range.allSatisfy { index in
        switch units[index] {
        case 0x09, 0x0B, 0x0C, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x205F, 0x3000: true
        default: false
        }
      }
  }

  private func forcesBreak(_ range: Range<Int>) -> Bool {
    range.contains { units[$0] == 0x2028 || units[$0] == 0x0B || units[$0] == 0x0C }
  }
}
