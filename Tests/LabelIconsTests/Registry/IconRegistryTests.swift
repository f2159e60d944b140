// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelSettings
import LabelSystem
import Testing

struct IconRegistryTests {
  @Test func builtInIconsAreFoundByName() throws {
    let registry = IconRegistry()
    #expect(try registry.icon(named: "circle").name == "circle")
    #expect(registry.names.contains("circle"))
    #expect(registry.names == registry.names.sorted())
  }

  @Test func everyBuiltInIconCanBeRead() throws {
    let registry = IconRegistry()
    for name in registry.names { #expect(try registry.icon(named: name).ignored == [], "\(name)") }
  }

  @Test func unknownNameSuggestsTheNearestOnes() {
    #expect(throws: LabelError.unknownIcon(name: "circel", nearest: ["circle"])) {
      try IconRegistry().icon(named: "circel")
    }
  }

  @Test(arguments: ["Circle", "circle ", "", ".", "circle.svg", "a:b", "../circle", "circle\0"])
  func namesAreMatchedExactly(name: String) {
    #expect(throws: LabelError.self) { try IconRegistry().icon(named: name) }
  }

  @Test func missingVariantFallsBackToTheSymbolItself() throws {
    let variants = IconVariants(enclosure: .square, isFilled: true, isSlashed: true)
    #expect(try IconRegistry().icon(named: "checkmark.circle.fill", variants: variants).name == "checkmark.circle.fill")
  }

  @Test func oneRegistryServesManyThreads() async throws {
    let registry = IconRegistry()
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 { group.addTask { try registry.icon(named: "circle").name } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(names == ["circle"])
  }

  /// A file that asks for the appearance or the language is an icon for each.
  @Test func iconsThatAskAreReadInEachSurroundings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-registry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.svg")
    let sheet = "path{fill:red} @media (prefers-color-scheme:dark){path{fill:blue}}"
    try Data("<svg viewBox='0 0 24 24'><style>\(sheet)</style><path d='M0 0h9v9z'/></svg>".utf8).write(to: file)
    let registry = IconRegistry(folders: [try IconFolder(prefix: "own", path: folder.path)])
    let dark = IconSurroundings(colorScheme: .dark)
    let (lightIcon, darkIcon) = (try registry.icon(named: "own:a"), try registry.icon(named: "own:a", in: dark))
    #expect(lightIcon != darkIcon && lightIcon.asked == .appearance)
    #expect(try registry.icon(named: "own:a") == lightIcon)
    #expect(try registry.icon(file: file.path, in: dark).nodes == darkIcon.nodes)
    #expect(try registry.icon(file: file.path).nodes == lightIcon.nodes)
    #expect(try registry.icon(named: "circle", in: dark).asked == [])
  }

  /// An icon is read again only if others have taken its place in the cache.
  @Test(arguments: [(64 << 20, 12.0), (4096, 48.0)]) func cacheIsLimited(bytes: Int, width: Double) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-registry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ width: Int) throws -> String {
      let file = folder.appending(path: name)
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 9'><path d='M0 0h9v9z'/></svg>"
      try Data(svg.utf8).write(to: file)
      return file.path
    }
    let registry = IconRegistry(cacheBytes: bytes)
    let path = try write("a.svg", 12)
    #expect(try registry.icon(file: path).viewBox.width == 12)
    _ = try write("a.svg", 48)
    for index in 0..<5 { _ = try registry.icon(file: write("\(index).svg", 24)) }
    #expect(try registry.icon(file: path).viewBox.width == width)
  }

  // MARK: Names

  @Test(arguments: [
    ("circle", ["circle"]), ("doc.on.doc", ["doc.on.doc", "document.on.document"]),
    ("document.on.document.fill", ["document.on.document.fill", "doc.on.doc.fill"]), ("doc.fill", ["doc.fill", "document.fill"]),
    ("docx", ["docx"]), ("mic.slash.fill", ["mic.slash.fill", "microphone.slash.fill"]), ("icloud.fill", ["icloud.fill", "cloud.fill"]),
    ("line.horizontal.3.decrease.circle", ["line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"]),
    ("folder.fill.badge.plus", ["folder.fill.badge.plus", "folder.badge.plus.fill"]),
    ("folder.badge.plus.fill", ["folder.badge.plus.fill"]), ("clock.fill.xmark", ["clock.fill.xmark", "clock.xmark.fill"]),
    ("doc.fill.badge.plus", ["doc.fill.badge.plus", "document.fill.badge.plus", "doc.badge.plus.fill", "document.badge.plus.fill"]),
    ("snow", ["snow"]), ("snowflake", ["snowflake"]),
    ("badge", ["badge"]), (".fill", [".fill"]), ("a..b", ["a..b"]),
  ])
  func renamedSymbolsAreTriedByBothNames(name: String, expected: [String]) {
    #expect(IconRegistry.alternativeNames(for: name) == expected)
  }

  @Test(arguments: [
    (IconVariants.none, ["bell"]), (IconVariants(isFilled: true), ["bell.fill", "bell"]),
    (IconVariants(enclosure: .circle), ["bell.circle", "bell"]),
    (IconVariants(enclosure: .square, isFilled: true), ["bell.square.fill", "bell.square", "bell.fill", "bell"]),
    (
      IconVariants(enclosure: .circle, isFilled: true, isSlashed: true),
      [
        "bell.slash.circle.fill", "bell.slash.circle", "bell.slash.fill", "bell.slash", "bell.circle.fill", "bell.circle", "bell.fill",
        "bell",
      ]
    ),
  ])
  func variantsAreTriedInTheDocumentedOrder(variants: IconVariants, expected: [String]) {
    #expect(variants.candidates(for: "bell") == expected)
  }

  @Test(arguments: [
    (["bell", "bell.fill"], "bell.fill"), (["bell"], "bell"), ([], "bell"), (["bell.slash", "bell.fill"], "bell.slash"),
    (["bell.slash.fill", "bell.circle.fill"], "bell.slash.fill"),
  ])
  func firstExistingVariantIsUsed(available: [String], expected: String) {
    let variants = IconVariants(enclosure: .circle, isFilled: true, isSlashed: true)
    #expect(variants.name(for: "bell", exists: available.contains) == expected)
  }

  @Test func variantsAreFoundByRenamedSymbols() {
    #expect(IconVariants(isFilled: true).name(for: "doc.on.doc") { $0 == "document.on.document.fill" } == "document.on.document.fill")
  }
}

