// SPDX-License-Identifier: MIT

public import Foundation

/// A reference to a localized text that is looked up later, with its table and perhaps a locale of its own. Foundation on Linux does not
/// have this type.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key as in files.
  public var key: String { localizedKey.key }
  /// The name of the table; nil for "Localizable".
  public let table: String?
  /// The locale; nil for the view's.
  public var locale: Locale?

  let localizedKey: LocalizedStringKey

  /// Creates a reference to a localized text.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text where no table has it.
  ///   - table: The name of the table, or nil for "Localizable".
  ///   - locale: The locale, or nil for the view's.
  ///   - comment: A comment for translators; not used.
  public init(_ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
    (self.localizedKey, self.table, self.locale) = (key, table, locale)
  }

  /// Creates a reference to a localized text whose key differs from its text.
  ///
  /// Apple's Foundation searches the bundle; LabelKit searches the view's `stringTable`.
  ///
  /// - Parameters:
  ///   - key: The key in the string tables.
  ///   - defaultValue: The text where no table has the key.
  ///   - table: The name of the table, or nil for "Localizable".
  ///   - locale: The locale, or nil for the view's.
  ///   - bundle: The bundle; not used.
  ///   - comment: A comment for translators; not used.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(LocalizedStringKey(named: "\(key)", for: defaultValue), table: table, locale: locale, comment: comment)
  }

  /// Creates a reference from a string literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  /// Creates a reference from an interpolated string literal.
  ///
  /// - Parameter stringInterpolation: The pieces and the values of the literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates a text view from a localized string resource.
  ///
  /// - Parameter resource: The reference to the text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let text = Text(.localized(resource.localizedKey, table: resource.table))
    self = resource.locale.map { Text(.translated(text, $0)) } ?? text
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a localized string resource and a symbol as its icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol, such as `bolt.fill`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title from a localized string resource and an image as its icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title from a localized string resource and an image resource as its icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - resource: The resource that names the image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}
