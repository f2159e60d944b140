// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText

/// What can be said of a text itself. Of two that contradict each other the one closer to the text counts.
extension Text {
  /// Sets the font; nil leaves the view's.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Sets how heavy letters are; nil takes a weight back that was set further out.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.fontChanges = [.weight(weight)] } }

  /// Sets the width of glyphs; nil takes back what was set further out.
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.fontChanges = [.width(width?.fontWidth)] } }

  /// Sets the variety of the system's face; nil takes back what was set further out.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.fontChanges = [.design(design?.fontDesign)] } }

  /// Makes text bold.
  public func bold() -> Text { bold(true) }

  /// Makes text bold, or takes that back.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Makes text italic.
  public func italic() -> Text { italic(true) }

  /// Makes text italic, or takes that back.
  public func italic(_ isActive: Bool) -> Text { changed { $0.fontChanges = [.italic(isActive)] } }

  /// Sets the text in glyphs of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// Gives all figures one width, so that numbers below each other line up.
  public func monospacedDigit() -> Text { changed { $0.fontChanges = [.monospacedDigit] } }

  /// Sets the colour of letters; nil leaves the view's.
  public func foregroundColor(_ color: Color?) -> Text { attributed { $0.color = color?.description } }

  /// Sets what letters are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { Text(.styled(self, AnyShapeStyle(style))) }

  /// Draws a line under the text, in the text's colour when `color` is nil.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    attributed { $0.underline = LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Draws a line through the text, in the text's colour when `color` is nil.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    attributed { $0.strikethrough = LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Puts points between characters, the last included; ligatures stay.
  public func kerning(_ points: CGFloat) -> Text { attributed { $0.kern = Double(points) } }

  /// Puts points between characters; stronger than kerning, and ligatures are taken apart.
  public func tracking(_ points: CGFloat) -> Text { attributed { $0.tracking = Double(points) } }

  /// Raises the text by points; negative lowers.
  public func baselineOffset(_ points: CGFloat) -> Text { attributed { $0.baselineOffset = Double(points) } }
}

extension Text.LineStyle {
  /// The line, or, if it is not active, none where the context draws one.
  func description(_ isActive: Bool) -> DecorationDescription {
    isActive ? description : DecorationDescription(style: nil)
  }
}
