// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import SystemPackage
import TestSupport
import Testing

/// Names of files that are not UTF-8.
@Suite struct NameTextTests {
  @Test(
    arguments: [
      ([0x61], "a", true), ([], "", true), (Array("é雨🏳️‍🌈\\x41".utf8), "é雨🏳️‍🌈\\x41", true), ([0xFF], "\\xff", false),
      ([0x63, 0xE9, 0x2E], "c\\xe9.", false), ([0xC3, 0xA9, 0xC3], "é\\xc3", false), ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80", false),
      ([0x01, 0x80], "\u{1}\\x80", false),
    ] as [([UInt8], String, Bool)])
  func bytesThatAreNotUTF8AreWrittenAsNumbers(bytes: [UInt8], text: String, isExact: Bool) {
    #expect(NameText.of(bytes) == (text, isExact))
    #expect(bytes.withUnsafeBufferPointer { _ in NameText.of((bytes + [0]).map { CChar(bitPattern: $0) }) } == (text, isExact))
  }

  /// The text is exact for all bytes that are UTF-8, and for no others.
  @Test func anyBytesHaveAValidText() {
    var random = Seeded(state: 16)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt8.random(in: 1...0x7F, using: &random) : UInt8.random(in: 0x80...0xFF, using: &random)
      }
      let (text, isExact) = NameText.of(bytes)
      #expect(isExact == (String(validating: bytes, as: UTF8.self) != nil))
      #expect(isExact == (Array(text.utf8) == bytes))
      #expect(!text.unicodeScalars.contains("\u{FFFD}") || isExact)
    }
  }

  @Test func listingTellsNamesThatCannotBeOpened() throws {
    let scratch = try ScratchTree()
    for name in [[0x61], [0x62, 0xFF], [0xC3, 0xA9]] as [[UInt8]] {
      let path = (Array((scratch.root + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
      let file = open(path, O_CREAT | O_WRONLY, 0o644)
      try #require(file >= 0)
      close(file)
    }
    #expect(FolderListing.names(in: scratch.root) == ["a", "é"])
    #expect(FolderListing.unreadableNames(in: scratch.root) == ["b\\xff"])
  }

  @Test func pathWithoutLinksIsNeverAnotherName() throws {
    let scratch = try ScratchTree()
    let folder = (Array((scratch.root + "/").utf8) + [0xFF, 0]).map { CChar(bitPattern: $0) }
    try #require(mkdir(folder, 0o755) == 0)
    try scratch.make(folder: "\u{FFFD}")
    try #require(symlink([CChar(bitPattern: 0xFF), 0], scratch.root + "/link") == 0)
    #expect(throws: Errno.illegalByteSequence) { try FilePath(scratch.root + "/link").withoutLinks() }
  }
}
