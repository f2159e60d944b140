// SPDX-License-Identifier: MIT

import LabelCore
import LabelSnapshotRuns
import TestSupport
import Testing

/// Zip files as build servers make them, and as nobody should.
struct ZipArchiveTests {
  private typealias File = ZipWriter.File

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func archive(_ bytes: [UInt8]) throws -> ZipArchive {
    try scratch.write(bytes, to: "run.zip")
    return try ZipArchive(path: scratch.path + "/run.zip")
  }

  private static let good = File(name: "run/changes.json", data: Array("{}".utf8))

  @Test func storedAndDeflatedFilesAreRead() throws {
    // A block of DEFLATE that is stored.
    let deflated = File(name: "a.png", data: [1, 2, 0, 0xFD, 0xFF, 7, 8], method: 8, size: 2, crc: ZipWriter.crc([7, 8]))
    let archive = try archive(ZipWriter.archive([Self.good, deflated], comment: "made by a server"))
    #expect(archive.names == ["a.png", "run/changes.json"])
    #expect(try archive.contents(of: "run/changes.json", limit: 10) == Array("{}".utf8))
    #expect(try archive.contents(of: "a.png", limit: 10) == [7, 8])
    #expect(throws: Diagnostic.self) { try archive.contents(of: "a.png", limit: 1) }
    #expect(throws: Diagnostic.self) { try archive.contents(of: "b.png", limit: 1) }
  }

  /// Whether every file of the archive can be read.
  private func isReadable(_ bytes: [UInt8]) -> Bool {
    do {
      let archive = try archive(bytes)
      for name in archive.names { _ = try archive.contents(of: name, limit: 1 << 20) }
      return true
    } catch { return false }
  }

  private static let hostile: [(String, [File], Int)] = [
    ("name above the folder", [File(name: "../a", data: [1])], 0), ("absolute name", [File(name: "/a", data: [1])], 0),
    ("name inside", [File(name: "a/../../b", data: [1])], 0), ("backslash", [File(name: "..\\a", data: [1])], 0),
    ("name twice", [good, good], 0), ("encrypted", [File(name: "a", data: [1], flags: 1)], 0),
    ("other method", [File(name: "a", data: [1], method: 12)], 0), ("several parts", [good], 1),
    ("wrong CRC", [File(name: "a", data: [1], crc: 5)], 0), ("stored with another size", [File(name: "a", data: [1], size: 2)], 0),
    ("far too large", [File(name: "a", data: [3, 0], method: 8, size: 1 << 30)], 0),
    ("larger than its data", [File(name: "a", data: [1, 1, 0, 0xFE, 0xFF, 7], method: 8, size: 2)], 0),
    ("more data than its size", [File(name: "a", data: [1, 2, 0, 0xFD, 0xFF, 7, 8], method: 8, size: 1)], 0),
    ("another local name", [File(name: "a", data: [1], localName: "bb")], 0),
    ("another local size", [File(name: "a", data: [1], localSize: 2)], 0),
    ("another local CRC", [File(name: "a", data: [1], localCRC: 2)], 0),
  ]

  @Test(arguments: hostile.indices) func hostileArchiveIsRefused(_ index: Int) {
    let (name, files, parts) = Self.hostile[index]
    #expect(!isReadable(ZipWriter.archive(files, parts: parts)), "\(name)")
  }

  @Test func noCutAndNoByteOfAnArchiveTraps() {
    let whole = ZipWriter.archive([Self.good, File(name: "b", data: [1, 2, 3])])
    #expect(isReadable(whole))
    // The last four bytes are zeros, which are of no account: half of an offset, and the length of the comment.
    for count in 0..<whole.count - 4 { #expect(!isReadable(Array(whole[..<count]))) }
    for index in whole.indices {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = byte
        _ = isReadable(changed)
      }
    }
  }
}
