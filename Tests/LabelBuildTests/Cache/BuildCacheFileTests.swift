// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelManifest
import LabelSQLite
import LabelSystem
import SystemPackage
import TestSupport
import Testing

/// Which files are used as build caches, and which ones a build cache may replace.
@Suite struct BuildCacheFileTests {
  private let scratch: ScratchTree

  init() throws { scratch = try ScratchTree() }

  private var path: String { scratch.root + "/cache" }

  private static let output = try? OutputPath("a.png")

  /// Records an output in the cache at `path`, if there is one.
  private func record(_ replacement: BuildCache.Replacement = .ownFiles) throws -> BuildCache? {
    let cache = BuildCache(path: path, replaces: replacement)
    cache?.record(
      try #require(Self.output), key: BuildKey(label: 1, files: 2, tool: 3), RunResult.File(stamp: FileStamp(size: 4, changed: 5)))
    return cache
  }

  /// Whether the cache has a record of the output.
  private func isRecorded() throws -> Bool {
    let cache = try #require(BuildCache(path: path, replaces: .ownFiles))
    let staleness = cache.staleness(
      of: try #require(Self.output), key: BuildKey(label: 1, files: 2, tool: 3), stamp: FileStamp(size: 4, changed: 5))
    return staleness != .stale(.new)
  }

  @Test func cacheIsASingleFileAfterARun() throws {
    try #require(try record() != nil)
    #expect(try isRecorded())
    #expect(scratch.names() == ["cache"])
  }

  @Test(arguments: ["version: 1\nlabels: []\n", String(repeating: "x", count: 100_000), "SQLite format 3\0"])
  func otherFileIsReplacedOnlyInTheCacheFolder(text: String) throws {
    try scratch.make(file: "cache", holding: text)
    #expect(!BuildCache.isReplaceable(path))
    #expect(try record(.ownFiles) == nil)
    #expect(scratch.contents("cache") == Array(text.utf8))
    #expect(try record(.anything) != nil)
    #expect(try isRecorded() && BuildCache.isReplaceable(path))
  }

  @Test func databaseOfAnotherProgramIsNotChanged() throws {
    do {
      let connection = try Connection(path: path, creates: true)
      try connection.execute("CREATE TABLE mine(a); INSERT INTO mine VALUES(1)")
    }
    let bytes = scratch.contents("cache")
    #expect(!BuildCache.isReplaceable(path))
    #expect(try record(.ownFiles) == nil)
    #expect(scratch.contents("cache") == bytes)
  }

  /// A view can have rows without end, and a trigger can run statements without end.
  @Test(arguments: [
    "DROP TABLE input; CREATE VIEW input AS WITH RECURSIVE r(a) AS (SELECT 1 UNION ALL SELECT a FROM r) SELECT a kind, a path, a hash FROM r",
    "CREATE TRIGGER t AFTER INSERT ON output BEGIN DELETE FROM output; END", "CREATE INDEX i ON output(label)", "DROP TABLE run",
    "ALTER TABLE run ADD COLUMN a AS (1)",
  ])
  func cacheWithAnythingButItsTablesIsReplaced(change: String) throws {
    try #require(try record() != nil)
    do { try Connection(path: path).execute(change) }
    #expect(BuildCache.isReplaceable(path))
    #expect(try record()?.isNew == true)
    #expect(try isRecorded())
  }

  @Test func emptyFileAndOlderFormatAreReplaceable() throws {
    #expect(BuildCache.isReplaceable(path))
    for text in ["", "LKTABLE1" + String(repeating: "\0", count: 4096 * 64)] {
      try scratch.make(file: "cache", holding: text)
      #expect(BuildCache.isReplaceable(path))
      #expect(try record(.ownFiles)?.isNew == true)
      #expect(try isRecorded())
    }
  }

  /// In the cache folder a link or a pipe is removed, but not followed or opened.
  @Test func foldersLinksAndPipesAreNotCaches() throws {
    try scratch.make(folder: "cache")
    #expect(!BuildCache.isReplaceable(path))
    #expect(try record(.anything) == nil)
    try FileManager.default.removeItem(atPath: path)
    try scratch.make(file: "target", holding: "")
    try scratch.make(link: "cache", to: "target")
    #expect(try record(.ownFiles) == nil)
    #expect(try record(.anything)?.isNew == true)
    #expect(scratch.contents("target") == [] && scratch.names() == ["cache", "target"])
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o644) == 0)
    #expect(!BuildCache.isReplaceable(path))
    #expect(try record(.ownFiles) == nil)
    #expect(try record(.anything)?.isNew == true)
    for path in ["", "/", "..", scratch.root + "/", scratch.root + "/missing/cache", "a\0b"] {
      #expect(BuildCache(path: path, replaces: .anything) == nil)
    }
  }

