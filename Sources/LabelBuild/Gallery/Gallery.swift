// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelSystem
internal import LabelViewNode
internal import SystemPackage

/// The images of a run, collected for a page that shows them all.
struct Gallery {
  /// A page with more images would be slow to open. The others are counted.
  static let maximumImages = 20_000

  /// The maximum number of a title's characters on the page, which repeats them for each image of the label.
  private static let maximumText = 1000

  /// The page's title.
  private let title: String
  /// From the page's folder to the output folder, as a relative URL with a slash at its end; empty if they are the same.
  private let base: String
  private var order: [String] = []
  private var labels: [String: Entry] = [:]
  private var count = 0

  private struct Entry {
    var text: String
    var images: [(appearance: GalleryAppearance, image: GalleryImage)] = []
  }

  /// Creates an empty gallery.
  ///
  /// - Parameters:
  ///   - file: the path of the page.
  ///   - folder: the output folder.
  init(file: String, folder: String, title: String) {
    self.title = title
    base = Self.relativeURL(from: FilePath(file).folder, to: FilePath(folder))
  }

  /// Adds the image of a result; does nothing for one without an image.
  mutating func add(_ result: RunResult) {
    guard result.status == .written || result.status == .unchanged, let id = result.id, let path = result.outputPath, let job = result.job,
      result.pixelWidth > 0, job.format.isOnPages
    else { return }
    count += 1
    guard count <= Self.maximumImages else { return }
    let record = job.label.record
    let image = GalleryImage(
      url: base + HTMLText.url(path), scale: record.renderEnvironment().scale, pixelWidth: result.pixelWidth,
      pixelHeight: result.pixelHeight)
    if labels[id] == nil {
      order.append(id)
      let title = record.plainTitle ?? id
      let start = title.prefix(Self.maximumText)
      labels[id] = Entry(text: start.endIndex == title.endIndex ? title : start + "…")
    }
    labels[id]?.images.append((GalleryAppearance(record), image))
  }

  /// The page.
  var page: String {
    GalleryPage.text(
      order.compactMap { id in labels[id].map { GalleryLabel(id: id, text: $0.text, images: $0.images) } }, title: title,
      missing: max(0, count - Self.maximumImages))
  }

  /// A path from one folder to another, which both may be relative to the working directory.
  private static func relativeURL(from page: FilePath, to folder: FilePath) -> String {
    let (from, to) = (absolute(page), absolute(folder))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map { HTMLText.url($0) }
    return parts.map { $0 + "/" }.joined()
  }

  /// The components of the absolute path, with links resolved as far as the folders exist.
  private static func absolute(_ path: FilePath) -> [String] {
    let real = (try? path.withoutLinks()) ?? path
    let whole = real.isAbsolute ? real : ((try? FilePath(".").withoutLinks()) ?? "/").pushing(real)
    return whole.lexicallyNormalized().components.map(\.string)
  }
}

extension OutputKind {
  /// The page of a gallery, by its colours.
  static let gallery = OutputKind("a gallery of LabelKit", headLength: 4096) { head in
    head.starts(with: "<!DOCTYPE html>".utf8) && String(decoding: head, as: UTF8.self).contains(GalleryPage.marker)
  }
}
