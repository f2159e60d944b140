// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelEngine
import LabelSystem
import LabelText
import TestSupport
import Testing

@Suite struct ToolFingerprintTests {
  private let scratch = try? ScratchTree()

  /// Resources with a folder of one font, and the font's path.
  private func options() throws -> (Resources, font: URL) {
    let scratch = try #require(scratch)
    let font = URL(fileURLWithPath: scratch.root + "/Box.ttf")
    try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get())).write(to: font)
    var options = Resources()
    options.fontFolders = [scratch.root]
    options.usesSystemFonts = false
    return (options, font)
  }

  @Test func fingerprintOfListedFontsIsTheSame() throws {
    let (options, font) = try options()
    let library = try FontLibrary(options)
    #expect(library.fontFiles.paths == [font.path])
    let fingerprint = try ToolFingerprint.of(options, options: ["a"])
    #expect(fingerprint != nil)
    #expect(try ToolFingerprint.of(options, fonts: library.fontFiles, options: ["a"]) == fingerprint)
    #expect(try ToolFingerprint.of(options, fonts: library.fontFiles) != fingerprint)
    #expect(try ToolFingerprint.of(Resources(), options: ["a"]) != fingerprint)
  }

  /// Overwrites a font as `cp` does: its name, folder and length stay the same.
  @Test func fontOverwrittenInPlaceChangesTheFingerprint() throws {
    let (options, font) = try options()
    let before = try ToolFingerprint.of(options)
    let bytes = try Data(contentsOf: font)
    let stamp = FileStamp(path: font.path)
    while FileStamp(path: font.path) == stamp {
      let file = try FileHandle(forWritingTo: font)
      try file.write(contentsOf: bytes)
      try file.close()
    }
    #expect(try ToolFingerprint.of(options) != before)
  }

  @Test func changeDuringARunGivesNoFingerprint() throws {
    let (options, font) = try options()
    // File times may come from a more precise clock than `FileStamp.now`, which lags behind by a tick or two.
    let written = Int(Date().timeIntervalSince1970 * 1e9)
    while FileStamp.now <= written {}
    let start = FileStamp.now
    let fingerprint = try ToolFingerprint.of(options, since: start)
    #expect(try fingerprint == ToolFingerprint.of(options) && fingerprint != nil)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: font.path)
    #expect(try ToolFingerprint.of(options, since: start) == nil)
    #expect(try ToolFingerprint.of(options) != fingerprint)
  }
}
