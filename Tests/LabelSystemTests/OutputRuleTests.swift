// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSystem
import SystemPackage
import TestSupport
import Testing

/// What an output replaces, and what it does not.
@Suite struct OutputRuleTests {
  let scratch: ScratchTree

  init() throws { scratch = try ScratchTree() }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let png = signature + [1, 2, 3]

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.root + "/" + name))
  }

  private func path(_ name: String) -> String { scratch.root + "/" + name }

  /// Everything below the root by its type, and the contents of regular files.
  private func tree() throws -> [String: String] {
    try scratch.names().reduce(into: [:]) { tree, name in
      let status = try Stat(FilePath(path(name)), followTargetSymlink: false)
      tree[name] = "\(status.type) " + (status.type == .regular ? "\(scratch.contents(name) ?? [])" : "")
    }
  }

  @Test func onlyARegularFileOfTheOwnKindIsReplaced() throws {
    try write(Self.png, to: "other.png")
    try scratch.make(file: "text", holding: "mine")
    try write(Array(Self.png.prefix(7)), to: "half")
    try scratch.make(folder: "folder")
    try scratch.make(link: "link", to: "other.png")
    try scratch.make(link: "dangling", to: "nothing")
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    try bind(socket, to: "socket")
    var expected: [String: MachineError.ExistingFile] = [
      "text": .otherFile, "half": .otherFile, "folder": .folder, "link": .link, "dangling": .link, "pipe": .pipe, "socket": .socket,
    ]
    // A device node of its own, with the numbers of /dev/null.
    if mknod(path("device"), S_IFCHR | 0o666, 0x103) == 0 { expected["device"] = .device }
    let before = try tree()
    for (name, existing) in expected {
      for rule in [OutputRule(.image), OutputRule(.image, isInput: { _ in false }, isRecorded: { existing != .otherFile })] {
        let error = #expect(throws: MachineError.self) { try AtomicFile.write(Self.png + [4], to: path(name), rule) }
        #expect(error == .notReplaced(path: path(name), existing: existing, expected: "a PNG image"))
      }
    }
    #expect(try tree() == before)
    for name in ["other.png", "absent"] { #expect(try AtomicFile.write(Self.png + [4], to: path(name), .image) == .written) }
    try scratch.make(file: "empty", holding: "")
    #expect(try AtomicFile.write(Self.png, to: path("empty"), .image) == .written)
    #expect(scratch.contents("other.png") == Self.png + [4] && scratch.contents("absent") == Self.png + [4])
  }

  private func bind(_ socket: Int32, to name: String) throws {
    // A socket's path has at most 107 bytes, so it is bound from inside the folder.
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path(name).utf8)
    try #require(bytes.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    try #require(result == 0)
  }

  @Test func inputIsNeverReplacedUnderAnyOfItsNames() throws {
    try write(Self.png, to: "photo.png")
    try #require(link(path("photo.png"), path("same.png")) == 0)
    let rule = OutputRule(.image, inputs: [path("photo.png"), path("missing.png")])
    for name in ["photo.png", "same.png"] {
      let error = #expect(throws: MachineError.self) { try AtomicFile.write(Self.signature, to: path(name), rule) }
      #expect(error == .notReplaced(path: path(name), existing: .input, expected: "a PNG image"))
    }
    // Equal bytes are not written.
    #expect(try AtomicFile.write(Self.png, to: path("photo.png"), rule) == .unchanged)
  }

  @Test func recordedFileIsReplacedWhateverIsInIt() throws {
    try scratch.make(file: "a.png", holding: "changed by hand")
    let rule = OutputRule(.image, isInput: { _ in false }, isRecorded: { true })
    #expect(try AtomicFile.write(Self.png, to: path("a.png"), rule) == .written)
  }

  @Test func linksInThePathOfTheFolderAreFollowed() throws {
    try scratch.make(folder: "real")
    try scratch.make(link: "linked", to: "real")
    #expect(try AtomicFile.write(Self.png, to: path("linked/a.png"), .image) == .written)
    #expect(scratch.contents("real/a.png") == Self.png)
  }

  @Test(arguments: [
    (OutputKind.archive, [UInt8](repeating: 0, count: 257) + Array("ustar\u{0}00".utf8) + [UInt8](repeating: 0, count: 300), true),
    (.archive, [UInt8](repeating: 0, count: 1024), true), (.archive, [UInt8](repeating: 0, count: 512), false),
    (.archive, Array("old".utf8), false), (.image, Array("GIF89a..".utf8), false), (.snapshotHashes, Array("# my notes".utf8), false),
    (.report, Array("<!doctype html>\n<title>My page</title>".utf8), false), (.anyFile, Array("x".utf8), true),
    (.testResults, Array("<?xml version=\"1.0\"?>\n<testsuites><testsuite name=\"pytest\">".utf8), false),
  ])
  func kindIsRecognizedByTheFirstBytes(kind: OutputKind, head: [UInt8], isRecognized: Bool) {
    #expect(kind.recognizes(head) == isRecognized)
    #expect(kind.recognizes([]))
  }

  /// Makefiles and dependency files of compilers are not in the form of LabelKit's.
  @Test(arguments: [
    "all: out\n\tlabelkit batch m.yaml\n", "all: a b\n", "CC = cc\n", ".PHONY: all\n\nall:\n\techo\n", "foo.o: foo.c foo.h\n", "notes\n",
    "a:b\n",
    "labels:\n  - { id: a }\n", "version: 1\n", "{\"version\":1}", "\n", "a.png: \\\n\tm.yaml\n", "key:\nvalue\n",
    "a.png: \\\n m.yaml\nm.yaml: x\n",
  ])
  func otherFilesAreNotDependencyFiles(text: String) {
    #expect(!OutputKind.dependencies.recognizes(Array(text.utf8)))
  }
}
