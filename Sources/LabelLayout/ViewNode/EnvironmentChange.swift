// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelText

/// What a modifier changes for the views inside it; nil leaves a value as it is.
package struct EnvironmentChange: Hashable, Sendable {
  /// Attributes of text; font and colour are those of symbols too.
  package var attributes: TextAttributes?
  package var labelStyle: LabelStyleName?
  package var labelAxis: Axis?
  /// Points between icon and title.
  package var labelSpacing: Double?
  package var iconIsTrailing: Bool?
  package var iconScale: SymbolScale?
  /// How symbols are coloured that do not say it themselves.
  package var iconMode: IconRenderingMode?
  /// Paints of the levels of symbols that have none themselves; empty for the foreground.
  package var iconPaints: [PaintDescription]?
  /// Variants that symbols take on top of their own.
  package var iconVariants: IconVariants?
  package var textShadow: ShadowDescription?
  package var textCase: TextCase?
  /// Whether letters stay as they are whatever the context say; `textCase` counts where this is not set.
  package var keepsTextCase = false
  /// A BCP 47 or ICU identifier.
  package var locale: String?
  package var direction: TextDirection?
  package var colorScheme: ColorScheme?
  package var contrast: ColorSchemeContrast?
  package var dynamicTypeSize: DynamicTypeSize?
  package var numberOfLines: Int?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?
  /// Points; the larger of this and `minimumScaleFactor` limits shrinking.
  package var minimumFontSize: Double?
  package var baselineAdjustment: BaselineAdjustment?
  /// What paragraphs have that say nothing of their own.
  package var paragraph: ParagraphChange?
  package var fallbackMetrics: FallbackMetrics?
  package var sizingRule: SizingRule?
  package var verticalCentering: VerticalCentering?
  /// Stands for other keys where these are not given.
  package var rules: TypesettingRules?
  package var minimumNumberOfLines: Int?
  package var countsTrailingNewline: Bool?
  /// Whether bars and shapes take the place of text and pictures.
  package var isRedacted: Bool?

  package init() {}

  /// The font of text and symbols.
  package var font: FontDescription? {
    get { attributes?.font }
    set { attributes = (attributes ?? TextAttributes()).setting(\.font, newValue) }
  }

  /// Where lines stand between the edges.
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

  /// What text, symbols and shapes are filled with.
  package var foregroundPaint: PaintDescription? {
    get { attributes.flatMap { $0.paint ?? $0.color.map { .color($0) } } }
    set {
      let paint = newValue?.plainColor == nil ? newValue : nil
      attributes = (attributes ?? TextAttributes()).setting(\.color, newValue?.mainColor).setting(\.paint, paint)
    }
  }
}

/// Which parts of a label are shown.
package enum LabelStyleName: String, Hashable, Sendable, CaseIterable {
  /// As the context want it: both.
  case automatic
  case titleAndIcon
  case iconOnly
  case titleOnly
}

/// A change of letters before they are shaped.
package enum TextCase: String, Hashable, Sendable, CaseIterable {
  case uppercase
  case lowercase
}
