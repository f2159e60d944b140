// SPDX-License-Identifier: MIT

import Foundation
import LabelPipeline

/// A folder of accepted files, and the folder where a run leaves what differs from them.
struct SnapshotFolder: Sendable {
  enum Outcome: Hashable, Sendable {
    case equal
    /// The file was written.
    case recorded
    case failed(SnapshotFailure)
  }

  /// The folder of accepted files, without a slash at its end.
  var root: String
  var mode: RecordMode
  /// Where pictures of failures go; made when one does.
  var failures: String

  /// The most bytes that a snapshot may have: pictures live in the repository for ever.
  static let largestFile = 20 * 1024

  /// Compares a snapshot with its file, or accepts it as the mode says.
  ///
  /// - Throws: `MachineError` or `CocoaError` when a file cannot be read or written.
  func check(_ snapshot: Snapshot) throws -> Outcome {
    if snapshot.bytes.count > Self.largestFile {
      return .failed(
        SnapshotFailure(snapshot.fileName, "is too large", ["bytes       \(snapshot.bytes.count), at most \(Self.largestFile)"]))
    }
    guard FileManager.default.fileExists(atPath: path(of: snapshot.fileName)) else {
      guard mode == .never else { return try record(snapshot) }
      return .failed(
        SnapshotFailure(
          snapshot.fileName, "has no accepted file", ["actual      \(try keep(snapshot.bytes, as: snapshot.fileName))", Self.acceptance]))
    }
    let accepted = try Array(Data(contentsOf: URL(fileURLWithPath: path(of: snapshot.fileName))))
    guard let difference = snapshot.difference(from: accepted) else { return .equal }
    switch mode {
    case .failed, .all: return try record(snapshot)
    case .never, .missing: return .failed(try failure(of: snapshot, difference))
    }
  }

  /// The files that belong to none of these snapshots, by path below the folder, sorted. Hidden files are nobody's snapshots.
  func orphans(besides fileNames: Set<String>) -> [String] {
    let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return below.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !name.split(separator: "/").contains { $0.hasPrefix(".") } && !fileNames.contains(name)
    }.sorted()
  }

  private func path(of fileName: String) -> String { root + "/" + fileName }

  private func record(_ snapshot: Snapshot) throws -> Outcome {
    try write(snapshot.bytes, to: path(of: snapshot.fileName))
    return .recorded
  }

  private func failure(of snapshot: Snapshot, _ difference: Difference) throws -> SnapshotFailure {
    var lines = difference.lines
    lines.append("accepted    \(path(of: snapshot.fileName))")
    lines.append("actual      \(try keep(snapshot.bytes, as: snapshot.fileName))")
    if case .picture(let difference) = difference {
      lines.append("difference  \(try keep(difference.png(), as: snapshot.name + ".difference.png"))")
    }
    return SnapshotFailure(snapshot.fileName, "differs from the accepted file", lines + [Self.acceptance])
  }

  private static let acceptance = "to accept   make record"

  /// - Returns: the file's path.
  private func keep(_ bytes: [UInt8], as fileName: String) throws -> String {
    let path = failures + "/" + fileName
    try write(bytes, to: path)
    return path
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try AtomicFile.write(bytes, to: path)
  }
}
