// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelText

extension IconSet {
  /// The set of a folder or, where the path ends like a font's, of an icon font.
  ///
  /// - Throws: a diagnostic for a folder that does not exist and a file that is no usable font.
  package init(prefix: String, path: String) throws(Diagnostic) {
    let ending = path.lowercased()
    guard Self.fontEndings.contains(where: ending.hasSuffix) else {
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

  private static let fontEndings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
}
