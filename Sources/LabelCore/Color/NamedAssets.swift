// SPDX-License-Identifier: MIT

/// Colours and pictures by the names that an app gives them.
///
/// Two are equal when they are one table, so that they can be compared and hashed at no cost however many names there are.
package struct NamedAssets: Hashable, Sendable {
  private final class Table: Sendable {
    let colors: [String: AdaptiveColor]
    let pictures: [String: AssetImage]

    init(_ colors: [String: AdaptiveColor], _ pictures: [String: AssetImage]) {
      self.colors = colors
      self.pictures = pictures
    }
  }

  /// Nil for none at all: most labels have none, and threads that count references to one table wait for each other.
  private let table: Table?

  package static let none = NamedAssets(nil)

  private init(_ table: Table?) { self.table = table }

  package init(colors: [String: AdaptiveColor], pictures: [String: AssetImage]) { self.init(Table(colors, pictures)) }

  package var colorNames: [String] { table?.colors.keys.sorted() ?? [] }
  package var pictureNames: [String] { table?.pictures.keys.sorted() ?? [] }

  /// The colour of a name; nil when there is none.
  package func color(named name: String) -> AdaptiveColor? { table?.colors[name] }

  /// The picture of a name; nil when there is none.
  package func picture(named name: String) -> AssetImage? { table?.pictures[name] }

  package static func == (a: NamedAssets, b: NamedAssets) -> Bool { a.table === b.table }

  package func hash(into hasher: inout Hasher) { hasher.combine(table.map { ObjectIdentifier($0) }) }
}
