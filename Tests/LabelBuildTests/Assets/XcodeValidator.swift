// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Finds what Xcode's asset catalogue compiler would reject or ignore, by the Asset Catalog Format Reference and, for appearances and
/// locales, by the files that Xcode writes.
enum XcodeValidator {
  static func errors(in tree: AssetTree, catalog: String) -> [String] {
    var errors: [String] = []
    for folder in tree.folders.filter({ $0 == catalog || $0.hasPrefix(catalog + "/") }).sorted() {
      guard let contents = tree.object("\(folder)/Contents.json") else {
        errors.append("\(folder): no Contents.json, or none that is an object")
        continue
      }
      let found =
        info(contents)
        + (folder.hasSuffix(".imageset") ? imageSet(contents, tree, folder) : group(contents, folder, isRoot: folder == catalog))
      errors += found.map { "\(folder): \($0)" }
    }
    return errors
  }

  private static func info(_ contents: [String: Any]) -> [String] {
    guard let info = contents["info"] as? [String: Any] else { return ["no info"] }
    return (info["version"] as? Int == 1 ? [] : ["version is not 1"]) + (info["author"] is String ? [] : ["no author"])
  }

  private static func group(_ contents: [String: Any], _ folder: String, isRoot: Bool) -> [String] {
    var errors = unknown(contents, ["info", "properties"]) + unknown(contents["properties"], ["provides-namespace"])
    let name = folder.split(separator: "/").last ?? ""
    if !isRoot, name.contains(".") { errors.append("a group's name has a period") }
    if let value = (contents["properties"] as? [String: Any])?["provides-namespace"], !(value is Bool) { errors.append("no boolean") }
    return errors
  }

  private static func imageSet(_ contents: [String: Any], _ tree: AssetTree, _ folder: String) -> [String] {
    var errors = unknown(contents, ["info", "images", "properties"])
    let properties = contents["properties"] as? [String: Any] ?? [:]
    errors += unknown(properties, ["template-rendering-intent", "localizable", "preserves-vector-representation", "compression-type"])
    if let intent = properties["template-rendering-intent"], !["template", "original"].contains(intent as? String) {
      errors.append("an unknown rendering intent")
    }
    guard let images = contents["images"] as? [[String: Any]], !images.isEmpty else { return errors + ["no images"] }
    for image in images { errors += self.image(image, tree, folder) }
    let isLocalized = images.contains { $0["locale"] != nil }
    if isLocalized != (properties["localizable"] as? Bool ?? false) { errors.append("localizable and the locales disagree") }
    let slots = images.map(slot)
    if Set(slots).count != slots.count { errors.append("two images for one slot") }
    if !images.contains(where: { $0["appearances"] == nil && $0["locale"] == nil }) { errors.append("no image for everything else") }
    let named = Set(images.compactMap { $0["filename"] as? String })
    errors += tree.files(in: folder).filter { $0 != "Contents.json" && !named.contains($0) }.map { "\($0) is not listed" }
    return errors + sizes(images, tree, folder)
  }

  private static func image(_ image: [String: Any], _ tree: AssetTree, _ folder: String) -> [String] {
    var errors = unknown(image, ["filename", "idiom", "scale", "appearances", "locale", "language-direction", "display-gamut"])
    if !["universal", "iphone", "ipad", "mac", "tv", "watch", "car"].contains(image["idiom"] as? String) { errors.append("no idiom") }
    if !["1x", "2x", "3x"].contains(image["scale"] as? String) { errors.append("no scale") }
    if let direction = image["language-direction"], !["left-to-right", "right-to-left"].contains(direction as? String) {
      errors.append("no direction")
    }
    if let gamut = image["display-gamut"], !["sRGB", "display-P3"].contains(gamut as? String) { errors.append("no gamut") }
    for appearance in image["appearances"] as? [[String: String]] ?? [] {
      let known = [
        ["appearance": "luminosity", "value": "dark"], ["appearance": "luminosity", "value": "light"],
        ["appearance": "contrast", "value": "high"],
      ]
      if !known.contains(appearance) { errors.append("an unknown appearance") }
    }
    guard let file = image["filename"] as? String, PNGSize(tree["\(folder)/\(file)"] ?? []) != nil else {
      return errors + ["a file that is missing or not a PNG"]
    }
    return errors
  }

  /// The properties by which Xcode chooses an image.
  private static func slot(_ image: [String: Any]) -> String {
    let appearances = (image["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }.sorted()
    let values = [image["idiom"], image["scale"], image["locale"], image["language-direction"], image["display-gamut"]]
    return values.map { $0 as? String ?? "" }.joined(separator: "|")
      + appearances.joined(separator: "+")
  }

  /// Checks that an image at 2x has twice the pixels of that at 1x, except for rounding.
  private static func sizes(_ images: [[String: Any]], _ tree: AssetTree, _ folder: String) -> [String] {
    let points = Dictionary(grouping: images) { image in
      var rest = image
      rest["scale"] = nil
      return slot(rest)
    }
    return points.values.compactMap { images in
      let widths = images.compactMap { image -> Double? in
        guard let size = PNGSize(tree["\(folder)/\(image["filename"] as? String ?? "")"] ?? []), let text = image["scale"] as? String,
          let scale = Double(text.dropLast())
        else { return nil }
        return Double(size.width) / scale
      }
      return (widths.max() ?? 0) - (widths.min() ?? 0) <= 2 ? nil : "scales of different images"
    }
  }

  private static func unknown(_ object: Any?, _ keys: Set<String>) -> [String] {
    ((object as? [String: Any])?.keys.filter { !keys.contains($0) } ?? []).map { "an unknown key \($0)" }
  }
}
