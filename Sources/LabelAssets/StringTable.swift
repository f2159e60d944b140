// SPDX-License-Identifier: MIT

public import Foundation
package import LabelStrings

/// A source of localized texts: a function from a key to the text in a language, or Xcode's files.
///
///     let table = StringTable { $0.key == "Rain" && $0.locale.identifier == "de" ? "Regen" : nil }
///     Label("Rain", systemImage: "cloud.rain").environment(\.stringTable, table)
public struct StringTable: Sendable {
  /// A request for a text of a string table.
  public struct Query: Sendable {
    /// The key as in files: interpolated values are `%@`, `%lld`, `%lf` and so on.
    public let key: String
    /// The name of the table; nil for the default, "Localizable".
    public let table: String?
    /// The locale to find a text for.
    public let locale: Locale
    /// The interpolated values in order, for plural forms; nil for those that are not numbers.
    public let numbers: [Double?]

    package init(key: String, table: String?, locale: Locale, numbers: [Double?]) {
      self.key = key
      self.table = table
      self.locale = locale
      self.numbers = numbers
    }
  }

  private enum Source: Sendable {
    case function(@Sendable (Query) -> String?)
    case files(StringTables)
  }

  private let source: Source

  /// Creates a string table from a closure.
  ///
  /// If a format specifier does not fit its value, the value is formatted in its default way. A specifier that only C has, such as `%s`, stays
  /// in the text.
  ///
  /// - Parameter find: Returns the text for a query, or nil where there is none. The text may contain the key's specifiers, with positions
  ///   such as `%2$@`.
  public init(_ find: @escaping @Sendable (Query) -> String?) { source = .function(find) }

  package init(_ tables: StringTables) { source = .files(tables) }

  /// An empty string table: every key is its own text.
  public static let none = StringTable { _ in nil }

  /// Returns the text for a key and values with its plural forms chosen, or nil where the table does not have the key.
  ///
  /// - Parameters:
  ///   - query: The key, the table and the locale.
  ///   - arguments: The values to fill in.
  ///   - isLiteral: Whether the text has no format specifiers.
  package func format(for query: Query, _ arguments: [FormatArgument], isLiteral: Bool) -> StringFormat? {
    switch source {
    case .function(let find): find(query).map { StringFormat($0, isLiteral: isLiteral) }
    case .files(let tables):
      tables.format(
        query.key, table: query.table, locale: query.locale.identifier, arguments: arguments, device: "iphone", isLiteral: isLiteral)
    }
  }
}
