// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelViewNode

/// One image of an asset: a label in one variant, and its file once it is rendered.
struct AssetImage: Hashable, Sendable {
  var id: OutputName
  var qualifiers: AssetQualifiers
  /// The label's text, for people and screen readers.
  var title: String?
  /// Whether the image is drawn in a tint colour or in its own colours; nil if the record does not say.
  var renderingMode: ImageNode.RenderingMode?
  /// The format of the file.
  var format = OutputFormat.png
  /// The file; nil until it is rendered.
  var file: File?

  struct File: Hashable, Sendable {
    var path: OutputPath
    var pixelWidth: Int
    var pixelHeight: Int
    var byteCount: Int
    var insets = PixelInsets.zero
  }
}

/// All rendered images of a label, at least one.
struct Asset: Hashable, Sendable {
  let id: OutputName
  /// In the order of `AssetQualifiers.isBefore`.
  let images: [(image: AssetImage, file: AssetImage.File)]

  var title: String? { images[0].image.title }
  var renderingMode: ImageNode.RenderingMode? { images[0].image.renderingMode }

  /// Groups images by label, in the order of the ids. Images that were not rendered are left out.
  static func all(_ images: some Sequence<AssetImage>) -> [Asset] {
    let rendered = images.compactMap { image in image.file.map { (image: image, file: $0) } }
    return Dictionary(grouping: rendered) { $0.image.id }
      .map { id, images in
        Asset(id: id, images: images.sorted { AssetQualifiers.isBefore($0.image.qualifiers, $1.image.qualifiers) })
      }
      .sorted { $0.id.id < $1.id.id }
  }

  static func == (a: Asset, b: Asset) -> Bool { a.id == b.id && a.images.map(\.image) == b.images.map(\.image) }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
