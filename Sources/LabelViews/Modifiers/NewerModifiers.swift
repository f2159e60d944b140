// SPDX-License-Identifier: MIT

public import Foundation

/// Modifiers of iOS 17 to 26 for the look of texts and controls. Where an image shows less than iOS, rendering warns.
extension View {
  /// Sets the scale of text in this view.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the scale applies; true by default.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environmentValues { if isEnabled, scale.factor != 1 { $0.fontChanges.append(.scale(scale.factor)) } }
  }
  /// Places views above or below this view, like `safeAreaInset(edge:alignment:spacing:content:)`. No blur is drawn behind them.
  ///
  /// - Parameters:
  ///   - edge: The top or the bottom edge.
  ///   - alignment: The horizontal alignment; centred by default.
  ///   - spacing: The distance in points; 8 if it is `nil`.
  ///   - content: The views to add.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Adds views above the tab bar on Apple's platforms. They are not drawn, and rendering warns.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    warning(".tabViewBottomAccessory", drawsNothingBecause: "tab bars are drawn without accessories")
  }
  /// Sets how strongly badges are drawn. They are drawn as usual, and rendering warns of `increased`.
  ///
  /// - Parameter prominence: The prominence.
  @ViewBuilder public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    if prominence == .increased { warning(".badgeProminence(.increased)", isDrawn: "in the secondary colour") } else { self }
  }
  /// Sets whether buttons take the width that they are offered.
  ///
  /// - Parameter sizing: `.flexible` for buttons as wide as the view.
  @ViewBuilder public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    if sizing == .flexible { warning(".buttonSizing(.flexible)", isDrawn: "as wide as the label") } else { self }
  }
  /// Sets the height of the lines of text in this view. The font's own is drawn, and rendering warns.
  ///
  /// - Parameter lineHeight: The height; `nil` for the font's own.
  @ViewBuilder public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    if let lineHeight, lineHeight != .normal {
      warning(".lineHeight", isDrawn: "with the font's own line height", advice: "write .lineSpacing")
    } else {
      self
    }
  }
  /// Sets how symbols use colours. `flat` is drawn, and rendering warns of `gradient`.
  ///
  /// - Parameter mode: The mode; `nil` for the default.
  @ViewBuilder public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    if mode == .gradient { warning(".symbolColorRenderingMode(.gradient)", isDrawn: "in one colour") } else { self }
  }
  /// Sets how symbols show a variable value. Layers get the colour, and rendering warns of `draw`.
  ///
  /// - Parameter mode: The mode; `nil` for the default.
  @ViewBuilder public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    if mode == .draw { warning(".symbolVariableValueMode(.draw)", isDrawn: "as .color") } else { self }
  }
  /// Sets whether sliders have a thumb. They have one here, and rendering warns of `hidden`.
  ///
  /// - Parameter visibility: The visibility.
  @ViewBuilder public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { warning(".sliderThumbVisibility(.hidden)", isDrawn: "with a thumb") } else { self }
  }
  /// Sets the margins of the sections of lists. The usual margins are drawn, and rendering warns.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The margin in points; `nil` for the usual one.
  @ViewBuilder public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    if length != nil { warning(".listSectionMargins", isDrawn: "with the usual margins") } else { self }
  }
  /// Adds buttons at the end of a section in a sidebar. They are not drawn, and rendering warns.
  public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View {
    warning(".sectionActions", drawsNothingBecause: "lists are drawn without actions for sections", advice: "add the buttons as rows")
  }
  /// Sets the language by which texts in this view are typeset. The locale decides, and rendering warns.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it applies; true by default.
  @ViewBuilder public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    if isEnabled { warning(".typesettingLanguage", isDrawn: "by the rules of the locale") } else { self }
  }
}

extension Text {
  /// The scale of a text relative to the size of its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size for text beside a larger one: three quarters, an estimate.
    public static let secondary = Scale(factor: 0.75)
  }
}

/// How strongly badges are drawn.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  /// Paler than usual; drawn as usual.
  public static let decreased = BadgeProminence(level: 0)
  /// The secondary colour, in which badges are drawn.
  public static let standard = BadgeProminence(level: 1)
  /// A strong colour; the secondary one is drawn.
  public static let increased = BadgeProminence(level: 2)
}

/// Whether buttons take the width that they are offered.
public struct ButtonSizing: Hashable, Sendable {
  private let kind: Int
  /// The sizing that the platform uses.
  public static let automatic = ButtonSizing(kind: 0)
  /// Buttons are as wide as their labels.
  public static let fitted = ButtonSizing(kind: 1)
  /// Buttons take the offered width.
  public static let flexible = ButtonSizing(kind: 2)
}

/// How symbols use colours.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let kind: Int
  /// One colour for a layer.
  public static let flat = SymbolColorRenderingMode(kind: 0)
  /// A gradient of the colour for a layer.
  public static let gradient = SymbolColorRenderingMode(kind: 1)
}

/// How symbols show a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let kind: Int
  /// Layers up to the value have their colour, the others are pale.
  public static let color = SymbolVariableValueMode(kind: 0)
  /// Lines are drawn up to the value.
  public static let draw = SymbolVariableValueMode(kind: 1)
}

extension AttributedString {
  /// The distance from one line of a text to the next.
  public struct LineHeight: Hashable, Sendable {
    private let kind: String
    /// A larger distance than the line height of the font.
    public static let loose = LineHeight(kind: "loose")
    /// The line height of the font.
    public static let normal = LineHeight(kind: "normal")
    /// A smaller distance than the line height of the font.
    public static let tight = LineHeight(kind: "tight")
    /// The same height whatever the font.
    public static let variable = LineHeight(kind: "variable")

    /// Returns a multiple of the font's size.
    ///
    /// - Parameter factor: The multiple.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: "multiple \(factor)") }
    /// Returns a height between baselines.
    ///
    /// - Parameter points: The height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: "exact \(points)") }
  }
}
