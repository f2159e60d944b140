// SPDX-License-Identifier: MIT

internal import Synchronization

/// Colours and pictures by the names that an app gives them.
///
/// Two are equal when they are one table, so that they can be compared and hashed at no cost however many names there are.
package struct NamedAssets: Hashable, Sendable {
  private final class Table: Sendable {
    let colors: [String: AdaptiveColor]
    let pictures: [String: AssetPicture]

    init(_ colors: [String: AdaptiveColor], _ pictures: [String: AssetPicture]) {
      self.colors = colors
      self.pictures = pictures
    }
  }

  private final class UnknownNames: Sendable {
    let names = Mutex<[String]>([])
  }

  /// Nil for none at all: most labels have none, and threads that count references to one table wait for each other.
  private let table: Table?
  private var unknown: UnknownNames?

  package static let none = NamedAssets(nil)

  private init(_ table: Table?) { self.table = table }

  package init(colors: [String: AdaptiveColor], pictures: [String: AssetPicture]) { self.init(Table(colors, pictures)) }

  package var colorNames: [String] { table?.colors.keys.sorted() ?? [] }
  package var pictureNames: [String] { table?.pictures.keys.sorted() ?? [] }

  /// The colour of a name; nil, and noted, when there is none.
  package func color(named name: String) -> AdaptiveColor? {
    if let color = table?.colors[name] { return color }
    unknown?.names.withLock { $0.append(name) }
    return nil
  }

  package func picture(named name: String) -> AssetPicture? { table?.pictures[name] }

  /// The same assets with a list of their own of the names that they do not know.
  package var notingUnknownNames: NamedAssets {
    var result = self
    result.unknown = UnknownNames()
    return result
  }

  /// The colour that was asked for first and is not known, as an error.
  package var firstUnknown: LabelError? {
    unknown?.names.withLock { $0.first }.map { .unknownColor(name: $0, nearest: NearestNames.of($0, in: colorNames)) }
  }

  package static func == (a: NamedAssets, b: NamedAssets) -> Bool { a.table === b.table }

  package func hash(into hasher: inout Hasher) { hasher.combine(table.map { ObjectIdentifier($0) }) }
}
