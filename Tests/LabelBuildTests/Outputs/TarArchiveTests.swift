// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import TestSupport
import Testing

@Suite struct TarArchiveTests {
  static let files: [(name: String, bytes: [UInt8])] = [
    ("a.png", [1, 2, 3]), ("empty.png", []), ("deep/er/b.png", [UInt8](repeating: 7, count: 512)),
    ("ü/雨.png", [UInt8](repeating: 9, count: 513)), (String(repeating: "long/", count: 60) + "c.png", [4]),
  ]

  private func write(_ path: String) throws {
    var archive = try TarArchive(path)
    for (name, bytes) in Self.files { try archive.add(bytes, as: name) }
    try archive.finish()
  }

  @Test func archiveIsReadByTar() throws {
    let scratch = try ScratchTree()
    try write(scratch.root + "/a.tar")
    try scratch.make(folder: "out")
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", scratch.root + "/a.tar", "-C", scratch.out]
    try tar.run()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    #expect(scratch.files() == Dictionary(uniqueKeysWithValues: Self.files.map { ($0.name, $0.bytes) }))
  }

  @Test func sameFilesGiveTheSameBytesAndNoTemporaries() throws {
    let scratch = try ScratchTree()
    for name in ["a", "b"] { try write(scratch.root + "/\(name).tar") }
    #expect(scratch.contents("a.tar") == scratch.contents("b.tar"))
    #expect(scratch.names() == ["a.tar", "b.tar"])
  }

  @Test func unfinishedArchiveLeavesNoFile() throws {
    let scratch = try ScratchTree()
    do {
      var archive = try TarArchive(scratch.root + "/a.tar")
      try archive.add([1], as: "a")
    }
    #expect(scratch.names().isEmpty)
    #expect(throws: MachineError.self) { try write(scratch.root + "/missing/a.tar") }
  }
}
