// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// The manifest of a finished archive of a series, `out-000000.json` beside `out-000000.tar`. A next run replaces and removes only what one describes.
package struct ArchiveManifest: Hashable, Sendable {
  /// A label that failed, and so is not in the archive.
  package struct Failure: Hashable, Sendable {
    /// Its position in the archive's part of the input, from 0.
    package var position: Int
    package var id: String?
    package var codes: [String]

    package init(position: Int, id: String?, codes: [String]) {
      self.position = position
      self.id = id
      self.codes = codes
    }
  }

  /// The name of the archive.
  package var archive: String
  /// The shard of the run, such as `0/8`; nil without one.
  package var shard: String?
  /// The maximum length of an archive of the run in bytes.
  package var maximumBytes: Int
  /// The position of the first label among all of the run, with a count for each variant, from 0.
  package var first: Int
  /// The number of labels in the archive.
  package var count = 0
  /// The number of labels that failed between those of the archive.
  package var failed = 0
  /// The first failures.
  package var failures: [Failure] = []
  /// The length of the archive in bytes.
  package var bytes = 0
  /// The SHA-256 of the archive.
  package var checksum = ""
  /// The SHA-256 of the SHA-256 hashes of all PNG files in the archive, each of 32 bytes, in their order.
  package var digest = ""
  /// The fingerprint of the LabelKit that wrote the archive.
  package var fingerprint: String

  /// The maximum number of failures that are listed.
  static let mostFailures = 1000

  /// The number of labels, rendered or not, that the archive has come to.
  package var total: Int { count + failed }

  // MARK: The file

  private static let start = "{\n  \"labelkit\": \""

  /// A manifest of LabelKit, by its first key.
  static let kind = OutputKind("a manifest of an archive of LabelKit") { $0.starts(with: start.utf8) }

  /// The contents of the file.
  package var text: String {
    var json: JSONValue = [
      "labelkit": LabelKitVersion.current.json, "archive": archive.json, "shard": shard.json, "maximumBytes": maximumBytes.json,
      "first": first.json, "count": count.json, "failed": failed.json, "bytes": bytes.json, "sha256": checksum.json,
      "digest": digest.json, "fingerprint": fingerprint.json,
    ]
    let failures = failures.map { failure -> JSONValue in
      ["position": failure.position.json, "id": failure.id.json, "codes": failure.codes.json]
    }
    if !failures.isEmpty { json["failures"] = .array(failures) }
    return json.text(.document)
  }

  /// Creates the manifest of an archive that is begun.
  init(archive: String, shard: String?, maximumBytes: Int, first: Int, fingerprint: String) {
    self.archive = archive
    self.shard = shard
    self.maximumBytes = maximumBytes
    self.first = first
    self.fingerprint = fingerprint
  }

  /// Reads a manifest; nil if the bytes are not one that LabelKit has written.
  package init?(_ contents: [UInt8]) {
    guard Self.kind.recognizes(contents), !contents.isEmpty, let source = try? SourceText(file: "", bytes: contents, format: "JSON"),
      let root = try? JSONReader.read(source).root
    else { return nil }
    func text(_ key: String) -> String? { root[key]?.text }
    func number(_ key: String, in node: DocumentNode) -> Int? {
      node[key]?.number.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 }
    }
    guard let archive = text("archive"), let maximumBytes = number("maximumBytes", in: root), let first = number("first", in: root),
      let count = number("count", in: root), let failed = number("failed", in: root), let bytes = number("bytes", in: root),
      let checksum = text("sha256"), let digest = text("digest"), let fingerprint = text("fingerprint"),
      // Sums of them do not overflow.
      max(first, count, failed, bytes) < 1 << 60
    else { return nil }
    self.init(archive: archive, shard: text("shard"), maximumBytes: maximumBytes, first: first, fingerprint: fingerprint)
    (self.count, self.failed, self.bytes, self.checksum, self.digest) = (count, failed, bytes, checksum, digest)
    for node in root["failures"]?.elements ?? [] {
      guard let position = number("position", in: node), position < count + failed else { return nil }
      failures.append(Failure(position: position, id: node["id"]?.text, codes: node["codes"]?.elements.compactMap(\.text) ?? []))
    }
  }
}
