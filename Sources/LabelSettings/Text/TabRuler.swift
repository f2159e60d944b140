// SPDX-License-Identifier: MIT

/// A tab stop: NSTextTab.
package struct TabStop: Hashable, Sendable {
  /// The alignment of the text after the tab, up to the next tab. Left and right are those of left-to-right text; in a right-to-left
  /// paragraph they are swapped, as the whole ruler is mirrored.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The text begins at the stop.
    case left
    /// The text is centred at the stop.
    case center
    /// The text ends at the stop.
    case right
    /// The decimal separator of the text's number is at the stop, or the end of a number without one, or the end of a text without a
    /// number.
    case decimal
  }

  /// The distance from the leading edge of the text's box, including indents, in points.
  package var location: Double
  package var alignment: Alignment

  package init(_ location: Double, _ alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// A paragraph's tab stops: NSParagraphStyle's `tabStops` and `defaultTabInterval`.
package struct TabRuler: Hashable, Sendable {
  /// Nil for the standard stops. Nearly every paragraph has them, and a shared array would cause contention on its reference count between
  /// threads.
  private let ownStops: [TabStop]?
  /// The distance between the stops after the last of `stops`, in points; 0 for no such stops.
  package let interval: Double
  /// Whether a stop aligns the decimal separators of numbers. It is kept because every paragraph asks for it.
  package let hasDecimalStops: Bool

  /// Sorts the stops; stops at or before the leading edge are never used.
  package init(_ stops: [TabStop], interval: Double = 0) {
    let sorted = stops.sorted { $0.location < $1.location }
    self.init(own: sorted == Self.standardStops ? nil : sorted, interval: interval)
  }

  private init(own stops: [TabStop]?, interval: Double) {
    ownStops = stops
    self.interval = interval
    hasDecimalStops = stops?.contains { $0.alignment == .decimal } ?? false
  }

  /// The stops, from the leading edge on.
  package var stops: [TabStop] { ownStops ?? Self.standardStops }

  /// NSParagraphStyle's default: twelve stops 28 points apart.
  package static let standard = TabRuler(own: nil, interval: 0)
  private static let standardStops = (1...12).map { TabStop(28 * Double($0)) }
}
