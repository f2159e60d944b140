// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Options that name output files never overwrite the user's own files.
@Suite struct OutputSafetyTests {
  private let folder: RunFolder

  /// Writes a manifest and a text file, a folder, a link to the text file and a named pipe.
  init() throws {
    folder = try RunFolder()
    try folder.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"b","title":"y"}]}"#)
    try folder.write("notes.txt", "mine")
    try folder.makeFolder("folder")
    try folder.link("link", to: "notes.txt")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
  }

  /// The bytes of the manifest and of the text file.
  private func userFiles() throws -> [[UInt8]] { try ["m.json", "notes.txt"].map { try folder.bytes($0) } }

  /// Whether each name in the folder is a file, a folder, a link and so on.
  private func kinds() throws -> [String: mode_t] {
    try FileManager.default.contentsOfDirectory(atPath: folder.root).reduce(into: [:]) { kinds, name in
      var status = stat()
      if lstat(folder.path(name), &status) == 0 { kinds[name] = status.st_mode & S_IFMT }
    }
  }

  /// An option that names a file, for a run.
  enum Option: Sendable {
    case state, deps

    func set(_ path: String, of run: inout Run) {
      switch self {
      case .state: run.cache = .file(path)
      case .deps: run.dependencyFile = DependencyFile(path: path)
      }
    }
  }

  @Test(arguments: [
    (Option.state, "m.json"), (.state, "./folder/../m.json"), (.state, "notes.txt"), (.state, "link"), (.state, "folder"), (.state, "pipe"),
    (.deps, "m.json"), (.deps, "notes.txt"), (.deps, "link"), (.deps, "folder"), (.deps, "pipe"),
  ])
  func runIntoAFolderDoesNotOverwriteUserFiles(option: Option, file: String) throws {
    let (kinds, files) = (try kinds(), try userFiles())
    let outcome = try folder.run("m.json") { option.set(folder.path(file), of: &$0) }
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains(file), "\(outcome.errors)")
    #expect(try self.kinds() == kinds && userFiles() == files)
  }

  @Test(arguments: ["m.json", "notes.txt", "link", "folder", "pipe", "folder/"])
  func archiveReplacesOnlyArchives(path: String) throws {
    let (kinds, files) = (try kinds(), try userFiles())
    let outcome = try folder.run("m.json", archive: path)
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406"), "\(outcome.errors)")
    #expect(try self.kinds() == kinds && userFiles() == files)
  }

  @Test func foldersOfAnArchiveAreMade() throws {
    #expect(try folder.run("m.json", archive: "new/folder/a.tar").code == 0)
    #expect(try !folder.bytes("new/folder/a.tar").isEmpty)
  }

  @Test func oldArchiveAndEmptyFilesAreReplaced() throws {
    try folder.write("a.tar", "")
    #expect(try folder.run("m.json", archive: "a.tar").code == 0)
    let archive = try folder.bytes("a.tar")
    try folder.write("a.tar", archive + archive)
    #expect(try folder.run("m.json", archive: "a.tar").code == 0)
    #expect(try folder.bytes("a.tar") == archive)
    try folder.write("state", "")
    for counts in ["2 written", "2 unchanged"] {
      #expect(try folder.run("m.json") { $0.cache = .file(folder.path("state")) }.counts == counts)
    }
  }

  @Test func twoOptionsWithOneFileAreWrongUsage() throws {
    let kinds = try kinds()
    let outcomes = [
      try folder.run("m.json", archive: "x") { $0.cache = .file(folder.path("x")) },
      try folder.run("m.json", archive: "x") { $0.dependencyFile = DependencyFile(path: folder.path("./x")) },
      try folder.run("m.json") {
        $0.dependencyFile = DependencyFile(path: folder.path("x"))
        $0.cache = .file(folder.path("folder/../x"))
      },
    ]
    for outcome in outcomes { #expect(outcome.code == 64 && outcome.errors.contains("name the same file"), "\(outcome.errors)") }
    #expect(try self.kinds() == kinds)
  }
}
