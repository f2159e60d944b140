// SPDX-License-Identifier: MIT

public import Foundation

extension ShapeStyle where Self == Color {
  /// The system's red, which adapts to light and dark appearance.
  public static var red: Color { .red }
  /// The system's orange, which adapts to light and dark appearance.
  public static var orange: Color { .orange }
  /// The system's yellow, which adapts to light and dark appearance.
  public static var yellow: Color { .yellow }
  /// The system's green, which adapts to light and dark appearance.
  public static var green: Color { .green }
  /// The system's mint, which adapts to light and dark appearance.
  public static var mint: Color { .mint }
  /// The system's teal, which adapts to light and dark appearance.
  public static var teal: Color { .teal }
  /// The system's cyan, which adapts to light and dark appearance.
  public static var cyan: Color { .cyan }
  /// The system's blue, which adapts to light and dark appearance.
  public static var blue: Color { .blue }
  /// The system's indigo, which adapts to light and dark appearance.
  public static var indigo: Color { .indigo }
  /// The system's purple, which adapts to light and dark appearance.
  public static var purple: Color { .purple }
  /// The system's pink, which adapts to light and dark appearance.
  public static var pink: Color { .pink }
  /// The system's brown, which adapts to light and dark appearance.
  public static var brown: Color { .brown }
  /// The system's gray, which adapts to light and dark appearance.
  public static var gray: Color { .gray }
  /// Opaque black in every appearance.
  public static var black: Color { .black }
  /// Opaque white in every appearance.
  public static var white: Color { .white }
  /// A fully transparent colour, which draws nothing.
  public static var clear: Color { .clear }
  /// The accent colour, used for controls and links.
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style: the style itself, unchanged.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style, fainter than the first.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style, fainter than the second.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style, fainter than the third.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth and faintest level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the context, which text and symbols are drawn with.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the context: the style of `backgroundStyle(_:)`, or else the system's background colour.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint colour of the context: the style of `tint(_:)`, or else the accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The system colour of separator lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The system colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The system colour of links, which is the accent colour.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system colours that fill shapes such as the background of a switch.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected items, which is the tint colour of the context.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background colour of a window; here the system's background colour.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material that blurs what is below it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque and blurs what is below it.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency that blurs what is below it.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent and blurs what is below it.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material that blurs what is below it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars and tab bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a style that fills with colours in ellipses.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Returns a style that fills with colours in ellipses, at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, the innermost first.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
