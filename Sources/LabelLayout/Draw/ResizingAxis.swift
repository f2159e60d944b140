// SPDX-License-Identifier: MIT

internal import LabelCore

/// Resizes an icon along one axis: a cap at either end, and the part between them stretched or tiled.
struct ResizingAxis {
  /// A part of the icon in points of its natural size, and the span where it is drawn.
  struct Span {
    var source: Range<Double>
    /// On whole pixels, including tiles past the end.
    var target: Range<Double>
    /// The number of tiles in the span.
    var tiles = 1
    /// The position where drawing ends.
    var end: Double
  }

  private let natural: Double
  private let caps: (Double, Double)
  private let from: Double
  private let to: Double
  private var tilesPerSpan: Int?

  /// - Parameters:
  ///   - natural: the icon's own length, more than 0.
  ///   - caps: the lengths at the start and the end that are not stretched, limited to the icon's length in total.
  ///   - from: the start of the span to fill, in points.
  ///   - to: its end, after `from`.
  ///   - tilesPerSpan: the number of tiles that are drawn together; nil to stretch.
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

  /// Stretches the icon instead of tiling it.
  mutating func disableTiling() { tilesPerSpan = nil }

  private var middle: Double { natural - caps.0 - caps.1 }

  /// The scale of the caps: less than 1 when they do not fit, more than 1 when there is nothing between them to fill the length.
  private var capScale: Double {
    let factor = (to - from) / max(caps.0 + caps.1, .leastNormalMagnitude)
    return hasMiddle ? min(1, factor) : factor
  }

  private var hasMiddle: Bool { middle > natural * 1e-9 }

  private var middleSpace: Double { max(0, to - from - (caps.0 + caps.1) * capScale) }

  /// The number of spans; it may be too large for an integer.
  var spanCount: Double {
    guard let tilesPerSpan, hasMiddle else { return 3 }
    return 2 + max(1, middleSpace / (middle * Double(tilesPerSpan)))
  }

  /// The spans in order, without empty ones.
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
