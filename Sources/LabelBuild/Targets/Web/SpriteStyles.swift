// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The style sheet of the sprites, with a class for every label, and the same data as JSON for games and canvases.
enum SpriteStyles {
  /// A label's class, `label-weather-rain` for `weather/rain`.
  ///
  /// - Throws: `LabelError.unusableAssetName` if no character of the id is valid in a class name.
  static func name(of id: OutputName) throws(LabelError) -> AssetName {
    let name = className(of: id)
    guard name != prefix else {
      throw .unusableAssetName(id: id.id, target: AssetKind.web.assetDescription, reason: "it has no letter and no digit")
    }
    return AssetName(leaf: name)
  }

  private static let prefix = "label-"

  /// Letters, digits and hyphens, which need no escapes in a selector (CSS Syntax Level 3, 4.2).
  static func className(of id: OutputName) -> String {
    let parts = id.id.lowercased().split { character in
      !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
    }
    return prefix + parts.joined(separator: "-")
  }

  // MARK: Style sheet

  static func text(_ sheets: [SpriteSheet]) -> String {
    var text = "/* \(AssetDocument.notice) */\n.label { display: inline-block; background-repeat: no-repeat; }\n"
    // Of rules with the same specificity the last one wins, so rules with more media conditions come later.
    let media = Dictionary(grouping: sheets) { $0.sprites.first?.rendition.mediaFeatures ?? [] }
    for (features, sheets) in media.sorted(by: { ($0.key.count, $0.key.joined()) < ($1.key.count, $1.key.joined()) }) {
      let indent = features.isEmpty ? "" : "  "
      let rules = sheets.flatMap { Self.rules($0, indent: indent) }.joined()
      text += features.isEmpty ? rules : "@media \(features.joined(separator: " and ")) {\n\(rules)}\n"
    }
    return text
  }

  private static func rules(_ sheet: SpriteSheet, indent: String) -> [String] {
    guard let first = sheet.images.first else { return [] }
    let selectors = sheet.sprites.map { selector($0.entry.asset.id, sheet.qualifiers) }
    let choices = sheet.images.map { "url(\"\(HTMLText.url($0.path))\") \($0.scaleText)x" }.joined(separator: ", ")
    let image =
      "background-image: url(\"\(HTMLText.url(first.path))\"); background-image: image-set(\(choices)); "
      + "background-size: \(sheet.width)px \(sheet.height)px;"
    return ["\(indent)\(selectors.joined(separator: ",\n\(indent)")) { \(image) }\n"]
      + zip(selectors, sheet.sprites).map { selector, sprite in
        "\(indent)\(selector) { width: \(DumpText.number(sprite.width))px; height: \(DumpText.number(sprite.height))px; "
          + "background-position: \(-sprite.x)px \(-sprite.y)px; }\n"
      }
  }

  private static func selector(_ id: OutputName, _ qualifiers: AssetQualifiers) -> String {
    let language = qualifiers.locale.map { ":lang(\($0))" } ?? ""
    return (qualifiers.direction == .rightToLeft ? "[dir=\"rtl\"] " : "") + ".\(className(of: id))\(language)"
  }

  // MARK: JSON

  static func json(_ sheets: [SpriteSheet]) -> String {
    (["version": 1, "sheets": .array(sheets.map(json))] as JSONValue).text(.document)
  }

  private static func json(_ sheet: SpriteSheet) -> JSONValue {
    let qualifiers = sheet.qualifiers
    var json: JSONValue = [:]
    json["locale"] = qualifiers.locale?.json
    json["direction"] = qualifiers.direction?.rawValue.json
    if qualifiers.isDark { json["colorScheme"] = "dark" }
    if qualifiers.hasIncreasedContrast { json["contrast"] = "increased" }
    if qualifiers.isWide { json["colorSpace"] = "display-p3" }
    json["size"] = [sheet.width.json, sheet.height.json]
    json["images"] = .object(sheet.images.map { .init($0.scaleText + "x", $0.path.description.json) })
    json["frames"] = .object(
      sheet.sprites.map { .init($0.entry.asset.id.id, [$0.x.json, $0.y.json, $0.width.json, $0.height.json]) })
    return json
  }
}
