// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings
package import LabelStrings
package import LabelViewNode

/// One label of a manifest; nil for a key that is not written. `LabelRecord.fields` documents the keys.
package struct LabelRecord: Hashable, Sendable {
  /// The position of the icon. `top` and `bottom` make the label vertical.
  package enum IconPosition: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// How the font size depends on the box of the label.
  package enum TextFit: String, Hashable, Sendable, CaseIterable {
    /// It does not, except that `adjustsFontSizeToFitWidth` makes text smaller.
    case none
    /// The largest size with which the title fits into `width` and `height`.
    case fill
  }

  package var id: String?
  package var title: String?
  package var titleKey: String?
  package var table: String?
  package var titleArguments: [FormatArgument]?
  package var attributedTitle: [TitleRun]?
  package var icon: IconRecord?
  package var style: LabelStyleName?
  package var axis: Axis?
  package var spacing: Double?
  package var iconPosition: IconPosition?
  package var iconAlignment: IconAlignment?

  package var font: FontDescription?
  package var color: PaintRecord?
  package var highlightedTextColor: ColorDescription?
  package var isHighlighted: Bool?
  package var isEnabled: Bool?
  package var disabledOpacity: Double?
  package var background: PaintRecord?
  package var cornerRadius: Double?
  package var cornerStyle: CornerStyle?
  package var border: BorderRecord?
  package var padding: PaddingRecord?
  package var margin: PaddingRecord?
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var minHeight: Double?
  package var aspect: Double?
  package var textFit: TextFit?

  package var numberOfLines: Int?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?
  package var minimumFontSize: Double?
  package var adjustsLetterSpacingToFitWidth: Bool?
  package var baselineAdjustment: BaselineAdjustment?

  /// The keys of `ParagraphChange.fields`, which are also keys of a label.
  package var paragraph = ParagraphChange()
  package var fallbackMetrics: FallbackMetrics?
  package var sizingRule: SizingRule?
  package var verticalCentering: VerticalCentering?
  package var typesetting: TypesettingRules?
  package var minimumNumberOfLines: Int?
  package var countsTrailingNewline: Bool?

  package var kern: Double?
  package var tracking: Double?
  package var baselineOffset: Double?
  package var underline: TextLineRecord?
  package var strikethrough: TextLineRecord?
  package var stroke: StrokeRecord?
  package var textCase: TextCase?
  package var shadow: ShadowRecord?
  package var dropShadow: ShadowRecord?

  package var colorScheme: ColorScheme?
  package var layoutDirection: TextDirection?
  package var locale: String?
  package var dynamicTypeSize: DynamicTypeSize?
  package var textStyles: TextStyleTable?
  package var metrics: TextMetrics?
  package var contrast: ColorSchemeContrast?
  package var colorSpace: ImageColorSpace?
  package var scale: Double?

  package var variants: VariantAxes?
  /// The rectangle for measuring. A label that is drawn has `width` and `height` instead.
  package var bounds: Rect?

  package init() {}

  /// Returns this record with the keys of `defaults` where it has none of its own.
  ///
  /// Objects such as `font`, `padding` and `icon` are merged key by key. A title in any of its three forms replaces those of the defaults.
  package func filling(from defaults: LabelRecord) -> LabelRecord {
    filling(from: defaults, keys: Self.fields.written(in: defaults))
  }

  /// Whether the label or a run has a `titleKey` whose text has not been looked up.
  package var needsTexts: Bool { titleKey != nil && title == nil || attributedTitle?.contains(where: \.needsText) == true }

  /// The pseudo-locale of the record; nil for any other locale.
  package var pseudoLocale: PseudoLocale? { locale.flatMap { PseudoLocale(identifier: $0) } }

  /// Changes the texts that are written in the record, and not those of string tables, as its pseudo-locale says.
  package mutating func pseudolocalize() {
    guard let pseudoLocale else { return }
    title = title.map(pseudoLocale.text)
    attributedTitle = attributedTitle?.map { run in
      var run = run
      run.text = run.text.map(pseudoLocale.text)
      return run
    }
  }

  /// Sets the title to the text of `titleKey`, for the locale and the arguments of the record, if it has no title; and the texts of runs.
  ///
  /// - Throws: The errors of `StringTables.title`; those of a run have its keys.
  package mutating func lookUpTitle(in strings: StringTables) throws(LabelError) {
    guard needsTexts else { return }
    let locale = renderEnvironment().locale
    if let titleKey, title == nil { title = try strings.title(titleKey, table: table, locale: locale, arguments: titleArguments) }
    for (index, run) in (attributedTitle ?? []).enumerated() where run.needsText {
      guard let key = run.titleKey else { continue }
      do throws(LabelError) {
        attributedTitle?[index].text = try strings.title(key, table: table, locale: locale, arguments: run.titleArguments)
      } catch { throw .inRun(error, "attributedTitle[\(index)]") }
    }
  }

  /// - Parameter keys: The keys that `defaults` has. They are found once for many labels.
  func filling(from defaults: LabelRecord, keys: [Field<LabelRecord>]) -> LabelRecord {
    var outer = defaults
    if title != nil || titleKey != nil || attributedTitle != nil {
      (outer.title, outer.titleKey, outer.attributedTitle) = (nil, nil, nil)
    }
    var result = self
    for key in keys { key.fill(&result, outer) }
    return result
  }
}
