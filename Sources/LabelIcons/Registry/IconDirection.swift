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
    guard !name.contains(":"), contains(name) else { return nil }
    if !localizations(of: name).isEmpty { return .localized }
    return mirrors(name) ? .mirrors : .fixed
  }

  /// The languages with a form of their own of a built-in icon.
  package func localizations(of name: String) -> [IconLocalization] {
    IconLocalization.allCases.filter { $0 != .rightToLeft && contains("\(name).\($0.rawValue)") }
  }
}
