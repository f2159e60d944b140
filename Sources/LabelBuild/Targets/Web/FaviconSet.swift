// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelPNG
internal import LabelSystem

/// The documents for favicons: `favicon.ico`, the web app manifest, and the lines for a page's head.
enum FaviconSet {
  static let documentNames = ["favicon.ico", "site.webmanifest", "favicons.html"]

  /// The documents; empty if a favicon file was not rendered.
  ///
  /// - Throws: an error if an image cannot be read.
  static func documents(
    _ rendered: Set<OutputPath>, name: String, theme: FaviconTheme, in folder: OutputFolder
  ) throws(Diagnostic) -> [AssetDocument] {
    // A file that failed has a diagnostic of its own, and documents that name it would be wrong.
    guard FaviconFile.all.allSatisfy({ file in rendered.contains { $0.description == file.name } }) else { return [] }
    var icon = WindowsIcon()
    for file in FaviconFile.ofIcon {
      guard let path = rendered.first(where: { $0.description == file.name }), let bytes = folder.contents(of: path, limit: 1 << 20) else {
        throw Diagnostic(MachineError.cannotRead(path: file.name, reason: "it was removed or changed during the run"))
      }
      do throws(PNGError) { try icon.add(side: file.fit.side, png: bytes) } catch {
        throw Diagnostic(MachineError.cannotRead(path: file.name, reason: error.reason))
      }
    }
    do throws(LabelError) {
      return [
        try AssetDocument("favicon.ico", bytes: icon.bytes), try AssetDocument("site.webmanifest", manifest(name, theme)),
        try AssetDocument("favicons.html", head(theme)),
      ]
    } catch { throw Diagnostic(error) }
  }

  private static func manifest(_ name: String, _ theme: FaviconTheme) -> String {
    func icons(_ stem: String, _ purpose: String) -> [JSONValue] {
      FaviconFile.sides.map { side in
        [
          "src": "\(stem)-\(side).png".json, "sizes": "\(side)x\(side)".json, "type": "image/png", "purpose": purpose.json,
        ]
      }
    }
    var json: JSONValue = ["name": name.json, "icons": .array(icons("icon", "any") + icons("icon-maskable", "maskable"))]
    json["theme_color"] = theme.light?.json
    json["background_color"] = theme.light?.json
    return json.text(.document)
  }

  private static func head(_ theme: FaviconTheme) -> String {
    """
    <link rel="icon" href="favicon.ico" sizes="48x48">
    <link rel="icon" href="favicon-16x16.png" sizes="16x16" type="image/png">
    <link rel="icon" href="favicon-32x32.png" sizes="32x32" type="image/png">
    <link rel="apple-touch-icon" href="apple-touch-icon.png">
    <link rel="manifest" href="site.webmanifest">

    """ + theme.elements
  }
}
