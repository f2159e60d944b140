// SPDX-License-Identifier: MIT

internal import LabelCore

/// How the parts of an icon fill a length: a cap at either end, and between them the rest, stretched or repeated.
struct FillingAxis {
  /// A part of the icon, in points of its natural size, and where it is drawn.
  struct Span {
    var source: Range<Double>
    /// On whole pixels, tiles beyond the end included.
    var target: Range<Double>
    /// How many times the part is drawn in a row.
    var tiles = 1
    /// Where the drawing ends.
    var end: Double
  }

  private let natural: Double
  private let caps: (Double, Double)
  private let from: Double
  private let to: Double
  private var tilesPerSpan: Int?

  /// - Parameters:
  ///   - natural: the icon's own length, more than 0.
  ///   - caps: what keeps its length at the beginning and the end; together kept to the icon's length.
  ///   - from: where the length begins, in points.
  ///   - to: where it ends, after `from`.
  ///   - tilesPerSpan: how many tiles are drawn together; nil to stretch.
  init(natural: Double, caps: (Double, Double), from: Double, to: Double, tilesPerSpan: Int?) {
    func usable(_ cap: Double) -> Double { cap > 0 && cap.isFinite ? min(cap, natural) : 0 }
    let (first, last) = (usable(caps.0), usable(caps.1))
    let excess = max(1, (first + last) / natural)
    self.natural = natural
    self.caps = (first / excess, last / excess)
    self.from = from
    self.to = to
    self.tilesPerSpan = tilesPerSpan
  }

  /// Stretches instead of repeating.
  mutating func stretches() { tilesPerSpan = nil }

  private var middle: Double { natural - caps.0 - caps.1 }

  /// How much the caps shrink where they have too little room, or grow where nothing between them could fill it.
  private var capScale: Double {
    let factor = (to - from) / max(caps.0 + caps.1, .leastNormalMagnitude)
    return hasMiddle ? min(1, factor) : factor
  }

  private var hasMiddle: Bool { middle > natural * 1e-9 }

  private var room: Double { max(0, to - from - (caps.0 + caps.1) * capScale) }

  /// How many spans there will be; it may be more than can be counted.
  var spanCount: Double {
    guard let tilesPerSpan, hasMiddle else { return 3 }
    return 2 + max(1, room / (middle * Double(tilesPerSpan)))
  }

  /// The parts in order, without those that have no length.
  func spans(on grid: PixelGrid) -> [Span] {
    let (start, end) = (grid.round(from + caps.0 * capScale), grid.round(to - caps.1 * capScale))
    var spans = [Span(source: 0..<caps.0, target: from..<max(from, start), end: start)]
    if hasMiddle, start < end {
      let source = caps.0..<(natural - caps.1)
      if let tilesPerSpan {
        let length = middle * Double(tilesPerSpan)
        let count = max(1, Int(nearest: ((end - start) / length - 1e-9).rounded(.up)))
        for index in 0..<count {
          let (first, last) = (grid.round(start + length * Double(index)), grid.round(start + length * Double(index + 1)))
          if first < min(last, end) { spans.append(Span(source: source, target: first..<last, tiles: tilesPerSpan, end: end)) }
        }
      } else {
        spans.append(Span(source: source, target: start..<end, end: end))
      }
    }
    spans.append(Span(source: (natural - caps.1)..<natural, target: min(end, to)..<to, end: to))
    return spans.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}
