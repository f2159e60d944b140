// SPDX-License-Identifier: MIT

public import Foundation

/// A localized text that is looked up later, with the table to look in and perhaps a language of its own. Foundation on Linux has none.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key's name as it is in files.
  public var key: String { localizedKey.key }
  /// The table; nil for "Localizable".
  public let table: String?
  /// The language and region; nil for those of the view.
  public var locale: Locale?

  let localizedKey: LocalizedStringKey

  /// Names a text.
  public init(_ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
    (self.localizedKey, self.table, self.locale) = (key, table, locale)
  }

  /// Names a text by a key that says nothing of it. `defaultValue` is the text where no table has the key.
  ///
  /// The bundle is where Apple's Foundation looks; here the view's `stringTable` is asked.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(LocalizedStringKey(named: "\(key)", for: defaultValue), table: table, locale: locale, comment: comment)
  }

  /// A key that a literal holds.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  /// A key with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Looks a text up.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let text = Text(.localized(resource.localizedKey, table: resource.table))
    self = resource.locale.map { Text(.translated(text, $0)) } ?? text
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title that is looked up and the name of a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label from a title that is looked up and the name of a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title that is looked up and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}
