// SPDX-License-Identifier: MIT

package import Foundation
internal import LabelBuild
package import LabelCore
internal import LabelEngine
internal import LabelLayout
package import LabelManifest
internal import LabelViewNode

/// The part of `Documentation/Manifest.md` that lists all keys, and its images in `Examples/images/keys`.
package enum KeyPage {
  /// The page, below the package.
  package static let file = "Documentation/Manifest.md"
  /// The folder of the images, below the package.
  package static let images = "Examples/images/keys"

  /// The lines around the keys.
  private static let start = "<!-- The keys: `make record` writes them from the tables that read manifests. -->"
  private static let end = "<!-- The end of the keys. -->"

  /// The page of a package lacks a line around the keys.
  private struct NoKeys: Error, CustomStringConvertible {
    var description: String { "\(file) has no lines \(start) and \(end)" }
  }

  /// A label of the page cannot be drawn.
  private struct NoImage: Error {
    var diagnostics: [Diagnostic]
  }

  // MARK: Files

  /// Writes the keys into the page of a package.
  package static func writeText(in package: URL) throws {
    let file = package.appending(path: file)
    try updated(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes the images of a package, and removes others.
  package static func writeImages(in package: URL) throws {
    let folder = package.appending(path: images)
    try? FileManager.default.removeItem(at: folder)
    for (name, bytes) in try rendered() {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  /// A page with the keys as they are now.
  package static func updated(_ page: String) throws -> String {
    let parts = page.components(separatedBy: start)
    let rest = parts.last?.components(separatedBy: end) ?? []
    guard parts.count == 2, rest.count == 2 else { throw NoKeys() }
    return parts[0] + start + "\n\n" + text + "\n" + end + rest[1]
  }

  /// The first key of each section, and its heading.
  private static let sections = [
    "version": "The manifest", "id": "Title and icon", "font": "Font, colours and box", "numberOfLines": "Lines and shrinking",
    "textAlignment": "Paragraphs", "fallbackMetrics": "Line heights", "kern": "Characters and shadows",
    "colorScheme": "Environment and variants",
  ]

  // MARK: Text

  private static var text: String {
    let entries = KeyReference.allEntries
    var groups: [(title: String, entries: [KeyReference.Entry])] = []
    for entry in entries {
      if let title = sections[entry.key] { groups.append((title, [])) }
      groups[groups.count - 1].entries.append(entry)
    }
    let text = groups.map { group in
      let links = group.entries.map { "[`\($0.key)`](#\(anchor($0.key)))" }.joined(separator: " · ")
      return "### \(group.title)\n\n\(links)\n\n" + group.entries.map(section).joined(separator: "\n")
    }
    return text.joined(separator: "\n") + "\n" + colors
  }

  private static func section(_ entry: KeyReference.Entry) -> String {
    var lines = ["#### `\(entry.key)`", "", entry.summary.summary, "", "- Takes \(entry.values)."]
    if let text = entry.summary.defaultText { lines.append("- Default: \(text).") }
    if let column = entry.column, column.contains(".") { lines.append("- CSV column: `\(column)`.") }
    if entry.column == nil, KeyReference.labelEntries.contains(entry) { lines.append("- Not in CSV.") }
    lines.append("")
    if let example = KeyExample.of(entry.key) {
      lines += ["```yaml", example.text, "```", ""]
      if example.hasImage { lines += ["![\(entry.key)](../Examples/images/keys/\(entry.key).png)", ""] }
    }
    return lines.joined(separator: "\n")
  }

  /// The anchor of a heading that is a key in a code span.
  private static func anchor(_ key: String) -> String { key.lowercased().filter { $0.isLetter || $0.isNumber } }

  private static var colors: String {
    let rows = SystemColor.allCases.map { color in
      let cells = [ColorScheme.light, .dark].map { scheme in
        let image = color.rawValue + (scheme == .dark ? "-dark" : "")
        return "![](../Examples/images/keys/colors/\(image).png) `\(color.resolved(in: Appearance(colorScheme: scheme)).hex)`"
      }
      return "| `\(color.rawValue)` | \(cells[0]) | \(cells[1]) |"
    }
    let uiKit = InterfaceColor.allCases.map { color in
      let cells = [ColorScheme.light, .dark].map { "`\(color.color.resolvedOrClear(in: Appearance(colorScheme: $0)).hex)`" }
      return "| `\(color.rawValue)` | \(cells[0]) | \(cells[1]) |"
    }
    return """
      ### Colours

      A colour is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in quotes, or one of these names, or an object with one of them for
      `light` and one for `dark`. The names and values are Apple's; `contrast: increased` changes some of them. Other names of CSS
      are not read: the error has their digits. The [palette](#a-palette-of-colours) of a manifest has more names.

      Four functions of CSS Color 4 are read, each with an opacity after a `/` if it has one: `color(display-p3 1 0.2 0)`,
      `color(srgb 1 0.2 0 / 50%)` (also `srgb-linear`), `oklch(70% 0.2 150)` and `oklab(70% -0.1 0.1)`. Such a colour may be outside
      of sRGB. Then the nearest colour of the same lightness and hue is drawn, with the warning LK0518, unless the image is in
      [Display P3](Formats.md#colour-spaces).

      | name | light | dark |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      UIKit's names are read too: `systemRed` is `red`, and so on, and these follow the appearance like `UIColor`'s.

      | name | light | dark |
      |---|---|---|
      \(uiKit.joined(separator: "\n"))

      """
  }

  // MARK: Images

  /// The images by their path below `images`.
  package static func rendered() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for example in KeyExample.all where example.hasImage {
      files[example.key + ".png"] = try image(of: example).bytes
    }
    let labels = SystemColor.allCases.flatMap { color in
      ["light", "dark"].map { scheme in
        "- { id: \(color.rawValue)\(scheme == "dark" ? "-dark" : ""), icon: square.fill, color: \(color.rawValue), padding: 3, "
          + "background: { light: white, dark: black }, colorScheme: \(scheme) }"
      }
    }
    for (id, bytes) in try images(of: "version: 1\nlabels:\n" + labels.map { "  \($0)\n" }.joined()) { files["colors/\(id).png"] = bytes }
    return files
  }

  /// The image of an example; nil without the key for a label that cannot be rendered.
  package static func image(of example: KeyExample, withoutKey: Bool = false) throws -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let document = try manifest(of: example)
    let root = withoutKey ? document.root.removing(["labels"] + example.key.split(separator: ".").map(String.init)) : document.root
    var plan = ManifestPlan()
    plan.add(ManifestDocument(source: document.source, root: root, diagnostics: document.diagnostics))
    guard let output = plan.outputs.first else { return (nil, plan.diagnostics) }
    let renderer = try RendererPool.shared.renderer()
    do throws(RenderFailure) {
      let rendered = try renderer.render(output.job)
      return (rendered.file.bytes, plan.diagnostics)
    } catch { return (nil, plan.diagnostics + error.diagnostics) }
  }

  /// An example as a manifest with one label.
  package static func manifest(of example: KeyExample) throws -> ManifestDocument {
    let lines = example.text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = "version: 1\ndefaults: { font: Inter, padding: 8, background: \"#f4f4f6\" }\nlabels:\n  -\n\(lines)"
    let labelled = example.key == "id" ? text : text + "    id: label\n"
    return try ManifestDocument.read(Array(labelled.utf8), file: example.key, format: .yaml)
  }

  private static func images(of manifest: String) throws -> [String: [UInt8]] {
    var plan = ManifestPlan()
    plan.add(try ManifestDocument.read(Array(manifest.utf8), file: "colors", format: .yaml))
    guard plan.diagnostics.isEmpty else { throw NoImage(diagnostics: plan.diagnostics) }
    return try Dictionary(
      uniqueKeysWithValues: plan.outputs.map { ($0.id, try RendererPool.shared.renderer().render($0.job).file.bytes) })
  }
}

extension DocumentNode {
  /// The node without the value at a path of keys, in every element of its lists.
  fileprivate func removing(_ path: [String]) -> DocumentNode {
    var node = self
    switch value {
    case .list(let elements): node.value = .list(elements.map { $0.removing(path) })
    case .mapping(var entries):
      if path.count == 1 { entries.removeAll { $0.key == path[0] } }
      for index in entries.indices where path.count > 1 && entries[index].key == path[0] {
        entries[index].value = entries[index].value.removing(Array(path.dropFirst()))
      }
      node.value = .mapping(entries)
    case .null, .bool, .number, .string, .cell: break
    }
    return node
  }
}
