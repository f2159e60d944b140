// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Flutter's assets: `assets/weather/rain.png`, and next to it `2.0x/rain.png` and `3.0x/rain.png`, among which Flutter chooses by the
/// screen's density. Flutter has no other variants, so all other qualifiers are part of the name, as in `rain-dark.png`.
enum FlutterAssets {
  static func path(of id: OutputName, _ qualifiers: AssetQualifiers) throws(LabelError) -> OutputPath {
    let parts = id.path.components
    let folder = (["assets"] + parts.dropLast()).joined(separator: "/")
    let density = qualifiers.scale == 1 ? "" : densityFolder(qualifiers.scale) + "/"
    return try OutputPath("\(folder)/\(density)\(parts[parts.count - 1])\(qualifiers.suffix).png")
  }

  /// `2.0x`, `1.5x`.
  private static func densityFolder(_ scale: Double) -> String {
    let number = DumpText.number(scale, places: 3)
    return number.contains(".") ? number + "x" : number + ".0x"
  }

  /// Whether Flutter reads a folder's name as a density (`AssetImage`'s documentation).
  static func isDensity(_ folder: String) -> Bool { folder.hasSuffix("x") && Double(folder.dropLast()) != nil }

  /// The Dart file of names, and the lines for `flutter:` in pubspec.yaml.
  static func documents(_ assets: [Asset], name: String) throws(LabelError) -> [AssetDocument] {
    [
      try AssetDocument("lib/\(DartNames.fileName(name)).dart", DartNames.file(assets, type: name)),
      try AssetDocument("pubspec-assets.yaml", fragment(assets)),
    ]
  }

  /// The asset key of an image, which is the same for all densities.
  static func key(of id: OutputName, _ qualifiers: AssetQualifiers) -> String { "assets/\(id.id)\(qualifiers.suffix).png" }

  /// The lines for pubspec.yaml. A folder includes all its files with their densities. An image without a 1x file is listed by its own path,
  /// because Flutter does not find it through the folder.
  private static func fragment(_ assets: [Asset]) -> String {
    var lines: Set<String> = []
    for asset in assets {
      for (qualifiers, images) in Dictionary(grouping: asset.images, by: { $0.image.qualifiers.withoutScale }) {
        let key = key(of: asset.id, qualifiers)
        let hasBaseScale = images.contains { $0.image.qualifiers.scale == 1 }
        lines.insert(hasBaseScale ? String(key[...(key.lastIndex(of: "/") ?? key.startIndex)]) : key)
      }
    }
    let list = lines.sorted().map { "    - \($0.json.line)\n" }.joined()
    return "# \(AssetDocument.notice)\n# Copy this into pubspec.yaml.\nflutter:\n  assets:\(list.isEmpty ? " []" : "")\n\(list)"
  }
}
