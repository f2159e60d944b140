// SPDX-License-Identifier: MIT

import Foundation

/// What Xcode's asset catalogue compiler would refuse or ignore, by the Asset Catalog Format Reference and, for appearances and
/// locales, by what Xcode itself writes.
enum XcodeValidator {
  static func problems(_ tree: AssetTree, catalog: String) -> [String] {
    var problems: [String] = []
    for folder in tree.folders.filter({ $0 == catalog || $0.hasPrefix(catalog + "/") }).sorted() {
      guard let contents = tree.object("\(folder)/Contents.json") else {
        problems.append("\(folder): no Contents.json, or none that is an object")
        continue
      }
      let found =
        info(contents)
        + (folder.hasSuffix(".imageset") ? imageSet(contents, tree, folder) : group(contents, folder, isRoot: folder == catalog))
      problems += found.map { "\(folder): \($0)" }
    }
    return problems
  }

  private static func info(_ contents: [String: Any]) -> [String] {
    guard let info = contents["info"] as? [String: Any] else { return ["no info"] }
    return (info["version"] as? Int == 1 ? [] : ["version is not 1"]) + (info["author"] is String ? [] : ["no author"])
  }

  private static func group(_ contents: [String: Any], _ folder: String, isRoot: Bool) -> [String] {
    var problems = unknown(contents, ["info", "properties"]) + unknown(contents["properties"], ["provides-namespace"])
    let name = folder.split(separator: "/").last ?? ""
    if !isRoot, name.contains(".") { problems.append("a group's name has a period") }
    if let value = (contents["properties"] as? [String: Any])?["provides-namespace"], !(value is Bool) { problems.append("no boolean") }
    return problems
  }

  private static func imageSet(_ contents: [String: Any], _ tree: AssetTree, _ folder: String) -> [String] {
    var problems = unknown(contents, ["info", "images", "properties"])
    let properties = contents["properties"] as? [String: Any] ?? [:]
    problems += unknown(properties, ["template-rendering-intent", "localizable", "preserves-vector-representation", "compression-type"])
    if let intent = properties["template-rendering-intent"], !["template", "original"].contains(intent as? String) {
      problems.append("an unknown rendering intent")
    }
    guard let images = contents["images"] as? [[String: Any]], !images.isEmpty else { return problems + ["no images"] }
    for image in images { problems += self.image(image, tree, folder) }
    let isLocalized = images.contains { $0["locale"] != nil }
    if isLocalized != (properties["localizable"] as? Bool ?? false) { problems.append("localizable and the locales disagree") }
    let places = images.map(place)
    if Set(places).count != places.count { problems.append("two images for one place") }
    if !images.contains(where: { $0["appearances"] == nil && $0["locale"] == nil }) { problems.append("no image for everything else") }
    let named = Set(images.compactMap { $0["filename"] as? String })
    problems += tree.files(in: folder).filter { $0 != "Contents.json" && !named.contains($0) }.map { "\($0) is not listed" }
    return problems + sizes(images, tree, folder)
  }

  private static func image(_ image: [String: Any], _ tree: AssetTree, _ folder: String) -> [String] {
    var problems = unknown(image, ["filename", "idiom", "scale", "appearances", "locale", "language-direction"])
    if !["universal", "iphone", "ipad", "mac", "tv", "watch", "car"].contains(image["idiom"] as? String) { problems.append("no idiom") }
    if !["1x", "2x", "3x"].contains(image["scale"] as? String) { problems.append("no scale") }
    if let direction = image["language-direction"], !["left-to-right", "right-to-left"].contains(direction as? String) {
      problems.append("no direction")
    }
    for appearance in image["appearances"] as? [[String: String]] ?? [] {
      let known = [
        ["appearance": "luminosity", "value": "dark"], ["appearance": "luminosity", "value": "light"],
        ["appearance": "contrast", "value": "high"],
      ]
      if !known.contains(appearance) { problems.append("an unknown appearance") }
    }
    guard let file = image["filename"] as? String, PNGSize(tree["\(folder)/\(file)"] ?? []) != nil else {
      return problems + ["a file that is no PNG, or none"]
    }
    return problems
  }

  /// What Xcode chooses by.
  private static func place(_ image: [String: Any]) -> String {
    let appearances = (image["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }.sorted()
    return [image["idiom"], image["scale"], image["locale"], image["language-direction"]].map { $0 as? String ?? "" }.joined(separator: "|")
      + appearances.joined(separator: "+")
  }

  /// A picture at 2x has twice the pixels of that at 1x, but for rounding.
  private static func sizes(_ images: [[String: Any]], _ tree: AssetTree, _ folder: String) -> [String] {
    let points = Dictionary(grouping: images) { image in
      var rest = image
      rest["scale"] = nil
      return place(rest)
    }
    return points.values.compactMap { images in
      let widths = images.compactMap { image -> Double? in
        guard let size = PNGSize(tree["\(folder)/\(image["filename"] as? String ?? "")"] ?? []), let word = image["scale"] as? String,
          let scale = Double(word.dropLast())
        else { return nil }
        return Double(size.width) / scale
      }
      return (widths.max() ?? 0) - (widths.min() ?? 0) <= 2 ? nil : "scales that are of different pictures"
    }
  }

  private static func unknown(_ object: Any?, _ keys: Set<String>) -> [String] {
    ((object as? [String: Any])?.keys.filter { !keys.contains($0) } ?? []).map { "an unknown key \($0)" }
  }
}
