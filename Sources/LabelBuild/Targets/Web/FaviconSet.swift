// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelPNG
internal import LabelSystem

/// The documents for favicons: `favicon.ico`, the web app manifest, and the lines for a page's head.
struct FaviconSet {
  var theme: FaviconTheme
  /// The name of the site.
  var title: String
  /// The path with which links begin.
  var folder: String

  static let documentNames = ["favicon.ico", "site.webmanifest", "favicons.html"]

  /// The documents; empty if a favicon file was not rendered.
  ///
  /// - Throws: an error if an image cannot be read.
  func documents(_ rendered: Set<OutputPath>, in folder: OutputFolder) throws(Diagnostic) -> [AssetDocument] {
    // A file that failed has a diagnostic of its own, and documents that name it would be wrong.
    guard FaviconFile.all.allSatisfy({ file in rendered.contains { $0.description == file.name } }) else { return [] }
    var icon = WindowsIcon()
    for file in FaviconFile.ofIcon {
      guard let path = rendered.first(where: { $0.description == file.name }), let bytes = folder.contents(of: path, limit: 1 << 20) else {
        throw Diagnostic(MachineError.cannotRead(path: file.name, reason: "it was removed or changed during the run"))
      }
      do throws(PNGError) { try icon.add(side: file.side, png: bytes) } catch {
        throw Diagnostic(MachineError.cannotRead(path: file.name, reason: error.reason))
      }
    }
    do throws(LabelError) {
      return [
        try AssetDocument("favicon.ico", bytes: icon.bytes), try AssetDocument("site.webmanifest", manifest(in: folder)),
        try AssetDocument("favicons.html", head(hasVector: rendered.contains { $0.description == FaviconFile.vector.name })),
      ]
    } catch { throw Diagnostic(error) }
  }

  /// The web app manifest. Keys of an existing one that are not written here stay, and so do its first page and its display.
  private func manifest(in folder: OutputFolder) -> String {
    func icons(_ stem: String, _ purpose: String) -> [JSONValue] {
      FaviconFile.sides.map { side in
        [
          "src": "\(stem)-\(side).png".json, "sizes": "\(side)x\(side)".json, "type": "image/png", "purpose": purpose.json,
        ]
      }
    }
    // Without a first page and a display of its own a site cannot be installed.
    var json: JSONValue = [
      "name": title.json, "start_url": "/", "display": "standalone",
      "icons": .array(icons("icon", "any") + icons("icon-maskable", "maskable")),
    ]
    json["theme_color"] = theme.light?.json
    json["background_color"] = theme.light?.json
    for entry in existing(in: folder) where ["start_url", "display"].contains(entry.key) || json[entry.key] == nil {
      json[entry.key] = entry.value.json
    }
    return json.text(.document)
  }

  /// The keys of the manifest that is there; none if it cannot be read.
  private func existing(in folder: OutputFolder) -> [DocumentNode.Entry] {
    guard let path = try? OutputPath("site.webmanifest"), let bytes = folder.contents(of: path, limit: 1 << 20),
      let source = try? SourceText(file: "site.webmanifest", bytes: bytes, format: "JSON")
    else { return [] }
    return (try? JSONReader.read(source))?.root.entries.filter { !["theme_color", "background_color"].contains($0.key) } ?? []
  }

  private func head(hasVector: Bool) -> String {
    func link(_ relation: String, _ file: String, _ attributes: String = "") -> String {
      let path = folder + (folder.isEmpty || folder.hasSuffix("/") ? "" : "/") + file
      return "<link rel=\"\(relation)\" href=\"\(HTMLText.escaped(path))\"\(attributes)>\n"
    }
    return link("icon", "favicon.ico", " sizes=\"48x48\"")
      + (hasVector ? link("icon", FaviconFile.vector.name, " sizes=\"any\" type=\"image/svg+xml\"") : "")
      + link("icon", "favicon-16x16.png", " sizes=\"16x16\" type=\"image/png\"")
      + link("icon", "favicon-32x32.png", " sizes=\"32x32\" type=\"image/png\"")
      + link("apple-touch-icon", "apple-touch-icon.png") + link("manifest", "site.webmanifest") + theme.elements
  }
}
