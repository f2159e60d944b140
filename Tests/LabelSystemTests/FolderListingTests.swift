// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import SystemPackage
import Testing

@Suite struct FolderListingTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/labelkit-listing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// The longest name fills `d_name` to its last byte, and each length ends the record at another offset in the buffer.
  @Test func namesOfEveryLengthAreListed() throws {
    try withFolder { folder in
      let names = (1...255).map { String(repeating: "n", count: $0) } + ["ü", "雨.svg", ".hidden", "with space"]
      for name in names { #expect(FileManager.default.createFile(atPath: folder + "/" + name, contents: nil)) }
      #expect(FolderListing.names(in: folder) == names.sorted())
      let opened = try FileDescriptor.open(folder: folder)
      defer { try? opened.close() }
      for _ in 0..<2 {
        let listing = try FolderListing(of: opened)
        var found: Set<String> = []
        while let entry = listing.next() { found.insert(entry.name) }
        #expect(found == Set(names))
      }
    }
  }

  @Test func regularFilesAreMarked() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
      #expect(FileManager.default.createFile(atPath: folder + "/file", contents: nil))
      let listing = try FolderListing(path: folder)
      var files: [String: Bool] = [:]
      while let entry = listing.next() { files[entry.name] = entry.isFile }
      #expect(files == ["file": true, "folder": false, "link": false])
    }
  }

  @Test(arguments: ["/missing", "/etc/passwd", ""])
  func nonFolderHasNoNames(path: String) {
    #expect(throws: Errno.self) { _ = try FolderListing(path: path) }
    #expect(FolderListing.names(in: path).isEmpty)
  }
}
