// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelSystem
import LabelText
import TestSupport
import Testing

/// The catalogue file and the fallback file: they give the same results as fontconfig, or are ignored.
final class FontCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-fonts-\(UUID().uuidString)")
  private let configuration: FontConfiguration
  private let catalog: FontCatalog

  private var path: String { folder.appendingPathComponent("fonts").path }
  private var file: FontCatalogFile { FontCatalogFile(path: path) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    configuration = try FontConfiguration()
    catalog = FontCatalog(
      configuration.patterns, defaultFamilies: [("serif", configuration.defaultFamily(generic: "serif")), ("none", nil)])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Sources that do not change while the tests run.
  private var sources: FontSources { FontSources(paths: []) }

  // MARK: The same results

  @Test func catalogDescribesEveryFaceLikeFontconfig() throws {
    let read = try #require(FontCatalog(bytes: Array(catalog.bytes)))
    #expect(read.indices == configuration.patterns.indices && !read.indices.isEmpty)
    #expect(read.defaultFamilies == catalog.defaultFamilies && read.defaultFamilies["none"] == .some(nil))
    for position in read.indices { #expect(read[position] == configuration.patterns[position].face) }
  }

  @Test func namesAreFoundIgnoringCase() throws {
    let read = try #require(FontCatalog(bytes: Array(catalog.bytes)))
    for kind in FontCatalog.NameKind.allCases {
      let names = configuration.patterns.map { Set($0.names(kind).map { $0.lowercased() }) }
      for name in names.reduce(into: Set<String>(), { $0.formUnion($1) }) {
        let expected = names.indices.filter { names[$0].contains(name) }
        #expect(read.positions(named: name, as: [kind]) == expected, Comment(rawValue: name))
        #expect(read.positions(named: name.uppercased(), as: [kind]) == expected, Comment(rawValue: name))
        #expect(!read.positions(named: name + "x", as: [kind]).contains { expected.contains($0) && names[$0].count == 1 })
      }
    }
    #expect(read.positions(named: "Inter\0x", as: [.family]).isEmpty && read.positions(named: "", as: [.family]).isEmpty)
  }

  @Test func libraryWithCatalogFileSelectsTheSameFaces() throws {
    file.write(FontCatalog(configuration.patterns, defaultFamilies: []), sources)
    #expect(file.read() != nil)
    let (cached, fresh) = (try FontLibrary(catalogFile: file), try FontLibrary())
    #expect(cached.families() == fresh.families() && cached.faces() == fresh.faces() && cached.fontFiles.paths == fresh.fontFiles.paths)
    for family in fresh.families().map(FontFamily.named) + [.system, .named("serif"), .named("Inter-SemiBold"), .named("emoji")] {
      for weight in [FontWeight.light, .bold] {
        let request = FontRequest(family: family, size: 12, weight: weight)
        #expect(try cached.font(for: request).face.path == fresh.font(for: request).face.path)
      }
    }
    for text in ["א", "ش", "中", "한", "🙂", "ก"] {
      let fonts = try [cached, fresh].map { library in
        try library.fallback(for: text.unicodeScalars, like: library.font(for: FontRequest(size: 12)), language: "en", prefersEmoji: true)
      }
      #expect(fonts[0] != nil && fonts[0]?.face.path == fonts[1]?.face.path, Comment(rawValue: text))
    }
    #expect(throws: Diagnostic.Cause.self) { try cached.font(for: FontRequest(family: .named("Intre"), size: 12)) }
  }

  // MARK: Fallbacks

  private var fallbackPath: String { path + "-fallbacks" }
  private let fallbackTexts = ["א", "ش", "中", "한", "🙂", "ก", "\u{10FFFF}"]

  /// The path of the fallback face of each text.
  private func fallbackPaths(_ library: FontLibrary) throws -> [String?] {
    let font = try library.font(for: FontRequest(size: 12))
    return try fallbackTexts.map { try library.fallback(for: $0.unicodeScalars, like: font, language: "en", prefersEmoji: true)?.face.path }
  }

  @Test func fallbacksOfAPreviousRunNeedNoFontconfig() throws {
    file.write(catalog, sources)
    let expected = try fallbackPaths(FontLibrary())
    #expect(expected.last == .some(nil) && expected.dropLast().contains { $0 != nil })
    for isSecond in [false, true] {
      let library = try FontLibrary(catalogFile: file)
      #expect(try fallbackPaths(library) == expected)
      #expect(library.database.hasLoadedConfiguration != isSecond)
    }
    // Entries that two libraries add at the same time are merged with the existing ones.
    do {
      let (one, other) = (try FontLibrary(catalogFile: file), try FontLibrary(catalogFile: file))
      for (library, text) in [(one, "ф"), (other, "あ")] {
        let font = try library.font(for: FontRequest(size: 12))
        _ = try library.fallback(for: text.unicodeScalars, like: font, language: "ja", prefersEmoji: false)
      }
    }
    let library = try FontLibrary(catalogFile: file)
    let font = try library.font(for: FontRequest(size: 12))
    for text in ["ф", "あ"] { _ = try library.fallback(for: text.unicodeScalars, like: font, language: "ja", prefersEmoji: false) }
    #expect(try fallbackPaths(library) == expected && !library.database.hasLoadedConfiguration)
  }

  @Test func fallbacksOfAnotherCatalogueAndDamagedFilesAreIgnored() throws {
    file.write(catalog, sources)
    let expected = try fallbackPaths(FontLibrary(catalogFile: file))
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: fallbackPath)))
    func usesFile() throws -> Bool {
      let library = try FontLibrary(catalogFile: file)
      #expect(try fallbackPaths(library) == expected)
      return !library.database.hasLoadedConfiguration
    }
    #expect(try usesFile())
    var random = Seeded(state: 5)
    for round in 0..<12 {
      var bytes = whole
      switch round % 3 {
      case 0: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
      case 1: bytes[.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
      }
      try Data(bytes).write(to: URL(fileURLWithPath: fallbackPath))
      #expect(try !usesFile())
    }
    // In another catalogue, the same positions may mean other faces.
    file.write(FontCatalog(configuration.patterns, defaultFamilies: [("serif", nil)]), sources)
    try Data(whole).write(to: URL(fileURLWithPath: fallbackPath))
    #expect(try !usesFile())
    #expect(try usesFile())
  }

  /// With a valid checksum, arbitrary bytes are rejected or give valid face positions.
  @Test func invalidFallbackBytesAreRejectedOrHarmless() throws {
    var random = Seeded(state: 3)
    let order = FallbackOrder(
      family: "Inter", style: FontStyle(), script: FallbackScript(of: "א", in: nil), prefersColor: false)
    let query = FallbackCache.Query(order: order, cluster: ["א"])
    let written = FallbackCacheFile(path: fallbackPath, catalog: 1, faceCount: 3)
    written.insert(2, for: query)
    written.write()
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: fallbackPath)))
    let head = Array("labelkit fallbacks 3".utf8) + [0]
    let body = Array(whole[(head.count + 8)...])
    #expect(FallbackCacheFile(path: fallbackPath, catalog: 1, faceCount: 3).position(for: query) == .some(2))
    #expect(FallbackCacheFile(path: fallbackPath, catalog: 1, faceCount: 2).position(for: query) == nil)
    #expect(FallbackCacheFile(path: fallbackPath, catalog: 2, faceCount: 3).position(for: query) == nil)
    for _ in 0..<300 {
      var bytes = body
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[.random(in: bytes.indices, using: &random)] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      let sum = ChecksummedFile.checksum(of: bytes[...])
      try Data(head + withUnsafeBytes(of: sum.littleEndian) { Array($0) } + bytes).write(to: URL(fileURLWithPath: fallbackPath))
      let position = FallbackCacheFile(path: fallbackPath, catalog: 1, faceCount: 3).position(for: query)
      #expect(position == nil || position == .some(nil) || position.map { $0.map { $0 < 3 } ?? true } == true)
    }
  }

  // MARK: Ignored files

  @Test func missingForeignAndOutdatedFilesAreIgnored() throws {
    #expect(file.read() == nil)
    file.write(catalog, sources)
    #expect(file.read() != nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(file.read() == nil)
    try FileManager.default.removeItem(atPath: path)
    var foreign = sources
    foreign.environment = "another machine"
    file.write(catalog, foreign)
    #expect(file.read() == nil)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(file.read() == nil)
    file.write(catalog, sources)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["fonts"])
  }

  @Test func anyChangeOfTheSourcesInvalidatesTheFile() throws {
    let watched = folder.appendingPathComponent("watched")
    let later = folder.appendingPathComponent("later.conf").path
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
    func write() { file.write(catalog, FontSources(paths: [watched.path, later])) }
    write()
    #expect(file.read() != nil)
    // A file system's clock has a limited resolution, and a change within one step is not visible; therefore nothing is cached right after
    // a change.
    let before = FileStamp(path: watched.path)
    var number = 0
    while FileStamp(path: watched.path) == before {
      try Data().write(to: watched.appendingPathComponent("font\(number).otf"))
      number += 1
    }
    #expect(file.read() == nil)
    write()
    #expect(file.read() != nil)
    try Data("<fontconfig/>".utf8).write(to: URL(fileURLWithPath: later))
    #expect(file.read() == nil)
  }

  @Test func nothingIsCachedWhenSourcesChangedDuringLoading() throws {
    let sources = try #require(FontSources(of: configuration))
    #expect(sources.isUnchanged && !sources.changed(since: FileStamp.now + 1))
    let newest = sources.newestTime
    #expect(sources.changed(since: newest) && !sources.changed(since: newest + 1))
    file.write(catalog, of: configuration, loadedAt: newest)
    #expect(file.read() == nil)
  }

  @Test func possibleConfigurationPathsAreSources() throws {
    let sources = try #require(FontSources(of: configuration))
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    #expect(sources.paths.contains { $0.hasSuffix("/fontconfig/fonts.conf") })
    #expect(sources.paths.contains(home + "/.fonts.conf") || !sources.paths.contains { $0.hasSuffix("50-user.conf") })
    #expect(sources.paths.isSuperset(of: configuration.folders) && !configuration.folders.isEmpty)
    #expect(sources.paths.isSuperset(of: configuration.configurationFiles) && !configuration.configurationFiles.isEmpty)
  }

  @Test func damagedFilesAreIgnored() throws {
    file.write(catalog, sources)
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    var random = Seeded(state: 7)
    for round in 0..<60 {
      var bytes = whole
      switch round % 3 {
      case 0: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
      case 1: bytes[.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(file.read() == nil)
    }
    try Data(whole).write(to: URL(fileURLWithPath: path))
    #expect(file.read() != nil)
  }

  /// With a valid checksum, invalid catalogues are rejected, and others are used without reading past the end.
  @Test func invalidCatalogBytesAreRejectedOrHarmless() {
    let few = FontCatalog(Array(configuration.patterns.prefix(3)), defaultFamilies: [("serif", "Inter")])
    let whole = Array(few.bytes)
    var random = Seeded(state: 11)
    for length in whole.indices { use(FontCatalog(bytes: Array(whole[..<length]))) }
    for length in 0..<16 { #expect(FontCatalog(bytes: Array(whole[..<length])) == nil) }
    var (accepted, rejected) = (0, 0)
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Mostly changes the tables, which are the smaller part.
        let end = Bool.random(using: &random) ? bytes.count : 16 + 8 + 4 * 3 + 56 * 3
        bytes[.random(in: 0..<end, using: &random)] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      if use(FontCatalog(bytes: bytes)) { accepted += 1 } else { rejected += 1 }
    }
    #expect(accepted > 0 && rejected > 0)
  }

  /// Reads everything in a catalogue.
  ///
  /// - Returns: whether the catalogue is valid.
  @discardableResult private func use(_ read: FontCatalog?) -> Bool {
    guard let read else { return false }
    for face in read.indices.compactMap({ read[$0] }) {
      #expect(face.traits.weight.lowerBound <= face.traits.weight.upperBound && read.files.contains(face.path))
    }
    for name in ["Inter", "A", "zz"] {
      #expect(read.positions(named: name, as: [.family, .full, .postScript]).allSatisfy(read.indices.contains))
    }
    #expect(read.files.count <= read.fileCount && read.defaultFamilies.count <= 3)
    return true
  }

  @Test func aFaceWithAnInvalidFileIsMissing() throws {
    let few = FontCatalog(Array(configuration.patterns.prefix(3)), defaultFamilies: [])
    var bytes = Array(few.bytes)
    let family = try #require(few[1]?.family)
    // The file number of the second face.
    let row = 16 + 4 * few.fileCount + 56
    bytes.replaceSubrange(row..<row + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let read = try #require(FontCatalog(bytes: bytes))
    #expect(read[0] == few[0] && read[1] == nil && read[2] == few[2])
    #expect(read.positions(named: family, as: [.family]).contains(1))
  }

  /// A catalogue without faces, or without names, would say for ever that the machine has no fonts.
  @Test func aCatalogWithoutFacesIsNotBelieved() throws {
    file.write(FontCatalog([], defaultFamilies: [("serif", nil)]), sources)
    #expect(FileManager.default.fileExists(atPath: path) && file.read() == nil)
    let library = try FontLibrary(catalogFile: file)
    #expect(library.database.hasLoadedConfiguration && !library.families().isEmpty)
    // Three faces whose entries are invalid.
    let few = FontCatalog(Array(configuration.patterns.prefix(3)), defaultFamilies: [])
    var bytes = Array(few.bytes)
    for face in 0..<3 {
      let row = 16 + 4 * few.fileCount + 56 * face
      bytes.replaceSubrange(row..<row + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    }
    file.write(try #require(FontCatalog(bytes: bytes)), sources)
    #expect(file.read() == nil)
  }

  @Test func aLinkIsNotBelieved() throws {
    file.write(catalog, sources)
    #expect(file.read() != nil)
    try FileManager.default.moveItem(atPath: path, toPath: path + "-own")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + "-own")
    #expect(file.read() == nil)
  }

  // MARK: Several libraries

  /// The file is read only once by libraries that share it, and is not validated again: a run assumes that the machine's fonts do not
  /// change.
  @Test func librariesShareTheCatalogThatOneOfThemHasRead() throws {
    file.write(catalog, sources)
    let shared = file
    let first = try FontLibrary(catalogFile: shared)
    try Data().write(to: URL(fileURLWithPath: path))
    let second = try FontLibrary(catalogFile: shared)
    #expect(!first.database.hasLoadedConfiguration && !second.database.hasLoadedConfiguration)
    #expect(second.fontFiles.paths == first.fontFiles.paths && shared.fontFiles?.paths == first.fontFiles.paths)
    #expect(file.fontFiles == nil)
    #expect(try FontLibrary(catalogFile: file).database.hasLoadedConfiguration)
  }

  /// Precomposed and decomposed accents: canonically equivalent strings are equal in Swift, but name two files on Linux.
  @Test func canonicallyEquivalentNamesAreTwoFiles() throws {
    let fonts = folder.appendingPathComponent("named").path
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    let names = ["\u{E9}.ttf", "e\u{301}.ttf"]
    let font = FileManager.default.contents(atPath: try BoxFont.file.get())
    for name in names { #expect(FileManager.default.createFile(atPath: fonts + "/" + name, contents: font)) }
    let paths = try FontFiles(fontFolders: [fonts], usesSystemFonts: false, catalogFile: nil).paths
    #expect(names[0] == names[1] && paths.map { Array($0.utf8) } == names.reversed().map { Array((fonts + "/" + $0).utf8) })
  }

  /// A fingerprint that is made with the file equals one that is made without.
  @Test func fileHasTheFilesOfTheConfiguration() throws {
    let sources = try #require(FontSources(of: configuration))
    #expect(sources.configurationFiles == configuration.configurationFiles && !sources.configurationFiles.isEmpty)
    file.write(catalog, sources)
    #expect(file.fontFiles?.configurationFiles == sources.configurationFiles)
    #expect(try FontFiles(fontFolders: [], usesSystemFonts: true, catalogFile: nil).configurationFiles == sources.configurationFiles)
  }

  @Test func filesAreTheSortedPathsOfTheFaces() throws {
    let paths = try FontFiles(fontFolders: [], usesSystemFonts: true, catalogFile: nil).paths
    #expect(Set(paths) == Set(configuration.patterns.map(\.path)) && Set(paths).count == paths.count && !paths.isEmpty)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}

extension FontCatalog {
  fileprivate var files: [String] { (0..<fileCount).compactMap(path(ofFile:)) }
}
