// SPDX-License-Identifier: MIT

/// A finished archive of a series.
public struct ArchiveFile: Hashable, Sendable {
  /// What a run did with an archive.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The run wrote it.
    case written
    /// An earlier run wrote it, and nothing that it depends on has changed.
    case unchanged
  }

  /// The path of the archive.
  public var path: String
  /// Whether the run wrote it.
  public var status: Status
  /// The number of labels in it.
  public var count: Int
  /// The number of labels that failed between those in it.
  public var failed: Int
  /// Its length in bytes.
  public var byteCount: Int
  /// The SHA-256 of the SHA-256 hashes of its PNG files, in hexadecimal digits.
  public var digest: String

  package init(path: String, status: Status, _ manifest: ArchiveManifest) {
    self.path = path
    self.status = status
    count = manifest.count
    failed = manifest.failed
    byteCount = manifest.bytes
    digest = manifest.digest
  }
}
