// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

@Suite struct BuildStateTests {
  private static let key = BuildKey(label: 1, files: 2, tool: 3)

  private static func made(_ size: Int, changed: Int = 5) -> BatchResult.Made {
    BatchResult.Made(byteCount: size, pixelWidth: 7, pixelHeight: 9, stamp: FileStamp(size: size, changed: changed))
  }

  private static func reason(_ state: BuildState, _ path: OutputPath, _ key: BuildKey, _ stamp: FileStamp?) -> StaleReason? {
    if case .failure(let verdict) = state.verdict(on: path, key: key, stamp: stamp) { verdict.reason } else { nil }
  }

  @Test func everyReasonIsNamed() throws {
    let scratch = try ScratchTree()
    let state = try #require(BuildState(path: scratch.root + "/state"))
    let path = try OutputPath("a/b.png")
    let stamp = FileStamp(size: 10, changed: 5)
    #expect(Self.reason(state, path, Self.key, stamp) == .new)
    state.note(path, key: Self.key, Self.made(10))
    #expect(try state.verdict(on: path, key: Self.key, stamp: stamp).get() == Self.made(10))
    #expect(Self.reason(state, path, BuildKey(label: 0, files: 2, tool: 3), stamp) == .label)
    #expect(Self.reason(state, path, BuildKey(label: 1, files: 0, tool: 3), stamp) == .files)
    #expect(Self.reason(state, path, BuildKey(label: 1, files: 2, tool: 0), stamp) == .tool)
    #expect(Self.reason(state, path, Self.key, nil) == .gone)
    #expect(Self.reason(state, path, Self.key, FileStamp(size: 10, changed: 6)) == .touched)
    state.forget(path)
    #expect(Self.reason(state, path, Self.key, stamp) == .new)
  }

  /// Far beyond the table's first size, so that it grows several times.
  @Test func whatWasTakenDownIsKnownToTheNextRun() throws {
    let scratch = try ScratchTree()
    let paths = try (0..<20_000).map { try OutputPath("g\($0 % 7)/\($0).png") }
    do {
      let state = try #require(BuildState(path: scratch.root + "/state"))
      for (index, path) in paths.enumerated() { state.note(path, key: Self.key, Self.made(index + 1)) }
    }
    let state = try #require(BuildState(path: scratch.root + "/state"))
    for (index, path) in paths.enumerated() {
      let stamp = FileStamp(size: index + 1, changed: 5)
      #expect(Self.reason(state, path, Self.key, stamp) == nil)
    }
    #expect(Self.reason(state, try OutputPath("other.png"), Self.key, FileStamp(size: 1, changed: 5)) == .new)
  }

