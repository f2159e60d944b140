// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// The changes of an environment modifier; nil leaves a value unchanged.
package struct EnvironmentChange: Hashable, Sendable {
  /// Attributes of text; the font and the colour apply to symbols too.
  package var attributes: TextAttributes?
  package var labelStyle: LabelStyleName?
  package var labelAxis: Axis?
  /// The distance between icon and title in points.
  package var labelSpacing: Double?
  package var iconIsTrailing: Bool?
  package var iconAlignment: IconAlignment?
  package var iconScale: SymbolScale?
  /// The rendering mode of symbols that do not set their own.
  package var iconMode: IconRenderingMode?
  /// The paints of the levels of symbols that do not set their own; empty for the foreground.
  package var iconPaints: [PaintDescription]?
  /// Icon variants that are added to the symbols' own.
  package var iconVariants: IconVariants?
  /// The shadow of texts and icons, which a UILabel has for its text.
  package var textShadow: ShadowDescription?
  package var textCase: TextCase?
  /// Whether an inherited text case is removed; `textCase` is used only when this is not set.
  package var keepsTextCase = false
  /// A BCP 47 or ICU identifier.
  package var locale: String?
  package var direction: TextDirection?
  package var colorScheme: ColorScheme?
  package var contrast: ColorSchemeContrast?
  package var dynamicTypeSize: DynamicTypeSize?
  /// The line heights of fonts that do not set their own.
  package var textMetrics: TextMetrics?
  package var numberOfLines: Int?
  /// Whether lines end only where the text has line ends.
  package var keepsWrittenLines: Bool?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?
  /// In points; the larger of this and `minimumScaleFactor` limits shrinking.
  package var minimumFontSize: Double?
  /// Whether text has the largest font size that fits into its frame.
  package var fillsBox: Bool?
  package var baselineAdjustment: BaselineAdjustment?
  /// The style of paragraphs that do not set their own.
  package var paragraph: ParagraphChange?
  package var fallbackMetrics: FallbackMetrics?
  package var sizingRule: SizingRule?
  package var verticalCentering: VerticalCentering?
  /// Typesetting rules, which set defaults for `fallbackMetrics`, `sizingRule` and `lineHeightDistribution`.
  package var rules: TypesettingRules?
  package var minimumNumberOfLines: Int?
  package var countsTrailingNewline: Bool?
  /// Whether text in another direction than its label is aligned at the other edge of the available width.
  package var alignsOverFullWidth: Bool?
  /// Whether text and images are replaced by bars and shapes.
  package var isRedacted: Bool?
  /// Whether icons are shown without a title, centred by their own frames.
  package var iconsStandAlone: Bool?

  package init() {}

  /// The font of text and symbols.
  package var font: FontDescription? {
    get { attributes?.font }
    set { attributes = (attributes ?? TextAttributes()).setting(\.font, newValue) }
  }

  /// The horizontal alignment of lines.
  package var textAlignment: TextAlignment? {
    get { paragraph?.alignment }
    set { set(\.alignment, newValue) }
  }

  package var lineBreakMode: LineBreakMode? {
    get { paragraph?.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }

  private mutating func set<Value>(_ key: WritableKeyPath<ParagraphChange, Value>, _ value: Value) {
    var changed = paragraph ?? ParagraphChange()
    changed[keyPath: key] = value
    paragraph = changed
  }

  /// The colour of text and symbols.
  package var foreground: ColorDescription? {
    get { attributes?.color }
    set { attributes = (attributes ?? TextAttributes()).setting(\.color, newValue).setting(\.paint, nil) }
  }

  /// The fill of text, symbols and shapes.
  package var foregroundPaint: PaintDescription? {
    get { attributes.flatMap { $0.paint ?? $0.color.map { .color($0) } } }
    set {
      let paint = newValue?.plainColor == nil ? newValue : nil
      attributes = (attributes ?? TextAttributes()).setting(\.color, newValue?.mainColor).setting(\.paint, paint)
    }
  }
}

/// The visible parts of a label.
package enum LabelStyleName: String, Hashable, Sendable, CaseIterable {
  /// Both parts.
  case automatic
  case titleAndIcon
  case iconOnly
  case titleOnly
}

/// The vertical position of an icon beside a title of several lines.
package enum IconAlignment: String, Hashable, Sendable, CaseIterable {
  /// The icon is centred on the capitals of the first line.
  case first
  /// The icon is in the middle of all lines.
  case center
  /// The icon is centred on the capitals of the last line.
  case last
  /// The drawing of the icon stands on the baseline of the first line.
  case baseline

  package var stackAlignment: StackAlignment {
    switch self {
    case .first, .baseline: .firstTextBaseline
    case .center: .center
    case .last: .lastTextBaseline
    }
  }
}

/// A case mapping before shaping.
package enum TextCase: String, Hashable, Sendable, CaseIterable {
  case uppercase
  case lowercase
}
