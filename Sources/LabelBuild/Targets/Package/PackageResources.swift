// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Resources of a Swift package: `weather-rain-dark@2x.png`, all in one folder, as a package's bundle holds them.
///
/// The build plugin foresees these names (`Plugins/LabelKitPlugin/OutputNames.swift`), as SwiftPM wants to know them before a build.
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
