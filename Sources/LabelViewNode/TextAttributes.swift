// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelSettings

/// Text attributes as written: the keys of an NSAttributedString's run; nil leaves the inherited value.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription?
  package var color: ColorDescription?
  /// The fill of the glyphs, if it is more than `color`, which is then its main colour.
  package var paint: PaintDescription?
  package var background: ColorDescription?
  /// Points between the text and the edge of its background, by reading direction. They make the line taller and longer.
  package var backgroundPadding: DirectionalInsets?
  /// The radius of the corners of the background, in points.
  package var backgroundRadius: Double?
  /// The background of text on several lines; complete on each line when nil.
  package var decorationBreak: BoxDecorationBreak?
  /// The points after each character; 0 disables the font's own kerning.
  package var kern: Double?
  /// The points after each character but the last of a line; takes precedence over `kern`.
  package var tracking: Double?
  package var ligatures: Ligatures?
  /// In points; a positive offset raises the text.
  package var baselineOffset: Double?
  package var underline: DecorationDescription?
  package var strikethrough: DecorationDescription?
  package var stroke: StrokeDescription?
  package var shadow: ShadowDescription?
  /// Slant: x' = x + obliqueness · y with y upwards.
  package var obliqueness: Double?
  /// The natural logarithm of the horizontal scale.
  package var expansion: Double?
  /// 1 for superscript, -1 for subscript, 0 for neither.
  package var superscript: Int?
  /// Embeds the run in a direction, or overrides its direction.
  package var writingDirection: WritingDirection?
  /// The target of a link, which affects only the run's colour.
  package var link: String?
  /// The paragraph attributes, used when the run begins a paragraph.
  package var paragraph: ParagraphChange?

  package init() {}

  package func setting<Value>(_ key: WritableKeyPath<TextAttributes, Value>, _ value: Value) -> TextAttributes {
    var result = self
    result[keyPath: key] = value
    return result
  }

  /// A link without a colour of its own has the accent colour, as in SwiftUI, and no underline.
  package var withLinkColor: TextAttributes { link == nil || color != nil ? self : setting(\.color, .system(.accentColor)) }

  /// These attributes with those of `inner` applied over them.
  package func overridden(by inner: TextAttributes) -> TextAttributes {
    // Most runs and most contexts set no attributes.
    if isEmpty { return inner }
    if inner.isEmpty { return self }
    var result = inner
    result.font = font.map { own in inner.font.map { own.overridden(by: $0) } ?? own } ?? inner.font
    result.color = inner.color ?? color
    result.paint = inner.paint(in: self)
    result.background = inner.background ?? background
    result.backgroundPadding = inner.backgroundPadding ?? backgroundPadding
    result.backgroundRadius = inner.backgroundRadius ?? backgroundRadius
    result.decorationBreak = inner.decorationBreak ?? decorationBreak
    result.kern = inner.kern ?? kern
    result.tracking = inner.tracking ?? tracking
    result.ligatures = inner.ligatures ?? ligatures
    result.baselineOffset = inner.baselineOffset ?? baselineOffset
    result.underline = inner.underline ?? underline
    result.strikethrough = inner.strikethrough ?? strikethrough
    result.stroke = inner.stroke ?? stroke
    result.shadow = inner.shadow ?? shadow
    result.obliqueness = inner.obliqueness ?? obliqueness
    result.expansion = inner.expansion ?? expansion
    result.superscript = inner.superscript ?? superscript
    result.writingDirection = inner.writingDirection ?? writingDirection
    result.link = inner.link ?? link
    result.paragraph = inner.paragraph ?? paragraph
    return result
  }
}

extension TextAttributes {
  /// The fill of the glyphs when these attributes are inherited.
  package func paint(in context: TextAttributes) -> PaintDescription? { color == nil ? paint ?? context.paint : paint }

  private var isEmpty: Bool {
    // Pattern matching only checks whether a value exists, while `==` would copy each value.
    if case nil = font, case nil = color, case nil = paint, case nil = background,
      case nil = backgroundPadding, case nil = backgroundRadius, case nil = decorationBreak, case nil = kern, case nil = tracking,
      case nil = ligatures, case nil = baselineOffset, case nil = underline, case nil = strikethrough, case nil = stroke,
      case nil = shadow, case nil = obliqueness, case nil = expansion, case nil = superscript, case nil = writingDirection,
      case nil = link, case nil = paragraph
    {
      return true
    }
    return false
  }
}

/// What happens to the padding and the corners of a background where a line ends: CSS's `box-decoration-break`.
package enum BoxDecorationBreak: String, Hashable, Sendable, CaseIterable {
  /// Each line has all of them.
  case clone
  /// They are only at the start of the first line and at the end of the last one.
  case slice
}

/// A line under or through text.
package struct DecorationDescription: Hashable, Sendable {
  /// The line's style; nil removes an inherited line.
  package var style: DecorationLine.Style?
  package var pattern: DecorationLine.Pattern
  package var isByWord: Bool
  /// The text's colour when nil.
  package var color: ColorDescription?

  package init(
    style: DecorationLine.Style? = .single, pattern: DecorationLine.Pattern = .solid, isByWord: Bool = false, color: ColorDescription? = nil
  ) {
    self.style = style
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}

/// A stroke around glyphs.
package struct StrokeDescription: Hashable, Sendable {
  /// In per cent of the font size; glyphs with a positive width are only stroked, with a negative width also filled.
  package var width: Double
  /// The text's colour when nil.
  package var color: ColorDescription?

  package init(width: Double, color: ColorDescription? = nil) {
    self.width = width
    self.color = color
  }
}

/// An explicit direction of a run: NSAttributedString's `writingDirection`.
package enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
  case leftToRightOverride
  case rightToLeftOverride

  /// The text between the directional formatting characters of UAX #9.
  package func wrapping(_ text: String) -> String {
    switch self {
    case .leftToRight: "\u{202A}" + text + "\u{202C}"
    case .rightToLeft: "\u{202B}" + text + "\u{202C}"
    case .leftToRightOverride: "\u{202D}" + text + "\u{202C}"
    case .rightToLeftOverride: "\u{202E}" + text + "\u{202C}"
    }
  }
}
