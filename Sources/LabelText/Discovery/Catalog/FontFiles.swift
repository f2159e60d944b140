// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

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

  /// The paths of the fonts, each once, sorted by their bytes.
  package var paths: [String] { (0..<catalog.fileCount).compactMap(catalog.path(ofFile:)) }

  /// The fonts in some folders. Their paths begin with the folders as they are given, which may be relative to the working directory.
  package func paths(in folders: [String]) -> [String] {
    // Fontconfig makes the paths of folders absolute, and leaves links as they are.
    let here = (try? FilePath(".").withoutLinks()) ?? "/"
    let prefixes = folders.map { here.pushing(FilePath($0)).lexicallyNormalized().string + "/" }
    return paths.compactMap { path in
      guard let index = prefixes.firstIndex(where: path.hasPrefix) else { return nil }
      return FilePath(folders[index]).appending(String(path.dropFirst(prefixes[index].count))).string
    }
  }
}

extension FontCatalogFile {
  /// The system's font files, if the catalogue exists and is valid; nil when fontconfig would be needed.
  package var fontFiles: FontFiles? { read().map { FontFiles($0.catalog, $0.configurationFiles) } }
}