/// Folders of SVG files under a prefix, and single files.
final class IconFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "icon-folder-\(UUID().uuidString)")
  private let square = "<svg viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>"

  init() throws {
    for folder in ["set/flags", "outside"] {
      try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in ["set/logo.svg", "set/flags/de.svg", "set/.hidden.svg", "outside/secret.svg"] { try write(square, to: file) }
    try write("no icon", to: "set/readme.txt")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: false, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root.appending(path: path).path(), withDestinationPath: target)
  }

  private func registry() throws -> IconRegistry {
    IconRegistry(folders: [try IconFolder(prefix: "brand", path: root.appending(path: "set").path())])
  }

  @Test func prefixedNamesAreFilesOfTheFolder() throws {
    let registry = try registry()
    #expect(try registry.icon(named: "brand:logo").name == "brand:logo")
    #expect(try registry.icon(named: "brand:flags/de").name == "brand:flags/de")
    #expect(registry.names.filter { $0.hasPrefix("brand:") } == ["brand:flags/de", "brand:logo"])
  }

  @Test func misspelledPrefixedNameSuggestsTheNearestOnes() throws {
    let registry = try registry()
    #expect(throws: LabelError.unknownIcon(name: "brand:loga", nearest: ["brand:logo"])) { try registry.icon(named: "brand:loga") }
  }

  @Test(arguments: [
    "brand:../outside/secret", "brand:flags/../../outside/secret", "brand:/etc/passwd", "brand:", "brand:flags/", "brand:.",
    "brand:logo.svg",
  ])
  func namesCannotLeadOutOfTheFolder(name: String) throws {
    let registry = try registry()
    #expect(throws: LabelError.self) { try registry.icon(named: name) }
  }

  @Test func linksAreFollowedOnlyInsideTheFolder() throws {
    try link("set/alias.svg", to: "logo.svg")
    try link("set/leak.svg", to: "../outside/secret.svg")
    try link("set/loop.svg", to: "loop.svg")
    try link("set/gone.svg", to: "nowhere.svg")
    try link("set/around", to: ".")
    try link("set/away", to: "../outside")
    let registry = try registry()
    #expect(registry.names.filter { $0.hasPrefix("brand:") } == ["brand:alias", "brand:flags/de", "brand:logo"])
    #expect(try registry.icon(named: "brand:alias").name == "brand:alias")
    for name in ["leak", "loop", "gone", "away/secret"] {
      #expect(throws: LabelError.self) { try registry.icon(named: "brand:\(name)") }
    }
  }

  @Test func missingFolderIsReported() {
    let path = root.appending(path: "nowhere").path()
    #expect(throws: MachineError.noSuchFolder(path: path)) { try IconFolder(prefix: "x", path: path) }
    let file = root.appending(path: "set/logo.svg").path()
    #expect(throws: MachineError.cannotRead(path: file, reason: "Not a directory")) { try IconFolder(prefix: "x", path: file) }
  }

  @Test func errorInAFileHasItsPathAndLine() throws {
    try write("<svg viewBox='0 0 24 24'>\n<g>\n</svg>", to: "set/broken.svg")
    let path = root.appending(path: "set").path() + "/broken.svg"
    let registry = try registry()
    #expect(throws: LabelError.unusableIcon(path: path, line: 3, reason: "expected </g>, found </svg>")) {
      try registry.icon(named: "brand:broken")
    }
  }

  @Test func giantFileIsRejectedUnread() throws {
    let path = root.appending(path: "giant.svg").path()
    try write("", to: "giant.svg")
    // A sparse file of 100 MB uses no disk space, and no time unless it is read.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 100_000_000)
    try file.close()
    #expect(throws: LabelError.unusableIcon(path: path, line: nil, reason: "it has 100000000 bytes; the limit is 1048576")) {
      try IconRegistry().icon(file: path)
    }
  }

  @Test func foldersThatLinkToEachOtherAreListedOnce() throws {
    try link("set/loop", to: ".")
    try link("set/flags/back", to: "..")
    #expect(try IconFolder(prefix: "own", path: root.appending(path: "set").path()).names() == ["flags/de", "logo"])
  }

  @Test func namesThatDifferInCaseAreTwoIcons() throws {
    try write("<svg viewBox='0 0 9 9'><path d='M1 1h3v3H1z'/></svg>", to: "set/Logo.svg")
    let registry = try registry()
    #expect(registry.names.filter { $0.hasPrefix("brand:") } == ["brand:Logo", "brand:flags/de", "brand:logo"])
    #expect(try registry.icon(named: "brand:Logo").viewBox.width == 9)
    #expect(try registry.icon(named: "brand:logo").viewBox.width == 24)
  }

  @Test func pngIsUsedIfNoSVGHasItsName() throws {
    for name in ["logo", "flags/fr"] { try write("not read here", to: "set/\(name).png") }
    try link("set/leak.png", to: "../outside/secret.svg")
    let registry = try registry()
    #expect(registry.names.filter { $0.hasPrefix("brand:") } == ["brand:flags/de", "brand:flags/fr", "brand:logo"])
    let path = root.appending(path: "set").path() + "/flags/fr.png"
    #expect(registry.imageFile(named: "brand:flags/fr") == path && registry.contains("brand:flags/fr"))
    #expect(registry.imageFile(named: "brand:logo") == nil && registry.imageFile(named: "brand:leak") == nil)
    #expect(registry.imageFile(named: "brand:../outside/secret") == nil && registry.imageFile(named: "logo") == nil)
    #expect(throws: LabelError.self) { try registry.icon(named: "brand:flags/fr") }
  }

  @Test func laterFolderOfTheSamePrefixIsUsed() throws {
    let folders = try ["set", "outside"].map { try IconFolder(prefix: "brand", path: root.appending(path: $0).path()) }
    let registry = IconRegistry(folders: folders)
    #expect(registry.names.filter { $0.contains(":") } == ["brand:secret"])
    #expect(throws: LabelError.self) { try registry.icon(named: "brand:logo") }
  }

  @Test func prefixedNamesNeverHideBuiltInOnes() throws {
    try write(square, to: "set/bell.svg")
    let registry = try registry()
    #expect(try registry.icon(named: "bell") != registry.icon(named: "brand:bell"))
    #expect(throws: LabelError.self) { try registry.icon(named: "other:bell") }
    #expect(throws: LabelError.self) { try registry.icon(named: ":bell") }
  }

  @Test func singleFilesAreIcons() throws {
    let path = root.appending(path: "set/logo.svg").path()
    #expect(try IconRegistry().icon(file: path).name == path)
  }

  @Test func singleFilesThatCannotBeReadAreReported() throws {
    let registry = IconRegistry()
    let gone = root.appending(path: "gone.svg").path()
    #expect(throws: LabelError.missingFile(path: gone, what: "icon")) { try registry.icon(file: gone) }
    let folder = root.appending(path: "set").path()
    #expect(throws: LabelError.unusableIcon(path: folder, line: nil, reason: "it is not a regular file")) {
      try registry.icon(file: folder)
    }
    try write(String(repeating: " ", count: (1 << 20) + 1), to: "huge.svg")
    let huge = root.appending(path: "huge.svg").path()
    #expect(throws: LabelError.unusableIcon(path: huge, line: nil, reason: "it has 1048577 bytes; the limit is 1048576")) {
      try registry.icon(file: huge)
    }
  }
}
