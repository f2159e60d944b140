// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout

/// All icons of a registry as one HTML page with a search, which needs no network and no other files.
///
/// The page has the outlines of the icons and draws those that are on the screen, in any weight and mode, by the rules of `IconGlyph`.
package struct IconBrowser {
  /// The page, and the icons that are not in it because their files cannot be used.
  package struct Page {
    package var html: String
    package var count: Int
    package var diagnostics: [Diagnostic]
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - names: The names of the icons, in any order. The page shows them by category.
  ///   - options: The options of the command line that name the icon sets, by prefix, for the commands that the page gives.
  package static func page(of names: [String], options: [String: String] = [:], _ renderer: Renderer) -> Page {
    var outlines = IconBrowserOutlines()
    var icons: [JSONValue] = []
    var diagnostics: [Diagnostic] = []
    let groups = IconSheet.groups(of: names)
    for (group, icon) in groups.enumerated().flatMap({ index, group in group.names.map { (index, $0) } }) {
      do throws(LabelError) {
        let drawing = try outlines.members(of: renderer.icon(named: icon), renderer)
        icons.append(object(icon, group: group, drawing, isGenerated: renderer.icons.isGenerated(icon)))
      } catch { diagnostics.append(Diagnostic(error)) }
    }
    let data: JSONValue = [
      "groups": groups.map(\.title).json, "icons": icons.json,
      "options": .object(options.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) }), "paths": outlines.paths.json,
      "shares": outlines.lineRatios, "units": outlines.units, "weights": IconBrowserOutlines.weights,
    ]
    let html = EmbeddedFiles.iconsHTML(data: data.text(.script.rows("icons", beginLine: false)))
    return Page(html: html, count: icons.count, diagnostics: diagnostics)
  }

  private static func object(_ name: String, group: Int, _ drawing: JSONValue, isGenerated: Bool) -> JSONValue {
    var json: JSONValue = [
      "n": name.json, "c": group.json, "k": IconKeywords.builtIn.of(name).joined(separator: " ").json,
      "v": IconKeywords.builtIn.variantCount(of: name).json,
    ]
    if isGenerated { json["g"] = 1 }
    return json.adding(drawing)
  }
}
