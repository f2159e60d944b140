// SPDX-License-Identifier: MIT

public import Foundation

/// The lines of texts inside a view.
extension View {
  /// Sets the most lines; nil for any number, numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the most lines and, if `reservesSpace`, the height of that many lines however few there are.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? max(1, limit) : 0, limit) }

  /// Sets the fewest lines that text takes the height of; there may be more.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

  /// Sets the most lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }

  /// Sets the fewest lines that text takes the height of and the most that it has.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

  private func lines(_ least: Int, _ most: Int?) -> some View {
    environmentValues {
      $0.lineLimit = most
      $0.reservedLines = max(0, least)
    }
  }

  /// Sets the points between lines, on top of the font's own.
  public func lineSpacing(_ points: CGFloat) -> some View { environment(\.lineSpacing, points) }

  /// Sets the alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }

  /// Sets which part of too long a text an ellipsis replaces.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Lets the spacing between characters be tightened before text is truncated.
  public func allowsTightening(_ isAllowed: Bool) -> some View { environment(\.allowsTightening, isAllowed) }

  /// Lets text shrink to this factor, 0…1, before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
}
