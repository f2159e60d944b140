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
        files.append(.init(try WebAssets.path(of: image.id, image.qualifiers, image.format).description, file.path.description.json))
      }
    }
    let root: JSONValue = [
      "version": 1, "labels": .object(labels), "files": .object(files.sorted { $0.name < $1.name }),
      "sprites": sheets.flatMap(\.images).map(\.path.description).json,
    ]
    return root.text(.document)
  }

  private static func label(_ entry: WebEntry) -> JSONValue {
    [
      "title": entry.asset.title.json, "class": SpriteStyles.className(of: entry.asset.id).json,
      "html": entry.element(like: entry.renditions[0]).json, "renditions": .array(entry.renditions.map(rendition)),
    ]
  }

  private static func rendition(_ rendition: WebRendition) -> JSONValue {
    let qualifiers = rendition.qualifiers
    var json: JSONValue = [:]
    json["locale"] = qualifiers.locale?.json
    json["direction"] = qualifiers.direction?.rawValue.json
    if !rendition.mediaFeatures.isEmpty { json["media"] = rendition.mediaFeatures.joined(separator: " and ").json }
    json["width"] = rendition.size.width.json
    json["height"] = rendition.size.height.json
    json["src"] = rendition.src.json
    json["srcset"] = rendition.srcset.json
    // The images in other formats than PNG, the smallest first.
    let sources = rendition.alternatives.map { alternative -> JSONValue in
      ["type": alternative.format.mediaType.json, "srcset": WebRendition.srcset(of: alternative.images).json]
    }
    if !sources.isEmpty { json["sources"] = .array(sources) }
    if let insets = rendition.insets {
      json["insets"] = ["top": insets.top.json, "left": insets.left.json, "bottom": insets.bottom.json, "right": insets.right.json]
    }
    return json
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
