// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText

/// The font of text and symbols inside a view.
extension View {
  /// Sets the font; nil for body text.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of glyphs and symbols; nil takes back what was set further out.
  public func fontWeight(_ weight: Font.Weight?) -> some View { fontChange(.weight(weight)) }

  /// Sets the width of glyphs; nil takes back what was set further out.
  public func fontWidth(_ width: Font.Width?) -> some View { fontChange(.width(width?.fontWidth)) }

  /// Sets the variety of the system's face; nil takes back what was set further out.
  public func fontDesign(_ design: Font.Design?) -> some View { fontChange(.design(design?.fontDesign)) }

  /// Makes text and symbols bold, or takes that back.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes text italic, or takes that back.
  public func italic(_ isActive: Bool = true) -> some View { fontChange(.italic(isActive)) }

  /// Sets text in glyphs of one width, or takes that back.
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

  /// Gives all figures one width, so that numbers below each other line up.
  public func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

  private func fontChange(_ change: FontChange) -> some View { environmentValues { $0.fontChanges.append(change) } }
}

/// The case of texts inside a view.
extension View {
  /// Draws a line under texts, in their colour when `color` is nil.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    attributes { $0.underline = Text.LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Draws a line through texts, in their colour when `color` is nil.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    attributes { $0.strikethrough = Text.LineStyle(pattern: pattern, color: color).description(isActive) }
  }

  /// Puts points between characters, the last included; ligatures stay.
  public func kerning(_ points: CGFloat) -> some View { attributes { $0.kern = Double(points) } }

  /// Puts points between characters; stronger than kerning, and ligatures are taken apart.
  public func tracking(_ points: CGFloat) -> some View { attributes { $0.tracking = Double(points) } }

  /// Raises texts by points; negative lowers.
  public func baselineOffset(_ points: CGFloat) -> some View { attributes { $0.baselineOffset = Double(points) } }

  /// Changes text to capitals or lowercase letters; nil leaves text as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> some View {
    var result = EnvironmentChange()
    var attributes = TextAttributes()
    change(&attributes)
    result.attributes = attributes
    return modified(.environment(result))
  }
}
