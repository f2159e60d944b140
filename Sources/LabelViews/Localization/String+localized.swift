// SPDX-License-Identifier: MIT

public import Foundation

/// Localized strings, which Foundation on Linux does not have. In the body of a view they are looked up in that view's `stringTable` and
/// for its locale; elsewhere there is no table and the key is the text. Asterisks and brackets stay as they are.
extension String {
  /// The type of a key with the values to fill in.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a string by looking up a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text where no table has it.
  ///   - table: The name of the table, or nil for "Localizable".
  ///   - bundle: The bundle that Apple's Foundation searches; not used.
  ///   - locale: The locale, or nil for the view's.
  ///   - comment: A comment for translators; not used.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = ViewScope.environment
    if let locale { environment.locale = locale }
    self = key.string(in: environment, table: table)
  }

  /// Creates a string by looking up a key that differs from its text.
  ///
  /// - Parameters:
  ///   - key: The key in the string tables.
  ///   - defaultValue: The text where no table has the key.
  ///   - table: The name of the table, or nil for "Localizable".
  ///   - bundle: The bundle that Apple's Foundation searches; not used.
  ///   - locale: The locale, or nil for the view's.
  ///   - comment: A comment for translators; not used.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringKey(named: "\(key)", for: defaultValue), table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string by looking up a localized string resource.
  ///
  /// - Parameter resource: The reference to the text.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.localizedKey, table: resource.table, locale: resource.locale)
  }
}

extension Text {
  /// Creates a text view by looking up a key. SwiftUI searches the bundle; LabelKit searches the view's `stringTable`.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text where no table has it.
  ///   - tableName: The name of the table, or nil for "Localizable".
  ///   - bundle: The bundle; not used.
  ///   - comment: A comment for translators; not used.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key, tableName: tableName, comment: comment)
  }
}
