// SPDX-License-Identifier: MIT

public import Foundation

/// Localized strings, which Foundation on Linux has not. They are looked up where they are asked for: in the body of a view in that view's
/// `stringTable` and for its locale, elsewhere in no table, so that a key is its own text. Stars and brackets are left as they are.
extension String {
  /// A text to be looked up, with values put into it.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks a text up.
  ///
  /// - Parameters:
  ///   - table: the table to look in; "Localizable" when nil.
  ///   - bundle: where Apple's Foundation looks; not used.
  ///   - locale: the language and region; those of the view when nil.
  ///   - comment: words for translators, not used.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = ViewScope.environment
    if let locale { environment.locale = locale }
    self = key.string(in: environment, table: table)
  }

  /// Looks a text up by a key that says nothing of it; `defaultValue` where no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringKey(named: "\(key)", for: defaultValue), table: table, bundle: bundle, locale: locale)
  }

  /// Looks a text up.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.localizedKey, table: resource.table, locale: resource.locale)
  }
}

extension Text {
  /// Looks a key up, as `init(_:tableName:comment:)`; the bundle is where SwiftUI looks, here the view's `stringTable` is asked.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key, tableName: tableName, comment: comment)
  }
}
