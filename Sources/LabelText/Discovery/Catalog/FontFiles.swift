// SPDX-License-Identifier: MIT

package import LabelCore

/// All font files that a library chooses from; may be used on any thread.
package struct FontFiles: Sendable {
  private let catalog: FontCatalog

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  /// The files that a library with these fonts would have, without making the library.
  ///
  /// - Throws: as `FontLibrary` does.
  package init(fontFolders: [String], usesSystemFonts: Bool, catalogFile: FontCatalogFile?) throws(MachineError) {
    let database = try FontDatabase(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts, catalogFile: catalogFile)
    self.init(database.catalog)
  }

  /// The paths, each once, sorted by their bytes.
  package var paths: [String] { (0..<catalog.fileCount).compactMap(catalog.path(ofFile:)) }
}

extension FontCatalogFile {
  /// The system's font files, if the catalogue exists and is valid; nil when fontconfig would be needed.
  package var fontFiles: FontFiles? { read().map { FontFiles($0.catalog) } }
}
