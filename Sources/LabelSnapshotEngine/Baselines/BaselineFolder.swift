// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
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
  /// The command by which a user accepts a change, for the text of failures.
  public let acceptance: String
  /// The maximum size of an accepted file in bytes; `nil` for no limit. Images stay in a repository for ever.
  public var largestFile: Int?
  let hashes: HashStore

  /// Creates a baseline folder. No file is read or written yet.
  ///
  /// - Parameters:
  ///   - root: The path of the folder of accepted files.
  ///   - storage: The form in which baseline images are stored; PNG files by default.
  ///   - failures: The path of the folder for the files of failures.
  ///   - acceptance: The command by which a user accepts a change.
  public init(
    root: String, storage: BaselineStorage = .pictures, failures: String, acceptance: String = "LABELKIT_RECORD=failed swift test"
  ) {
    self.root = root
    self.storage = storage
    self.failures = failures
    self.acceptance = acceptance
    hashes = HashStore(folder: root)
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
      case .missing: failure.problem == .missing
      case .failed, .all: true
      }
    if let largestFile, let size = snapshot.largestFile, size > largestFile {
      var refusal = SnapshotFailure(snapshot.name, "is too large", .unusable)
      refusal.facts = [.init("bytes", "\(size), at most \(largestFile)")]
      return .failed(refusal)
    }
    if isRecorded { return .recorded(try record(snapshot)) }
    return .failed(try kept(failure))
  }

  /// Accepts a snapshot as it is. Files that have the same content already are not written.
  ///
  /// - Parameter snapshot: The snapshot to accept.
  /// - Returns: The paths of the written files, below the folder.
  /// - Throws: The errors of `check`.
  public func record(_ snapshot: Snapshot) throws -> [String] {
    var written: [String] = []
    func write(_ bytes: [UInt8], _ fileName: String) throws {
      if try put(bytes, at: path(of: fileName)) == .written { written.append(fileName) }
    }
    switch snapshot.contents {
    case .text(let text): try write(Array(text.utf8), snapshot.name + ".txt")
    case .picture(let picture, let png):
      let fingerprint = Fingerprint(fontFiles: snapshot.fontFiles)
      if storage.hasImages, try !holdsPixels(of: picture, path(of: snapshot.name + ".png")) {
        try write(fingerprint.added(to: png), snapshot.name + ".png")
      }
      if storage.hasImages, let layout = snapshot.layout { try write(Array(layout.utf8), snapshot.name + ".txt") }
      let hash = PixelHash(of: picture)
      if storage.hasHashes, try hashes.file().entries[snapshot.name]?.hash != hash {
        try hashes.update { $0.entries[snapshot.name] = HashFile.Entry(hash: hash, fingerprint: fingerprint) }
        written.append(HashStore.fileName)
      }
    }
    return written
  }

  private func holdsPixels(of picture: Picture, _ path: String) throws -> Bool {
    guard let bytes = try contents(path), let accepted = try? Picture(png: bytes) else { return false }
    return ImageDifference(actual: picture, accepted: accepted) == nil
  }

  /// The file's bytes; nil when there is none.
  ///
  /// - Throws: `MachineError.cannotRead`.
  package func contents(_ path: String) throws(MachineError) -> [UInt8]? {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: Self.longestFile) } catch {
      if error == .system(.noSuchFileOrDirectory) || error == .system(.notDirectory) { return nil }
      throw MachineError(error, path: path)
    }
  }

  /// Bytes: more than any picture that a repository holds, and less than memory.
  private static let longestFile = 1 << 30

  /// A file's path.
  package func path(of fileName: String) -> String { root + "/" + fileName }

  private func put(_ bytes: [UInt8], at path: String) throws(MachineError) -> WriteOutcome {
    FilePath(path).folder.makeFolders()
    return try AtomicFile.write(bytes, to: path)
  }

  /// Writes a failure's files to the folder for them, and adds their paths to the failure.
  private func kept(_ failure: SnapshotFailure) throws -> SnapshotFailure {
    var failure = failure
    for attachment in failure.attachments where attachment.name.hasPrefix("expected") == false {
      let place = "\(failures)/\(failure.name).\(attachment.name)"
      _ = try put(attachment.bytes, at: place)
      let isDifference = attachment.name.hasPrefix("difference")
      failure.facts.append(.init(isDifference ? "to view" : "actual", isDifference ? "xdg-open '\(place)'" : place))
    }
    failure.facts.append(.init("to accept", acceptance))
    return failure
  }
}

extension Snapshot {
  /// The bytes of the largest file that recording would write; nil when that would be none.
  fileprivate var largestFile: Int? {
    switch contents {
    case .text(let text): text.utf8.count
    case .picture(_, let png): max(png.count, layout?.utf8.count ?? 0)
    }
  }
}
