// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import TestSupport
import Testing

/// `labelkit cache`, and the bound of the cache folder.
@Suite struct CacheCommandTests {
  let tool: Tool
  private let folder: URL

  init() throws {
    tool = try Tool()
    folder = tool.home.appendingPathComponent("cache/labelkit")
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
  }

  private func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  private func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  @Test func pathIsThatOfTheVariables() throws {
    #expect(try tool("cache", "path").text == folder.path + "\n")
    #expect(try tool.run(["cache", "path"], environment: ["XDG_CACHE_HOME": "", "HOME": "/home/me"]).text == "/home/me/.cache/labelkit\n")
    #expect(try tool.run(["cache", "path"], environment: ["XDG_CACHE_HOME": "", "HOME": ""]).code == 64)
  }

  @Test func sizeOfAMissingFolderIsZero() throws {
    #expect(try tool("cache", "size").text == "0 files, 0.0 MiB\n")
    #expect(try tool("cache", "clean").text == "removed 0 files, 0.0 MiB\n")
  }

  @Test func cleanRemovesOnlyWhatLabelKitMade() throws {
    for out in ["x", "y"] { #expect(try tool("batch", "m.yaml", "-o", out).code == 0) }
    let made = names()
    // Two build caches, and the font index unless a font was changed a moment ago.
    #expect(made.count { $0.hasSuffix(".sqlite") } == 2 && (2...3).contains(made.count))
    #expect(try tool("cache", "size").text.hasPrefix("\(made.count) files, "))
    let digits = String(repeating: "a", count: 32)
    let others = ["notes.txt", "mine.sqlite", digits + ".sqlite", digits + ".txt", "fonts2"]
    for name in others { try write(name, "not a cache") }
    #expect(try tool("cache", "size").text.hasPrefix("\(made.count) files, "))
    #expect(try tool("cache", "clean").text.hasPrefix("removed \(made.count) files, "))
    #expect(names() == others.sorted())
    let again = try tool("batch", "m.yaml", "-o", "x")
    #expect(again.code == 0 && again.errors.contains("1 unchanged in "))
  }

  @Test func cacheThatARunHasOpenStays() throws {
    #expect(try tool("batch", "m.yaml", "-o", "x").code == 0)
    let cache = try #require(names().first { $0.hasSuffix(".sqlite") })
    try write(cache + "-wal", "")
    #expect(try tool("cache", "clean").code == 0)
    #expect(names() == [cache, cache + "-wal"])
    // A day later it is what a killed process has left.
    for name in names() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: folder.appendingPathComponent(name).path)
    }
    #expect(try tool("cache", "clean").text.hasPrefix("removed 1 file, "))
    #expect(names().isEmpty)
  }

  @Test func oldestBuildCachesAreRemovedBeyondTheBound() throws {
    for out in ["a", "b", "c", "d"] { #expect(try tool("batch", "m.yaml", "-o", out).code == 0) }
    let caches = names().filter { $0.hasSuffix(".sqlite") }
    #expect(caches.count == 4)
    for (age, name) in caches.enumerated() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(age))],
        ofItemAtPath: folder.appendingPathComponent(name).path)
    }
    try write("notes.txt", String(repeating: "x", count: 1 << 20))
    let files = try #require(UserCacheFiles(in: folder.path))
    defer { files.close() }
    let all = files.size.bytes
    #expect(files.shrink(to: all) == UserCacheFiles.Size())
    let each = try #require(try FileManager.default.attributesOfItem(atPath: folder.path + "/" + caches[0])[.size] as? Int)
    // Less by one byte costs the oldest cache; the font index is the newest file.
    #expect(files.shrink(to: all - 1).files == 1)
    #expect(names().filter { $0.hasSuffix(".sqlite") } == Array(caches.dropFirst()))
    let rest = try #require(UserCacheFiles(in: folder.path))
    defer { rest.close() }
    #expect(rest.shrink(to: all - 3 * each).files == 2)
    #expect(names().filter { $0 != "fonts" } == Array(caches.suffix(1)) + ["notes.txt"])
  }
}
