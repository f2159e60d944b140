// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelText

extension FontLibrary {
  /// The fonts as a renderer has them: with the reader of SVG glyphs.
  convenience init(
    fontFolders: [String] = [], usesSystemFonts: Bool = true, catalogFile: FontCatalogFile? = nil
  ) throws(MachineError) {
    try self.init(
      svgGlyphs: SVGGlyphDocument.self, fontFolders: fontFolders, usesSystemFonts: usesSystemFonts, catalogFile: catalogFile)
  }
}
