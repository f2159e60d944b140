// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelEngine
import TestSupport
import Testing

struct JobFingerprintTests {
  private func resources(fonts: [String] = [], icons: String? = nil) -> Resources {
    var resources = Resources()
    resources.usesSystemFonts = false
    resources.fontFolders = fonts
    if let icons { resources.iconSources = [Resources.IconSource(prefix: "my", path: icons)] }
    return resources
  }

  private static func font() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))) }

  private static func write(_ tree: ScratchTree, _ name: String, _ bytes: [UInt8]) throws {
    let file = URL(filePath: tree.root + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// What of two fingerprints differs, as the message says it.
  private func differences(_ a: JobFingerprint, _ b: JobFingerprint) -> [String] {
    do throws(MachineError) { try a.check(against: b.digits) } catch {
      let start = MachineError.otherFingerprint(found: a.digits, expected: b.digits, differences: []).message + ": different are "
      #expect(error.code == .otherFingerprint && error.message.hasPrefix(start))
      return error.message.dropFirst(start.count).split(separator: ", ").map(String.init)
    }
    return []
  }

  @Test func sameFilesInOtherFoldersAndWithOtherTimesHaveTheSameFingerprint() throws {
    let tree = try ScratchTree()
    let font = try Self.font()
    for folder in ["one", "two/three"] {
      try Self.write(tree, folder + "/fonts/Box.ttf", font)
      try Self.write(tree, folder + "/icons/a.svg", Array("<svg/>".utf8))
    }
    let one = try JobFingerprint(resources(fonts: [tree.root + "/one/fonts"], icons: tree.root + "/one/icons"))
    let two = try JobFingerprint(resources(fonts: [tree.root + "/two/three/fonts"], icons: tree.root + "/two/three/icons"))
    #expect(differences(one, two).isEmpty)
    #expect(one.digits.count == 32 && one.digits.allSatisfy(\.isHexDigit))
  }

  @Test func whatDiffersIsNamed() throws {
    let tree = try ScratchTree()
    let font = try Self.font()
    for folder in ["one", "two", "three"] { try Self.write(tree, folder + "/fonts/Box.ttf", font) }
    let one = try JobFingerprint(resources(fonts: [tree.root + "/one/fonts"]))
    // The checksum of a table, at the same length.
    var other = font
    other[16] ^= 1
    try Self.write(tree, "two/fonts/Box.ttf", other)
    let two = try JobFingerprint(resources(fonts: [tree.root + "/two/fonts"]))
    #expect(differences(one, two) == ["the fonts"])
    var optimized = resources(fonts: [tree.root + "/one/fonts"])
    optimized.optimizesFiles = true
    #expect(try differences(one, JobFingerprint(optimized)) == ["the options"])
    #expect(try differences(two, JobFingerprint(optimized)) == ["the fonts", "the options"])
    try Self.write(tree, "icons/a.svg", Array("<svg/>".utf8))
    let icons = try JobFingerprint(resources(fonts: [tree.root + "/one/fonts"], icons: tree.root + "/icons"))
    #expect(differences(one, icons) == ["the options"])
    try Self.write(tree, "icons/b.svg", Array("<svg/>".utf8))
    #expect(
      try differences(icons, JobFingerprint(resources(fonts: [tree.root + "/one/fonts"], icons: tree.root + "/icons"))) == ["the options"])
  }

  @Test(arguments: ["", "0", "what"]) func textThatIsNoFingerprintIsAnother(text: String) throws {
    let own = try JobFingerprint(Resources())
    #expect(throws: MachineError.otherFingerprint(found: own.digits, expected: text, differences: [])) { try own.check(against: text) }
  }

  @Test func capitalDigitsAreTheSame() throws {
    let own = try JobFingerprint(Resources())
    try own.check(against: own.digits.uppercased())
  }
}
