// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// What lies between a view and its neighbours in a vertical stack that gives no spacing: SwiftUI's spacing preferences, in points.
///
/// Each edge wants a distance to text and one to anything else; of two views that meet, the wishes about the other's kind are added up.
package struct VerticalSpacing: Hashable, Sendable {
  package struct Edge: Hashable, Sendable {
    /// From this edge, being text, to a neighbour that is none; nil for views without text.
    package var textToEdge: Double?
    /// From this edge, being none, to a neighbour that is text.
    package var edgeToText: Double?
    /// From text to text.
    package var textToText: Double?
    /// Whatever the neighbour is.
    package var always: Double?

    /// A shape, a picture, a frame.
    static let plain = Edge(edgeToText: 0)
  }

  package var top: Edge
  package var bottom: Edge

  static let plain = VerticalSpacing(top: .plain, bottom: .plain)
  /// A spacer is the distance itself.
  static let none = VerticalSpacing(top: Edge(always: 0), bottom: Edge(always: 0))

  /// The distance where neither neighbour knows anything about the other.
  static let standard = 8.0

  /// The distance between this view and the one below it.
  func distance(to next: VerticalSpacing) -> Double {
    let (a, b) = (bottom, next.top)
    // Lines of text stand as a paragraph's, whatever else the two would want.
    if let upper = a.textToText, let lower = b.textToText { return upper + lower }
    let matches = [sum(a.textToEdge, b.edgeToText), sum(a.edgeToText, b.textToEdge)].compactMap { $0 }
    if let largest = matches.max() { return largest }
    return [a.always, b.always].compactMap { $0 }.max() ?? Self.standard
  }

  private func sum(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { a + $0 } } }

  /// The wishes of views side by side: each of the largest.
  func joined(with other: VerticalSpacing) -> VerticalSpacing {
    VerticalSpacing(top: top.joined(with: other.top), bottom: bottom.joined(with: other.bottom))
  }
}

extension VerticalSpacing.Edge {
  fileprivate func joined(with other: Self) -> Self {
    func larger(_ a: Double?, _ b: Double?) -> Double? { a.map { max($0, b ?? $0) } ?? b }
    return Self(
      textToEdge: larger(textToEdge, other.textToEdge), edgeToText: larger(edgeToText, other.edgeToText),
      textToText: larger(textToText, other.textToText), always: larger(always, other.always))
  }
}

extension VerticalSpacing {
  /// A text: a tenth of its line, as whole pixels, and what makes up for the room round its capitals.
  init(text: StyledText, _ grid: PixelGrid) {
    guard let metrics = text.runs.first?.style.font.metrics else {
      self = .plain
      return
    }
    let line = metrics.lineHeight
    let tenth = grid.ceil(line * 0.1)
    top = Edge(textToEdge: line + tenth - metrics.ascent, textToText: grid.ceil(metrics.lineGap))
    bottom = Edge(textToEdge: max(line + tenth - metrics.capHeight, tenth + metrics.descent), textToText: 0)
  }

  /// A symbol beside text: `descent` is what it reaches below the baseline.
  init(symbolBelowBaseline descent: Double) {
    top = Edge(edgeToText: descent, textToText: 0)
    bottom = Edge(edgeToText: descent + 1, textToText: 0)
  }
}
