// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// `index.json`: the data that a build tool or a server needs to show a label.
enum WebIndex {
  private static let path = "index.json"

  static func text(_ entries: [WebEntry], _ sheets: [SpriteSheet]) throws(LabelError) -> String {
    var labels: [JSONValue.Member] = []
    var files: [JSONValue.Member] = []
    for entry in entries {
      labels.append(.init(entry.asset.id.id, label(entry)))
      for (image, file) in entry.asset.images {
        files.append(.init(try WebAssets.path(of: image.id, image.qualifiers, image.format).description, .string(file.path.description)))
      }
    }
    let root: JSONValue = .object([
      .init("version", 1), .init("labels", .object(labels)), .init("files", .object(files.sorted { $0.name < $1.name })),
      .init("sprites", .array(sheets.flatMap { $0.images.map { .string($0.path.description) } })),
    ])
    return root.document
  }

  private static func label(_ entry: WebEntry) -> JSONValue {
    .object([
      .init("title", entry.asset.title.map { .string($0) } ?? .null), .init("class", .string(SpriteStyles.className(of: entry.asset.id))),
      .init("html", .string(entry.element(like: entry.renditions[0]))), .init("renditions", .array(entry.renditions.map(rendition))),
    ])
  }

  private static func rendition(_ rendition: WebRendition) -> JSONValue {
    let qualifiers = rendition.qualifiers
    var members: [JSONValue.Member] = []
    if let locale = qualifiers.locale { members.append(.init("locale", .string(locale))) }
    if let direction = qualifiers.direction { members.append(.init("direction", .string(direction.rawValue))) }
    if !rendition.mediaFeatures.isEmpty { members.append(.init("media", .string(rendition.mediaFeatures.joined(separator: " and ")))) }
    let size = rendition.size
    var box: [JSONValue.Member] = []
    if let insets = rendition.insets {
      let value: JSONValue = .object([
        .init("top", .number(insets.top)), .init("left", .number(insets.left)), .init("bottom", .number(insets.bottom)),
        .init("right", .number(insets.right)),
      ])
      box.append(.init("insets", value))
    }
    return .object(
      members + [
        .init("width", .number(size.width)), .init("height", .number(size.height)), .init("src", .string(rendition.src)),
        .init("srcset", .string(rendition.srcset)),
      ] + sources(of: rendition) + box)
  }

  /// The images in other formats than PNG, the smallest first.
  private static func sources(of rendition: WebRendition) -> [JSONValue.Member] {
    let sources = rendition.alternatives.map { alternative -> JSONValue in
      .object([
        .init("type", .string(alternative.format.mediaType)), .init("srcset", .string(WebRendition.srcset(of: alternative.images))),
      ])
    }
    return sources.isEmpty ? [] : [.init("sources", .array(sources))]
  }

  /// The previous run's file names, by their names without a hash; empty if there is no index or it was not written by LabelKit.
  static func previousNames(in folder: OutputFolder) -> [OutputPath: OutputPath] {
    var names: [OutputPath: OutputPath] = [:]
    for entry in previousIndex(in: folder)?["files"]?.entries ?? [] {
      guard let planned = try? OutputPath(entry.key), let file = entry.value.text.flatMap({ try? OutputPath($0) }) else { continue }
      names[planned] = file
    }
    return names
  }

  /// The sprite sheets of the previous run.
  static func previousSprites(in folder: OutputFolder) -> [OutputPath] {
    (previousIndex(in: folder)?["sprites"]?.elements ?? []).compactMap { $0.text.flatMap { try? OutputPath($0) } }
  }

  private static func previousIndex(in folder: OutputFolder) -> DocumentNode? {
    guard let path = try? OutputPath(path), let bytes = folder.contents(of: path, limit: 256 << 20),
      let source = try? SourceText(file: path.description, bytes: bytes, format: .json)
    else { return nil }
    return try? JSONReader.read(source).root
  }
}
