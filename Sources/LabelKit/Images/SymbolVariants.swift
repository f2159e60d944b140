// SPDX-License-Identifier: MIT

internal import LabelIcons

/// A form of a symbol: filled, slashed, in a circle, a square or a rectangle; forms add up: `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  let variants: IconVariants

  /// The symbol as it is named.
  public static let none = SymbolVariants(variants: .none)
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Slashed.
  public static let slash = none.slash

  /// This form in a circle.
  public var circle: SymbolVariants { adding(IconVariants(enclosure: .circle)) }
  /// This form in a square.
  public var square: SymbolVariants { adding(IconVariants(enclosure: .square)) }
  /// This form in a rectangle.
  public var rectangle: SymbolVariants { adding(IconVariants(enclosure: .rectangle)) }
  /// This form filled.
  public var fill: SymbolVariants { adding(IconVariants(isFilled: true)) }
  /// This form slashed.
  public var slash: SymbolVariants { adding(IconVariants(isSlashed: true)) }

  /// Whether this form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other.variants) == self }

  func adding(_ other: IconVariants) -> SymbolVariants { SymbolVariants(variants: variants.joined(with: other)) }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let mode: IconRenderingMode

  /// All in the foreground's colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// In the foreground's colour, layers for decoration fainter.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// In two or three colours, one for each layer.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}
