// SPDX-License-Identifier: MIT

/// The width of a line while cluster after cluster is put on it. What a tab takes depends on where it stands and, at some stops, on what
/// follows it, so widths of lines with tabs are not sums.
struct LinePen {
  private let paragraph: ShapedParagraph
  /// Points from the leading edge to the line's beginning.
  private let indent: Double
  /// The first cluster that is not on the line yet.
  private(set) var end: Int
  /// The line's first cluster.
  private let start: Int
  /// The last tab on the line.
  private var tab: Int?
  /// Points from the leading edge to the last tab, or to the line's beginning.
  private var edge: Double
  /// Where the last tab reaches to; nil for one beyond all stops.
  private var stop: TabStop?
  /// Where the whole part of the number after the last tab ends: at its decimal separator, or at its end.
  private var wholeEnd: Int?
  /// Whether a digit follows the last tab.
  private var isInNumber = false
  /// What the tabs before the last one take, in points.
  private var settled: [(cluster: Int, advance: Double)] = []

  init(_ paragraph: ShapedParagraph, from start: Int, indent: Double) {
    self.paragraph = paragraph
    self.indent = indent
    self.start = start
    end = start
    edge = indent
  }

  /// Puts the clusters up to another one on the line.
  mutating func advance(to next: Int) {
    guard paragraph.hasTabs else { return end = next }
    while end < next {
      if paragraph.clusters[end].isTab {
        takeTab()
      } else if wholeEnd == nil {
        switch paragraph.clusters[end].numeral {
        case .digit: isInNumber = true
        case .grouping: break
        case .decimalSeparator: wholeEnd = end
        case .none: if isInNumber { wholeEnd = end }
        }
      }
      end += 1
    }
  }

  private mutating func takeTab() {
    let place = indent + width
    if let tab { settled.append((tab, tabAdvance)) }
    stop = paragraph.layout.tabs.stop(after: place)
    (tab, edge, wholeEnd, isInNumber) = (end, place, nil, false)
  }

  /// Points from the line's beginning, whitespace at the end included.
  var width: Double { edge - indent + (tab == nil ? 0 : tabAdvance) + paragraph.width(afterTab) }

  /// What each tab on the line takes, in points.
  var tabAdvances: [(cluster: Int, advance: Double)] { settled + (tab.map { [($0, tabAdvance)] } ?? []) }

  /// The clusters since the last tab.
  private var afterTab: Range<Int> { (tab.map { $0 + 1 } ?? start)..<max(end, tab.map { $0 + 1 } ?? start) }

  /// What the last tab takes, with what follows it so far, in points; 0 without one.
  private var tabAdvance: Double {
    guard let tab else { return 0 }
    guard let stop else { return paragraph.clusters[tab].advance }
    let room = stop.location - edge
    switch stop.alignment {
    case .left: return room
    case .center: return max(0, room - paragraph.width(afterTab) / 2)
    case .right: return max(0, room - paragraph.width(afterTab))
    case .decimal: return max(0, room - paragraph.width(afterTab.lowerBound..<(wholeEnd ?? afterTab.upperBound)))
    }
  }
}
