// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// A label on a web page: for every look and language a picture at several densities.
struct WebEntry {
  let asset: Asset
  /// The base first.
  let renditions: [WebRendition]

  init(_ asset: Asset) {
    self.asset = asset
    renditions = Dictionary(grouping: asset.pictures) { $0.picture.qualifiers.withoutScale }
      .map { WebRendition(qualifiers: $0, pictures: $1) }
      .sorted { AssetQualifiers.isBefore($0.qualifiers, $1.qualifiers) }
  }

  /// The text that stands for the picture.
  var text: String { asset.title ?? asset.id.id }

  /// An element that shows the label, in dark mode and increased contrast too; in the language and direction of `rendition`.
  func element(like rendition: WebRendition) -> String {
    let looks = renditions.filter {
      $0.qualifiers.locale == rendition.qualifiers.locale && $0.qualifiers.direction == rendition.qualifiers.direction
    }
    let base = looks.first { !$0.qualifiers.isDark && !$0.qualifiers.hasIncreasedContrast } ?? rendition
    let image = base.image(alt: text)
    // The first source that fits is taken, and so those with more conditions come first.
    let sources = looks.filter { !$0.mediaFeatures.isEmpty }.sorted { $0.mediaFeatures.count > $1.mediaFeatures.count }
    guard !sources.isEmpty else { return image }
    return "<picture>" + sources.map(\.source).joined() + image + "</picture>"
  }
}

/// The pictures of a label that differ only in their scale.
struct WebRendition {
  let qualifiers: AssetQualifiers
  /// By rising scale, never none.
  let pictures: [(picture: AssetImage, file: AssetImage.File)]

  /// What a browser calls the looks that the pictures are for.
  var mediaFeatures: [String] {
    (qualifiers.hasIncreasedContrast ? ["(prefers-contrast: more)"] : [])
      + (qualifiers.isDark ? ["(prefers-color-scheme: dark)"] : [])
  }

  /// The picture for browsers that know no `srcset`.
  var src: String { HTMLText.url(plain.file.path) }

  /// `rain.png 1x, rain@2x.png 2x`.
  var srcset: String {
    pictures.map { "\(HTMLText.url($0.file.path)) \($0.picture.qualifiers.scaleWord)x" }.joined(separator: ", ")
  }

  /// The size on the page, in CSS pixels.
  var size: (width: Double, height: Double) {
    let scale = plain.picture.qualifiers.scale
    return (Double(plain.file.pixelWidth) / scale, Double(plain.file.pixelHeight) / scale)
  }

  /// The one at 1x, else the next larger one.
  private var plain: (picture: AssetImage, file: AssetImage.File) {
    pictures.first { $0.picture.qualifiers.scale >= 1 } ?? pictures[pictures.count - 1]
  }

  /// The `<img>` alone.
  func image(alt: String) -> String {
    let size = size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    return "<img src=\"\(src)\" srcset=\"\(srcset)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(HTMLText.escaped(alt))\">"
  }

  /// The `<source>` for its look.
  var source: String {
    "<source media=\"\(mediaFeatures.joined(separator: " and "))\" srcset=\"\(srcset)\">"
  }
}
