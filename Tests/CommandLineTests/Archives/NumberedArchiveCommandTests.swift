// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit batch --archive out-%06d.tar --archive-size 512M`, with and without `--shard`.
@Suite struct NumberedArchiveCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.makeFolder("out")
  }

  private static let options = ["--archive", "out/a-%03d.tar", "--archive-size", "8K"]

  private func batch(_ more: String..., input: String = "") throws -> Outcome {
    try tool.run(["batch", "m.ndjson"] + Self.options + more, input: input)
  }

  /// The names of the files in all archives, in their order. Every archive has to be complete, and no other file may be there.
  private func names(_ folder: String = "out") throws -> [String] {
    let files = try tool.files(folder)
    #expect(files.keys.allSatisfy { $0.hasSuffix(".tar") || $0.hasSuffix(".json") }, "\(files.keys.sorted())")
    return try files.filter { $0.key.hasSuffix(".tar") }.sorted { $0.key < $1.key }
      .flatMap { try #require(TarFiles($0.value), "\($0.key) is not complete").files.map(\.name) }
  }

  // MARK: Options

  @Test(arguments: [
    (["--archive", "a-%d.tar"], "--archive a-%d.tar needs --archive-size"), (["--archive", "a.tar", "--archive-size", "1M"], "%06d"),
    (["-o", "out", "--archive-size", "1M"], "--archive-size needs --archive"),
    (["--archive", "-", "--archive-size", "1M"], "--archive-size needs files"),
    (["--archive", "a-%d-%d.tar", "--archive-size", "1M"], "out-%06d.tar"),
    (["--archive", "a-%x.tar", "--archive-size", "1M"], "out-%06d.tar"),
    (["--archive", "a-%d.tar", "--archive-size", "1m"], "did you mean \"1M\""), (["--archive", "a-%d.tar", "--archive-size", "0"], "512M"),
    (["--archive", "a-%d.tar", "--archive-size", "1M", "--open"], "--open"),
    (["--archive", "a-%d.tar", "--archive-size", "1M", "--deps", "m.d"], "--deps-target"),
    (["--archive", "a-%d.tar", "--archive-size", "1M", "--shard", "8/8"], "counted from 0: 0/8 … 7/8"),
  ])
  func optionsThatDoNotFitAreWrongUsage(options: [String], message: String) throws {
    try tool.write("m.ndjson", RowSample.rows(2))
    let outcome = try tool.run(["batch", "m.ndjson"] + options)
    #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try tool.files().keys.sorted() == ["m.ndjson"])
  }

  @Test func outputReportsTheArchives() throws {
    try tool.write("m.ndjson", RowSample.rows(12, invalidEvery: 10))
    let outcome = try batch("--json")
    #expect(outcome.code == 1)
    let objects = try outcome.lines.map { try jsonObject($0) }
    let archives = objects.filter { $0["archive"] != nil }
    let files = try tool.files("out")
    #expect(archives.count == files.count / 2 && archives.count > 1)
    #expect(archives.compactMap { $0["labels"] as? Int }.reduce(0, +) == 11)
    #expect(archives.compactMap { $0["failed"] as? Int }.reduce(0, +) == 1)
    for archive in archives {
      let path = try #require(archive["archive"] as? String)
      #expect(archive["status"] as? String == "written" && archive["bytes"] as? Int == files[String(path.dropFirst(4))]?.count)
    }
    #expect(objects.last?["archives"] as? Int == archives.count && objects.last?["written"] as? Int == 11)
    #expect(outcome.errors.contains("; \(archives.count) archives: \(archives.count) written"), "\(outcome.errors)")
  }

  @Test func rowsOfStandardInputGiveTheSameArchives() throws {
    try tool.write("m.ndjson", RowSample.rows(20))
    try tool.makeFolder("piped")
    #expect(try batch().code == 0)
    let arguments = ["batch", "-", "--archive", "piped/a-%03d.tar", "--archive-size", "8K"]
    let outcome = try tool.run(arguments, input: RowSample.rows(20))
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files("piped") == tool.files("out"))
  }

  @Test(arguments: [["--isolate"], ["--untrusted"], ["--untrusted", "--isolate"], ["--jobs", "1"]])
  func archivesAreTheSameInEveryWay(options: [String]) throws {
    try tool.write("in/m.ndjson", RowSample.rows(30, invalidEvery: 9))
    try tool.makeFolder("plain")
    let arguments = ["batch", "in/m.ndjson", "--archive-size", "8K", "--archive"]
    let plain = try tool.run(arguments + ["plain/a-%d.tar"])
    let outcome = try tool.run(arguments + ["out/a-%d.tar"] + options)
    #expect(plain.code == 1 && outcome.code == 1, "\(outcome.errors)")
    // The fingerprint covers the limits, which are smaller for strangers.
    func archives(_ folder: String) throws -> [String: [UInt8]] { try tool.files(folder).filter { $0.key.hasSuffix(".tar") } }
    #expect(try archives("out") == archives("plain") && archives("out").count > 2)
  }

  // MARK: Runs that are stopped

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func stoppedRunLeavesWholeArchives(signal: Int32) throws {
    try tool.write("m.ndjson", RowSample.rows(1500))
    try tool.makeFolder("clean")
    #expect(try tool("batch", "m.ndjson", "--archive", "clean/a-%03d.tar", "--archive-size", "64K").code == 0)
    let clean = try tool.files("clean")
    let arguments = ["batch", "m.ndjson", "--archive", "out/a-%03d.tar", "--archive-size", "64K"]
    let process = try tool.start(arguments)
    while try tool.files("out").count < 8, process.isRunning { usleep(1000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let files = try tool.files("out").filter { !$0.key.hasPrefix(".labelkit-") || signal != SIGKILL }
    #expect(files.count >= 8 && files.count < clean.count)
    for (name, bytes) in files { #expect(bytes == clean[name], "\(name)") }
    let next = try tool.run(arguments)
    #expect(next.code == 0, "\(next.errors)")
    #expect(try tool.files("out") == clean)
  }

  @Test func readerOfTheReportThatEndsLeavesWholeArchives() throws {
    try tool.write("m.ndjson", RowSample.rows(400))
    let script = "\"$0\" batch m.ndjson --archive out/a-%03d.tar --archive-size 16K --json | head -n 60 > head"
    _ = try tool.shell(script)
    // SIGPIPE ends the process at once. Its temporary file may stay; the next run removes it.
    let archives = try tool.files("out").filter { $0.key.hasSuffix(".tar") }
    for (name, bytes) in archives { #expect(TarFiles(bytes) != nil, "\(name) is not complete") }
    #expect(archives.count < 40)
    #expect(try tool("batch", "m.ndjson", "--archive", "out/a-%03d.tar", "--archive-size", "16K").code == 0)
    #expect(try self.names().count == 800)
  }

  @Test func readerOfAnArchiveThatEndsIsNoCrash() throws {
    try tool.write("m.ndjson", RowSample.rows(400))
    let outcome = try tool.shell("{ \"$0\" batch m.ndjson --archive -; echo $? > code; } | head -c 3000 > head; cat code")
    #expect(["141\n", "73\n", "74\n", "0\n"].contains(outcome.text), "\(outcome.text) \(outcome.errors)")
    #expect(!outcome.errors.contains("Fatal") && !outcome.errors.contains("crash"), "\(outcome.errors)")
  }

  @Test(.enabled(if: Tool.canMount, Comment(rawValue: Tool.mountComment)), arguments: ["size=12k", "size=40k", "size=100k", "nr_inodes=5"])
  func fullDiskLeavesWholeArchives(options: String) throws {
    try tool.write("m.ndjson", RowSample.rows(60))
    #expect(try batch().code == 0)
    let clean = try tool.files("out")
    let script = """
      mkdir disk && mount -t tmpfs -o "$1" tmpfs disk || exit 99
      "$0" batch m.ndjson --archive disk/a-%03d.tar --archive-size 8K 2> first; echo $? > code
      cp -r disk after && mount -o remount,size=64m,nr_inodes=10000 tmpfs disk || exit 98
      "$0" batch m.ndjson --archive disk/a-%03d.tar --archive-size 8K 2> second || exit 97
      cp -r disk result
      """
    let outcome = try tool.shell(script, options, prefix: Tool.namespace)
    try #require(outcome.code == 0, "\(outcome.errors)")
    let errors = try tool.text("work/first")
    #expect(try tool.text("work/code") == "73\n" && errors.contains("LK0407"), "\(errors)")
    for (name, bytes) in try tool.files("after") { #expect(bytes == clean[name], "\(name)") }
    #expect(try tool.files("result") == clean)
  }

  // MARK: Memory

  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func memoryDoesNotGrowWithLabelsAndArchives() throws {
    let rows = Pipe()
    let process = try tool.start(["batch", "-", "--jobs", "1"] + Self.options, input: rows)
    defer { process.terminate() }
    func send(_ numbers: Range<Int>) throws -> Int {
      for number in numbers {
        let icon = number % 50 == 0 ? "bolt.fil" : "bolt"
        let row = #"{"id": "\#(number)", "title": "\#(number)", "scale": 1, "icon": "\#(icon)"}"# + "\n"
        try rows.fileHandleForWriting.write(contentsOf: Data(row.utf8))
      }
      // So many labels fill that many archives at least; the last ones may wait.
      let name = "out/a-" + String(1000 + numbers.upperBound / 8).dropFirst() + ".json"
      try tool.wait(for: name, from: process)
      return try BatchMemoryTests.peakMemory(of: process)
    }
    let before = try send(0..<400)
    let after = try send(400..<2400)
    try rows.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(after - before < 8 << 10, "\(before) KiB after 400 labels, \(after) after 2400")
  }

  // MARK: WebDataset

  /// The library that reads such archives, where it is installed: `PYTHON` names the interpreter.
  @Test func webDatasetReadsEverySample() throws {
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    guard try tool.shell("\(python) -c 'import webdataset'").code == 0 else { return print("skipped: webdataset is not installed") }
    let ids = [
      "rain", "v1.2/a.b", "100%", "__meta__/x", ".hidden", "雨/é", "deep/er/" + String(repeating: "long", count: 30), "a%2Eb", "a.b",
    ]
    let rows = ids.map { #"{"id": "\#($0)", "title": "\#($0.prefix(6))", "variants": {"scale": [1, 2]}}"# + "\n" }.joined()
    try tool.write("m.ndjson", rows)
    try tool.write("empty.ndjson", "")
    #expect(try batch().code == 0)
    #expect(try tool("batch", "empty.ndjson", "--archive", "out/empty-%d.tar", "--archive-size", "1K").code == 0)
    try tool.write(
      "read.py",
      """
      import glob, hashlib, json, sys
      import webdataset

      names = sorted(glob.glob("out/*.tar"))
      for sample in webdataset.WebDataset(names, shardshuffle=False, empty_check=False):
          record = json.loads(sample["json"])
          assert sorted(key for key in sample if not key.startswith("__")) == ["json", "png"], sample.keys()
          assert hashlib.sha256(sample["png"]).hexdigest() == record["digest"]
          print(record["id"], record["variant"]["scale"], sample["__key__"])
      """)
    let read = try tool.shell("\(python) read.py")
    #expect(read.code == 0, "\(read.errors)")
    #expect(read.lines.count == 2 * ids.count, "\(read.text)")
    #expect(Set(read.lines.map { $0.split(separator: " ")[0] }) == Set(ids.map { $0[...] }))
    let images = try tool("batch", "m.ndjson", "-o", "images").code == 0 ? try tool.files("images") : [:]
    #expect(images.count == 2 * ids.count)
  }
}
