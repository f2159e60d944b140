// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest

/// One picture of an asset: a label in one variant, and its file once it is made.
struct AssetImage: Hashable, Sendable {
  var id: OutputName
  var qualifiers: AssetQualifiers
  /// The label's text, for people and screen readers.
  var title: String?
  /// Whether the author wants it drawn in a tint or as it is; nil where nothing is written.
  var renderingMode: ImageNode.RenderingMode?
  /// The file; nil as long as it is not made.
  var file: File?

  struct File: Hashable, Sendable {
    var path: OutputPath
    var pixelWidth: Int
    var pixelHeight: Int
    var byteCount: Int
  }
}

/// All pictures of a label that were made, never none.
struct Asset: Hashable, Sendable {
  let id: OutputName
  /// In the order of `AssetQualifiers.isBefore`.
  let pictures: [(picture: AssetImage, file: AssetImage.File)]

  var title: String? { pictures[0].picture.title }
  var renderingMode: ImageNode.RenderingMode? { pictures[0].picture.renderingMode }

  /// Groups pictures by their labels, in the order of the ids; pictures that were not made are left out.
  static func all(_ pictures: some Sequence<AssetImage>) -> [Asset] {
    let made = pictures.compactMap { picture in picture.file.map { (picture: picture, file: $0) } }
    return Dictionary(grouping: made) { $0.picture.id }
      .map { id, pictures in
        Asset(id: id, pictures: pictures.sorted { AssetQualifiers.isBefore($0.picture.qualifiers, $1.picture.qualifiers) })
      }
      .sorted { $0.id.id < $1.id.id }
  }

  static func == (a: Asset, b: Asset) -> Bool { a.id == b.id && a.pictures.map(\.picture) == b.pictures.map(\.picture) }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
