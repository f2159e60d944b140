// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Finds errors in generated web files: broken links, sprites outside their sheets, markup that is not well-formed.
enum WebValidator {
  static func errors(in tree: AssetTree) -> [String] {
    html("index.html", tree) + styles("sprites.css", tree) + index(tree) + sprites(tree) + favicons(tree)
  }

  // MARK: HTML

  /// Elements that have no end tag (HTML Living Standard, 13.1.2).
  private static let void: Set<String> = ["meta", "img", "input", "source", "link", "br"]

  static func html(_ path: String, _ tree: AssetTree) -> [String] {
    var errors: [String] = []
    var text = tree.text(path)[...]
    if path == "index.html", !text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") {
      errors.append("\(path): no doctype, or no language")
    }
    text = text.drop { $0 != "\n" }
    var open: [String] = []
    while let start = text.firstIndex(of: "<") {
      text = text[start...]
      if let last = open.last, ["style", "script"].contains(last), !text.hasPrefix("</\(last)>") {
        text = text.dropFirst()
        continue
      }
      if let end = text.prefixMatch(of: /<\/([a-z0-9]+)>/) {
        if open.popLast() != String(end.1) { errors.append("\(path): </\(end.1)> closes nothing") }
        text = text[end.range.upperBound...]
      } else if let tag = text.prefixMatch(of: /<([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>/) {
        if !void.contains(String(tag.1)) { open.append(String(tag.1)) }
        errors += links(String(tag.2), tree).map { "\(path): \($0)" }
        text = text[tag.range.upperBound...]
      } else {
        return errors + ["\(path): not markup: \(text.prefix(40))"]
      }
    }
    return errors + open.map { "\(path): <\($0)> is not closed" }
  }

  /// The errors in the links of attributes.
  private static func links(_ attributes: String, _ tree: AssetTree) -> [String] {
    var errors: [String] = []
    for match in attributes.matches(of: /(src|srcset|href|alt)="([^"]*)"/) {
      let value = String(match.2)
      switch match.1 {
      // A place on the page itself.
      case "href" where value.hasPrefix("#"): break
      // Those of favicons begin at the root of the site.
      case "src", "href":
        if tree[decoded(value.hasPrefix("/") ? String(value.dropFirst()) : value)] == nil { errors.append("\(value) is a broken link") }
      case "srcset":
        let candidates = value.split(separator: ",").map { $0.split(separator: " ") }
        for candidate in candidates
        where candidate.count != 2 || tree[decoded(String(candidate[0]))] == nil || candidate[1].wholeMatch(of: /\d+(\.\d+)?x/) == nil {
          errors.append("invalid candidate: \(candidate.joined(separator: " "))")
        }
        if Set(candidates.compactMap(\.last)).count != candidates.count { errors.append("two candidates of one density") }
      default: break
      }
    }
    return errors
  }

  private static func decoded(_ url: String) -> String { url.removingPercentEncoding ?? "" }

  // MARK: CSS

  static func styles(_ path: String, _ tree: AssetTree) -> [String] {
    let text = tree.text(path)
    var errors: [String] = []
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
      if depth < 0 || depth > 2 { errors.append("\(path): braces") }
    }
    if depth != 0 { errors.append("\(path): a brace is not closed") }
    for match in text.matches(of: /url\("([^"]*)"\)/) where tree[decoded(String(match.1))] == nil {
      errors.append("\(path): \(match.1) is a broken link")
    }
    for rule in text.split(separator: "}") {
      guard let brace = rule.lastIndex(of: "{") else { continue }
      for declaration in rule[rule.index(after: brace)...].split(separator: ";") {
        let isBlank = declaration.allSatisfy(\.isWhitespace)
        if !isBlank, declaration.wholeMatch(of: /\s*[a-z-]+: [^:;]+(:?[^;]*)/) == nil {
          errors.append("\(path): invalid declaration: \(declaration)")
        }
      }
    }
    return errors
  }

  // MARK: JSON

  private static func index(_ tree: AssetTree) -> [String] {
    guard let index = tree.object("index.json"), index["version"] as? Int == 1, let labels = index["labels"] as? [String: [String: Any]],
      let files = index["files"] as? [String: String]
    else { return ["index.json: invalid"] }
    var errors: [String] = []
    for (name, file) in files {
      let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
      if tree[file] == nil { errors.append("\(file) does not exist") }
      if !file.hasPrefix(stem + "."), file != name { errors.append("\(file) is no version of \(name)") }
      if file.wholeMatch(of: /.*\.[0-9a-f]{10}\.png/) == nil { errors.append("\(file) has no hash") }
    }
    for (id, label) in labels {
      let renditions = label["renditions"] as? [[String: Any]] ?? []
      if renditions.isEmpty { errors.append("\(id): no renditions") }
      for rendition in renditions {
        let source = rendition["src"] as? String ?? ""
        if tree[decoded(source)] == nil { errors.append("\(id): \(source) is a broken link") }
      }
    }
    return errors
  }

  private static func sprites(_ tree: AssetTree) -> [String] {
    guard let root = tree.object("sprites.json"), let sheets = root["sheets"] as? [[String: Any]] else {
      return ["sprites.json: invalid"]
    }
    var errors: [String] = []
    for sheet in sheets {
      let size = sheet["size"] as? [Double] ?? []
      let frames = (sheet["frames"] as? [String: [Double]] ?? [:]).sorted { $0.key < $1.key }
      guard size.count == 2, !frames.isEmpty, frames.allSatisfy({ $0.value.count == 4 }) else {
        errors.append("a sheet without size or frames")
        continue
      }
      for (id, frame) in frames where frame[0] < 0 || frame[1] < 0 || frame[0] + frame[2] > size[0] || frame[1] + frame[3] > size[1] {
        errors.append("\(id) leaves its sheet")
      }
      for (index, one) in frames.enumerated() {
        for other in frames[(index + 1)...] where overlap(one.value, other.value) { errors.append("\(one.key) covers \(other.key)") }
      }
      for (word, path) in sheet["images"] as? [String: String] ?? [:] {
        let png = PNGSize(tree[path] ?? [])
        let scale = Double(word.dropLast()) ?? 0
        if png?.width != Int((size[0] * scale).rounded(.up)) || png?.height != Int((size[1] * scale).rounded(.up)) {
          errors.append("\(path) has another size")
        }
      }
    }
    return errors
  }

  private static func overlap(_ a: [Double], _ b: [Double]) -> Bool {
    a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
  }

  // MARK: Favicons

  private static func favicons(_ tree: AssetTree) -> [String] {
    guard let icon = tree["favicon.ico"] else { return [] }
    var errors = html("favicons.html", tree)
    for (name, side) in [
      ("favicon-16x16.png", 16), ("favicon-32x32.png", 32), ("favicon-48x48.png", 48), ("apple-touch-icon.png", 180), ("icon-192.png", 192),
      ("icon-512.png", 512), ("icon-maskable-192.png", 192), ("icon-maskable-512.png", 512),
    ] {
      let size = PNGSize(tree[name] ?? [])
      if size?.width != side || size?.height != side { errors.append("\(name): not \(side) px") }
    }
    func number(_ offset: Int, _ bytes: Int) -> Int { (0..<bytes).reduce(0) { $0 | Int(icon[offset + $1]) << (8 * $1) } }
    guard icon.count > 54, number(0, 2) == 0, number(2, 2) == 1, number(4, 2) == 3 else {
      return errors + ["favicon.ico: no three icons"]
    }
    for entry in [6, 22, 38] {
      let (length, offset) = (number(entry + 8, 4), number(entry + 12, 4))
      guard offset + length <= icon.count, length > 40 else {
        errors.append("favicon.ico: an entry is outside of the file")
        continue
      }
      // BITMAPINFOHEADER: its length, the width, twice the height, the planes and the bits of a pixel.
      let side = number(entry, 1)
      let (rows, mask) = (side * side * 4, (side + 31) / 32 * 4 * side)
      if number(offset, 4) != 40 || number(offset + 4, 4) != side || number(offset + 8, 4) != 2 * side || number(offset + 14, 2) != 32
        || number(entry + 6, 2) != 32 || length != 40 + rows + mask
      {
        errors.append("favicon.ico: the bitmap of \(side) px")
      }
    }
    let manifest = tree.object("site.webmanifest")
    for icon in manifest?["icons"] as? [[String: String]] ?? [[:]] where tree[icon["src"] ?? ""] == nil {
      errors.append("site.webmanifest: \(icon) is a broken link")
    }
    return errors
  }
}
