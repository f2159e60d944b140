// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText

/// The cached list of the machine's fonts, and the cached fallbacks beside it.
enum CatalogFuzzing {
  /// What the bytes after the first one stand for.
  private enum Part: UInt8 {
    /// The tables of a list that depends on no file.
    case tables = 1
    /// The entries of fallbacks.
    case fallbacks
    /// The files that a list depends on, and its tables.
    case list
  }

  /// The checksum of the list that the fallbacks belong to.
  private static let checksum: UInt64 = 7

  /// Reads the bytes as both files. The first byte says which of their parts the others are: then they get the title, the checksum and the
  /// environment that belong before it, which no mutation finds. Any other first byte makes them a whole file.
  static func file(_ bytes: [UInt8]) {
    ScratchFolder.withFile("fonts", bytes) { path in
      let rest = Array(bytes.dropFirst())
      let environment = Array(FontSources.environment.utf8) + [0]
      switch bytes.first.flatMap(Part.init) {
      case .tables: ChecksummedFile.replace(path, title: FontCatalogFile.title, body: environment + number(.min) + noFiles + noFiles + rest)
      case .fallbacks: ChecksummedFile.replace(path, title: FallbackCacheFile.title, body: number(Int(checksum)) + rest)
      case .list: ChecksummedFile.replace(path, title: FontCatalogFile.title, body: environment + rest)
      case nil: break
      }
      _ = FallbackCacheFile(path: path, catalog: checksum, faceCount: 4)
      choose(from: FontCatalogFile(path: path))
    }
  }

  private static func choose(from file: FontCatalogFile) {
    // Without a valid list, the machine's fonts would be listed each time.
    guard let files = file.fontFiles, let library = try? FontLibrary(svgGlyphs: SVGGlyphDocument.self, catalogFile: file) else { return }
    _ = files.paths
    _ = library.faces()
    for family in library.families().prefix(3) + ["Box", "nothing"] {
      for weight in [FontWeight.light, .black] {
        _ = try? library.font(for: FontRequest(family: .named(family), size: 12, weight: weight))
      }
    }
  }

  /// The number of files in a list, of four bytes.
  private static let noFiles: [UInt8] = [0, 0, 0, 0]

  private static func number(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
}
