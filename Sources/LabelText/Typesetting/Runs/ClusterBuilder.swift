// SPDX-License-Identifier: MIT

/// Combines HarfBuzz's clusters, user-perceived characters and break opportunities into the clusters that lines are made of.
struct ClusterBuilder {
  let units: [UInt16]
  let graphemes: [Int]
  let lineBreaks: [Int]
  /// The offsets before which a line may end with a hyphen.
  let hyphens: [Int]
  /// Whether kern after the last cluster of a line is omitted, as tracking is.
  let dropsTrailingKern: Bool
  /// The decimal separator, if there are decimal tab stops.
  let decimalSeparator: UInt16?

  /// The clusters of all runs in logical order. A boundary requires that both a glyph and a user-perceived character begin there, so that
  /// neither a ligature nor a combining mark is ever split.
  func clusters(of runs: [ShapedRun]) -> [TextCluster] {
    let flags = boundaryFlags
    var result: [TextCluster] = []
    result.reserveCapacity(graphemes.count)
    for index in runs.indices {
      let first = result.count
      add(runs[index].glyphs, runs[index].range, isRightToLeft: runs[index].isRightToLeft, run: index, flags, to: &result)
      addSpacing(of: runs[index].style, to: result[first...].indices, in: &result)
    }
    return result
  }

  // MARK: Boundaries

  /// The kinds of boundary between two units.
  private struct BoundaryFlags: OptionSet {
    let rawValue: UInt8
    static let grapheme = BoundaryFlags(rawValue: 1)
    static let lineBreak = BoundaryFlags(rawValue: 2)
    static let hyphen = BoundaryFlags(rawValue: 4)
  }

  private var boundaryFlags: [BoundaryFlags] {
    var flags = Array(repeating: BoundaryFlags(), count: units.count + 1)
    for offset in graphemes where offset < flags.count { flags[offset].insert(.grapheme) }
    for offset in lineBreaks where offset < flags.count { flags[offset].insert(.lineBreak) }
    for offset in hyphens where offset < flags.count { flags[offset].insert(.hyphen) }
    return flags
  }

  // MARK: Clusters

  /// Adds a run's clusters in logical order: glyphs with the same cluster number, merged with the previous cluster where no character
  /// begins.
  private func add(
    _ glyphs: [ShapedGlyph], _ range: Range<Int>, isRightToLeft: Bool, run: Int, _ flags: [BoundaryFlags], to result: inout [TextCluster]
  ) {
    var next = isRightToLeft ? glyphs.count : 0
    var begin = range.lowerBound
    var isFirst = true
    while isRightToLeft ? next > 0 : next < glyphs.count {
      let own = group(glyphs, at: next, isRightToLeft)
      next = isRightToLeft ? own.lowerBound : own.upperBound
      // HarfBuzz gives only the start of a cluster; it ends where the next one begins.
      let hasNext = isRightToLeft ? next > 0 : next < glyphs.count
      let end = hasNext ? glyphs[isRightToLeft ? next - 1 : next].cluster : range.upperBound
      let units = begin..<max(begin, end)
      let advance = own.reduce(0) { $0 + glyphs[$1].advance }
      if !isFirst, begin != range.lowerBound, !flags[begin].contains(.grapheme) {
        join(units, own, advance, to: &result[result.count - 1])
      } else {
        result.append(cluster(units, own, advance, run: run, flags[begin]))
      }
      isFirst = false
      begin = hasNext ? end : range.upperBound
    }
  }

  /// The glyphs of a cluster: from a glyph index to the right, or to the left of it in right-to-left text.
  private func group(_ glyphs: [ShapedGlyph], at index: Int, _ isRightToLeft: Bool) -> Range<Int> {
    if isRightToLeft {
      var start = index - 1
      while start > 0, glyphs[start - 1].cluster == glyphs[index - 1].cluster { start -= 1 }
      return start..<index
    }
    var end = index + 1
    while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
    return index..<end
  }

  private func join(_ units: Range<Int>, _ glyphs: Range<Int>, _ advance: Double, to last: inout TextCluster) {
    last.range = last.range.lowerBound..<units.upperBound
    last.glyphs = min(last.glyphs.lowerBound, glyphs.lowerBound)..<max(last.glyphs.upperBound, glyphs.upperBound)
    last.advance += advance
    last.isWhitespace = false
    last.isTab = false
    last.isSoftHyphen = false
  }

  private func cluster(_ range: Range<Int>, _ glyphs: Range<Int>, _ advance: Double, run: Int, _ flags: BoundaryFlags) -> TextCluster {
    let first = units[range.lowerBound]
    var cluster = TextCluster(
      range: range, run: run, glyphs: glyphs, advance: advance, trailingSpacing: 0, isWhitespace: isWhitespace(range),
      allowsBreakBefore: range.lowerBound != 0 && flags.contains(.lineBreak), allowsHyphenBefore: flags.contains(.hyphen),
      isSoftHyphen: range.count == 1 && first == 0xAD, forcesBreakAfter: forcesBreak(range))
    cluster.isTab = range.count == 1 && first == 0x09
    cluster.numeral = numeral(first)
    return cluster
  }

  /// Adds a style's kern or tracking. A soft hyphen inside a line is invisible, so it gets no spacing.
  private func addSpacing(of style: TextStyle, to clusters: Range<Int>, in result: inout [TextCluster]) {
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
    // European, Arabic-Indic, extended Arabic-Indic and Devanagari digits, which cover the locales whose decimal tabs were requested.
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: return .digit
    case 0x27, 0x2C, 0x2E, 0xA0, 0x66C, 0x2009, 0x2019, 0x202F: return .grouping
    default: return .none
    }
  }

  /// Whether all units are spaces that hang at the end of a line. No-break spaces do not.
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
