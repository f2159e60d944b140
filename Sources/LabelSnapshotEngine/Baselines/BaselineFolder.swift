// SPDX-License-Identifier: MIT

public import LabelComparison
package import LabelCore
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// A folder of accepted snapshots, and the folder for the files of failures.
public struct BaselineFolder: Sendable {
  /// The result of comparing or recording a snapshot.
  public enum Outcome: Hashable, Sendable {
    /// The snapshot equals the accepted one.
    case equal
    /// The snapshot was accepted; the value has the paths of the written files, below the folder.
    case recorded([String])
    /// The snapshot differs from the accepted one, or none was accepted.
    case failed(SnapshotFailure)
  }

  /// The path of the folder of accepted files, without a trailing slash; it is created when a snapshot is recorded.
  public let root: String
  /// The form in which baseline images are stored.
  public let storage: BaselineStorage
  /// The path of the folder for the files of failures; it is created when there is one.
  public let failures: String
  /// The command that accepts a change, shown in the text of failures.
  public let acceptCommand: String
  /// The maximum size of an accepted file in bytes; `nil` for no limit. Images stay in a repository for ever.
  public var maximumFileSize: Int?
  /// The command that accepts one snapshot by its name; nil if `acceptCommand` is for each of them.
  package var acceptCommandByName: (@Sendable (String) -> String)?
  /// The path of the report with the failures, if one is written; a failure then shows its address there.
  package var report: String?
  let hashes: HashStore

  /// Creates a baseline folder. No file is read or written yet.
  ///
  /// - Parameters:
  ///   - root: The path of the folder of accepted files.
  ///   - storage: The form in which baseline images are stored; PNG files by default.
  ///   - failures: The path of the folder for the files of failures.
  ///   - acceptCommand: The command that accepts a change, shown in the text of failures.
  public init(
    root: String, storage: BaselineStorage = .images, failures: String, acceptCommand: String = "LABELKIT_RECORD=failed swift test"
  ) {
    self.root = root
    self.storage = storage
    self.failures = failures
    self.acceptCommand = acceptCommand
    hashes = HashStore.of(folder: root)
  }

  /// Compares a snapshot with the accepted one, or accepts it as the mode says.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to compare.
  ///   - rule: The rule by which two images are equal; exact by default.
  ///   - mode: The snapshots to accept as they are now.
  /// - Returns: Whether the snapshot is equal, was recorded or failed.
  /// - Throws: `MachineError` if a file cannot be read or written, `BaselineError` if the file of hashes cannot be used.
  public func check(_ snapshot: Snapshot, rule: ComparisonRule = .exact, mode: RecordMode) throws -> Outcome {
    guard let failure = try failure(of: snapshot, rule: rule) else { return .equal }
    let isRecorded =
      switch mode {
      case .never: false
      case .missing: failure.reason == .missing
      case .failed, .all: true
      }
    if let maximumFileSize, let size = snapshot.largestFileSize, size > maximumFileSize {
      var failure = SnapshotFailure(snapshot.name, "is too large", .unusable)
      failure.facts = [.init("bytes", "\(size), at most \(maximumFileSize)")]
      return .failed(failure)
    }
    if isRecorded { return .recorded(try record(snapshot)) }
    var result = try writingAttachments(of: failure)
    result.change = try change(to: snapshot, failure)
    return .failed(result)
  }

  /// Accepts a snapshot as it is. Files that have the same content already are not written.
  ///
  /// - Parameter snapshot: The snapshot to accept.
  /// - Returns: The paths of the written files, below the folder.
  /// - Throws: The errors of `check`.
  public func record(_ snapshot: Snapshot) throws -> [String] {
    var written: [String] = []
    func write(_ bytes: [UInt8], _ fileName: String) throws {
      if try AtomicFile.write(bytes, to: fileName, below: root, .anyFile) == .written { written.append(fileName) }
    }
    switch snapshot.contents {
    case .text(let text): try write(Array(text.utf8), snapshot.name + ".txt")
    case .image(let image, let png):
      let fingerprint = Fingerprint(fontFiles: snapshot.fontFiles)
      if storage.hasImages, try !hasPixels(of: image, path(of: snapshot.name + ".png")) {
        try write(fingerprint.added(to: png), snapshot.name + ".png")
      }
      if storage.hasImages, let layout = snapshot.layout { try write(Array(layout.utf8), snapshot.name + ".txt") }
      if storage.hasImages, let svg = snapshot.svg { try write(Array(svg.utf8), snapshot.name + ".svg") }
      let hash = PixelHash(of: image)
      if storage.hasHashes, try hashes.file().entries[snapshot.name]?.hash != hash {
        try hashes.set([snapshot.name: HashFile.Entry(hash: hash, fingerprint: fingerprint)])
        written.append(HashStore.fileName)
      }
    }
    return written
  }

