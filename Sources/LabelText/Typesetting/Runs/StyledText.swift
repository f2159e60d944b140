// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// The resolved style of characters: the attributes of an NSAttributedString's run.
package struct TextStyle: Hashable {
  package var font: Font
  package var color: SRGBColor
  /// The index of a paint that replaces the colour, for the code that draws the text.
  package var paint: Int?
  /// The background behind the characters, as high as their line.
  package var background: SRGBColor?
  /// The radius of the corners of the background, in points. Backgrounds that touch have square corners where they do.
  package var backgroundRadius = 0.0
  /// The padding of the background of padded text; nil for other text, and for the blank attachments at its ends.
  package var backgroundPadding: BackgroundPadding?
  /// Whether a background that continues on the next line is cut there, and not complete on each line.
  package var slicesBackground = false
  /// The points to add after each cluster, including the last; 0 disables the font's own kerning, nil does not change it.
  package var kern: Double?
  /// The points to add after each cluster but the last of a line; takes precedence over `kern` and disables optional ligatures.
  package var tracking: Double?
  /// The font's default ligatures when nil.
  package var ligatures: Ligatures?
  /// In points; a positive offset raises the glyphs above the baseline and makes the line taller.
  package var baselineOffset: Double
  package var underline: DecorationLine?
  package var strikethrough: DecorationLine?
  package var stroke: TextStroke?
  package var shadows: [Shadow] = []
  /// The attachment for U+FFFC.
  package var attachment: InlineAttachment?
  /// The style of the paragraph that begins here; the text's style when nil. Styles at later characters of a paragraph are ignored.
  package var paragraph: ParagraphStyle?

  package init(font: Font, color: SRGBColor, kern: Double? = nil, baselineOffset: Double = 0) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// The points after each cluster.
  var spacing: Double { tracking ?? kern ?? 0 }

  /// Whether the text has a background or a line.
  var isDecorated: Bool { background != nil || underline != nil || strikethrough != nil }

  /// Whether the spacing after the last cluster of a line is omitted.
  var dropsTrailingSpacing: Bool { tracking != nil }

  /// The font features that the attributes require, beyond the font's own settings.
  var features: [FontFeature] {
    var features = (ligatures ?? ((tracking ?? 0) != 0 ? .essential : .standard)).features
    if tracking == nil, kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    return features
  }

  /// The style after autoshrink: all lengths are scaled with the font.
  func scaled(by ratio: Double) -> TextStyle {
    var style = self
    style.font = font.resized(to: font.size * ratio)
    style.kern = kern.map { $0 * ratio }
    style.tracking = tracking.map { $0 * ratio }
    style.baselineOffset = baselineOffset * ratio
    style.backgroundRadius = backgroundRadius * ratio
    style.backgroundPadding = backgroundPadding?.scaled(by: ratio)
    style.attachment = attachment?.scaled(by: ratio)
    return style
  }

  /// The style's ascent and descent for its line, in points, both positive.
  var extent: (ascent: Double, descent: Double) {
    let (above, below) = (backgroundPadding?.top ?? 0, backgroundPadding?.bottom ?? 0)
    if let attachment { return (max(0, attachment.bottom + attachment.size.height) + above, max(0, -attachment.bottom) + below) }
    return (font.metrics.ascent + baselineOffset + above, font.metrics.descent - baselineOffset + below)
  }
}

/// The padding between text and the edges of its background, in points, by reading direction. Where a line ends inside the text, both parts have
/// it, unless the background is sliced.
package struct BackgroundPadding: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The padding after autoshrink.
  func scaled(by ratio: Double) -> BackgroundPadding {
    BackgroundPadding(top: top * ratio, leading: leading * ratio, bottom: bottom * ratio, trailing: trailing * ratio)
  }
}

/// A text with its styles.
package struct StyledText: Hashable {
  package struct Run: Hashable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The runs in logical order. An empty text has one empty run, which has the font and so the line height.
  package private(set) var runs: [Run]

  /// - Precondition: there is at least one run.
  package init(_ runs: [Run]) {
    precondition(!runs.isEmpty, "styled text needs at least one run")
    self.runs = runs
  }

  package init(_ text: String, _ style: TextStyle) { self.init([Run(text, style)]) }

  package var string: String { runs.map(\.text).joined() }
}
