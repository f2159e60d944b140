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
  package var textShadow: ShadowDescription?
  package var textCase: TextCase?
  package var numberOfLines: Int?
  package var lineBreakMode: LineBreakMode?
  package var lineBreakStrategy: LineBreakStrategy?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?
  /// Points; the larger of this and `minimumScaleFactor` limits shrinking.
  package var minimumFontSize: Double?
  package var allowsTightening: Bool?
  package var baselineAdjustment: BaselineAdjustment?
  /// What paragraphs have that say nothing of their own.
  package var paragraph: ParagraphChange?
  package var fallbackMetrics: FallbackMetrics?
  /// 0…1; 0 never hyphenates.
  package var hyphenationFactor: Double?

  package init() {}

  /// The font of text and symbols.
  package var font: FontDescription? {
    get { attributes?.font }
    set { attributes = (attributes ?? TextAttributes()).setting(\.font, newValue) }
  }

  /// Where lines stand between the edges.
  package var textAlignment: TextAlignment? {
    get { paragraph?.alignment }
    set {
      var changed = paragraph ?? ParagraphChange()
      changed.alignment = newValue
      paragraph = changed
    }
  }

  /// The colour of text and symbols.
  package var foreground: ColorDescription? {
    get { attributes?.color }
    set { attributes = (attributes ?? TextAttributes()).setting(\.color, newValue) }
  }
}

/// Which parts of a label are shown.
package enum LabelStyleName: String, Hashable, Sendable, CaseIterable {
  /// As the surroundings want it: both.
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
