// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelSettings

/// A variant of a symbol: filled, slashed, or inside a circle, a square or a rectangle. Variants can be combined: `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  let variants: IconVariants

  /// No variant; the symbol without changes.
  public static let none = SymbolVariants(variants: .none)
  /// The variant inside a circle.
  public static let circle = none.circle
  /// The variant inside a square.
  public static let square = none.square
  /// The variant inside a rectangle.
  public static let rectangle = none.rectangle
  /// The filled variant of a symbol.
  public static let fill = none.fill
  /// The variant with a slash.
  public static let slash = none.slash

  /// This variant inside a circle.
  public var circle: SymbolVariants { adding(IconVariants(enclosure: .circle)) }
  /// This variant inside a square.
  public var square: SymbolVariants { adding(IconVariants(enclosure: .square)) }
  /// This variant inside a rectangle.
  public var rectangle: SymbolVariants { adding(IconVariants(enclosure: .rectangle)) }
  /// This variant with a filled shape.
  public var fill: SymbolVariants { adding(IconVariants(isFilled: true)) }
  /// This variant with a slash.
  public var slash: SymbolVariants { adding(IconVariants(isSlashed: true)) }

  /// Returns whether this variant includes another.
  ///
  /// - Parameter other: The variant to look for.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other.variants) == self }

  func adding(_ other: IconVariants) -> SymbolVariants { SymbolVariants(variants: variants.joined(with: other)) }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let mode: IconRenderingMode

  /// All layers have the foreground colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The layers have the foreground colour, with secondary and tertiary layers at lower opacity.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each layer has one of two or three foreground styles.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The layers have the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}
