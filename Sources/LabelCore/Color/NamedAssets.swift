// SPDX-License-Identifier: MIT

/// The named colours and images of an app.
///
/// Two values are equal if they share one table, so comparing and hashing them is cheap however many names there are.
package struct NamedAssets: Hashable, Sendable {
  private final class Table: Sendable {
    let colors: [String: AdaptiveColor]
    let images: [String: AssetImage]

    init(_ colors: [String: AdaptiveColor], _ images: [String: AssetImage]) {
      self.colors = colors
      self.images = images
    }
  }

  /// Nil for no assets. Most labels have none, and a shared empty table would make threads contend for its reference count.
  private let table: Table?

  package static let none = NamedAssets(nil)

  private init(_ table: Table?) { self.table = table }

  package init(colors: [String: AdaptiveColor], images: [String: AssetImage]) { self.init(Table(colors, images)) }

  package var colorNames: [String] { table?.colors.keys.sorted() ?? [] }
  package var imageNames: [String] { table?.images.keys.sorted() ?? [] }

  /// The colour with a name; nil if there is none.
  package func color(named name: String) -> AdaptiveColor? { table?.colors[name] }

  /// The image with a name; nil if there is none.
  package func image(named name: String) -> AssetImage? { table?.images[name] }

  package static func == (a: NamedAssets, b: NamedAssets) -> Bool { a.table === b.table }

  package func hash(into hasher: inout Hasher) { hasher.combine(table.map { ObjectIdentifier($0) }) }
}
