// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelCore

/// The fonts that fontconfig knows on this machine, and those in folders that the user named.
///
/// Owns the configuration. Patterns are the configuration's own and live as long as it; they leave this folder's files only as a
/// `FontRecord` or as a position in `patterns`.
final class FontDatabase {
  /// The configuration, for substitution and sorting.
  let configuration: OpaquePointer
  /// Every usable face, those of named folders first, then by path and index: the order in which ties are settled.
  let patterns: [FontPattern]
  /// How many of `patterns`, from the front, come from named folders.
  let folderPatternCount: Int

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
    let fromFolders = Self.usablePatterns(of: configuration, FcSetApplication)
    self.configuration = configuration
    self.patterns = fromFolders + (usesSystemFonts ? Self.usablePatterns(of: configuration, FcSetSystem) : [])
    self.folderPatternCount = fromFolders.count
  }

  deinit { FcConfigDestroy(configuration) }

  var isEmpty: Bool { patterns.isEmpty }

  func record(at position: Int) -> FontRecord {
    let pattern = patterns[position]
    return FontRecord(
      path: pattern.path, index: pattern.index, traits: pattern.traits, isFromFontFolder: position < folderPatternCount)
  }

  /// The faces of the family `name` in any of its languages, letter case ignored; named folders hide the system's family.
  func family(_ name: String) -> [FontRecord] {
    let positions = positions { $0.has(name, as: FC_FAMILY) }
    let inFolders = positions.filter { $0 < folderPatternCount }
    return (inFolders.isEmpty ? positions : inFolders).map(record(at:))
  }

  /// The face whose PostScript name or full name is `name`, as `UIFont(name:)` takes it.
  func face(named name: String) -> FontRecord? {
    positions { $0.has(name, as: FC_POSTSCRIPT_NAME) || $0.has(name, as: FC_FULLNAME) }.first.map(record(at:))
  }

  /// The family that the machine's configuration puts behind a generic name such as "serif"; nil without any font.
  func defaultFamily(generic name: String) -> String? {
    var query = FontQuery(families: [name], language: "en")
    return query.sorted(in: self, patterns.indices).first.flatMap { patterns[$0].family }
  }

  /// The machine's default family of the kind (serif, sans-serif, monospace) that `family` is of.
  func defaultFamily(like family: String) -> String? {
    var query = FontQuery(families: [family], language: "en")
    return defaultFamily(generic: query.generic(in: self))
  }

  /// Every family, each once, in alphabetical order.
  func familyNames() -> [String] { Set(patterns.compactMap(\.family)).sorted() }

  private func positions(where isWanted: (FontPattern) -> Bool) -> [Int] { patterns.indices.filter { isWanted(patterns[$0]) } }

  private static func checkFolder(_ path: String) throws(MachineError) {
    guard let status = FileStatus(path: path) else { throw .noSuchFile(path: path) }
    guard status.isFolder else { throw .cannotRead(path: path, reason: "it is not a folder") }
  }

  private static func usablePatterns(of configuration: OpaquePointer, _ set: FcSetName) -> [FontPattern] {
    guard let fonts = FcConfigGetFonts(configuration, set)?.pointee, let first = fonts.fonts else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { first[$0].map(FontPattern.init) }.filter(\.isUsable).sorted()
  }
}
