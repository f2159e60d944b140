// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The modifiers of a text itself. Of two that set the same property, the one closer to the text applies.
extension Text {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font; `nil` for the view's.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Sets the weight of the text's font.
  ///
  /// - Parameter weight: The weight; `nil` removes one that an outer modifier set.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.fontChanges = [.weight(weight)] } }

  /// Sets the width of the glyphs of the text's font.
  ///
  /// - Parameter width: The width; `nil` removes one that an outer modifier set.
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.fontChanges = [.width(width?.fontWidth)] } }

  /// Sets the design of the text's font, such as serif or rounded.
  ///
  /// - Parameter design: The design; `nil` removes one that an outer modifier set.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.fontChanges = [.design(design?.fontDesign)] } }

  /// Sets the scale of the text.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the scale applies; true by default.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled && scale.factor != 1 ? changed { $0.fontChanges = [.scale(scale.factor)] } : self
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or removes the weight that an outer modifier set.
  ///
  /// - Parameter isActive: Whether the text is bold.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or removes the italics that an outer modifier set.
  ///
  /// - Parameter isActive: Whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { changed { $0.fontChanges = [.italic(isActive)] } }

  /// Sets the text in a monospaced font, or removes the design that an outer modifier set.
  ///
  /// - Parameter isActive: Whether the font is monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// Gives all digits the same width, so that numbers below each other line up.
  public func monospacedDigit() -> Text { changed { $0.fontChanges = [.monospacedDigit] } }

  /// Sets the colour of the text.
  ///
  /// - Parameter color: The colour; `nil` for the view's.
  public func foregroundColor(_ color: Color?) -> Text { attributed { $0.color = color?.description } }

  /// Sets the style that the text is drawn with.
  ///
  /// - Parameter style: A colour, a gradient or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { Text(.styled(self, AnyShapeStyle(style))) }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `false` removes one that an outer modifier set.
  ///   - pattern: The pattern of dashes and dots; a line without gaps by default.
  ///   - color: The colour of the line; the text's if it is `nil`.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    attributed { $0.underline = LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `false` removes one that an outer modifier set.
  ///   - pattern: The pattern of dashes and dots; a line without gaps by default.
  ///   - color: The colour of the line; the text's if it is `nil`.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    attributed { $0.strikethrough = LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Adds space after each character, the last one included. Ligatures stay.
  ///
  /// - Parameter points: The additional space in points; negative values move characters closer together.
  public func kerning(_ points: CGFloat) -> Text { attributed { $0.kern = Double(points) } }

  /// Adds space between characters. It overrides kerning and breaks up optional ligatures.
  ///
  /// - Parameter points: The additional space in points; negative values move characters closer together.
  public func tracking(_ points: CGFloat) -> Text { attributed { $0.tracking = Double(points) } }

  /// Moves the text vertically, relative to its baseline.
  ///
  /// - Parameter points: The distance upwards in points; negative values move it down.
  public func baselineOffset(_ points: CGFloat) -> Text { attributed { $0.baselineOffset = Double(points) } }
}

extension Text.LineStyle {
  /// Returns the line; if it is not active, no line, which overrides the context's.
  func description(_ isActive: Bool) -> DecorationDescription {
    isActive ? description : DecorationDescription(style: nil)
  }
}
