// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
package import LabelText

extension FontLibrary {
  /// Reads the font configuration for some resources. Glyphs of SVG documents are drawn as icons are.
  ///
  /// - Parameter catalogFile: A cache file for the list of the system's fonts; nil for none.
  /// - Throws: As the initialiser that names the reader of SVG documents.
  package convenience init(_ resources: Resources, catalogFile: FontCatalogFile? = nil) throws(MachineError) {
    try self.init(
      svgGlyphs: SVGGlyphDocument.self, fontFolders: resources.fontFolders, usesSystemFonts: resources.usesSystemFonts,
      catalogFile: catalogFile)
  }
}
