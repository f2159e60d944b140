// SPDX-License-Identifier: MIT

extension Shape {
  /// Returns the area of this and another shape on Apple's platforms.
  @available(*, unavailable, message: "LabelKit cannot combine outlines; put both shapes into a ZStack")
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// Returns the area of this shape without that of another one on Apple's platforms.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether outlines that cross themselves are filled by the even-odd rule.
  @available(
    *, unavailable, message: "LabelKit cannot combine outlines; use mask { … } with the other shape and .blendMode(.destinationOut)"
  )
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// Returns the area that this and another shape have in common on Apple's platforms.
  @available(*, unavailable, message: "LabelKit cannot combine outlines; use clipShape(_:) with the other shape")
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
}
