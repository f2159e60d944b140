// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// The values that a view inherits from the modifiers around it, with all defaults.
struct ViewEnvironment: Hashable {
  var attributes = TextAttributes()
  var labelStyle = LabelStyleName.automatic
  var labelAxis = Axis.horizontal
  /// In points: the default stack spacing, as measured in a default Label.
  var labelSpacing = 8.0
  var iconIsTrailing = false
  var iconAlignment = IconAlignment.first
  /// Whether the drawings of icons stand on the baseline.
  var iconsStandOnBaseline = false
  /// Whether an alignment of lines is set.
  var alignsLines = false
  var iconScale = SymbolScale.medium
  var iconMode: IconRenderingMode?
  var iconPaints: [PaintDescription] = []
  var iconVariants = IconVariants.none
  var textShadow: ShadowDescription?
  var textCase: TextCase?
  var minimumFontSize: Double?
  var isRedacted = false
  /// Whether icons are shown without a title, centred by their own frames.
  var iconsStandAlone = false
  var settings = TextSettings()

  var font: FontDescription { attributes.font ?? FontDescription() }
  var foreground: ColorDescription { attributes.color ?? .system(.primary) }
  /// The foreground as a paint, which may be more than a colour.
  var foregroundPaint: PaintDescription { attributes.paint ?? .color(foreground) }

  func applying(_ change: EnvironmentChange) -> ViewEnvironment {
    var result = self
    if let inner = change.attributes { result.attributes = attributes.overridden(by: inner) }
    result.labelStyle = change.labelStyle ?? labelStyle
    result.labelAxis = change.labelAxis ?? labelAxis
    result.labelSpacing = change.labelSpacing ?? labelSpacing
    result.iconIsTrailing = change.iconIsTrailing ?? iconIsTrailing
    result.iconAlignment = change.iconAlignment ?? iconAlignment
    if change.paragraph?.lineAlignment != nil { result.alignsLines = true }
    result.iconScale = change.iconScale ?? iconScale
    result.iconMode = change.iconMode ?? iconMode
    if let paints = change.iconPaints { result.iconPaints = paints }
    result.iconVariants = change.iconVariants ?? iconVariants
    if let shadow = change.textShadow { result.textShadow = shadow }
    result.textCase = change.keepsTextCase ? nil : change.textCase ?? textCase
    result.minimumFontSize = change.minimumFontSize ?? minimumFontSize
    result.isRedacted = change.isRedacted ?? isRedacted
    result.iconsStandAlone = change.iconsStandAlone ?? iconsStandAlone
    result.settings.apply(change)
    return result
  }
}

extension TextSettings {
  fileprivate mutating func apply(_ change: EnvironmentChange) {
    if let rules = change.rules { apply(rules) }
    numberOfLines = change.numberOfLines ?? numberOfLines
    keepsWrittenLines = change.keepsWrittenLines ?? keepsWrittenLines
    adjustsFontSizeToFitWidth = change.adjustsFontSizeToFitWidth ?? adjustsFontSizeToFitWidth
    minimumScaleFactor = change.minimumScaleFactor ?? minimumScaleFactor
    fillsBox = change.fillsBox ?? fillsBox
    baselineAdjustment = change.baselineAdjustment ?? baselineAdjustment
    if let change = change.paragraph { paragraph = change.applied(to: paragraph) }
    fallbackMetrics = change.fallbackMetrics ?? fallbackMetrics
    sizingRule = change.sizingRule ?? sizingRule
    verticalCentering = change.verticalCentering ?? verticalCentering
    minimumNumberOfLines = change.minimumNumberOfLines ?? minimumNumberOfLines
    countsTrailingNewline = change.countsTrailingNewline ?? countsTrailingNewline
    alignsOverFullWidth = change.alignsOverFullWidth ?? alignsOverFullWidth
  }

  private mutating func apply(_ rules: TypesettingRules) {
    self.rules = rules
    fallbackMetrics = rules.fallbackMetrics
    sizingRule = rules.sizingRule
    paragraph.lineHeightDistribution = rules.lineHeightDistribution
  }
}
