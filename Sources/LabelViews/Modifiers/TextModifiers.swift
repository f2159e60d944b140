// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The font of text and symbols inside a view.
extension View {
  /// Sets the default font of text and symbols in this view.
  ///
  /// - Parameter font: The font; `nil` for body text.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text and symbols in this view.
  ///
  /// - Parameter weight: The weight; `nil` removes one that an outer modifier set.
  public func fontWeight(_ weight: Font.Weight?) -> some View { fontChange(.weight(weight)) }

  /// Sets the width of the glyphs of text in this view.
  ///
  /// - Parameter width: The width; `nil` removes one that an outer modifier set.
  public func fontWidth(_ width: Font.Width?) -> some View { fontChange(.width(width?.fontWidth)) }

  /// Sets the design of the font in this view, such as serif or rounded.
  ///
  /// - Parameter design: The design; `nil` removes one that an outer modifier set.
  public func fontDesign(_ design: Font.Design?) -> some View { fontChange(.design(design?.fontDesign)) }

  /// Makes text and symbols in this view bold.
  ///
  /// - Parameter isActive: Whether the text is bold; `false` removes the weight that an outer modifier set.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes text in this view italic.
  ///
  /// - Parameter isActive: Whether the text is italic; `false` removes the italics that an outer modifier set.
  public func italic(_ isActive: Bool = true) -> some View { fontChange(.italic(isActive)) }

  /// Sets text in this view in a monospaced font.
  ///
  /// - Parameter isActive: Whether the font is monospaced; `false` removes the design that an outer modifier set.
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

  /// Gives all digits in this view the same width, so that numbers below each other line up.
  public func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

  private func fontChange(_ change: FontChange) -> some View { environmentValues { $0.fontChanges.append(change) } }
}

/// The decorations and the case of texts inside a view.
extension View {
  /// Draws a line under text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `false` removes one that an outer modifier set.
  ///   - pattern: The pattern of dashes and dots; a line without gaps by default.
  ///   - color: The colour of the line; the text's if it is `nil`.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    attributes { $0.underline = Text.LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Draws a line through text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `false` removes one that an outer modifier set.
  ///   - pattern: The pattern of dashes and dots; a line without gaps by default.
  ///   - color: The colour of the line; the text's if it is `nil`.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    attributes { $0.strikethrough = Text.LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Adds space after each character of text in this view, the last one included. Ligatures stay.
  ///
  /// - Parameter points: The additional space in points; negative values move characters closer together.
  public func kerning(_ points: CGFloat) -> some View { attributes { $0.kern = Double(points) } }

  /// Adds space between characters of text in this view. It overrides kerning and breaks up optional ligatures.
  ///
  /// - Parameter points: The additional space in points; negative values move characters closer together.
  public func tracking(_ points: CGFloat) -> some View { attributes { $0.tracking = Double(points) } }

  /// Moves text in this view vertically, relative to its baseline.
  ///
  /// - Parameter points: The distance upwards in points; negative values move it down.
  public func baselineOffset(_ points: CGFloat) -> some View { attributes { $0.baselineOffset = Double(points) } }

  /// Shows text in this view in uppercase or lowercase letters.
  ///
  /// - Parameter textCase: The case; `nil` for unchanged text.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> some View {
    var result = EnvironmentChange()
    var attributes = TextAttributes()
    change(&attributes)
    result.attributes = attributes
    return modified(.environment(result))
  }
}
