// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import LabelSnapshotRuns
import LabelSystem
import TestSupport
import Testing

/// Accepting the changes of a report, and undoing that, in a temporary folder.
struct AcceptanceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var root: String { scratch.path + "/accepted" }
  private var failures: String { scratch.path + "/failures" }

  private func folder(_ storage: BaselineStorage = .images) -> BaselineFolder {
    BaselineFolder(root: root, storage: storage, failures: failures)
  }

  private func snapshot(_ name: String, _ argb: UInt32) throws -> Snapshot {
    var snapshot = try Snapshot(
      name: name, image: SnapshotImage(Bitmap(width: 4, height: 3, pixels: Array(repeating: 0xFFFF_FFFF, count: 11) + [argb])))
    snapshot.layout = "layout 4×3 @1x \(argb)\n"
    return snapshot
  }

  private static let names = ["folder/a@2x", "b", "new"]

  /// Two accepted snapshots, and a report in which both differ and a third is new.
  private func report(_ storage: BaselineStorage = .images, names: [String] = Self.names) throws -> ReportFiles {
    for name in names where !name.hasPrefix("new") { _ = try folder(storage).record(snapshot(name, 0xFF00_0000)) }
    let folder = folder(storage)
    let changes = try names.compactMap { name -> SnapshotChange? in
      guard case .failed(let failure) = try folder.check(snapshot(name, 0xFFFF_0000), mode: .never) else { return nil }
      return failure.change
    }
    try #require(changes.count == names.count)
    try folder.writeChanges(changes)
    return try ReportFiles(path: failures)
  }

  /// The contents of all accepted files.
  private func accepted() -> [String: [UInt8]] {
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let names = files.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".png") || $0.hasSuffix(".txt") || $0.hasSuffix(".sha256")) }
    return Dictionary(names.map { ($0, scratch.file("accepted/" + $0) ?? []) }) { first, _ in first }
  }

  private func allAreEqual(_ storage: BaselineStorage, _ argb: UInt32) throws -> Bool {
    let folder = folder(storage)
    return try Self.names.allSatisfy { try folder.check(snapshot($0, argb), mode: .never) == .equal }
  }

  private func code(_ body: () throws -> Void) -> DiagnosticCode? {
    do { try body() } catch { return (error as? Diagnostic)?.code }
    return nil
  }

  @Test(arguments: BaselineStorage.allCases)
  func acceptedChangesAreEqualAndAnUndoRestoresEveryByte(_ storage: BaselineStorage) throws {
    let files = try report(storage)
    let before = accepted()
    let acceptance = Acceptance(files, root: root)
    #expect(try acceptance.accept(isDryRun: true).names == Self.names && accepted() == before)
    #expect(try acceptance.accept().names == Self.names)
    #expect(try allAreEqual(storage, 0xFFFF_0000))
    #expect(try acceptance.acceptedNames() == Self.names)
    #expect(try acceptance.undo().names == Self.names)
    #expect(accepted() == before)
    #expect(code { _ = try acceptance.undo() } == .nothingToUndo)
  }

  @Test(arguments: BaselineStorage.allCases)
  func whatIsAcceptedAlreadyIsSkipped(_ storage: BaselineStorage) throws {
    let acceptance = Acceptance(try report(storage), root: root)
    let before = accepted()
    _ = try acceptance.accept(["b"])
    #expect(acceptance.errors(accepting: Self.names).isEmpty)
    let rest = try acceptance.accept()
    #expect(rest.names == ["folder/a@2x", "new"] && rest.unchanged == ["b"])
    #expect(try allAreEqual(storage, 0xFFFF_0000))
    let again = try acceptance.accept()
    #expect(again.names.isEmpty && again.files.isEmpty && again.unchanged == Self.names)
    #expect(try acceptance.undo().names.sorted() == Self.names.sorted())
    #expect(accepted() == before)
  }

  @Test(arguments: BaselineStorage.allCases)
  func removalsAreMarked(_ storage: BaselineStorage) throws {
    let folder = folder(storage)
    _ = try folder.record(snapshot("gone", 0xFF00_0000))
    let before = accepted()
    try folder.writeChanges([folder.change(removing: "gone")])
    let acceptance = Acceptance(try ReportFiles(path: failures), root: root)
    let files = storage == .hashes ? ["gone.txt"] : ["gone.png", "gone.txt"]
    #expect(try acceptance.accept(isDryRun: true).removed == files.filter { before[$0] != nil })
    _ = try acceptance.accept()
    #expect(try acceptance.accept().unchanged == ["gone"])
    let undone = try acceptance.undo()
    #expect(undone.removed.isEmpty && accepted() == before)
  }

  @Test func someAreAcceptedByNameAndUndoneByName() throws {
    let acceptance = Acceptance(try report(), root: root)
    let before = accepted()
    _ = try acceptance.accept(["b"])
    _ = try acceptance.accept(["new"])
    #expect(accepted()["folder/a@2x.png"] == before["folder/a@2x.png"] && accepted()["b.png"] != before["b.png"])
    #expect(code { _ = try acceptance.undo(["folder/a@2x"]) } == .nothingToUndo)
    #expect(try acceptance.undo(["b"]).files == ["b.png", "b.txt"])
    #expect(accepted()["b.png"] == before["b.png"] && accepted()["new.png"] != nil)
    #expect(code { _ = try acceptance.accept(["nwe"]) } == .invalidValue)
  }

  /// A killed process has replaced some of the files, in their order; an undo brings those back.
  @Test(arguments: BaselineStorage.allCases)
  func anUndoBringsBackWhatAKilledProcessReplaced(_ storage: BaselineStorage) throws {
    let acceptance = Acceptance(try report(storage), root: root)
    let before = accepted()
    let written = try acceptance.accept().files
    for count in 0..<written.count {
      for file in written[count...] { try put(before[file], file) }
      #expect(try acceptance.undo().files == Array(written[..<count]))
      #expect(accepted() == before)
      _ = try acceptance.accept()
    }
  }

  private func put(_ bytes: [UInt8]?, _ file: String) throws {
    if let bytes { try scratch.write(bytes, to: "accepted/" + file) } else { try FileManager.default.removeItem(atPath: root + "/" + file) }
  }

  /// A file that cannot be written takes those before it back.
  @Test func afterAnErrorTheFilesAreAsBefore() throws {
    let files = try report(names: ["b", "c", "new/d"])
    try scratch.write([], to: "accepted/new")
    let before = accepted()
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .cannotWrite)
    #expect(accepted() == before)
    #expect(code { _ = try Acceptance(files, root: root).undo() } == .nothingToUndo)
  }

  @Test func changedBaselineIsRefusedAndNothingIsWritten() throws {
    let acceptance = Acceptance(try report(), root: root)
    _ = try folder().record(snapshot("b", 0xFF00_FF00))
    let before = accepted()
    #expect(code { _ = try acceptance.accept() } == .changedBaseline)
    #expect(accepted() == before)
    _ = try acceptance.accept(["folder/a@2x"])
    _ = try folder().record(snapshot("folder/a@2x", 0xFF00_FF00))
    #expect(code { _ = try acceptance.undo() } == .changedBaseline)
  }

  @Test func imageThatIsNotTheOneOfTheReportIsRefused() throws {
    let files = try report()
    let before = accepted()
    try scratch.write(snapshotPNG(0xFF00_FF00), to: "failures/b.actual.png")
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .otherImage)
    try FileManager.default.removeItem(atPath: failures + "/b.actual.png")
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .otherImage)
    try FileManager.default.createSymbolicLink(
      atPath: failures + "/b.actual.png", withDestinationPath: failures + "/new.actual.png")
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .otherImage)
    #expect(accepted() == before)
  }

  private func snapshotPNG(_ argb: UInt32) throws -> [UInt8] {
    try SnapshotImage(Bitmap(width: 1, height: 1, pixels: [argb])).png()
  }

  @Test(arguments: ["../b", "/b", "a//b", ".labelkit-accept/b", "a/../../b", "", "a\\r\\nb", "a\\nb"])
  func namesThatLeaveTheFolderAreRefused(_ name: String) throws {
    _ = try report(names: ["b"])
    let file = failures + "/changes.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for (old, new) in [("\"name\":\"b\"", "\"name\":\"\(name)\""), ("\"path\":\"b.png\"", "\"path\":\"\(name).png\"")] {
      let changed = text.replacingOccurrences(of: old, with: new)
      try #require(changed != text)
      #expect(code { _ = try ChangeReport(parsing: Array(changed.utf8), path: file) } == .unusableReport)
    }
  }

  /// A report that is refused makes no folder, and neither does a dry run.
  @Test func refusedReportMakesNoFolder() throws {
    let refused = try report(names: ["b"])
    let missing = scratch.path + "/none/accepted"
    #expect(code { _ = try Acceptance(refused, root: missing).accept() } == .changedBaseline)
    #expect(code { _ = try Acceptance(refused, root: missing).undo() } == .nothingToUndo)
    try FileManager.default.removeItem(atPath: failures)
    let new = try report(names: ["new"])
    #expect(try Acceptance(new, root: missing).accept(isDryRun: true).names == ["new"])
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/none"))
    #expect(try Acceptance(new, root: missing).accept().names == ["new"])
    #expect(FileManager.default.fileExists(atPath: missing + "/new.png"))
  }

  @Test func linksAmongTheAcceptedFilesAreRefused() throws {
    let files = try report()
    try FileManager.default.moveItem(atPath: root + "/folder", toPath: scratch.path + "/outside")
    try FileManager.default.createSymbolicLink(atPath: root + "/folder", withDestinationPath: scratch.path + "/outside")
    let before = scratch.file("outside/a@2x.png")
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .unusableReport)
    #expect(scratch.file("outside/a@2x.png") == before)
  }

  /// A report from elsewhere accepts the hashes of its own snapshots only.
  @Test(arguments: ["", "A 1\\nk3v0 HASH victim 2", "A 1\\r\\nk3v0 HASH victim"])
  func fingerprintsAddNoLinesToTheFileOfHashes(_ fingerprint: String) throws {
    let fingerprint = fingerprint.replacing("HASH", with: String(repeating: "A", count: 43))
    _ = try report(.hashes, names: ["b"])
    let file = failures + "/changes.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let known = try #require(text.firstMatch(of: /"fingerprint":"[^"]*"/)).range
    try Data(text.replacingCharacters(in: known, with: "\"fingerprint\":\"\(fingerprint)\"").utf8).write(to: URL(filePath: file))
    _ = try Acceptance(try ReportFiles(path: failures), root: root).accept()
    let hashes = try #require(scratch.file("accepted/snapshots.sha256").map { String(decoding: $0, as: UTF8.self) })
    #expect(try HashFile(parsing: hashes, path: "h").entries.keys.sorted() == ["b"])
  }

  /// A log may come with somebody else's repository.
  @Test(arguments: ["../outside", "/tmp/x", ".git/config", "a/../../b"])
  func logWithAPathOutsideIsNotFollowed(_ name: String) throws {
    let files = try report()
    try scratch.write(Array("old".utf8), to: "outside.txt")
    let hash = SHA256.digits(of: Array("old".utf8))
    let log = """
      {"report":"","path":"\(failures)","snapshots":[\
      {"name":"\(name)","files":[{"path":"\(name).txt","old":null,"new":"\(hash)"}],"oldHash":null,"newHash":null}]}
      """
    try scratch.write(Array(log.utf8), to: "accepted/.labelkit-accept/log.json")
    #expect(code { _ = try Acceptance.undo(ofReportAt: files.path, root: root) } == .nothingToUndo)
    #expect(scratch.file("outside.txt") == Array("old".utf8))
  }

  @Test func aKeptFileThatWasChangedIsNotBroughtBack() throws {
    let acceptance = Acceptance(try report(), root: root)
    _ = try acceptance.accept()
    let after = accepted()
    try scratch.write(Array("other".utf8), to: "accepted/.labelkit-accept/b.png")
    #expect(code { _ = try acceptance.undo() } == .nothingToUndo)
    #expect(accepted() == after)
  }

  @Test func manyChangesAreAcceptedTogether() throws {
    let names = (0..<150).map { "many/label\($0)" }
    let files = try report(.hashes, names: names)
    #expect(try Acceptance(files, root: root).accept().files == ["snapshots.sha256"])
    let folder = folder(.hashes)
    #expect(try names.allSatisfy { try folder.check(snapshot($0, 0xFFFF_0000), mode: .never) == .equal })
  }

  /// A build server's zip file of many changes is accepted and undone in linear time.
  @Test func processorTimeGrowsWithTheNumberOfChanges() throws {
    let png = try snapshotPNG(0xFFFF_0000)
    let hash = SHA256.digits(of: png)
    let growth = try Growth.ofFourTimes(500) { count in
      let changes = (0..<count).map { number in
        "{\"name\":\"s\(number)\",\"kind\":\"new\","
          + "\"actual\":{\"path\":\"s\(number).actual.png\",\"sha256\":\"\(hash)\"}}"
      }
      let report = "{\"schemaVersion\":1,\"baseline\":\"a\",\"storage\":\"hashes\",\"changes\":[\(changes.joined(separator: ","))]}"
      let images = (0..<count).map { ZipWriter.File(name: "s\($0).actual.png", data: png) }
      let zip = ZipWriter.archive([ZipWriter.File(name: "changes.json", data: Array(report.utf8))] + images)
      try scratch.write(zip, to: "run.zip")
      let acceptance = Acceptance(try ReportFiles.read(scratch.path + "/run.zip"), root: root)
      let names = (0..<count).map { "s\($0)" }
      #expect(acceptance.errors(accepting: names).isEmpty)
      #expect(try acceptance.accept().names.count == count)
      #expect(acceptance.errors(accepting: names).isEmpty && acceptance.errors(undoing: names).isEmpty)
      #expect(try acceptance.undo().names.count == count)
    }
    #expect(growth < Growth.limit)
  }

  @Test func aRefusedAcceptanceKeepsNothing() throws {
    let files = try report()
    _ = try folder().record(snapshot("b", 0xFF00_FF00))
    #expect(code { _ = try Acceptance(files, root: root).accept() } == .changedBaseline)
    #expect(!FileManager.default.fileExists(atPath: root + "/.labelkit-accept"))
  }

  @Test func onlyTheLastReportCanBeUndone() throws {
    let first = try report(names: ["folder/a@2x"])
    _ = try Acceptance(first, root: root).accept()
    let second = try report(names: ["b"])
    _ = try Acceptance(second, root: root).accept()
    #expect(code { _ = try Acceptance(first, root: root).undo() } == .nothingToUndo)
    let kept = try FileManager.default.contentsOfDirectory(atPath: root + "/.labelkit-accept")
    #expect(kept.sorted() == [".gitignore", "b.png", "b.txt", "log.json"])
  }
}
