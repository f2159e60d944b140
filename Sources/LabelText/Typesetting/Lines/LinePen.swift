// SPDX-License-Identifier: MIT

internal import LabelSettings

/// Measures a line while clusters are added to it. A tab's advance depends on its position and, at some stops, on the text after it, so the
/// width of a line with tabs is not a sum.
struct LinePen {
  private let paragraph: ShapedParagraph
  /// The distance from the leading edge to the start of the line, in points.
  private let indent: Double
  /// The first cluster after the line.
  private(set) var end: Int
  /// The first cluster of the line.
  private let start: Int
  /// The cluster of the last tab.
  private var tab: Int?
  /// The distance from the leading edge to the last tab, or to the start of the line, in points.
  private var tabPosition: Double
  /// The stop of the last tab; nil for a tab beyond all stops.
  private var stop: TabStop?
  /// The end of the integer part of the number after the last tab: its decimal separator, or its end.
  private var integerEnd: Int?
  /// Whether a digit follows the last tab.
  private var isInNumber = false
  /// The advances of the tabs before the last one, in points.
  private var precedingTabs: [(cluster: Int, advance: Double)] = []

  init(_ paragraph: ShapedParagraph, from start: Int, indent: Double) {
    self.paragraph = paragraph
    self.indent = indent
    self.start = start
    end = start
    tabPosition = indent
  }

  /// Adds the clusters up to another one.
  mutating func advance(to next: Int) {
    guard paragraph.hasTabs else { return end = next }
    while end < next {
      if paragraph.clusters[end].isTab {
        addTab()
      } else if integerEnd == nil {
        switch paragraph.clusters[end].numeral {
        case .digit: isInNumber = true
        case .grouping: break
        case .decimalSeparator: integerEnd = end
        case .none: if isInNumber { integerEnd = end }
        }
      }
      end += 1
    }
  }

  private mutating func addTab() {
    let position = indent + width
    if let tab { precedingTabs.append((tab, tabAdvance)) }
    stop = paragraph.layout.tabs.stop(after: position)
    (tab, tabPosition, integerEnd, isInNumber) = (end, position, nil, false)
  }

  /// The width from the start of the line in points, including whitespace at the end.
  var width: Double { tabPosition - indent + (tab == nil ? 0 : tabAdvance) + paragraph.width(afterTab) }

  /// The advance of each tab, in points.
  var tabAdvances: [(cluster: Int, advance: Double)] { precedingTabs + (tab.map { [($0, tabAdvance)] } ?? []) }

  /// The clusters after the last tab.
  private var afterTab: Range<Int> { (tab.map { $0 + 1 } ?? start)..<max(end, tab.map { $0 + 1 } ?? start) }

  /// The advance of the last tab for the text after it so far, in points; 0 without a tab.
  private var tabAdvance: Double {
    guard let tab else { return 0 }
    guard let stop else { return paragraph.clusters[tab].advance }
    let distance = stop.location - tabPosition
    switch stop.alignment {
    case .left: return distance
    case .center: return max(0, distance - paragraph.width(afterTab) / 2)
    case .right: return max(0, distance - paragraph.width(afterTab))
    case .decimal: return max(0, distance - paragraph.width(afterTab.lowerBound..<(integerEnd ?? afterTab.upperBound)))
    }
  }
}
