// SPDX-License-Identifier: MIT

public import Foundation

/// The lines of texts inside a view.
extension View {
  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameter number: The number; `nil` for no limit. Numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the maximum number of lines of text in this view, and whether their height is reserved.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether a text with fewer lines has the height of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? max(1, limit) : 0, limit) }

  /// Sets the minimum number of lines whose height text in this view reserves. It may have more lines.
  ///
  /// - Parameter limit: A range from the minimum on.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameter limit: A range up to the maximum.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }

  /// Sets the minimum number of lines whose height text in this view reserves, and the maximum number of lines.
  ///
  /// - Parameter limit: A range from the minimum to the maximum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

  private func lines(_ minimum: Int, _ maximum: Int?) -> some View {
    environmentValues {
      $0.lineLimit = maximum
      $0.reservedLines = max(0, minimum)
    }
  }

  /// Sets the distance between lines of text in this view, in addition to the font's own.
  ///
  /// - Parameter points: The distance in points.
  public func lineSpacing(_ points: CGFloat) -> some View { environment(\.lineSpacing, points) }

  /// Sets the alignment of lines of text in this view.
  ///
  /// - Parameter alignment: The alignment by reading direction.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }

  /// Sets the part of a text in this view that an ellipsis replaces when it does not fit.
  ///
  /// - Parameter mode: The beginning, the middle or the end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets whether the spacing between characters may be tightened before text in this view is truncated.
  ///
  /// - Parameter isAllowed: Whether the spacing may be tightened.
  public func allowsTightening(_ isAllowed: Bool) -> some View { environment(\.allowsTightening, isAllowed) }

  /// Sets the smallest factor by which text in this view is scaled down before it is truncated.
  ///
  /// - Parameter factor: The factor, from 0 to 1; 1 keeps the size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
}
