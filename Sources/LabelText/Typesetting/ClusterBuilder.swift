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
    let marks = self.marks
    var result: [TextCluster] = []
    result.reserveCapacity(graphemes.count)
    for index in runs.indices {
      let first = result.count
      add(runs[index].glyphs, runs[index].range, isRightToLeft: runs[index].isRightToLeft, run: index, marks, to: &result)
      space(result[first...].indices, like: runs[index].style, in: &result)
    }
    return result
  }

  // MARK: Places

  /// What is known of a place between two units.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let grapheme = Marks(rawValue: 1)
    static let lineBreak = Marks(rawValue: 2)
    static let hyphen = Marks(rawValue: 4)
  }

  private var marks: [Marks] {
    var marks = Array(repeating: Marks(), count: units.count + 1)
    for offset in graphemes where offset < marks.count { marks[offset].insert(.grapheme) }
    for offset in lineBreaks where offset < marks.count { marks[offset].insert(.lineBreak) }
    for offset in hyphens where offset < marks.count { marks[offset].insert(.hyphen) }
    return marks
  }

  // MARK: Clusters

  /// Adds a run's clusters: glyphs that HarfBuzz gave one cluster number, in logical order, and joined where no character begins.
  private func add(
    _ glyphs: [ShapedGlyph], _ range: Range<Int>, isRightToLeft: Bool, run: Int, _ marks: [Marks], to result: inout [TextCluster]
  ) {
    var next = isRightToLeft ? glyphs.count : 0
    var begin = range.lowerBound
    var isFirst = true
    while isRightToLeft ? next > 0 : next < glyphs.count {
      let own = group(glyphs, at: next, isRightToLeft)
      next = isRightToLeft ? own.lowerBound : own.upperBound
      // HarfBuzz names only where a cluster begins; it ends where the next one begins.
      let hasNext = isRightToLeft ? next > 0 : next < glyphs.count
      let end = hasNext ? glyphs[isRightToLeft ? next - 1 : next].cluster : range.upperBound
      let units = begin..<max(begin, end)
      let advance = own.reduce(0) { $0 + glyphs[$1].advance }
      if !isFirst, begin != range.lowerBound, !marks[begin].contains(.grapheme) {
        join(units, own, advance, to: &result[result.count - 1])
      } else {
        result.append(cluster(units, own, advance, run: run, marks[begin]))
      }
      isFirst = false
      begin = hasNext ? end : range.upperBound
    }
  }

  /// The glyphs of one cluster number from a place on: to the right of it, or to the left of it in text that runs to the left.
  private func group(_ glyphs: [ShapedGlyph], at place: Int, _ isRightToLeft: Bool) -> Range<Int> {
    if isRightToLeft {
      var start = place - 1
      while start > 0, glyphs[start - 1].cluster == glyphs[place - 1].cluster { start -= 1 }
      return start..<place
    }
    var end = place + 1
    while end < glyphs.count, glyphs[end].cluster == glyphs[place].cluster { end += 1 }
    return place..<end
  }

  private func join(_ units: Range<Int>, _ glyphs: Range<Int>, _ advance: Double, to last: inout TextCluster) {
    last.range = last.range.lowerBound..<units.upperBound
    last.glyphs = min(last.glyphs.lowerBound, glyphs.lowerBound)..<max(last.glyphs.upperBound, glyphs.upperBound)
    last.advance += advance
    last.isWhitespace = false
    last.isTab = false
    last.isSoftHyphen = false
  }

  private func cluster(_ range: Range<Int>, _ glyphs: Range<Int>, _ advance: Double, run: Int, _ marks: Marks) -> TextCluster {
    let first = units[range.lowerBound]
    var cluster = TextCluster(
      range: range, run: run, glyphs: glyphs, advance: advance, trailingSpacing: 0, isWhitespace: isWhitespace(range),
      allowsBreakBefore: range.lowerBound != 0 && marks.contains(.lineBreak), allowsHyphenBefore: marks.contains(.hyphen),
      isSoftHyphen: range.count == 1 && first == 0xAD, forcesBreakAfter: forcesBreak(range))
    cluster.isTab = range.count == 1 && first == 0x09
    cluster.numeral = numeral(first)
    return cluster
  }

  /// Adds a style's kern or tracking. Nothing is seen of a soft hyphen inside a line, so nothing may be added to it either.
  private func space(_ clusters: Range<Int>, like style: TextStyle, in result: inout [TextCluster]) {
    let spacing = style.spacing
    guard spacing != 0 else { return }
    let dropsTrailing = style.dropsTrailingSpacing || dropsTrailingKern
    for index in clusters where !result[index].isSoftHyphen {
      result[index].advance += spacing
      if dropsTrailing { result[index].trailingSpacing = spacing }
    }
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
