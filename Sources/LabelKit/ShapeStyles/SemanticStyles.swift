// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// The style that text and symbols are drawn with.
public struct ForegroundStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.foregroundLevels }
  package var isLevel: Bool { true }
}

/// The style of areas behind things: a page's, unless `backgroundStyle(_:)` says otherwise.
public struct BackgroundStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    environment.backgroundStyle.map { $0.levels(in: environment) } ?? [.color(.background), .color(.secondaryBackground)]
  }
}

/// The colour of things that can be acted on.
public struct TintShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.tintLevels }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.separator)] }
}

/// The colour of text in place of what is missing.
public struct PlaceholderTextShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.system(.tertiary))] }
}

/// The colour of links.
public struct LinkShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.system(.accentColor))] }
}

/// The colour of shapes such as the background of a switch, from the strongest to the faintest.
public struct FillShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    ColorDescription.fills.map { .color($0) }
  }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { environment.tintLevels }
}

/// The colour of a window.
public struct WindowBackgroundShapeStyle: PaintStyle, Hashable {
  /// Makes the style.
  public init() {}
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(.background)] }
}
