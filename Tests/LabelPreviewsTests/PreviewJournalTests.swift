// SPDX-License-Identifier: MIT

import Foundation
import LabelPreviews
import LabelSystem
import Testing

/// The notes on what a test process is drawing, which the next one reads.
@Suite final class PreviewJournalTests {
  private let folder: URL
  private var program: String { folder.appending(path: "Tests.xctest").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([1, 2, 3]).write(to: folder.appending(path: "Tests.xctest"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func journals() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("labelkit-previews-") }
  }

  /// A journal as a process leaves it that has ended suddenly.
  private func write(_ lines: String, name: String = "old", version: Int = 0) throws {
    let stamp = try #require(FileStamp(path: program))
    let head = "LabelKit previews 1 \(stamp.size) \(stamp.changed + version)\n"
    try Data((head + lines).utf8).write(to: folder.appending(path: "labelkit-previews-" + name))
  }

  private struct Stop: Error {}

  @Test func workThatEndsIsNoSuspect() throws {
    do {
      let journal = try #require(PreviewJournal(ofTests: program))
      #expect(try journals().count == 1)
      journal.during(.drawing("M/File/A")) {}
      #expect(throws: Stop.self) { try journal.during(.listing("M.B")) { throw Stop() } }
    }
    let next = try #require(PreviewJournal(ofTests: program))
    #expect(!next.isSuspect(.drawing("M/File/A")) && !next.isSuspect(.listing("M.B")))
    #expect(try journals().count == 1, "the file of the first process is removed")
  }

  @Test func unfinishedWorkIsSuspectUntilItEnds() throws {
    try write("+drawing M/File/A\n+drawing M/File/B\n+drawing M/File/B\n-drawing M/File/B\n-drawing M/File/A\n+listing M.C\n+draw")
    do {
      let journal = try #require(PreviewJournal(ofTests: program))
      #expect(!journal.isSuspect(.drawing("M/File/A")))
      #expect(journal.hasEndedThisProgram(.drawing("M/File/B")) && journal.hasEndedThisProgram(.listing("M.C")))
      #expect(!journal.isSuspect(.listing("M/File/B")))
    }
    do {
      // Both are still suspects after a run that draws neither.
      let journal = try #require(PreviewJournal(ofTests: program))
      #expect(journal.isSuspect(.drawing("M/File/B")))
      journal.clear(.drawing("M/File/B"))
      #expect(!journal.isSuspect(.drawing("M/File/B")))
    }
    let last = try #require(PreviewJournal(ofTests: program))
    #expect(!last.isSuspect(.drawing("M/File/B")) && last.isSuspect(.listing("M.C")))
  }

  @Test func suspectsOfAnotherBuildMayHaveBeenMended() throws {
    try write("+drawing M/File/A\n", version: 1)
    for run in 1...2 {
      let journal = try #require(PreviewJournal(ofTests: program))
      #expect(journal.isSuspect(.drawing("M/File/A")) && !journal.hasEndedThisProgram(.drawing("M/File/A")), "run \(run)")
    }
  }

  @Test func journalOfARunningProcessIsItsOwn() throws {
    let first = try #require(PreviewJournal(ofTests: program))
    first.during(.drawing("M/File/A")) {
      #expect(PreviewJournal(ofTests: program)?.isSuspect(.drawing("M/File/A")) == false)
    }
  }

  @Test func otherFilesOfItsNameDoNoHarm() throws {
    let secret = folder.appending(path: "secret")
    try Data("secret".utf8).write(to: secret)
    try Data([0xFF, 0, 0x2B, 0x0A, 0x2B]).write(to: folder.appending(path: "labelkit-previews-bytes"))
    try Data().write(to: folder.appending(path: "labelkit-previews-empty"))
    try FileManager.default.createDirectory(at: folder.appending(path: "labelkit-previews-folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "labelkit-previews-link"), withDestinationURL: secret)
    #expect(mkfifo(folder.path + "/labelkit-previews-fifo", 0o600) == 0)
    let journal = try #require(PreviewJournal(ofTests: program))
    #expect(!journal.isSuspect(.drawing("")))
    #expect(try Data(contentsOf: secret) == Data("secret".utf8))
    #expect(try Set(journals()).isSuperset(of: ["labelkit-previews-folder", "labelkit-previews-link", "labelkit-previews-fifo"]))
  }

  @Test func onlyBundlesOfTestsHaveOne() throws {
    try Data().write(to: folder.appending(path: "tool"))
    #expect(PreviewJournal(ofTests: folder.path + "/tool") == nil)
    #expect(PreviewJournal(ofTests: folder.path + "/missing.xctest") == nil)
    #expect(try journals().isEmpty)
  }
}
