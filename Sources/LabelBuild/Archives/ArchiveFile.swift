// SPDX-License-Identifier: MIT

/// A finished archive of a series, which the run has written.
public struct ArchiveFile: Hashable, Sendable {
  /// The path of the archive.
  public var path: String
  /// The number of labels in it.
  public var count: Int
  /// The number of labels that failed between those in it.
  public var failed: Int
  /// Its length in bytes.
  public var byteCount: Int
  /// The SHA-256 of the SHA-256 hashes of its PNG files, in hexadecimal digits.
  public var digest: String

  package init(path: String, _ manifest: ArchiveManifest) {
    self.path = path
    count = manifest.count
    failed = manifest.failed
    byteCount = manifest.bytes
    digest = manifest.digest
  }
}
