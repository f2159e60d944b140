// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelSettings
internal import LabelText
package import LabelViewNode

/// One of the surroundings that a label is audited in.
package struct AuditVariant: Hashable, Sendable {
  /// The locale of the text.
  package var locale: String
  /// The layout direction.
  package var layoutDirection: TextDirection
  /// The reader's text size.
  package var dynamicTypeSize: DynamicTypeSize
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// The contrast of the system's colours.
  package var contrast: ColorSchemeContrast

  package init(
    locale: String, layoutDirection: TextDirection, dynamicTypeSize: DynamicTypeSize, colorScheme: ColorScheme = .light,
    contrast: ColorSchemeContrast = .standard
  ) {
    (self.locale, self.layoutDirection, self.dynamicTypeSize) = (locale, layoutDirection, dynamicTypeSize)
    (self.colorScheme, self.contrast) = (colorScheme, contrast)
  }

  /// The values in which it differs from the usual ones: `de at accessibility3, dark`.
  package var description: String {
    var text = locale
    if dynamicTypeSize != .large { text += " at \(dynamicTypeSize.rawValue)" }
    if colorScheme == .dark { text += ", dark" }
    if contrast == .increased { text += ", with increased contrast" }
    if layoutDirection != LocaleDirection.direction(of: locale) {
      text += layoutDirection == .rightToLeft ? ", from right to left" : ", from left to right"
    }
    return text
  }

  /// The values without those of the language, for what every language shows: `dark, at accessibility3`.
  var appearance: String {
    var text = colorScheme.rawValue
    if contrast == .increased { text += " with increased contrast" }
    if dynamicTypeSize != .large { text += ", at \(dynamicTypeSize.rawValue)" }
    return text
  }

  /// The variant beside which a picture of this one is shown: the same in the source language, whose direction it has if this one has its
  /// language's; or else the same in the language's own direction, or in the usual size. This one if there is no other.
  package func counterpart(inSourceLanguage source: String) -> AuditVariant {
    let own = LocaleDirection.direction(of: locale)
    var other = self
    other.locale = source
    if layoutDirection == own || locale == source { other.layoutDirection = LocaleDirection.direction(of: source) }
    if other == self { other.dynamicTypeSize = .large }
    return other
  }

  /// The values as an object, for programs.
  var json: JSONValue {
    [
      "locale": locale.json, "layoutDirection": layoutDirection.rawValue.json, "dynamicTypeSize": dynamicTypeSize.rawValue.json,
      "colorScheme": colorScheme.rawValue.json, "contrast": contrast.rawValue.json,
    ]
  }
}
