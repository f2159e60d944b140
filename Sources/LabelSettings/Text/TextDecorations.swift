// SPDX-License-Identifier: MIT

package import LabelCore

/// A line under or through text: the parts of NSUnderlineStyle.
package struct DecorationLine: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case single
    /// Twice as thick.
    case thick
    /// Two lines of three quarters of the thickness, as far apart as they are thick.
    case double
  }

  package enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps alternately, in line thicknesses (STULabel's values); empty for a solid line.
    package var lengths: [Double] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  package var style: Style
  package var pattern: Pattern
  /// Whether the spaces between words have no line.
  package var isByWord: Bool
  /// The text's colour when nil.
  package var color: SRGBColor?

  package init(style: Style = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: SRGBColor? = nil) {
    self.style = style
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}

/// A stroke around glyphs: NSAttributedString's `strokeWidth` and `strokeColor`.
package struct TextStroke: Hashable, Sendable {
  /// In per cent of the font size; glyphs with a positive width are only stroked, with a negative width also filled, and 0 is no stroke.
  package var width: Double
  /// The text's colour when nil.
  package var color: SRGBColor?

  package init(width: Double, color: SRGBColor? = nil) {
    self.width = width
    self.color = color
  }
}

/// The ligatures that are used: NSAttributedString's `ligature`.
package enum Ligatures: Int, Hashable, Sendable, CaseIterable {
  /// Only the ligatures that a script requires.
  case essential = 0
  /// The font's default ligatures.
  case standard = 1
  /// Also discretionary and historical ligatures.
  case all = 2

  package var features: [FontFeature] {
    switch self {
    case .essential: [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
    case .standard: []
    case .all: [FontFeature(tag: "dlig", value: 1), FontFeature(tag: "hlig", value: 1)]
    }
  }
}

/// An image in a line of text: NSTextAttachment. It represents one U+FFFC.
package struct InlineAttachment: Hashable, Sendable {
  /// The points by which the image is moved to the right; its advance does not change.
  package var shift = 0.0
  /// The points on both sides: NSTextAttachment's `lineLayoutPadding`.
  package var padding = 0.0
  /// In points.
  package var size: Size
  /// From the baseline up to the image's bottom edge, in points; negative below the baseline.
  package var bottom: Double
  /// The drawing commands, in points from the top left corner of the image.
  package var commands: [DrawCommand]
  /// The name in dumps and reports.
  package var name: String

  package init(size: Size, bottom: Double, commands: [DrawCommand], name: String) {
    self.size = size
    self.bottom = bottom
    self.commands = commands
    self.name = name
  }

  /// The advance of the pen, in points.
  package var advance: Double { size.width + 2 * padding }

  /// The attachment after autoshrink: the image is scaled with the text.
  package func scaled(by ratio: Double) -> InlineAttachment {
    var result = InlineAttachment(
      size: Size(width: size.width * ratio, height: size.height * ratio), bottom: bottom * ratio,
      commands: commands.map { $0.scaled(by: ratio) }, name: name)
    result.shift = shift * ratio
    result.padding = padding * ratio
    return result
  }
}
