// SPDX-License-Identifier: MIT

/// A place that a tab reaches to: NSTextTab.
package struct TabStop: Hashable, Sendable {
  /// How the text after the tab, up to the next one, stands at the stop. Left and right are those of text that is read from left to
  /// right; in a paragraph that is read from right to left they change sides, as the whole ruler does.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Begins at it.
    case left
    /// Has its middle at it.
    case center
    /// Ends at it.
    case right
    /// Has the decimal separator of its number at it, or the number's end where it is whole, or its own end where it has no number.
    case decimal
  }

  /// Points from the leading edge of the text's box, indents included.
  package var location: Double
  package var alignment: Alignment

  package init(_ location: Double, _ alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// A paragraph's tab stops: NSParagraphStyle's `tabStops` and `defaultTabInterval`.
package struct TabRuler: Hashable, Sendable {
  /// Nil for the standard ones: nearly every paragraph has them, and threads that count references to one list wait for each other.
  private let ownStops: [TabStop]?
  /// Points between the stops beyond the last of `stops`; 0 for none there.
  package let interval: Double

  /// Sorts the stops; those that are not more than 0 points from the edge can never be reached.
  package init(_ stops: [TabStop], interval: Double = 0) {
    let sorted = stops.sorted { $0.location < $1.location }
    self.init(own: sorted == Self.standardStops ? nil : sorted, interval: interval)
  }

  private init(own stops: [TabStop]?, interval: Double) {
    ownStops = stops
    self.interval = interval
  }

  /// From the leading edge on.
  package var stops: [TabStop] { ownStops ?? Self.standardStops }

  /// NSParagraphStyle's: twelve stops 28 points apart.
  package static let standard = TabRuler(own: nil, interval: 0)
  private static let standardStops = (1...12).map { TabStop(28 * Double($0)) }

  var hasDecimalStops: Bool { ownStops?.contains { $0.alignment == .decimal } ?? false }

  /// The first stop beyond a place, in points from the leading edge; nil where there is none, and a tab is as wide as a space.
  ///
  /// TextKit would go on in the next line there; it does not say so, and a label of one line has no next line.
  func stop(after place: Double) -> TabStop? {
    // A stop that was reached exactly is not reached again, whatever floating-point sums say.
    let beyond = place + LineBreaker.tolerance
    if let stop = stops.first(where: { $0.location > beyond }) { return stop }
    guard interval > 0, interval.isFinite, beyond.isFinite else { return nil }
    return TabStop(((beyond / interval).rounded(.down) + 1) * interval)
  }
}