  /// Runs a task that records many snapshots, and writes their hashes in batches instead of one by one.
  package func recordingInBatches<Value>(_ task: () throws -> Value) throws -> Value { try hashes.writingInBatches(task) }

  private func hasPixels(of image: SnapshotImage, _ path: String) throws -> Bool {
    guard let bytes = try contents(path), let accepted = try? SnapshotImage(png: bytes) else { return false }
    return ImageDifference(actual: image, accepted: accepted) == nil
  }

  /// Returns the contents of a file; nil if it does not exist.
  ///
  /// - Throws: `MachineError.cannotRead`.
  package func contents(_ path: String) throws(MachineError) -> [UInt8]? {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: Self.readLimit) } catch {
      if error == .system(.noSuchFileOrDirectory) || error == .system(.notDirectory) { return nil }
      throw MachineError(error, path: path)
    }
  }

  /// In bytes: more than any image in a repository has.
  private static let readLimit = 256 << 20

  /// The path of a file in the folder.
  package func path(of fileName: String) -> String { root + "/" + fileName }

  /// Writes the attachments of a failure to the folder for failures. Returns the failure with their paths.
  private func writingAttachments(of failure: SnapshotFailure) throws -> SnapshotFailure {
    var failure = failure
    for attachment in failure.attachments where attachment.name.hasPrefix("expected") == false {
      let path = try failureFolder.write(attachment.bytes, named: "\(failure.name).\(attachment.name)")
      let isDifference = attachment.name.hasPrefix("difference")
      failure.facts.append(.init(isDifference ? "to view" : "actual", isDifference ? "xdg-open \(ShellWord.quoted(path))" : path))
    }
    if let report { failure.facts.append(.init("report", report + "#" + HTMLReport.fragment(of: failure.name))) }
    failure.facts.append(.init("to accept", acceptCommandByName?(failure.name) ?? acceptCommand))
    return failure
  }

  /// Writes `changes.json` into the folder for failures, if there are changes; `Acceptance` reads it.
  ///
  /// - Throws: `MachineError.cannotWrite` or `.diskFull`.
  package func writeChanges(_ changes: [SnapshotChange]) throws(MachineError) {
    if changes.isEmpty { return }
    let report = ChangeReport(baseline: root, storage: storage, changes: changes)
    _ = try failureFolder.write(Array(report.json.utf8), named: ChangeReport.fileName)
  }

  private var failureFolder: FailureFolder { FailureFolder(path: failures) }

  /// Removes the files of failures that an earlier run of tests left. Does nothing the second time in a process.
  package func removeEarlierFailures() { failureFolder.removeFilesOfEarlierRuns() }

  /// Removes the temporary files that killed runs left in the folder for failures, and those among the accepted files if this run accepts some.
  /// Does nothing the second time in a process.
  package func removeOrphanedTemporaries(accepts: Bool) {
    for path in accepts ? [root, failures] : [failures] where Self.cleaned.withLock({ $0.insert(path).inserted }) {
      OrphanedTemporaries.remove(below: path)
    }
  }

  /// The folders in which this process has removed temporary files.
  private static let cleaned = Mutex<Set<String>>([])

  /// Notes that the folder for failures has a file of the last run, which a later run removes.
  package func noteFailureFile(_ name: String) throws { try failureFolder.note(name) }

  /// Removes the files of failures except those of some snapshots.
  package func removeFailures(exceptOf isKept: (String) -> Bool) {
    failureFolder.removeFiles { isKept(FailureFolder.snapshotName(ofFile: $0)) }
  }
}

extension Snapshot {
  /// The size in bytes of the largest file that recording would write.
  fileprivate var largestFileSize: Int? {
    switch contents {
    case .text(let text): text.utf8.count
    case .image(_, let png): max(png.count, layout?.utf8.count ?? 0, svg?.utf8.count ?? 0)
    }
  }
}
