// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelText

/// Attributes of characters as an author writes them; nil leaves what the context say. The keys of an NSAttributedString's run.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription?
  package var color: ColorDescription?
  /// What letters are filled with where that is more than `color`, which then is its main one.
  package var paint: PaintDescription?
  package var background: ColorDescription?
  /// Points after each character; 0 switches the font's own kerning off.
  package var kern: Double?
  /// Points after each character but the last of a line; stronger than `kern`.
  package var tracking: Double?
  package var ligatures: Ligatures?
  /// Points, positive raises.
  package var baselineOffset: Double?
  package var underline: DecorationDescription?
  package var strikethrough: DecorationDescription?
  package var stroke: StrokeDescription?
  package var shadow: ShadowDescription?
  /// Slant: x' = x + obliqueness · y with y upwards.
  package var obliqueness: Double?
  /// Natural logarithm of the horizontal scale.
  package var expansion: Double?
  /// 1 raises and shrinks, -1 lowers and shrinks, 0 neither.
  package var superscript: Int?
  /// Embeds the run in, or forces it into, a direction.
  package var writingDirection: WritingDirection?
  /// Where the run leads; a picture has no use for it but the colour.
  package var link: String?
  /// Counts where the run begins a paragraph.
  package var paragraph: ParagraphChange?

  package init() {}

  func setting<Value>(_ key: WritableKeyPath<TextAttributes, Value>, _ value: Value) -> TextAttributes {
    var result = self
    result[keyPath: key] = value
    return result
  }

  /// A link without a colour of its own has the accent colour, as in SwiftUI, and no underline.
  var withLinkColor: TextAttributes { link == nil || color != nil ? self : setting(\.color, .system(.accentColor)) }

  /// These attributes with everything that `inner` says put over them.
  package func overridden(by inner: TextAttributes) -> TextAttributes {
    // Most runs say nothing, and most context neither.
    if isEmpty { return inner }
    if inner.isEmpty { return self }
    var result = inner
    result.font = font.map { own in inner.font.map { own.overridden(by: $0) } ?? own } ?? inner.font
    result.color = inner.color ?? color
    result.paint = inner.paint(in: self)
    result.background = inner.background ?? background
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
  /// What letters are filled with where the context have these attributes.
  func paint(in context: TextAttributes) -> PaintDescription? { color == nil ? paint ?? context.paint : paint }

  private var isEmpty: Bool {
    // Patterns look at no more than whether a value is there; `==` takes a copy of each.
    if case nil = font, case nil = color, case nil = paint, case nil = background, case nil = kern, case nil = tracking,
      case nil = ligatures, case nil = baselineOffset, case nil = underline, case nil = strikethrough, case nil = stroke,
      case nil = shadow, case nil = obliqueness, case nil = expansion, case nil = superscript, case nil = writingDirection,
      case nil = link, case nil = paragraph
    {
      return true
    }
    return false
  }
}

/// A line under or through text.
package struct DecorationDescription: Hashable, Sendable {
  /// No line when nil, which takes away what the context draw.
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

/// An outline round letters.
package struct StrokeDescription: Hashable, Sendable {
  /// Per cent of the font's size; above 0 letters are hollow, below 0 they are filled too.
  package var width: Double
  /// The text's colour when nil.
  package var color: ColorDescription?

  package init(width: Double, color: ColorDescription? = nil) {
    self.width = width
    self.color = color
  }
}

/// A direction that a run is given whatever its characters say: NSAttributedString's `writingDirection`.
package enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
  case leftToRightOverride
  case rightToLeftOverride

  /// The run between the control characters of UAX #9.
  func wrapping(_ text: String) -> String {
    switch self {
    case .leftToRight: "\u{202A}" + text + "\u{202C}"
    case .rightToLeft: "\u{202B}" + text + "\u{202C}"
    case .leftToRightOverride: "\u{202D}" + text + "\u{202C}"
    case .rightToLeftOverride: "\u{202E}" + text + "\u{202C}"
    }
  }
}
