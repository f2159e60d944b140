// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// A view's preferred distances to its neighbours in a vertical stack without explicit spacing: SwiftUI's spacing preferences, in points.
///
/// Each edge has a preferred distance to text and one to other views. For two adjacent views, the preferences for each other's kind are
/// added, and the largest sum is the distance: rows of text and other views have several.
package struct VerticalSpacing: Hashable, Sendable {
  package struct Edge: Hashable, Sendable {
    /// From this edge, if it is text, to a neighbour that is not; nil for views without text.
    package var textToEdge: Double?
    /// From this edge, if it is not text, to a neighbour that is.
    package var edgeToText: Double?
    /// From text to text.
    package var textToText: Double?
    /// To any neighbour.
    package var always: Double?

    /// The edge of a shape, an image or a frame.
    static let plain = Edge(edgeToText: 0)
  }

  package var top: Edge
  package var bottom: Edge

  static let plain = VerticalSpacing(top: .plain, bottom: .plain)
  /// The spacing of a view without preferences, such as a spacer in a row.
  static let unspecified = VerticalSpacing(top: Edge(), bottom: Edge())
  /// The spacing of a spacer, which is itself the distance.
  static let none = VerticalSpacing(top: Edge(always: 0), bottom: Edge(always: 0))

  /// The default distance, when neither neighbour has a preference for the other.
  static let standard = 8.0

  /// The distance between this view and the one below it.
  func distance(to next: VerticalSpacing) -> Double {
    let (a, b) = (bottom, next.top)
    let matches = [sum(a.textToText, b.textToText), sum(a.textToEdge, b.edgeToText), sum(a.edgeToText, b.textToEdge)].compactMap { $0 }
    if let largest = matches.max() { return largest }
    return [a.always, b.always].compactMap { $0 }.max() ?? Self.standard
  }

  private func sum(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { a + $0 } } }

  /// The preferences of views side by side: the larger one of each.
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
  /// The spacing of a text: a tenth of its line height, rounded up to whole pixels, minus the space above and below its capitals.
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

  /// The spacing of a symbol, which is that of a character: `descent` is its extent below the baseline.
  init(symbolBelowBaseline descent: Double) {
    top = Edge(textToEdge: descent, textToText: 0)
    bottom = Edge(textToEdge: descent + 1, textToText: 0)
  }
}
