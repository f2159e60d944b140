// SPDX-License-Identifier: MIT

package import LabelCore

/// What an SVG file may ask of the label that shows it: by media queries, `light-dark()` and `systemLanguage`.
package struct IconSurroundings: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// A BCP 47 identifier.
  package var locale: String

  package init(colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, locale: String = "en") {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.locale = locale
  }

  /// The parts that a file asked for.
  package struct Parts: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let appearance = Parts(rawValue: 1)
    package static let locale = Parts(rawValue: 2)
  }

  /// Whether the label's language is one of a `systemLanguage` list, or a variant of one, or has one as a variant (SVG 1.1, 5.8.5).
  func speaks(oneOf languages: String) -> Bool {
    let own = String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    return languages.split(separator: ",").contains { language in
      let name = language.filter { $0 != " " }.lowercased()
      return !name.isEmpty && (name == own || name.hasPrefix(own + "-") || own.hasPrefix(name + "-"))
    }
  }
}
