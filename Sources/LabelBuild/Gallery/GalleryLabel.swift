// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// A label on the page of a gallery: its images, grouped by what differs between them.
struct GalleryLabel {
  /// The id, with its folders.
  let id: String
  /// What the label says, for screen readers and the search.
  let text: String
  /// At least one; the fallback locale's first, light before dark.
  let looks: [GalleryLook]
  /// HTML that shows the label on a web page; nil where the images are not for the web.
  let code: String?

  /// The folders of the id, such as `weather/days`; empty if it has none.
  var folder: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? "" }
  /// The id without its folders.
  var name: Substring { id.lastIndex(of: "/").map { id[id.index(after: $0)...] } ?? id[...] }

  /// A label of a web page.
  init(_ entry: WebEntry) {
    id = entry.asset.id.id
    text = entry.text
    looks = entry.renditions.map { rendition in
      GalleryLook(
        appearance: GalleryAppearance(rendition.qualifiers),
        images: rendition.images.map {
          GalleryImage(
            url: HTMLText.url($0.file.path), scale: $0.image.qualifiers.scale, pixelWidth: $0.file.pixelWidth,
            pixelHeight: $0.file.pixelHeight)
        })
    }
    code = entry.element(like: entry.renditions[0])
  }

  /// A label of any run.
  ///
  /// - Parameter images: the images with their appearances, in the order of the run; at least one.
  init(id: String, text: String, images: [(appearance: GalleryAppearance, image: GalleryImage)]) {
    self.id = id
    self.text = text
    var order: [GalleryAppearance] = []
    var groups: [GalleryAppearance: [GalleryImage]] = [:]
    for (appearance, image) in images {
      if groups[appearance] == nil { order.append(appearance) }
      groups[appearance, default: []].append(image)
    }
    looks = order.map { GalleryLook(appearance: $0, images: (groups[$0] ?? []).sorted { $0.scale < $1.scale }) }
    code = nil
  }
}

/// The images of a label that differ only in their scale.
struct GalleryLook {
  let appearance: GalleryAppearance
  /// In ascending order of scale, at least one.
  let images: [GalleryImage]
}

/// One file.
struct GalleryImage {
  /// The file as a relative URL.
  let url: String
  /// Pixels per point.
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int

  /// The size in points.
  var size: (width: Double, height: Double) { (Double(pixelWidth) / scale, Double(pixelHeight) / scale) }
  /// The scale as text, such as `2x`.
  var scaleText: String { DumpText.number(scale, places: 3) + "x" }
}

/// The appearance that a label was rendered for. What is nil is the default, or does not differ between the label's images.
struct GalleryAppearance: Hashable {
  var locale: String?
  var direction: String?
  var textSize: String?
  var isDark = false
  var hasIncreasedContrast = false
  var isWide = false

  init(_ qualifiers: AssetQualifiers) {
    locale = qualifiers.locale
    direction = qualifiers.direction?.rawValue
    textSize = qualifiers.textSize
    isDark = qualifiers.isDark
    hasIncreasedContrast = qualifiers.hasIncreasedContrast
    isWide = qualifiers.isWide
  }

  init(_ record: LabelRecord) {
    locale = record.locale
    direction = record.layoutDirection == .rightToLeft ? "rtl" : nil
    textSize = record.dynamicTypeSize.flatMap { $0 == .large ? nil : $0.rawValue }
    isDark = record.colorScheme == .dark
    hasIncreasedContrast = record.contrast == .increased
    isWide = record.colorSpace == .displayP3
  }

  /// The appearance in words, for a caption; empty for the default.
  var words: [String] {
    [
      locale, direction, textSize, isDark ? "dark" : nil, hasIncreasedContrast ? "more contrast" : nil, isWide ? "Display P3" : nil,
    ].compactMap { $0 }
  }
}
