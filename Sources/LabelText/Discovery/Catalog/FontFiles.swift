// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSystem

/// All font files that a library chooses from, and the configuration by which it does; may be used on any thread.
package struct FontFiles: Sendable {
  private let catalog: FontCatalog
  /// The files and folders that fontconfig's configuration was read from, in its order.
  package let configurationFiles: [String]

  init(_ database: FontDatabase) { self.init(database.catalog, database.configurationFiles) }

  fileprivate init(_ catalog: FontCatalog, _ configurationFiles: [String]) {
    self.catalog = catalog
    self.configurationFiles = configurationFiles
  }

  /// The files that a library with these fonts would have, without making the library.
  ///
  /// - Throws: as `FontLibrary` does.
  package init(fontFolders: [String], usesSystemFonts: Bool, catalogFile: FontCatalogFile?) throws(MachineError) {
    self.init(try FontDatabase(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts, catalogFile: catalogFile))
  }

  /// The paths of the font files, each once, sorted by their bytes.
  package var paths: [String] { (0..<catalog.fileCount).compactMap(catalog.path(ofFile:)) }

  /// Adds the path, length and time of each font file to a hash.
  package func add(to hash: inout ContentHash, _ stamps: inout PathStamps) { catalog.addFiles(to: &hash, &stamps) }
}

extension FontCatalogFile {
  /// The system's font files, if the catalogue exists and is valid; nil when fontconfig would be needed.
  package var fontFiles: FontFiles? { read().map { FontFiles($0.catalog, $0.configurationFiles) } }
}
