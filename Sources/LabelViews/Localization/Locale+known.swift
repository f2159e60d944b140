// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelSettings

extension Locale {
  /// The locale to format numbers and dates with: this one, or the one of POSIX if its language is unknown.
  ///
  /// Foundation would take the language of the environment for an unknown one, so that a label would look different on another machine.
  var known: Locale {
    if identifier.isEmpty || KnownLocale.isKnown(identifier) { return self }
    let language = identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    return Self.languages.contains(String(language)) ? self : Locale(identifier: "en_US_POSIX")
  }

  /// The languages of Foundation's own data, which may be newer than those of ICU.
  private static let languages = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })
}
