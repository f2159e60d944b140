// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSystem
import TestSupport
import Testing

@Suite struct GrowingFileTests {
  let scratch: ScratchTree
  private var path: String { scratch.root + "/results.xml" }
  private static let head = "<?xml version=\"1.0\"?>\n<testsuite name=\"snapshots\">\n"
  private static let tail = "</testsuite>\n"

  init() throws { scratch = try ScratchTree() }

  private var text: String { String(decoding: scratch.contents("results.xml") ?? [], as: UTF8.self) }

  @Test func fileIsCompleteAfterEachElementAndReplacesOnlyItsOwnKind() throws {
    for _ in 0..<2 {
      try GrowingFile.create(path, head: Self.head, tail: Self.tail, .testResults)
      #expect(text == Self.head + Self.tail)
      for count in 1...3 {
        try GrowingFile.append("<a/>\n", before: Self.tail, to: path)
        #expect(text == Self.head + String(repeating: "<a/>\n", count: count) + Self.tail)
      }
    }
    try scratch.make(file: "results.xml", holding: "mine")
    #expect(throws: MachineError.notReplaced(path: path, existing: .otherFile, expected: "JUnit results of LabelKit")) {
      try GrowingFile.create(path, head: Self.head, tail: Self.tail, .testResults)
    }
    #expect(text == "mine")
  }

  @Test func fullDiskLeavesTheFileAsItWas() throws {
    try GrowingFile.create(path, head: Self.head, tail: Self.tail, .testResults)
    try GrowingFile.append("<a/>\n", before: Self.tail, to: path)
    let before = text
    let fault = WriteFault(below: scratch.root, after: 0)
    #expect(throws: MachineError.diskFull(path: path, reason: "No space left on device")) {
      try GrowingFile.append(String(repeating: "<b/>\n", count: 100), before: Self.tail, to: path)
    }
    #expect(fault.end() == 1)
    #expect(text == before)
    try GrowingFile.append("<c/>\n", before: Self.tail, to: path)
    #expect(text == Self.head + "<a/>\n<c/>\n" + Self.tail)
  }

  @Test func fileThatSomebodyElseHasChangedIsAnError() throws {
    try scratch.make(file: "results.xml", holding: "other")
    try scratch.make(file: "target", holding: Self.tail)
    try scratch.make(link: "link", to: "target")
    for name in ["results.xml", "link", "missing/results.xml"] {
      #expect(throws: MachineError.self) { try GrowingFile.append("<a/>", before: Self.tail, to: scratch.root + "/" + name) }
    }
    #expect(text == "other" && scratch.contents("target") == Array(Self.tail.utf8))
  }
}
