// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Flutter's assets: `assets/weather/rain.png`, and beside it `2.0x/rain.png` and `3.0x/rain.png`, among which Flutter chooses by the
/// screen's density. Everything else that varies is a part of the name, as in `rain-dark.png`: Flutter knows no other variants.
enum FlutterAssets {
  static func path(of id: OutputName, _ qualifiers: AssetQualifiers) throws(LabelError) -> OutputPath {
    let parts = id.path.components
    let folder = (["assets"] + parts.dropLast()).joined(separator: "/")
    let density = qualifiers.scale == 1 ? "" : densityFolder(qualifiers.scale) + "/"
    return try OutputPath("\(folder)/\(density)\(parts[parts.count - 1])\(qualifiers.suffix).png")
  }

  /// `2.0x`, `1.5x`.
  private static func densityFolder(_ scale: Double) -> String {
    let word = DumpText.number(scale, places: 3)
    return word.contains(".") ? word + "x" : word + ".0x"
  }

  /// Whether Flutter would take a folder for that of a density (`AssetImage`'s documentation).
  static func isDensity(_ folder: String) -> Bool { folder.hasSuffix("x") && Double(folder.dropLast()) != nil }

  /// The Dart file of names, and what belongs under `flutter:` in pubspec.yaml.
  static func documents(_ assets: [Asset], name: String) throws(LabelError) -> [AssetDocument] {
    [
      try AssetDocument("lib/\(DartNames.fileName(name)).dart", DartNames.file(assets, type: name)),
      try AssetDocument("pubspec-assets.yaml", fragment(assets)),
    ]
  }

  /// The path that code names a picture by, whatever its density.
  static func key(of id: OutputName, _ qualifiers: AssetQualifiers) -> String { "assets/\(id.id)\(qualifiers.suffix).png" }

  /// Folders, which bring along all files in them and their densities; a file that has no picture at 1x by its own name, as Flutter
  /// does not find it in its folder.
  private static func fragment(_ assets: [Asset]) -> String {
    var lines: Set<String> = []
    for asset in assets {
      for (qualifiers, pictures) in Dictionary(grouping: asset.pictures, by: { $0.picture.qualifiers.withoutScale }) {
        let key = key(of: asset.id, qualifiers)
        let isWhole = pictures.contains { $0.picture.qualifiers.scale == 1 }
        lines.insert(isWhole ? String(key[...(key.lastIndex(of: "/") ?? key.startIndex)]) : key)
      }
    }
    let list = lines.sorted().map { "    - \(JSONText.string($0))\n" }.joined()
    return "# \(AssetDocument.notice)\n# Copy this into pubspec.yaml.\nflutter:\n  assets:\(list.isEmpty ? " []" : "")\n\(list)"
  }
}
