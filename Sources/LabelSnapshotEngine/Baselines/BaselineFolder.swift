// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A folder of accepted snapshots, and the folder where a run leaves what differs from them.
public struct BaselineFolder: Sendable {
  /// What became of a snapshot.
  public enum Outcome: Hashable, Sendable {
    /// It is as accepted.
    case equal
    /// It was accepted; the files that were written, below the folder.
    case recorded([String])
    /// It is not accepted.
    case failed(SnapshotFailure)
  }

  /// The folder of accepted files, without a slash at its end; made when something is recorded.
  public let root: String
  /// In what form pictures are accepted.
  public let storage: BaselineStorage
  /// Where files of failures go; made when there is one.
  public let failures: String
  /// What a person types to accept a change.
  public let acceptance: String
  /// The most bytes that an accepted file may have; nil for any number. Pictures live in a repository for ever.
  public var largestFile: Int?
  let hashes: HashStore

  /// Names the folders; nothing is read or written yet.
  public init(
    root: String, storage: BaselineStorage = .pictures, failures: String, acceptance: String = "LABELKIT_RECORD=failed swift test"
  ) {
    self.root = root
    self.storage = storage
    self.failures = failures
    self.acceptance = acceptance
    hashes = HashStore(folder: root)
  }

  /// Compares a snapshot with what is accepted, or accepts it as the mode says.
  ///
  /// - Throws: `MachineError` when a file cannot be read or written, `BaselineError` when the file of hashes cannot be used.
  public func check(_ snapshot: Snapshot, rule: PictureRule = .exact, mode: RecordMode) throws -> Outcome {
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

  /// Accepts a snapshot as it is; files that hold the same already are left alone.
  ///
  /// - Returns: the files that were written, below the folder.
  /// - Throws: as `check`.
  public func record(_ snapshot: Snapshot) throws -> [String] {
    var written: [String] = []
    func write(_ bytes: [UInt8], _ fileName: String) throws {
      if try put(bytes, at: path(of: fileName)) == .written { written.append(fileName) }
    }
    switch snapshot.contents {
    case .text(let text): try write(Array(text.utf8), snapshot.name + ".txt")
    case .picture(let picture, let png):
      let fingerprint = Fingerprint(fontFiles: snapshot.fontFiles)
      if storage.hasPictures, try !holdsPixels(of: picture, path(of: snapshot.name + ".png")) {
        try write(fingerprint.added(to: png), snapshot.name + ".png")
      }
      if storage.hasPictures, let layout = snapshot.layout { try write(Array(layout.utf8), snapshot.name + ".txt") }
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
    return PictureDifference(actual: picture, accepted: accepted) == nil
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

  /// Leaves a failure's files in the folder for them, and says where.
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
