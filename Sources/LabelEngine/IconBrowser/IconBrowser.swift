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
    var icons: [String] = []
    var diagnostics: [Diagnostic] = []
    let groups = IconSheet.groups(of: names)
    for (group, icon) in groups.enumerated().flatMap({ index, group in group.names.map { (index, $0) } }) {
      do throws(LabelError) {
        let drawing = try outlines.members(of: renderer.icon(named: icon), renderer)
        icons.append(object(icon, group: group, drawing, isGenerated: renderer.icons.isGenerated(icon)))
      } catch { diagnostics.append(Diagnostic(error)) }
    }
    let data = [
      "groups": JSONText.array(groups.map { JSONText.string($0.title) }),
      "paths": JSONText.array(outlines.paths.map { JSONText.string($0) }),
      "weights": IconBrowserOutlines.weights, "shares": outlines.lineRatios, "units": outlines.units,
      "options": JSONText.object(options.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }),
      "icons": "[\n" + icons.joined(separator: ",\n") + "\n]",
    ]
    let json = JSONText.object(data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    // In a script element, `</` would end the script and `<!--` would change how it is parsed.
    let safe = json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).map { Substring($0) }
      .joined(separator: "\\u003C")
    return Page(html: EmbeddedFiles.iconsHTML(data: safe), count: icons.count, diagnostics: diagnostics)
  }

  private static func object(_ name: String, group: Int, _ drawing: [(name: String, value: String)], isGenerated: Bool) -> String {
    let keywords = IconKeywords.builtIn.of(name)
    return JSONText.object(
      [("n", JSONText.string(name)), ("c", String(group)), ("k", JSONText.string(keywords.joined(separator: " ")))]
        + [("v", String(IconKeywords.builtIn.variantCount(of: name)))] + (isGenerated ? [("g", "1")] : []) + drawing)
  }
}
