// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelText
import TestSupport
import Testing

/// Fonts in folders that a user names, which are overwritten in place. That leaves the folder's time as it was, by which fontconfig tells
/// whether its cache of the folder is current.
struct OverwrittenFontTests {
  let folder: TemporaryFolder
  /// It has no name, so fontconfig uses that of the file.
  private let box: [UInt8]
  private let sans: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    box = [UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get())))
    sans = Array(try FontLibrary().bytes(of: "NotoSans-Regular"))
  }

  private static func families(_ folder: String) throws -> [String] {
    try FontLibrary(fontFolders: [folder], usesSystemFonts: false).families()
  }

  /// A font that a run found half copied, and one that another font replaces.
  @Test(arguments: ["", "inner", "inner/most"]) func theFontIsReadAgain(path: String) throws {
    let inner = folder.path + "/" + path
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    let font = URL(fileURLWithPath: inner + "/Box.ttf")
    try Data(box.prefix(100)).write(to: font)
    #expect(try Self.families(folder.path) == [])
    for (bytes, family) in [(box, "Box"), (sans, "Noto Sans"), (box, "Box")] {
      try Data(bytes).write(to: font)
      #expect(try Self.families(folder.path) == [family])
    }
  }

  /// The link and its folder stay as they were.
  @Test func theFontBehindALinkIsReadAgain() throws {
    let fonts = try TemporaryFolder()
    let font = try fonts.write(box, as: "Box.ttf")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Box.ttf", withDestinationPath: font)
    #expect(try Self.families(folder.path) == ["Box"])
    try Data(sans).write(to: URL(fileURLWithPath: font))
    #expect(try Self.families(folder.path) == ["Noto Sans"])
  }

  /// Fonts are written while a library searches their folder. The next library has them, whatever the first one saw.
  @Test func fontsWrittenDuringASearchAreReadAgain() async throws {
    let names = ["A", "B", "C", "D"]
    for round in 0..<10 {
      let folder = folder.path + "/\(round)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      for name in names { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name).ttf")) }
      // With more fonts the search takes longer than a tick of the clock of the file system.
      for number in 0..<40 { try Data(sans).write(to: URL(fileURLWithPath: "\(folder)/Sans\(number).ttf")) }
      async let searched = Self.families(folder)
      usleep(UInt32(5000 + round * 3000))
      for name in names { try Data(box).write(to: URL(fileURLWithPath: "\(folder)/\(name).ttf")) }
      _ = try await searched
      #expect(try Self.families(folder) == names + ["Noto Sans"], "round \(round)")
    }
  }
}
