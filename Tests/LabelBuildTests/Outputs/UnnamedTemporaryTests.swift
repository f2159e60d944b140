// SPDX-License-Identifier: MIT

import CTestSystem
import Glibc
import LabelCore
import Synchronization
import TestSupport
import Testing

@testable import LabelBuild
@testable import LabelManifest
@testable import LabelSystem

@Suite struct UnnamedTemporaryTests {
  let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
    try scratch.make(folder: "out")
  }

  private func folder() throws -> Descriptor {
    guard let folder = Descriptor(open(scratch.out, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      throw MachineError.cannotRead(path: scratch.out, reason: "cannot open")
    }
    return folder
  }

  @Test(arguments: [0, 1, 4096, 1_000_000])
  func aNewFileIsLikeOneThatWasRenamed(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let folder = try folder()
    // Not every system makes such files.
    guard case .linked(let stamp) = UnnamedTemporary.link(bytes, as: "new.png", in: folder) else { return }
    _ = try TemporaryFile(in: folder.number, for: "").become("renamed.png", holding: bytes, for: "")
    #expect(scratch.files() == ["new.png": bytes, "renamed.png": bytes])
    #expect(stamp == FileStamp(path: scratch.out + "/new.png"))
    #expect(try mode("new.png") == mode("renamed.png"))
  }

  @Test func nothingIsPutOverWhatHasTheName() throws {
    try scratch.make(file: "out/file", holding: "old")
    try scratch.make(folder: "out/folder")
    try scratch.make(link: "out/link", to: "nothing")
    let before = scratch.names()
    for name in ["file", "folder", "link"] {
      switch UnnamedTemporary.link([1, 2, 3], as: name, in: try folder()) {
      case .linked: Issue.record("\(name) was replaced")
      case .taken, .refused: break
      }
    }
    #expect(scratch.names() == before)
    #expect(scratch.contents("out/file") == Array("old".utf8))
  }

  @Test func aFolderThatIsGoneIsAnError() throws {
    let folder = try OutputFolder(scratch.out)
    rmdir(scratch.out)
    #expect(throws: MachineError.self) { try folder.write([1], to: OutputPath("a.png")) }
  }

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(stat(scratch.out + "/" + name, &status) == 0)
    return status.st_mode
  }
}
