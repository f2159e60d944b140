// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelCore

/// The fonts that fontconfig knows on this machine, and those in folders that the user named.
///
/// Owns the configuration, and the sets hold its patterns; they leave this folder's files only as a `FontRecord` or a position.
final class FontDatabase {
  private let configuration: OpaquePointer
  private let folderFonts: FontSet
  private let systemFonts: FontSet?
  private var defaultFamilies: [String: String?] = [:]

  /// Every usable face: those of named folders, then the system's, each by path and index.
  let patterns: [FontPattern]

  /// - Throws: `.noSuchFile` or `.cannotRead` for a folder, `.library` when fontconfig cannot start.
  init(fontFolders: [String], usesSystemFonts: Bool) throws(MachineError) {
    for folder in fontFolders { try Self.checkFolder(folder) }
    // Without system fonts the configuration is still read: it knows the aliases and where caches lie.
    guard let configuration = usesSystemFonts ? FcInitLoadConfigAndFonts() : FcInitLoadConfig() else {
      throw MachineError.library(name: "fontconfig", call: "FcInitLoadConfig", status: 0, message: "no configuration")
    }
    for folder in fontFolders where FcConfigAppFontAddDir(configuration, folder) == 0 {
      FcConfigDestroy(configuration)
      throw MachineError.library(name: "fontconfig", call: "FcConfigAppFontAddDir", status: 0, message: "cannot add \(folder)")
    }
    self.configuration = configuration
    self.folderFonts = FontSet(of: configuration, FcSetApplication)
    self.systemFonts = usesSystemFonts ? FontSet(of: configuration, FcSetSystem) : nil
    self.patterns = folderFonts.patterns + (systemFonts?.patterns ?? [])
  }

  deinit { FcConfigDestroy(configuration) }

  func record(at position: Int) -> FontRecord {
    let pattern = patterns[position]
    return FontRecord(
      path: pattern.path, index: pattern.index, traits: pattern.traits, isFromFontFolder: position < folderFonts.patterns.count)
  }

  /// The faces of the family `name` in any of its languages, letter case ignored; named folders hide the system's family.
  func family(_ name: String) -> [FontRecord] {
    let positions = positions { $0.has(name, as: FC_FAMILY) }
    let inFolders = positions.filter { $0 < folderFonts.patterns.count }
    return (inFolders.isEmpty ? positions : inFolders).map(record(at:))
  }

  /// The face whose PostScript name or full name is `name`, as `UIFont(name:)` takes it.
  func face(named name: String) -> FontRecord? {
    positions { $0.has(name, as: FC_POSTSCRIPT_NAME) || $0.has(name, as: FC_FULLNAME) }.first.map(record(at:))
  }

  /// Every family, each once, in alphabetical order.
  func familyNames() -> [String] { Set(patterns.compactMap(\.family)).sorted() }

  /// The family that the machine's configuration puts behind a generic name such as "serif"; nil without any font.
  func defaultFamily(generic name: String) -> String? {
    if let known = defaultFamilies[name] { return known }
    let family = FontQuery(configuration, families: [name]).bestFamily(in: [folderFonts] + (systemFonts.map { [$0] } ?? []))
    defaultFamilies[name] = .some(family)
    return family
  }

  /// Of what kind a family is: "serif", "sans-serif" or "monospace".
  ///
  /// The machine's default of a kind is of that kind, whatever the rules say: fontconfig 2.14 takes Noto Serif for a sans-serif.
  func kind(of family: String) -> String {
    if let kind = ["serif", "monospace"].first(where: { defaultFamily(generic: $0) == family }) { return kind }
    let kinds = ["serif", "sans-serif", "monospace"]
    return FontQuery(configuration, families: [family]).families.first(where: kinds.contains) ?? "sans-serif"
  }

  /// All positions, best first for a wish: named folders before the system, and fontconfig's order within each.
  func ranking(families: [String], language: String, style: FontStyle, prefersColor: Bool) -> [Int] {
    let query = FontQuery(configuration, families: families, language: language, style: style, prefersColor: prefersColor)
    let system = systemFonts.map { query.ranking(of: $0) } ?? []
    return query.ranking(of: folderFonts) + system.map { $0 + folderFonts.patterns.count }
  }

  private func positions(where isWanted: (FontPattern) -> Bool) -> [Int] { patterns.indices.filter { isWanted(patterns[$0]) } }

  private static func checkFolder(_ path: String) throws(MachineError) {
    guard let status = FileStatus(path: path) else { throw .noSuchFile(path: path) }
    guard status.isFolder else { throw .cannotRead(path: path, reason: "it is not a folder") }
  }
}
