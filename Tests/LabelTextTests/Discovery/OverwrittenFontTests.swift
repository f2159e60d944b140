// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelText
import TestSupport
import Testing

/// Fonts in a user's folders that are overwritten in place. This does not change the modification time of the folder, which is all that
/// fontconfig compares to find out whether its cache of the folder is current.
struct OverwrittenFontTests {
  let folder: TemporaryFolder
  /// The font has no family name, so fontconfig uses the name of the file.
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

  /// An incomplete font file is completed, and is then overwritten with other fonts.
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

  /// The font is overwritten, which changes neither the link nor the folder that the link is in.
  @Test func theFontBehindALinkIsReadAgain() throws {
    let fonts = try TemporaryFolder()
    let font = try fonts.write(box, as: "Box.ttf")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Box.ttf", withDestinationPath: font)
    #expect(try Self.families(folder.path) == ["Box"])
    try Data(sans).write(to: URL(fileURLWithPath: font))
    #expect(try Self.families(folder.path) == ["Noto Sans"])
  }

  /// Fonts are written while a library searches their folder. The next library finds them, even if the first one read empty files.
  @Test func fontsWrittenDuringASearchAreReadAgain() async throws {
    let names = ["A", "B", "C", "D"]
    for round in 0..<(SlowBuild.isEnabled ? 10 : 5) {
      let folder = folder.path + "/\(round)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      for name in names { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name).ttf")) }
      // With more fonts the search takes longer than one tick of the file system's clock.
      for number in 0..<40 { try Data(sans).write(to: URL(fileURLWithPath: "\(folder)/Sans\(number).ttf")) }
      async let searched = Self.families(folder)
      usleep(UInt32(5000 + round * 6000))
      for name in names { try Data(box).write(to: URL(fileURLWithPath: "\(folder)/\(name).ttf")) }
      _ = try await searched
      #expect(try Self.families(folder) == names + ["Noto Sans"], "round \(round)")
    }
  }
}
