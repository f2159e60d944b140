// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelSystem
import SystemPackage
import TestSupport
import Testing

/// The disk becomes full at each write of a run: the run ends with exit code 73 and leaves no incomplete file, and the next run completes it.
@Suite struct DiskFullTests {
  let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
    let labels = (0..<6).map { "  - { id: g\($0 % 2)/l\($0), icon: star, title: \"\($0)\", scale: 1 }\n" }.joined()
    try scratch.make(file: "m.yaml", holding: "version: 1\nlabels:\n" + labels)
  }

  private func run(into destination: Run.Destination) -> Run {
    var run = Run([scratch.root + "/m.yaml"], into: destination)
    run.jobs = 1
    run.cache = .file(scratch.root + "/state")
    run.dependencyFile = DependencyFile(path: scratch.root + "/m.d", target: "labels")
    return run
  }

  /// All files except the cache, whose bytes depend on when its transactions were written.
  private func tree() -> [String: [UInt8]] {
    scratch.names().filter { !$0.hasPrefix("state") }.reduce(into: [:]) { tree, name in tree[name] = scratch.contents(name) ?? [] }
  }

  private func reset() throws {
    for name in ["out", "a.tar", "m.d", "state"] { try? FileManager.default.removeItem(atPath: scratch.root + "/" + name) }
  }

  /// Runs with space for a number of writes. Returns whether all of them fitted.
  private func performWithSpace(forWrites count: Int, _ destination: Run.Destination, expected: [String: [UInt8]]) throws -> Bool {
    try reset()
    let fault = WriteFault(below: URL(fileURLWithPath: scratch.root).resolvingSymlinksInPath().path, after: count)
    var failures: [Diagnostic] = []
    let summary = try run(into: destination).perform { event in if case .failed(let failure) = event { failures.append(failure) } }
    if fault.end() == 0 {
      #expect(summary.exitCode == 0 && failures.isEmpty)
      return true
    }
    #expect(summary.exitCode == 73 && failures.count == 1 && failures[0].code == .diskFull)
    #expect(failures.first?.message.contains("/") == true && failures.first?.message.hasSuffix(": No space left on device") == true)
    if destination.fullPath(of: "a.png") != "a.png" { #expect(summary.total == 6, "every label has a result: \(summary)") }
    for (name, bytes) in tree() { #expect(bytes == expected[name], "after \(count) writes \(name) is not complete") }
    #expect(try run(into: destination).perform().exitCode == 0)
    #expect(tree() == expected)
    return false
  }

  @Test func folderIsCompletedByTheNextRun() throws {
    try #require(run(into: .folder(scratch.out)).perform().exitCode == 0)
    let expected = tree()
    var count = 0
    while try !performWithSpace(forWrites: count, .folder(scratch.out), expected: expected) { count += 1 }
    // Each label and the dependency file; a file that cannot be written without a name is tried with one.
    #expect(count >= 7)
  }

  @Test func archiveIsReplacedOnlyByACompleteOne() throws {
    let archive = scratch.root + "/a.tar"
    try #require(run(into: .archive(archive)).perform().exitCode == 0)
    let expected = tree()
    var count = 0
    while try !performWithSpace(forWrites: count, .archive(archive), expected: expected) { count += 1 }
    #expect(count >= 8)
    let fault = WriteFault(below: URL(fileURLWithPath: scratch.root).resolvingSymlinksInPath().path, after: 3)
    #expect(try run(into: .archive(archive)).perform().exitCode == 73)
    #expect(fault.end() > 0)
    #expect(tree() == expected)
  }

  @Test func otherErrorOfOneFileDoesNotEndTheRun() throws {
    let fault = WriteFault(below: URL(fileURLWithPath: scratch.root).resolvingSymlinksInPath().path + "/out/g1", after: 0, .ioError)
    let summary = try run(into: .folder(scratch.out)).perform()
    #expect(fault.end() > 0)
    #expect((summary.written, summary.failed, summary.exitCode) == (3, 3, 1))
  }

  @Test(arguments: [1, 4])
  func noFurtherFileIsBegunOnAFullDisk(jobs: Int) throws {
    var run = run(into: .folder(scratch.out))
    run.jobs = jobs
    let fault = WriteFault(below: URL(fileURLWithPath: scratch.root).resolvingSymlinksInPath().path, after: 0)
    let summary = try run.perform()
    #expect(fault.end() > 0)
    #expect(summary.written == 0 && (1...jobs).contains(summary.failed) && summary.skipped == 6 - summary.failed)
    #expect(summary.exitCode == 73)
  }
}
