// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSnapshotEngine
internal import LabelSnapshotRuns

/// Zip files of reports of changes.
enum ArchiveFuzzing {
  /// In bytes: enough for what a small archive unpacks to.
  private static let limit = 1 << 20

  /// The bytes as an archive, each of its files as a report, and the bytes themselves as a report.
  static func file(_ bytes: [UInt8]) {
    _ = try? ChangeReport(parsing: bytes, path: "changes.json")
    ScratchFolder.withFile("run.zip", bytes) { path in
      guard let archive = try? ZipArchive(path: path) else { return }
      for name in archive.names {
        precondition(!name.hasPrefix("/") && !name.split(separator: "/").contains(".."), "a name leads out of its folder")
        guard let contents = try? archive.contents(of: name, limit: limit) else { continue }
        precondition(contents.count <= limit, "a file is longer than the limit")
        _ = try? ChangeReport(parsing: contents, path: name)
      }
    }
  }
}
