// SPDX-License-Identifier: MIT

package import LabelCore

/// How characters look; every value is concrete. The attributes of an NSAttributedString's run.
package struct TextStyle: Hashable {
  package var font: Font
  package var color: SRGBColor
  /// The number of a paint that takes the colour's place, for whoever draws the text.
  package var paint: Int?
  /// Behind the characters, as high as their line.
  package var background: SRGBColor?
  /// Points added after each cluster, the last one too; 0 switches the font's own kerning off, nil leaves it alone.
  package var kern: Double?
  /// Points added after each cluster but the last of a line; stronger than `kern`, and rules out ligatures that are not essential.
  package var tracking: Double?
  /// The font's usual ones when nil.
  package var ligatures: Ligatures?
  /// Points, positive raises the glyphs above the baseline and makes the line higher.
  package var baselineOffset: Double
  package var underline: DecorationLine?
  package var strikethrough: DecorationLine?
  package var stroke: TextStroke?
  package var shadows: [Shadow] = []
  /// What stands in the place of U+FFFC.
  package var attachment: InlineAttachment?
  /// How the paragraph stands that begins here; the text's own style when nil. Later characters of a paragraph have no say in it.
  package var paragraph: ParagraphStyle?

  package init(font: Font, color: SRGBColor, kern: Double? = nil, baselineOffset: Double = 0) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// Points after each cluster.
  var spacing: Double { tracking ?? kern ?? 0 }

  /// Whether anything is drawn along the text: a background or a line.
  var isDecorated: Bool { background != nil || underline != nil || strikethrough != nil }

  /// Whether the spacing after the last cluster of a line counts as blank.
  var dropsTrailingSpacing: Bool { tracking != nil }

  /// What the attributes ask of the font beyond its own settings.
  var features: [FontFeature] {
    var features = (ligatures ?? ((tracking ?? 0) != 0 ? .essential : .standard)).features
    if tracking == nil, kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    return features
  }

  /// The style after autoshrink: all lengths shrink with the font.
  func scaled(by ratio: Double) -> TextStyle {
    var style = self
    style.font = font.resized(to: font.size * ratio)
    style.kern = kern.map { $0 * ratio }
    style.tracking = tracking.map { $0 * ratio }
    style.baselineOffset = baselineOffset * ratio
    style.attachment = attachment?.scaled(by: ratio)
    return style
  }

  /// The ascent and descent that the style gives its line, in points, both positive.
  var extent: (ascent: Double, descent: Double) {
    if let attachment { return (max(0, attachment.bottom + attachment.size.height), max(0, -attachment.bottom)) }
    return (font.metrics.ascent + baselineOffset, font.metrics.descent - baselineOffset)
  }
}

/// Characters and their styles.
package struct StyledText: Hashable {
  package struct Run: Hashable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// In logical order. An empty text has one empty run, so that its font, and so its line height, is known.
  package private(set) var runs: [Run]

  /// - Precondition: there is at least one run.
  package init(_ runs: [Run]) {
    precondition(!runs.isEmpty, "styled text needs a style even when it is empty")
    self.runs = runs
  }

  package init(_ text: String, _ style: TextStyle) { self.init([Run(text, style)]) }

  package var string: String { runs.map(\.text).joined() }
}
