// SPDX-License-Identifier: MIT

/// What becomes of a built-in icon in another language or direction.
package enum IconDirection: String, Hashable, Sendable, CaseIterable {
  /// It is mirrored in right-to-left text.
  case mirrors
  /// Its letters, digits or question mark change with the language. It may be mirrored as well, as `list.number` is.
  case localized
  /// It is the same everywhere.
  case fixed
}

extension IconRegistry {
  /// What becomes of a built-in icon in another language or direction; nil for the icons of sets and for unknown names.
  package func direction(of name: String) -> IconDirection? {
    guard !name.contains(":"), let found = IconAliases.candidates(for: name).first(where: contains) else { return nil }
    if !localizations(of: found).isEmpty { return .localized }
    return DirectionalName.mirrors(name) ?? mirrors(found) ? .mirrors : .fixed
  }

  /// The languages with a form of their own of a built-in icon.
  package func localizations(of name: String) -> [IconLocalization] {
    if name.contains(":") { return [] }
    let generated = forms(of: name)
    return IconLocalization.allCases.filter { $0 != .rightToLeft && (generated.contains($0) || isDrawn("\(name).\($0.rawValue)")) }
  }
}
