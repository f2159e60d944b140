// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// The foreground style of the context, which text and symbols are drawn with.
public struct ForegroundStyle: PaintStyle, Hashable {
  /// Creates a reference to the foreground style of the context, as `.foreground` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.foregroundLevels }
  package var isLevel: Bool { true }
}

/// The background style of the context: the style of `backgroundStyle(_:)`, or else the system's background colours.
public struct BackgroundStyle: PaintStyle, Hashable {
  /// Creates a reference to the background style of the context, as `.background` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    environment.backgroundStyle.map { $0.levels(in: environment) } ?? [.color(.background), .color(.secondaryBackground)]
  }
}

/// The tint colour of the context: the style of `tint(_:)`, or else the accent colour.
public struct TintShapeStyle: PaintStyle, Hashable {
  /// Creates a reference to the tint colour of the context, as `.tint` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.tintLevels }
}

/// The system colour of separator lines between views.
public struct SeparatorShapeStyle: PaintStyle, Hashable {
  /// Creates the style of separator lines, as `.separator` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.separator)] }
}

/// The system colour of placeholder text, which is shown until text is entered.
public struct PlaceholderTextShapeStyle: PaintStyle, Hashable {
  /// Creates the style of placeholder text, as `.placeholder` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.system(.tertiary))] }
}

/// The system colour of links, which is the accent colour.
public struct LinkShapeStyle: PaintStyle, Hashable {
  /// Creates the style of links, as `.link` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.system(.accentColor))] }
}

/// The system colours that fill shapes such as the background of a switch, from the strongest to the faintest.
public struct FillShapeStyle: PaintStyle, Hashable {
  /// Creates the style of filled shapes, as `.fill` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    ColorDescription.fills.map { .color($0) }
  }
}

/// The style of selected items, which is the tint colour of the context.
public struct SelectionShapeStyle: PaintStyle, Hashable {
  /// Creates the style of selected items, as `.selection` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.tintLevels }
}

/// The background colour of a window; here the system's background colour.
public struct WindowBackgroundShapeStyle: PaintStyle, Hashable {
  /// Creates the style of window backgrounds, as `.windowBackground` does.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.background)] }
}
