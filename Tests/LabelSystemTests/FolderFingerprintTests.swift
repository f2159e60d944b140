// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSystem
import TestSupport
import Testing

/// Which changes of a folder change its hash.
struct FolderFingerprintTests {
  private let tree: ScratchTree

  init() throws {
    tree = try ScratchTree()
    try write("folder/inner/file", "one")
  }

  private var folder: String { tree.root + "/folder" }

  private func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: tree.root + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: tree.root + "/" + name, withDestinationPath: target)
  }

  private func hash() -> ContentHash { FolderFingerprint.hash(of: folder, isDeep: true, hasTimes: false) }

  @Test func newFilesAndLengthsChangeTheHash() throws {
    let first = hash()
    #expect(hash() == first)
    try write("folder/inner/file", "three")
    let second = hash()
    try write("folder/inner/other", "")
    #expect(Set([first, second, hash()]).count == 3)
  }

  /// Also if they are behind a link, and the folder has the same name.
  @Test func changesBehindLinksChangeTheHash() throws {
    try write("outside/file", "one")
    try link("folder/link", to: tree.root + "/outside")
    let first = hash()
    try write("outside/file", "three")
    #expect(hash() != first)
  }

  /// With fifty links from a folder to itself there are more ways than can be followed.
  @Test func linksToTheFolderAroundThemEnd() throws {
    for index in 0..<50 { try link("folder/inner/link\(index)", to: "..") }
    let first = hash()
    #expect(hash() == first)
    try write("folder/inner/file", "three")
    #expect(hash() != first)
  }

  /// A link at the maximum depth does not hide what is in a folder that comes later.
  @Test func foldersAreListedAtTheirSmallestDepth() throws {
    try write("folder/z/inner/file", "one")
    try write("folder/a/b/c/d/e/f/file", "")
    try link("folder/a/b/c/d/e/f/link", to: folder + "/z")
    let first = hash()
    try write("folder/z/inner/file", "three")
    #expect(hash() != first)
  }

  /// Folders behind links are not all listed, so that a link to the root of a file system ends.
  @Test func manyFoldersBehindALinkEnd() throws {
    for group in 0..<120 {
      let path = tree.root + "/outside/\(group)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for index in 0..<100 { #expect(mkdir("\(path)/\(index)", 0o755) == 0) }
    }
    try link("folder/link", to: tree.root + "/outside")
    let first = hash()
    // Folders in the folder itself are listed after that.
    try write("folder/other/file", "")
    #expect(hash() != first)
  }
}