  /// A killed run leaves what it recorded in the log beside the cache, so that the file alone has to be recognised.
  @Test func cacheInUseIsRecognized() throws {
    let cache = try #require(try record())
    cache.create()
    #expect(scratch.names().contains("cache-wal"))
    try scratch.make(folder: "killed")
    for name in ["cache", "cache-wal"] {
      try Data(scratch.contents(name) ?? []).write(to: URL(fileURLWithPath: scratch.root + "/killed/" + name))
    }
    #expect(BuildCache.isReplaceable(scratch.root + "/killed/cache"))
    withExtendedLifetime(cache) {}
  }

  /// The folders of the path may be links, such as a linked home folder.
  @Test func linkedFoldersAreFollowed() throws {
    try scratch.make(folder: "real")
    try scratch.make(link: "linked", to: "real")
    BuildCache(path: scratch.root + "/linked/cache", replaces: .ownFiles)?.create()
    #expect(scratch.names() == ["linked", "real", "real/cache"])
  }

  private func setAttributes(_ attributes: [FileAttributeKey: Any], of name: String) throws {
    try FileManager.default.setAttributes(attributes, ofItemAtPath: scratch.root + "/" + name)
  }

  /// Anyone who can write to the cache could have forged an entry.
  @Test func cacheThatOthersCanWriteIsNotUsedAndReplacedOnlyInTheCacheFolder() throws {
    for mode in [0o666, 0o664, 0o646] {
      try #require(try record() != nil)
      try #require(try isRecorded())
      try setAttributes([.posixPermissions: mode], of: "cache")
      let bytes = scratch.contents("cache")
      #expect(try record(.ownFiles) == nil)
      #expect(scratch.contents("cache") == bytes)
      #expect(BuildCache(path: path, replaces: .anything)?.isNew == true)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(try #require(attributes[.posixPermissions] as? Int) & 0o022 == 0)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root may give files away")) func cacheOfAnotherUserIsNotUsedAndReplacedOnlyInTheCacheFolder()
    throws
  {
    for name in ["cache", "cache-wal"] {
      try #require(try record(.anything) != nil)
      if name == "cache-wal" { try scratch.make(file: name, holding: "forged") }
      try setAttributes([.ownerAccountID: 65534], of: name)
      let bytes = scratch.contents(name)
      if name == "cache" {
        #expect(try record(.ownFiles) == nil)
        #expect(scratch.contents(name) == bytes)
      }
      #expect(BuildCache(path: path, replaces: .anything)?.isNew == true)
      #expect(scratch.names() == ["cache"])
    }
  }

  /// A file of root is as good as an own one, such as in an image of a container that an ordinary user runs.
  @Test func fileOfRootIsBelieved() throws {
    #expect(try Stat("/etc/passwd").isTrusted)
    try scratch.make(file: "mine", holding: "")
    #expect(try Stat(FilePath(scratch.root + "/mine")).isTrusted)
    try setAttributes([.posixPermissions: 0o620], of: "mine")
    #expect(try !Stat(FilePath(scratch.root + "/mine")).isTrusted)
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere")) func readOnlyFolderHasNoCache() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.root)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.root) }
    #expect(try record(.anything) == nil)
  }

  @Test func relativePathsStartAtTheWorkingDirectory() {
    #expect(BuildCache.isReplaceable("no such file here"))
    #expect(BuildCache(path: "no such folder/cache", replaces: .anything) == nil)
  }
}
