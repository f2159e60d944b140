// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest

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
    var documents = [try AssetDocument("\(catalog)/Contents.json", XcodeJSON.text(["info": info]))]
    for group in groups(of: assets) {
      let contents: JSONValue = ["info": info, "properties": ["provides-namespace": true]]
      documents.append(try AssetDocument("\(catalog)/\(group)/Contents.json", XcodeJSON.text(contents)))
    }
    for asset in assets {
      documents.append(try AssetDocument("\(catalog)/\(asset.id.id).imageset/Contents.json", XcodeJSON.text(contents(of: asset))))
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
    var members: [JSONValue.Member] = [
      .init("images", .array(asset.images.map { image($0.file, $0.image.qualifiers, $0.image.format) })), .init("info", info),
    ]
    var properties: [JSONValue.Member] = []
    if asset.images.contains(where: { $0.image.qualifiers.locale != nil }) { properties.append(.init("localizable", true)) }
    if asset.images.contains(where: { $0.image.format.isVector }) { properties.append(.init("preserves-vector-representation", true)) }
    if let mode = asset.renderingMode { properties.append(.init("template-rendering-intent", .string(mode.rawValue))) }
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    return .object(members)
  }

  private static func image(_ file: AssetImage.File, _ qualifiers: AssetQualifiers, _ format: OutputFormat) -> JSONValue {
    var appearances: [JSONValue] = []
    if qualifiers.isDark { appearances.append(["appearance": "luminosity", "value": "dark"]) }
    if qualifiers.hasIncreasedContrast { appearances.append(["appearance": "contrast", "value": "high"]) }
    var members: [JSONValue.Member] = [
      .init("filename", .string(file.path.components[file.path.components.count - 1])), .init("idiom", "universal"),
    ]
    if !format.isVector { members.append(.init("scale", .string(qualifiers.scaleText + "x"))) }
    let insets = file.insets
    if insets != .zero {
      members.append(
        .init(
          "alignment-insets",
          [
            "top": .number(Double(insets.top)), "left": .number(Double(insets.left)), "bottom": .number(Double(insets.bottom)),
            "right": .number(Double(insets.right)),
          ]))
    }
    if !appearances.isEmpty { members.append(.init("appearances", .array(appearances))) }
    if let locale = qualifiers.locale { members.append(.init("locale", .string(locale))) }
    switch qualifiers.direction {
    case .leftToRight?: members.append(.init("language-direction", "left-to-right"))
    case .rightToLeft?: members.append(.init("language-direction", "right-to-left"))
    case nil: break
    }
    return .object(members)
  }
}
