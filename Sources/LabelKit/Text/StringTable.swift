// SPDX-License-Identifier: MIT

public import Foundation

/// Where localized texts come from: a function from a key to the text in a language.
///
///     let table = StringTable { $0.key == "Rain" && $0.locale.identifier == "de" ? "Regen" : nil }
///     Label("Rain", systemImage: "cloud.rain").environment(\.stringTable, table)
public struct StringTable: Sendable {
  /// What is looked for.
  public struct Query: Sendable {
    /// The key as it stands in files: interpolated values are `%@`, `%lld`, `%lf` and the like.
    public let key: String
    /// The table; nil for the one that is used when none is named, "Localizable".
    public let table: String?
    /// The language and region.
    public let locale: Locale
    /// The interpolated values in order, for plural forms; nil for those that are no numbers.
    public let numbers: [Double?]
  }

  private let find: @Sendable (Query) -> String?

  /// A table that asks a function. Its answer may hold the key's specifiers, with positions such as `%2$@`; nil when it has none.
  public init(_ find: @escaping @Sendable (Query) -> String?) { self.find = find }

  /// A table with nothing in it: every key is its own text.
  public static let none = StringTable { _ in nil }

  func text(for query: Query) -> String? { find(query) }
}
