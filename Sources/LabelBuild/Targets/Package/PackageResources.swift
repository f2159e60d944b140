// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Resources of a Swift package: `weather-rain-dark@2x.png`, all in one folder, because a package's bundle is flat.
///
/// SwiftPM has to know these names before a build, so the build plugin asks for them with `--dry-run`.
enum PackageResources {
  static func path(of id: OutputName, _ qualifiers: AssetQualifiers) throws(LabelError) -> OutputPath {
    try OutputPath(stem(of: id) + qualifiers.suffix + qualifiers.scaleSuffix + ".png")
  }

  static func stem(of id: OutputName) -> String { id.path.components.joined(separator: "-") }

  /// The Swift file of accessors.
  static func documents(_ assets: [Asset], name: String) throws(LabelError) -> [AssetDocument] {
    [try AssetDocument("\(name).swift", PackageAccessors.file(assets, type: name))]
  }
}
