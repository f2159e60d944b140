// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelStrings

/// Where localized texts come from: a function from a key to the text in a language.
///
///     let table = StringTable { $0.key == "Rain" && $0.locale.identifier == "de" ? "Regen" : nil }
///     Label("Rain", systemImage: "cloud.rain").environment(\.stringTable, table)
public struct StringTable: Sendable {
  /// What is looked for.
  public struct Query: Sendable {
    /// The key as it is in files: interpolated values are `%@`, `%lld`, `%lf` and the like.
    public let key: String
    /// The table; nil for the one that is used when none is named, "Localizable".
    public let table: String?
    /// The language and region.
    public let locale: Locale
    /// The interpolated values in order, for plural forms; nil for those that are no numbers.
    public let numbers: [Double?]
  }

  private enum Source: Sendable {
    case function(@Sendable (Query) -> String?)
    case files(StringTables)
  }

  private let source: Source

  /// A table that asks a function. Its answer may hold the key's specifiers, with positions such as `%2$@`; nil when it has none.
  ///
  /// A specifier that does not fit its value does no harm: the value is written in its natural way, and one that only C has, such as
  /// `%s`, stands for itself.
  public init(_ find: @escaping @Sendable (Query) -> String?) { source = .function(find) }

  init(_ tables: StringTables) { source = .files(tables) }

  /// A table with nothing in it: every key is its own text.
  public static let none = StringTable { _ in nil }

  /// The text for a key and values with its forms chosen; nil for a key that the table does not have.
  func format(for query: Query, _ arguments: [FormatArgument], isLiteral: Bool) -> StringFormat? {
    switch source {
    case .function(let find): find(query).map { StringFormat($0, isLiteral: isLiteral) }
    case .files(let tables):
      tables.format(
        query.key, table: query.table, locale: query.locale.identifier, arguments: arguments, device: "iphone", isLiteral: isLiteral)
    }
  }
}
