// SPDX-License-Identifier: MIT

/// The look of tables, which are drawn as on an iPhone.
extension View {
  /// Sets the style of tables. It has no effect: all are drawn as on an iPhone.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Shows or hides the headers of the columns of tables, which are not drawn, as on an iPhone.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

/// The style of a table. All are drawn as on an iPhone.
public protocol TableStyle {}

/// The style that the platform chooses.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style without any settings.
  public init() {}
}

/// The style with a margin around the rows.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style without any settings.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the platform chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The style with a margin around the rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
