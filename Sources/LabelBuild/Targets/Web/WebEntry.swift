// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// A label on a web page: for every appearance and language an image at several densities.
struct WebEntry {
  let asset: Asset
  /// The fallback locale's first.
  let renditions: [WebRendition]

  init(_ asset: Asset) {
    self.asset = asset
    renditions = Dictionary(grouping: asset.images) { $0.image.qualifiers.withoutScale }
      .map { WebRendition(qualifiers: $0, $1) }
      .sorted { AssetQualifiers.isBefore($0.qualifiers, $1.qualifiers) }
  }

  /// The image's alternative text.
  var text: String { asset.title ?? asset.id.id }

  /// An HTML element that shows the label in the language and direction of `rendition`, also in dark mode and with increased contrast.
  func element(like rendition: WebRendition) -> String {
    let appearances = renditions.filter {
      $0.qualifiers.locale == rendition.qualifiers.locale && $0.qualifiers.direction == rendition.qualifiers.direction
    }
    let base = appearances.first { $0.mediaFeatures.isEmpty } ?? rendition
    let image = base.image(alt: text)
    // A browser uses the first source that matches, so sources with more conditions come first.
    let special = appearances.filter { !$0.mediaFeatures.isEmpty }.sorted { $0.mediaFeatures.count > $1.mediaFeatures.count }
    let sources = special.flatMap(\.sources) + base.alternativeSources
    guard !sources.isEmpty else { return image }
    return "<picture>" + sources.joined() + image + "</picture>"
  }
}

/// The images of a label that differ only in their scale.
struct WebRendition {
  let qualifiers: AssetQualifiers
  /// The PNG files in ascending order of scale, at least one.
  let images: [(image: AssetImage, file: AssetImage.File)]
  /// The files in other formats, which are smaller.
  let alternatives: [(format: OutputFormat, images: [(image: AssetImage, file: AssetImage.File)])]

  /// - Parameter images: in ascending order of scale. If a PNG file could not be written, another format takes its place.
  init(qualifiers: AssetQualifiers, _ images: [(image: AssetImage, file: AssetImage.File)]) {
    self.qualifiers = qualifiers
    let base = images.contains { $0.image.format == .png } ? OutputFormat.png : images[0].image.format
    self.images = images.filter { $0.image.format == base }
    alternatives = OutputFormat.allCases.compactMap { format in
      let images = images.filter { $0.image.format == format }
      return format == base || images.isEmpty ? nil : (format, images)
    }
  }

  /// The CSS media features of the images' appearance.
  var mediaFeatures: [String] {
    (qualifiers.hasIncreasedContrast ? ["(prefers-contrast: more)"] : [])
      + (qualifiers.isDark ? ["(prefers-color-scheme: dark)"] : []) + (qualifiers.isWide ? ["(color-gamut: p3)"] : [])
  }

  /// The image for browsers without `srcset`.
  var src: String { HTMLText.url(base.file.path) }

  /// `rain.png 1x, rain@2x.png 2x`.
  var srcset: String { Self.srcset(of: images) }

  static func srcset(of images: [(image: AssetImage, file: AssetImage.File)]) -> String {
    images.map { "\(HTMLText.url($0.file.path)) \($0.image.qualifiers.scaleText)x" }.joined(separator: ", ")
  }

  /// The size on the page, in CSS pixels.
  var size: (width: Double, height: Double) {
    let scale = base.image.qualifiers.scale
    return (Double(base.file.pixelWidth) / scale, Double(base.file.pixelHeight) / scale)
  }

  /// Where the box of the label is in the image, in CSS pixels; nil if it fills the image.
  var insets: (top: Double, left: Double, bottom: Double, right: Double)? {
    let (insets, scale) = (base.file.insets, base.image.qualifiers.scale)
    guard insets != .zero else { return nil }
    return (Double(insets.top) / scale, Double(insets.left) / scale, Double(insets.bottom) / scale, Double(insets.right) / scale)
  }

  /// The image at 1x, or else the next larger one, or else the largest.
  private var base: (image: AssetImage, file: AssetImage.File) {
    images.first { $0.image.qualifiers.scale >= 1 } ?? images[images.count - 1]
  }

  /// The `<img>` alone.
  func image(alt: String) -> String {
    let size = size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    return "<img src=\"\(src)\" srcset=\"\(srcset)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(HTMLText.escaped(alt))\">"
  }

  /// A `<source>` for each format of its appearance, smaller formats first.
  var sources: [String] {
    // The other formats are in sRGB.
    (qualifiers.isWide ? [] : alternativeSources) + ["<source\(media) srcset=\"\(srcset)\">"]
  }

  /// Those of the formats beside PNG.
  var alternativeSources: [String] {
    alternatives.map { "<source type=\"\($0.format.mediaType)\"\(media) srcset=\"\(Self.srcset(of: $0.images))\">" }
  }

  private var media: String { mediaFeatures.isEmpty ? "" : " media=\"\(mediaFeatures.joined(separator: " and "))\"" }
}
