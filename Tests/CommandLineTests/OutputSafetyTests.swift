// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import Glibc
import Testing

/// Options that name output files never overwrite the user's own files.
@Suite struct OutputSafetyTests {
  let tool: Tool
  private static let manifest = #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"b","title":"y"}]}"#

  init() throws {
    tool = try Tool()
    try tool.write("m.json", Self.manifest)
    try tool.write("notes.txt", "mine")
    try tool.makeFolder("folder")
    try tool.link("link", to: "notes.txt")
    try #require(mkfifo(tool.home.path + "/work/pipe", 0o600) == 0)
  }

  private func kinds() throws -> [String: mode_t] {
    try FileManager.default.contentsOfDirectory(atPath: tool.home.path + "/work").reduce(into: [:]) { kinds, name in
      var status = stat()
      if lstat(tool.home.path + "/work/" + name, &status) == 0 { kinds[name] = status.st_mode & S_IFMT }
    }
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: tool.home.path + "/work/" + name)))
  }

  private func userFiles() throws -> [[UInt8]] { try ["m.json", "notes.txt"].map(bytes) }

  @Test(arguments: [
    ["--state", "m.json"], ["--state", "./folder/../m.json"], ["--state", "notes.txt"], ["--state", "link"], ["--state", "folder"],
    ["--state", "pipe"], ["--deps", "m.json"], ["--deps", "notes.txt"], ["--deps", "link"], ["--deps", "folder"], ["--deps", "pipe"],
  ])
  func runIntoAFolderDoesNotOverwriteUserFiles(option: [String]) throws {
    let (kinds, files) = (try kinds(), try userFiles())
    let outcome = try tool.run(["batch", "m.json", "-o", "out"] + option)
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains(option[1]), "\(outcome.errors)")
    #expect(try self.kinds() == kinds && userFiles() == files)
  }

  @Test(arguments: ["m.json", "notes.txt", "link", "folder", "pipe", "folder/", "missing/a.tar"])
  func archiveReplacesOnlyArchives(path: String) throws {
    let (kinds, files) = (try kinds(), try userFiles())
    let outcome = try tool("batch", "m.json", "--archive", path)
    #expect(outcome.code == 73 && outcome.errors.contains(path == "missing/a.tar" ? "LK0404" : "LK0406"), "\(outcome.errors)")
    #expect(try self.kinds() == kinds && userFiles() == files)
  }

  @Test func oldArchiveAndEmptyFilesAreReplaced() throws {
    try tool.write("a.tar", "")
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    let archive = try bytes("a.tar")
    try tool.write("a.tar", archive + archive)
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    #expect(try bytes("a.tar") == archive)
    try tool.write("state", "")
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").errors.contains("2 written"))
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").errors.contains("2 unchanged"))
    // As made by mktemp.
    try tool.write("a.png", "")
    #expect(try tool("render", "X", "-o", "a.png").code == 0)
  }

  // MARK: Single files

  /// The commands that write one file, without its path, and the kind of file.
  private static let commands: [[String]] = [
    ["render", "X", "-o"], ["icons", "show", "star", "-o"], ["icons", "sheet", "-o"], ["snapshot", "report", "m.json", "-o"],
    ["snapshot", "verify", "m.json", "--junit"], ["snapshot", "verify", "m.json", "--report"], ["compare", "one.png", "two.png", "-o"],
  ]

  private func writeImages() throws {
    for (name, title) in [("one.png", "1"), ("two.png", "2")] { try tool.write(name, try tool("render", title, "-o", "-").output) }
  }

  @Test(arguments: commands, ["m.json", "notes.txt", "link", "folder", "pipe", "device", "out-link"])
  func commandReplacesNothingButItsOwnKind(command: [String], path: String) throws {
    if command[0] == "compare" { try writeImages() }
    try tool.link("out-link", to: "not-there")
    if path == "device", mknod(tool.home.path + "/work/device", S_IFCHR | 0o666, 0x103) != 0 { return }
    let (kinds, files) = (try kinds(), try userFiles())
    let outcome = try tool.run(command + [path])
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains(path), "\(outcome.errors)")
    #expect(try self.kinds() == kinds && userFiles() == files)
  }

  @Test(arguments: commands)
  func commandReplacesItsOwnFile(command: [String]) throws {
    if command[0] == "compare" { try writeImages() }
    var sizes: [Int] = []
    for _ in 0..<2 {
      let outcome = try tool.run(command + ["result"])
      #expect([0, 20, 22].contains(outcome.code) && !outcome.errors.contains("LK04"), "\(outcome.errors)")
      sizes.append(try bytes("result").count)
      // Something has been added to it.
      try tool.write("result", bytes("result") + [0])
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func standardOutputIsNamedByAHyphenOnly() throws {
    for path in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/null"] {
      let outcome = try tool("render", "X", "-o", path)
      #expect(outcome.code == 73 && outcome.output.isEmpty && outcome.errors.contains("`-` is standard output"), "\(outcome.errors)")
    }
    #expect(try tool("render", "X", "-o", "-").imageSize != nil)
    #expect(try tool("snapshot", "report", "m.json", "-o", "-").text.hasPrefix("<!doctype html>"))
    #expect(try tool("snapshot", "verify", "m.json", "--junit", "-").text.hasPrefix("<?xml"))
    try writeImages()
    for arguments in [
      ["compare", "one.png", "two.png", "-o", "-"], ["snapshot", "verify", "m.json", "--junit", "-", "--report", "-"],
      ["snapshot", "verify", "m.json", "--junit", "-", "--json"], ["batch", "m.json", "-o", "out", "--deps", "-"],
      ["batch", "m.json", "-o", "out", "--state", "-"],
    ] {
      #expect(try tool.run(arguments).code == 64, "\(arguments)")
    }
    #expect(try !kinds().keys.contains("-"))
  }

  // MARK: Inputs

  @Test(arguments: [
    ["render", "--icon", "photo.png", "-o", "photo.png"], ["render", "--icon", "./folder/../photo.png", "-o", "photo.png"],
    ["compare", "photo.png", "two.png", "-o", "two.png"], ["compare", "photo.png", "two.png", "-o", "photo.png"],
    ["icons", "show", "p:photo", "--icons", "p=.", "-o", "photo.png"],
    ["icons", "sheet", "--icons", "p=.", "--prefix", "p", "-o", "photo.png"], ["icons", "export", "p:photo", "--icons", "p=../work", "-o", ".."],
  ])
  func inputIsNoOutput(arguments: [String]) throws {
    try writeImages()
    try tool.write("photo.png", try tool("render", "Photo", "-o", "-").output)
    // `icons export` writes p:photo as p/photo.png.
    if arguments[1] == "export" { try FileManager.default.createSymbolicLink(atPath: tool.home.path + "/p", withDestinationPath: "work") }
    let before = try tool.files()
    let outcome = try tool.run(arguments)
    #expect(outcome.code != 0 && outcome.errors.contains("LK04"), "\(outcome.errors)")
    #expect(try tool.files() == before)
  }

  /// An icon that is also an output is an error of the label that comes later, with any number of threads.
  @Test(arguments: [1, 8])
  func iconOfALabelIsNotTheOutputOfAnother(jobs: Int) throws {
    let photo = try tool("render", "Photo", "-o", "-").output
    let writes = #"{"id": "a", "title": "A"}"#
    let reads = #"{"id": "b", "title": "B", "icon": {"file": "out/a.png"}}"#
    let own = #"{"id": "a", "title": "B", "icon": {"file": "out/a.png"}}"#
    for (rows, failing, isKept) in [([writes, reads], "b", false), ([reads, writes], "a", true), ([own], "a", true)] {
      try tool.write("out/a.png", photo)
      try tool.write("m.ndjson", rows.map { $0 + "\n" }.joined())
      let outcome = try tool("batch", "m.ndjson", "-o", "out", "--jobs", "\(jobs)", "--json")
      #expect(outcome.errors.contains("LK0406") && outcome.errors.contains("both an input and an output"), "\(outcome.errors)")
      let failed = try outcome.lines.map(jsonObject).filter { $0["status"] as? String == "failed" }
      #expect(failed.map { $0["id"] as? String } == [failing])
      #expect(try (bytes("out/a.png") == photo) == isKept)
      try tool.remove("out")
    }
  }

  /// A PNG next to its SVG is an ordinary output.
  @Test func imagesBesideTheirIconsAreRenderedAgain() throws {
    try tool.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    try tool.write("m.yaml", "version: 1\nicons: { p: own }\nlabels: [{ id: logo, icon: \"p:logo\" }]\n")
    for fill in ["red", "lime"] {
      try tool.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path fill='\(fill)' d='M0 0h9v9z'/></svg>")
      #expect(try tool("batch", "m.yaml", "-o", "own").errors.hasPrefix("1 written"))
    }
  }

  // MARK: Files in an output folder

  @Test func fileOfAnotherKindInTheOutputFolderIsAnErrorOfItsLabel() throws {
    try tool.write("out/a.png", "not an image")
    let outcome = try tool("batch", "m.json", "-o", "out")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0406") && outcome.errors.contains("out/a.png"), "\(outcome.errors)")
    #expect(try bytes("out/a.png") == Array("not an image".utf8))
    // An output of an earlier run is made again, whatever somebody has put into it.
    try tool.remove("out/a.png")
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    try tool.write("out/a.png", "not an image")
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    #expect(PNGSize(try bytes("out/a.png")) != nil)
  }

  @Test(arguments: [
    ("web", "index.html", "<!doctype html>\n<p>my page"), ("web", "index.json", "{\"mine\":1}"), ("web", "sprites.css", "p {}"),
    ("xcassets", "Labels.swift", "let mine = 1"), ("xcassets", "Labels.xcassets/Contents.json", "{\"info\":{\"author\":\"xcode\",\"version\":1}}"),
    ("flutter", "pubspec-assets.yaml", "mine: 1"), ("swiftpm", "Labels.swift", "let mine = 1"),
  ])
  func documentOfSomebodyElseIsNotReplaced(kind: String, name: String, text: String) throws {
    try tool.write("other/" + name, text)
    let outcome = try tool("assets", "m.json", "--kind", kind, "-o", "other")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains("other/" + name), "\(outcome.errors)")
    #expect(try bytes("other/" + name) == Array(text.utf8))
    // Without a cache too, as in a checkout of a repository, a document of LabelKit is replaced.
    #expect(try tool("assets", "m.json", "--kind", kind, "-o", "own").code == 0)
    let made = try bytes("own/" + name)
    try tool.write("n.json", #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"c","title":"z"}]}"#)
    #expect(try tool("assets", "n.json", "--kind", kind, "-o", "own", "--state", "new").code == 0)
    #expect(try bytes("own/" + name) != made || name.hasSuffix("Contents.json"))
  }

  @Test(arguments: [
    ["--archive", "x", "--state", "x"], ["--archive", "x", "--deps", "./x"], ["-o", "out", "--deps", "x", "--state", "folder/../x"],
  ])
  func twoOptionsWithOneFileAreWrongUsage(options: [String]) throws {
    let kinds = try kinds()
    let outcome = try tool.run(["batch", "m.json"] + options)
    #expect(outcome.code == 64 && outcome.errors.contains("name the same file"), "\(outcome.errors)")
    #expect(try self.kinds() == kinds)
  }

  // MARK: Build caches

  /// D12: somebody who can write to the cache can have forged an entry, so that --prune deletes a file.
  @Test func stateThatOthersCanWriteIsRefused() throws {
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").code == 0)
    try tool.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"}]}"#)
    let path = tool.home.path + "/work/state"
    var refused: [[FileAttributeKey: Any]] = [[.posixPermissions: 0o666]]
    if getuid() == 0 { refused.append([.posixPermissions: 0o644, .ownerAccountID: 65534]) }
    for attributes in refused {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
      let state = try bytes("state")
      let outcome = try tool("batch", "m.json", "-o", "out", "--state", "state", "--prune")
      #expect(outcome.code == 73 && outcome.errors.contains("LK0404") && outcome.errors.contains("another user"), "\(outcome.errors)")
      #expect(try bytes("state") == state && tool.files("out").count == 2)
    }
  }

  @Test func cacheThatOthersCanWriteIsMadeAgain() throws {
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    let folder = tool.home.path + "/cache/labelkit"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".sqlite") })
    try tool.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"}]}"#)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder + "/" + name)
    if getuid() == 0 { try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder + "/" + name) }
    let outcome = try tool("batch", "m.json", "-o", "out", "--prune")
    #expect(outcome.code == 0 && !outcome.errors.contains("removed"), "\(outcome.errors)")
    #expect(try tool.files("out").count == 2)
    #expect(try tool("batch", "m.json", "-o", "out", "--dry-run").lines.isEmpty)
  }

  // MARK: An archive on standard output

  @Test func archiveOnStandardOutputHasTheSameBytesAsAFile() throws {
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    let outcome = try tool("batch", "m.json", "--archive", "-")
    #expect(outcome.code == 0 && outcome.errors.contains("2 written"))
    #expect(try outcome.output == bytes("a.tar"))
    #expect(try !kinds().keys.contains("-"))
  }

  @Test(arguments: [["--json"], ["--watch"], ["--deps", "m.d"], ["-o", "out"], ["--prune"]])
  func archiveOnStandardOutputExcludesOtherOutputs(option: [String]) throws {
    let outcome = try tool.run(["batch", "m.json", "--archive", "-"] + option)
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome.errors)")
  }

  @Test func archiveIsNotWrittenToATerminal() throws {
    let terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
    let path = String(cString: try #require(ptsname(terminal)))
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["batch", tool.home.path + "/work/m.json", "--archive", "-"]
    process.standardOutput = FileHandle(fileDescriptor: open(path, O_RDWR | O_NOCTTY | O_CLOEXEC), closeOnDealloc: true)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 73)
  }
}
