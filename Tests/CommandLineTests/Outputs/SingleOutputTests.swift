// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Commands that write one file replace only a file of its kind.
@Suite struct SingleOutputTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writeUserFiles()
  }

  /// The commands that write one file, without its path, and the kind of file.
  private static let commands: [[String]] = {
    let snapshots = ["./m.json", "--baseline=./Snapshots", "--failures=./snapshot-failures"]
    return [
      ["render", "X", "--format", "png", "-o"], ["icons", "show", "star", "-o"], ["icons", "sheet", "bolt", "-o"],
      ["snapshot", "report"] + snapshots + ["-o"], ["snapshot", "verify"] + snapshots + ["--junit"],
      ["snapshot", "verify"] + snapshots + ["--report"], ["compare", "./one.png", "./two.png", "-o"],
    ]
  }()

  private func writeImages() throws {
    for (name, title) in [("one.png", "1"), ("two.png", "2")] { try tool.write(name, tool.command("render", title, "-o", "-").output) }
  }

  @Test(arguments: commands, ["m.json", "notes.txt", "link", "folder", "pipe", "device", "out-link"])
  func commandReplacesNothingButItsOwnKind(command: [String], path: String) throws {
    if command[0] == "compare" { try writeImages() }
    try tool.link("out-link", to: "not-there")
    if path == "device", mknod(tool.home.path + "/work/device", S_IFCHR | 0o666, 0x103) != 0 { return }
    let (kinds, files) = (try tool.kinds(), try tool.userFiles())
    let outcome = tool.command(command + ["./" + path])
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains(path), "\(outcome.errors)")
    #expect(try tool.kinds() == kinds && tool.userFiles() == files)
  }

  /// Without --format, the extension of such a file is not that of an image.
  @Test(arguments: ["m.json", "notes.txt"])
  func extensionOfOtherFilesIsNoFormat(path: String) throws {
    let files = try tool.userFiles()
    let outcome = try tool("render", "X", "-o", path)
    #expect(outcome.code == 64 && outcome.errors.contains("LK0645"), "\(outcome.errors)")
    #expect(try tool.userFiles() == files)
  }

  @Test(arguments: commands)
  func commandReplacesItsOwnFile(command: [String]) throws {
    if command[0] == "compare" { try writeImages() }
    var sizes: [Int] = []
    for _ in 0..<2 {
      let outcome = tool.command(command + ["./result.png"])
      #expect([0, 20, 22].contains(outcome.code) && !outcome.errors.contains("LK04"), "\(outcome.errors)")
      sizes.append(try tool.bytes("result.png").count)
      // Something has been added to it.
      try tool.write("result.png", tool.bytes("result.png") + [0])
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
    #expect(try !tool.kinds().keys.contains("-"))
  }
}
