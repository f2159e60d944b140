// SPDX-License-Identifier: MIT

package import LabelCore

/// All files with fonts that a library chooses among; for any thread.
package struct FontFiles: Sendable {
  private let catalog: FontCatalog

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  /// The files of a library with some fonts, without a library.
  ///
  /// - Throws: as `FontLibrary` does.
  package init(fontFolders: [String], usesSystemFonts: Bool, catalogFile: FontCatalogFile?) throws(MachineError) {
    let database = try FontDatabase(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts, catalogFile: catalogFile)
    self.init(database.catalog)
  }

  /// Each once, in alphabetical order of their bytes.
  package var paths: [String] { (0..<catalog.fileCount).compactMap(catalog.path(ofFile:)) }
}

extension FontCatalogFile {
  /// The system's font files, if the catalogue is there and true; nil when fontconfig would have to be asked.
  package var fontFiles: FontFiles? { read().map { FontFiles($0.catalog) } }
}
