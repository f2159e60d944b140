// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The fonts of this machine, and those in folders that the user named.
///
/// Names are looked up in a catalogue, which a previous run may have left in a file. Loading fontconfig's own configuration takes longer
/// than drawing a label, so it is loaded only when the file is missing or out of date, and when a character needs another font.
package final class FontDatabase {
  let catalog: FontCatalog
  /// The files and folders that fontconfig's configuration was read from.
  let configurationFiles: [String]
  /// The number of faces from folders that the user named; they come first.
  private let folderCount: Int
  private var loaded: FontConfiguration?
  private let openFallbackCacheFile: () -> FallbackCacheFile?
  /// The fallbacks that previous runs found; nil without a catalogue file of a previous run.
  private(set) lazy var fallbackCacheFile: FallbackCacheFile? = openFallbackCacheFile()
  /// The time before the fonts were listed: `FileStamp.now`.
  let start = FileStamp.now
  private lazy var defaultFamilies = catalog.defaultFamilies

  /// - Parameter catalogFile: the file that keeps the catalogue of the system's fonts between runs; nil for none.
  /// - Throws: `.noSuchFile` or `.cannotRead` for a folder, `.library` when fontconfig cannot start.
  init(fontFolders: [String], usesSystemFonts: Bool, catalogFile: FontCatalogFile? = nil) throws(MachineError) {
    for folder in fontFolders { try FontFolder.check(folder) }
    // The user's own folders are small and change often, so they are not cached.
    let file = fontFolders.isEmpty && usesSystemFonts ? catalogFile : nil
    if let file, let contents = file.read() {
      catalog = contents.catalog
      configurationFiles = contents.configurationFiles
      folderCount = 0
      openFallbackCacheFile = {
        FallbackCacheFile(path: file.path + "-fallbacks", catalog: contents.checksum, faceCount: contents.catalog.indices.count)
      }
      return
    }
    let configuration = try FontConfiguration(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts)
    let generics = file == nil ? [] : FontLibrary.genericFamilies.sorted()
    catalog = FontCatalog(configuration.patterns, defaultFamilies: generics.map { ($0, configuration.defaultFamily(generic: $0)) })
    configurationFiles = configuration.configurationFiles
    folderCount = configuration.folderCount
    loaded = configuration
    openFallbackCacheFile = { nil }
    file?.write(catalog, of: configuration, loadedAt: start)
  }

  /// Fontconfig's configuration, loaded on first use; nil when fontconfig cannot start, and then there are no fallbacks.
  var configuration: FontConfiguration? {
    if loaded == nil { loaded = try? FontConfiguration() }
    return loaded
  }

  /// Whether fontconfig's own configuration was loaded, which takes longer than drawing a label.
  package var hasLoadedConfiguration: Bool { loaded != nil }

  /// The faces of the family `name` in any of its languages, ignoring case; named folders hide the system's family.
  func family(_ name: String) -> [FontRecord] { records(of: catalog.positions(named: name, as: [.family])) }

  /// The faces of a family, or the face, whose name differs from `name` only in spaces and hyphens.
  func records(spelledLike name: String) -> [FontRecord] {
    let family = records(of: catalog.positions(spelledLike: name, as: [.family]))
    return family.isEmpty ? Array(records(of: catalog.positions(spelledLike: name, as: [.postScript, .full])).prefix(1)) : family
  }

  private func records(of positions: [Int]) -> [FontRecord] {
    let inFolders = positions.filter { $0 < folderCount }
    return (inFolders.isEmpty ? positions : inFolders).compactMap(record(at:))
  }

  /// The face whose PostScript name or full name is `name`, as in `UIFont(name:)`.
  func face(named name: String) -> FontRecord? { catalog.positions(named: name, as: [.postScript, .full]).first.flatMap(record(at:)) }

  /// Every family, each once, in alphabetical order.
  func familyNames() -> [String] { Set(catalog.indices.compactMap { catalog[$0]?.family }).sorted() }

  /// The family that the machine's configuration uses for a generic name such as "serif"; nil without any font.
  func defaultFamily(generic name: String) -> String? {
    if let cached = defaultFamilies[name] { return cached }
    let family = configuration?.defaultFamily(generic: name)
    defaultFamilies[name] = .some(family)
    return family
  }

  /// The kind of a family: "serif", "sans-serif" or "monospace".
  ///
  /// The machine's default family of a kind counts as that kind even if the rules disagree: fontconfig 2.14 classifies Noto Serif as
  /// sans-serif.
  func kind(of family: String) -> String {
    if let kind = ["serif", "monospace"].first(where: { defaultFamily(generic: $0) == family }) { return kind }
    let kinds = ["serif", "sans-serif", "monospace"]
    return configuration?.families(for: family).first(where: kinds.contains) ?? "sans-serif"
  }

  /// A face of the catalogue; nil when its entry is invalid.
  func record(at position: Int) -> FontRecord? {
    catalog[position].map { face in
      FontRecord(path: face.path, index: face.index, traits: face.traits, isFromFontFolder: position < folderCount)
    }
  }
}
