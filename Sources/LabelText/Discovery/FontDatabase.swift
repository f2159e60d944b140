// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The fonts of this machine, and those in folders that the user named.
///
/// Names are looked up in a catalogue, which a former run may have left in a file. Fontconfig's own configuration takes longer to load than a
/// label to draw, and so it is loaded only when the file is not there or no longer true, and when a character needs another font.
final class FontDatabase {
  let catalog: FontCatalog
  /// How many of its faces come from folders that the user named; they stand first.
  private let folderCount: Int
  private var loaded: FontConfiguration?
  private let knownFallbacks: () -> FallbackFile?
  /// What fallbacks former runs found; nil without a catalogue of theirs.
  private(set) lazy var fallbacks: FallbackFile? = knownFallbacks()
  private lazy var defaultFamilies = catalog.defaultFamilies

  /// - Parameter catalogFile: where the catalogue of the system's fonts lies between runs; nil for nowhere.
  /// - Throws: `.noSuchFile` or `.cannotRead` for a folder, `.library` when fontconfig cannot start.
  init(fontFolders: [String], usesSystemFonts: Bool, catalogFile: FontCatalogFile? = nil) throws(MachineError) {
    for folder in fontFolders { try Self.checkFolder(folder) }
    // Folders of one's own are small and change often.
    let file = fontFolders.isEmpty && usesSystemFonts ? catalogFile : nil
    if let file, let (catalog, checksum) = file.read() {
      self.catalog = catalog
      folderCount = 0
      knownFallbacks = { FallbackFile(path: file.path + "-fallbacks", catalog: checksum, faceCount: catalog.indices.count) }
      return
    }
    let start = FileStamp.now
    let configuration = try FontConfiguration(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts)
    let generics = file == nil ? [] : FontLibrary.genericFamilies.sorted()
    catalog = FontCatalog(configuration.patterns, defaultFamilies: generics.map { ($0, configuration.defaultFamily(generic: $0)) })
    folderCount = configuration.folderCount
    loaded = configuration
    knownFallbacks = { nil }
    file?.write(catalog, of: configuration, loadedAt: start)
  }

  /// Fontconfig, loaded when it is asked for first; nil when it cannot start, and then there are no fallbacks.
  var configuration: FontConfiguration? {
    if loaded == nil { loaded = try? FontConfiguration() }
    return loaded
  }

  var hasLoadedConfiguration: Bool { loaded != nil }

  /// The faces of the family `name` in any of its languages, letter case ignored; named folders hide the system's family.
  func family(_ name: String) -> [FontRecord] {
    let positions = catalog.positions(named: name, as: [.family])
    let inFolders = positions.filter { $0 < folderCount }
    return (inFolders.isEmpty ? positions : inFolders).compactMap(record(at:))
  }

  /// The face whose PostScript name or full name is `name`, as `UIFont(name:)` takes it.
  func face(named name: String) -> FontRecord? { catalog.positions(named: name, as: [.postScript, .full]).first.flatMap(record(at:)) }

  /// Every family, each once, in alphabetical order.
  func familyNames() -> [String] { Set(catalog.indices.compactMap { catalog[$0]?.family }).sorted() }

  /// The family that the machine's configuration puts behind a generic name such as "serif"; nil without any font.
  func defaultFamily(generic name: String) -> String? {
    if let known = defaultFamilies[name] { return known }
    let family = configuration?.defaultFamily(generic: name)
    defaultFamilies[name] = .some(family)
    return family
  }

  /// Of what kind a family is: "serif", "sans-serif" or "monospace".
  ///
  /// The machine's default of a kind is of that kind, whatever the rules say: fontconfig 2.14 takes Noto Serif for a sans-serif.
  func kind(of family: String) -> String {
    if let kind = ["serif", "monospace"].first(where: { defaultFamily(generic: $0) == family }) { return kind }
    let kinds = ["serif", "sans-serif", "monospace"]
    return configuration?.families(for: family).first(where: kinds.contains) ?? "sans-serif"
  }

  /// A face of the catalogue; nil where that describes none.
  func record(at position: Int) -> FontRecord? {
    catalog[position].map { face in
      FontRecord(path: face.path, index: face.index, traits: face.traits, isFromFontFolder: position < folderCount)
    }
  }

  private static func checkFolder(_ path: String) throws(MachineError) {
    guard let status = try? Stat(path) else { throw .noSuchFile(path: path) }
    guard status.type == .directory else { throw .cannotRead(path: path, reason: "it is not a folder") }
  }
}
