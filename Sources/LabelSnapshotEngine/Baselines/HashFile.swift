// SPDX-License-Identifier: MIT

internal import LabelCore

/// A text file of accepted hashes: the fingerprints in use, then one line for each snapshot, sorted by name.
///
///     # LabelKit snapshots 1: fingerprint, SHA-256 of the pixels, name. Sorted; conflicts are resolved by recording again.
///     @k3v0 LabelKit 0.1.0, Cairo 1.16.0, FreeType 2.12.1, HarfBuzz 6.0.0, ICU 72.1, Inter-Regular.ttf 8d2c0a…
///     k3v0 lTXMQMH3uEA7ks8Lk3SmBkUqXbYw1PIbQ1bqcLX3Hpw weather/rain@2x
///
/// Two branches that change different snapshots change different lines. A line has 50 bytes plus the name.
package struct HashFile: Hashable, Sendable {
  /// The accepted hash of a snapshot, and the fingerprint of the software that drew it.
  package struct Entry: Hashable, Sendable {
    package var hash: PixelHash
    package var fingerprint: Fingerprint?

    package init(hash: PixelHash, fingerprint: Fingerprint?) {
      self.hash = hash
      self.fingerprint = fingerprint
    }
  }

  package var entries: [String: Entry] = [:]

  package init() {}

  private static let heading =
    "# LabelKit snapshots 1: fingerprint, SHA-256 of the pixels, name. Sorted; conflicts are resolved by recording again."

  /// Reads the text of a file of hashes.
  ///
  /// - Throws: `BaselineError` with the line: unresolved merge markers, a malformed line, or a name that occurs twice.
  package init(parsing text: String, path: String) throws(BaselineError) {
    var fingerprints: [Substring: Fingerprint] = [:]
    for (number, line) in text.lines.enumerated() {
      if MergeConflict.isMarker(line) {
        throw BaselineError(path: path, line: number + 1, kind: .conflict)
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: " ", maxSplits: line.hasPrefix("@") ? 1 : 2)
      if line.hasPrefix("@"), parts.count == 2 {
        fingerprints[parts[0].dropFirst()] = Fingerprint(parsing: String(parts[1]))
        continue
      }
      guard parts.count == 3, let hash = PixelHash(parts[1]) else {
        throw BaselineError(path: path, line: number + 1, kind: .unreadableLine)
      }
      let name = String(parts[2])
      guard entries.updateValue(Entry(hash: hash, fingerprint: fingerprints[parts[0]]), forKey: name) == nil else {
        throw BaselineError(path: path, line: number + 1, kind: .duplicate(name: name))
      }
    }
  }

  /// The text of the file. Equal entries give the same text.
  package var text: String {
    let fingerprints = Set(entries.values.compactMap(\.fingerprint)).map { "@\($0.shortName) \($0)" }.sorted()
    let lines = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, entry in
      "\(entry.fingerprint?.shortName ?? "-") \(entry.hash) \(name)"
    }
    return ([Self.heading] + fingerprints + lines).joined(separator: "\n") + "\n"
  }
}

/// An error for a file of accepted hashes that cannot be used.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case conflict
    case unreadableLine
    case duplicate(name: String)
  }

  let path: String
  let line: Int
  let kind: Kind

  /// The location of the error, what is wrong, and what to do about it.
  public var description: String {
    switch kind {
    case .conflict: "\(path):\(line): a merge left conflict markers; keep either side and record again"
    case .unreadableLine: "\(path):\(line): expected a fingerprint, a hash and a name"
    case .duplicate(let name): "\(path):\(line): \"\(name)\" has a hash already; keep one of the lines"
    }
  }
}
