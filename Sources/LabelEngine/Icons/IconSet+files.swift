// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelText

extension IconSet {
  /// Creates an icon set from a folder, or from an icon font if the path has the extension of a font file.
  ///
  /// - Throws: A diagnostic for a folder that does not exist or a file that is not a usable font.
  package init(prefix: String, path: String) throws(Diagnostic) {
    let lowercasedPath = path.lowercased()
    guard Self.fontExtensions.contains(where: lowercasedPath.hasSuffix) else {
      do throws(MachineError) { self = .folder(try IconFolder(prefix: prefix, path: path)) } catch { throw Diagnostic(error) }
      return
    }
    let catalog: GlyphCatalog
    do throws(LabelError) { catalog = try GlyphCatalog(path: path) } catch { throw Diagnostic(error) }
    self = .font(
      IconFont(prefix: prefix, path: path, names: catalog.names, glyph: { catalog.glyph(named: $0) }) { glyph throws(LabelError) in
        let outline = try catalog.outline(of: glyph)
        return (outline.path, outline.box)
      })
  }

  private static let fontExtensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
}
