// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelViewNode

/// An asset catalogue: `Labels.xcassets/weather/rain.imageset/rain@2x.png`.
///
/// Folders are groups that provide a namespace, so that an image's name is its label's id.
enum XcodeCatalog {
  static func path(
    of id: OutputName, _ qualifiers: AssetQualifiers, catalog: String, _ format: OutputFormat
  ) throws(LabelError) -> OutputPath {
    let file = id.path.components[id.path.components.count - 1]
    return try OutputPath("\(catalog).xcassets/\(id.id).imageset/\(file)\(qualifiers.suffix)\(qualifiers.scaleSuffix).\(format.rawValue)")
  }

  /// Every `Contents.json` of the catalogue, and the Swift file of names.
  static func documents(_ assets: [Asset], name: String) throws(LabelError) -> [AssetDocument] {
    let catalog = "\(name).xcassets"
    var documents = [try AssetDocument("\(catalog)/Contents.json", (["info": info] as JSONValue).text(.xcode))]
    for group in groups(of: assets) {
      let contents: JSONValue = ["info": info, "properties": ["provides-namespace": true]]
      documents.append(try AssetDocument("\(catalog)/\(group)/Contents.json", contents.text(.xcode)))
    }
    for asset in assets {
      documents.append(try AssetDocument("\(catalog)/\(asset.id.id).imageset/Contents.json", contents(of: asset).text(.xcode)))
    }
    return documents + [try AssetDocument("\(name).swift", SwiftNames.file(assets, type: name))]
  }

  private static let info: JSONValue = ["author": "labelkit", "version": 1]

  /// All folders, including ones that contain only folders.
  private static func groups(of assets: [Asset]) -> [String] {
    let folders = assets.flatMap { asset in
      let parts = asset.id.path.components.dropLast()
      return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
    return Set(folders).sorted()
  }

  private static func contents(of asset: Asset) -> JSONValue {
    var json: JSONValue = ["images": .array(asset.images.map { image($0.file, $0.image.qualifiers, $0.image.format) }), "info": info]
    var properties: JSONValue = [:]
    if asset.images.contains(where: { $0.image.qualifiers.locale != nil }) { properties["localizable"] = true }
    if asset.images.contains(where: { $0.image.format.isVector }) { properties["preserves-vector-representation"] = true }
    properties["template-rendering-intent"] = asset.renderingMode?.rawValue.json
    if !properties.members.isEmpty { json["properties"] = properties }
    return json
  }

  private static func image(_ file: AssetImage.File, _ qualifiers: AssetQualifiers, _ format: OutputFormat) -> JSONValue {
    var appearances: [JSONValue] = []
    if qualifiers.isDark { appearances.append(["appearance": "luminosity", "value": "dark"]) }
    if qualifiers.hasIncreasedContrast { appearances.append(["appearance": "contrast", "value": "high"]) }
    var json: JSONValue = ["filename": file.path.components[file.path.components.count - 1].json, "idiom": "universal"]
    if !format.isVector { json["scale"] = (qualifiers.scaleText + "x").json }
    if file.insets != .zero { json["alignment-insets"] = file.insets.json }
    if !appearances.isEmpty { json["appearances"] = .array(appearances) }
    if qualifiers.hasSeveralColorSpaces { json["display-gamut"] = qualifiers.isWide ? "display-P3" : "sRGB" }
    json["locale"] = qualifiers.locale?.json
    json["language-direction"] = qualifiers.direction.map { $0 == .leftToRight ? "left-to-right" : "right-to-left" }
    return json
  }
}
