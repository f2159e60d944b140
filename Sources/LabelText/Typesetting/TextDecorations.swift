// SPDX-License-Identifier: MIT

package import LabelCore

/// A line under or through text: NSUnderlineStyle's parts.
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

    /// Lengths of marks and gaps in turn, in thicknesses (STULabel's figures); empty for a line without gaps.
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
  /// Whether spaces between words are left out.
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

/// An outline round letters: NSAttributedString's `strokeWidth` and `strokeColor`.
package struct TextStroke: Hashable, Sendable {
  /// Per cent of the font's size; above 0 letters are hollow, below 0 they are filled too, 0 is no outline.
  package var width: Double
  /// The text's colour when nil.
  package var color: SRGBColor?

  package init(width: Double, color: SRGBColor? = nil) {
    self.width = width
    self.color = color
  }
}

/// Which ligatures a font may use: NSAttributedString's `ligature`.
package enum Ligatures: Int, Hashable, Sendable, CaseIterable {
  /// Only those that a script cannot do without.
  case essential = 0
  /// The font's usual ones.
  case standard = 1
  /// Rare and historical ones too.
  case all = 2

  var features: [FontFeature] {
    switch self {
    case .essential: [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
    case .standard: []
    case .all: [FontFeature(tag: "dlig", value: 1), FontFeature(tag: "hlig", value: 1)]
    }
  }
}

/// A picture in the middle of text: NSTextAttachment. It stands for one U+FFFC.
package struct InlineAttachment: Hashable, Sendable {
  /// Points that the picture is moved to the right of its place; its advance does not change with that.
  package var shift = 0.0
  /// Points on both sides: NSTextAttachment's `lineLayoutPadding`.
  package var padding = 0.0
  /// Points.
  package var size: Size
  /// From the baseline up to the picture's bottom edge, in points; negative hangs below.
  package var bottom: Double
  /// From the top left corner of the picture, in points.
  package var commands: [DrawCommand]
  /// For dumps and reports.
  package var name: String

  package init(size: Size, bottom: Double, commands: [DrawCommand], name: String) {
    self.size = size
    self.bottom = bottom
    self.commands = commands
    self.name = name
  }

  /// How far the pen moves, in points.
  package var advance: Double { size.width + 2 * padding }

  /// The same after autoshrink: the picture shrinks with the text.
  func scaled(by ratio: Double) -> InlineAttachment {
    var result = InlineAttachment(
      size: Size(width: size.width * ratio, height: size.height * ratio), bottom: bottom * ratio,
      commands: commands.map { $0.scaled(by: ratio) }, name: name)
    result.shift = shift * ratio
    result.padding = padding * ratio
    return result
  }
}
