// SPDX-License-Identifier: MIT

internal import CFontconfig
package import LabelCore
internal import LabelSettings
internal import LabelSystem
internal import Synchronization

/// Fontconfig's rules and fonts: those of this machine, and those in folders that the user named.
///
/// Owns the configuration; the font sets own its patterns. Outside the files of this folder a face is a `FontRecord` or a position.
package final class FontConfiguration {
  private let configuration: OpaquePointer
  private let folderFonts: FontSet
  private let systemFonts: FontSet?

  /// Every usable face: those of named folders first, then the system's, each sorted by path and index.
  package let patterns: [FontPattern]

  /// The number of patterns from named folders.
  var folderCount: Int { folderFonts.patterns.count }

  /// Loads the rules and lists the fonts.
  ///
  /// - Parameters:
  ///   - fontFolders: The folders that the user named.
  ///   - usesSystemFonts: Whether the fonts of the machine are listed too.
  /// - Throws: `.library` when fontconfig cannot start.
  package init(fontFolders: [String] = [], usesSystemFonts: Bool = true) throws(MachineError) {
    let configuration = try Self.loading.withLock { (_) throws(MachineError) in try Self.load(fontFolders, usesSystemFonts) }
    self.configuration = configuration
    self.folderFonts = FontSet(of: configuration, FcSetApplication)
    self.systemFonts = usesSystemFonts ? FontSet(of: configuration, FcSetSystem) : nil
    self.patterns = folderFonts.patterns + (systemFonts?.patterns ?? [])
  }

  deinit { FcConfigDestroy(configuration) }

  /// A lock for the time in which fontconfig reads font folders and writes its cache. When two threads do so at once, both make the cache's
  /// folder, and the slower one prints to standard error that there is no folder to write to.
  private static let loading = Mutex(())

  private static func load(_ fontFolders: [String], _ usesSystemFonts: Bool) throws(MachineError) -> OpaquePointer {
    // Without system fonts the configuration is still needed: it has the aliases and the paths of the caches.
    guard let configuration = usesSystemFonts ? FcInitLoadConfigAndFonts() : FcInitLoadConfig() else {
      throw MachineError.library(name: "fontconfig", call: "FcInitLoadConfig", status: 0, message: "no configuration")
    }
    let start = FileStamp.now
    for folder in fontFolders {
      if !FontFolderCache.renew(of: folder, in: configuration) {
        // The caches are out of date, so the files are read without them.
        for file in FontFolder.files(in: folder) { FcConfigAppFontAddFile(configuration, file) }
      } else if FcConfigAppFontAddDir(configuration, folder) == 0 {
        FcConfigDestroy(configuration)
        throw MachineError.library(name: "fontconfig", call: "FcConfigAppFontAddDir", status: 0, message: "cannot add \(folder)")
      }
      FontFolderCache.remove(of: folder, changedSince: start, in: configuration)
    }
    return configuration
  }

  func record(at position: Int) -> FontRecord {
    let pattern = patterns[position]
    return FontRecord(path: pattern.path, index: pattern.index, traits: pattern.traits, isFromFontFolder: position < folderCount)
  }

  /// The family that the configuration uses for a generic name such as "serif"; nil without any font.
  package func defaultFamily(generic name: String) -> String? {
    FontQuery(configuration, families: [name]).bestFamily(in: [folderFonts] + (systemFonts.map { [$0] } ?? []))
  }

  /// Every family that the rules substitute for one, best first, whether it exists or not.
  func families(for family: String) -> [String] { FontQuery(configuration, families: [family]).families }

  /// All positions, best first: named folders before the system, and fontconfig's order within each.
  func ranking(families: [String], styleName: String?, language: String, style: FontStyle, prefersColor: Bool) -> [Int] {
    let query = FontQuery(
      configuration, families: families, styleName: styleName, language: language, style: style, prefersColor: prefersColor)
    let system = systemFonts.map { query.ranking(of: $0) } ?? []
    return query.ranking(of: folderFonts) + system.map { $0 + folderCount }
  }

  // MARK: Sources

  /// The configuration's files and folders that exist.
  package var configurationFiles: [String] { Self.strings(FcConfigGetConfigFiles(configuration)) }

  /// The folders that were searched for fonts, existing or not, and those of fontconfig's own caches.
  package var folders: [String] { Self.strings(FcConfigGetFontDirs(configuration)) + Self.strings(FcConfigGetCacheDirs(configuration)) }

  /// The folders of fontconfig's own caches, existing or not.
  var cacheFolders: [String] { Self.strings(FcConfigGetCacheDirs(configuration)) }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var strings: [String] = []
    while let next = FcStrListNext(list) { strings.append(String(cString: next)) }
    return strings
  }
}