  /// What a process that is killed has written: newest entries may be missing, and none stands without its name.
  @Test func killedRunIsRememberedButForItsLastFiles() throws {
    let scratch = try ScratchTree()
    let state = try #require(BuildState(path: scratch.root + "/state"))
    let paths = try (0..<6000).map { try OutputPath("\($0).png") }
    for (index, path) in paths.enumerated() {
      state.note(path, key: Self.key, Self.made(3))
      guard index == 1500 || index == 5999 else { continue }
      for name in ["state", "state.names"] {
        try Data(try #require(scratch.contents(name))).write(to: URL(fileURLWithPath: scratch.root + "/killed" + name.dropFirst(5)))
      }
      let killed = try #require(BuildState(path: scratch.root + "/killed"))
      let known = paths[...index].filter { Self.reason(killed, $0, Self.key, FileStamp(size: 3, changed: 5)) == nil }
      #expect(known.count > index - 1024)
      let names = Set(
        String(decoding: try #require(scratch.contents("killed.names")), as: UTF8.self).split(separator: "\n").map(String.init))
      #expect(names.isSuperset(of: known.map(\.description)))
    }
  }

  @Test func twoRunsAtOnceDoNotShareAState() throws {
    let scratch = try ScratchTree()
    let first = BuildState(path: scratch.root + "/state")
    #expect(BuildState(path: scratch.root + "/state") == nil)
    #expect(first != nil)
  }

  @Test(arguments: ["", "no table", String(repeating: "x", count: 100_000)])
  func fileThatIsNoStateIsBegunAnew(text: String) throws {
    let scratch = try ScratchTree()
    try scratch.make(file: "state", holding: text)
    let state = try #require(BuildState(path: scratch.root + "/state"))
    let path = try OutputPath("a.png")
    state.note(path, key: Self.key, Self.made(3))
    #expect(Self.reason(state, path, Self.key, FileStamp(size: 3, changed: 5)) == nil)
  }

  /// A power cut may leave any bytes in the table: entries may be forgotten, and never made up.
  @Test func spoiltEntriesAreForgotten() throws {
    let scratch = try ScratchTree()
    let paths = try (0..<500).map { try OutputPath("\($0).png") }
    do {
      let state = try #require(BuildState(path: scratch.root + "/state"))
      for path in paths { state.note(path, key: Self.key, Self.made(8)) }
    }
    var bytes = try #require(scratch.contents("state"))
    for offset in stride(from: 64 + 17, to: bytes.count, by: 64 * 3) { bytes[offset] ^= 0xFF }
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.root + "/state"))
    let state = try #require(BuildState(path: scratch.root + "/state"))
    let known = paths.count { Self.reason(state, $0, Self.key, FileStamp(size: 8, changed: 5)) == nil }
    #expect((100..<500).contains(known))
  }

  @Test func onlyFilesThatNoRunPlansAndNobodyTouchedAreLeftOver() throws {
    let scratch = try ScratchTree()
    let folder = try OutputFolder(scratch.out)
    let paths = try ["kept.png", "old/gone.png", "old/touched.png", "removed.png"].map { try OutputPath($0) }
    do {
      let state = try #require(BuildState(path: scratch.root + "/state"))
      for path in paths {
        _ = try folder.write([1, 2], to: path)
        state.note(path, key: Self.key, BatchResult.Made(byteCount: 2, stamp: folder.stamp(of: path)))
      }
    }
    try scratch.make(file: "out/old/touched.png", holding: "mine now")
    #expect(folder.remove(paths[3]))
    let state = try #require(BuildState(path: scratch.root + "/state"))
    state.see(paths[0])
    #expect(state.leftovers(in: folder) == [paths[1]])
    #expect(folder.remove(paths[1]))
    #expect(scratch.files().keys.sorted() == ["kept.png", "old/touched.png"])
  }

  @Test func hashesTellContentsApartAndKeyOrderNot() throws {
    func hash(_ text: String) throws -> ContentHash {
      var hash = ContentHash()
      hash.add(try ManifestDocument.read(Array(text.utf8), file: "m", format: .json).root)
      return hash
    }
    #expect(try hash(#"{"a": 1, "b": [true, null]}"#) == hash(#"{ "b": [true, null], "a": 1.0 }"#))
    let texts = [
      "1", "\"1\"", "[1]", "[[1]]", "null", "[]", "{}", "[null]", "\"\"", "[\"\"]", "{\"a\":\"\"}", "true", "false", "[1,2]", "[2,1]",
    ]
    #expect(try Set(texts.map(hash)).count == texts.count)
    #expect(ContentHash(of: Array("labelkit".utf8)).digits == ContentHash(of: Array("labelkit".utf8)).digits)
    #expect(ContentHash(of: []).digits.utf8.count == 32)
  }

  @Test func dependenciesAreEscapedAsMakeReadsThem() {
    let inputs = ["a b.yaml", "$x#.svg"]
    #expect(
      DependencyFile.text(.ninja, inputs: inputs, outputs: ["out/a.png", "out/b c.png"])
        == "out/a.png \\\n out/b\\ c.png: \\\n a\\ b.yaml \\\n $$x\\#.svg\n")
    #expect(DependencyFile.text(.make, inputs: ["m.yaml"], outputs: ["a.png"]) == "a.png: \\\n m.yaml\nm.yaml:\n")
    #expect(DependencyFile.text(.json, inputs: inputs, outputs: ["a"]) == #"{"inputs":["a b.yaml","$x#.svg"],"outputs":["a"]}"# + "\n")
  }
}
