// SPDX-License-Identifier: MIT

internal import LabelPNG
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

extension Fingerprint {
  /// The hashes of font files by path. A test suite uses the same few fonts for all its snapshots.
  private static let fontHashCache = Mutex<[String: String]>([:])

  /// In bytes: more than any font has.
  private static let maximumFontSize = 1 << 30

  /// The fingerprint of this machine's libraries and of some font files. A file that cannot be read has the hash `unreadable`.
  package init(fontFiles: [String]) {
    var fonts: [String: String] = [:]
    for path in fontFiles { fonts[FilePath(path).lastComponent?.string ?? path] = Self.hash(ofFile: path) }
    self.init(fonts: fonts)
  }

  private static func hash(ofFile path: String) -> String {
    if let cached = fontHashCache.withLock({ $0[path] }) { return cached }
    let digits = (try? FileContents.bytes(at: path, limit: maximumFontSize)).map { bytes in
      String(SHA256.digits(of: bytes).prefix(16))
    }
    fontHashCache.withLock { $0[path] = digits ?? "unreadable" }
    return digits ?? "unreadable"
  }

  /// Reads the fingerprint from the comment of a PNG file. The result is nil if it has none.
  package init?(png: [UInt8]) {
    guard let text = LatinTextChunk.text(of: png, keyword: Self.keyword) else { return nil }
    self.init(parsing: text)
  }

  /// Returns the PNG file with this fingerprint as a text chunk, which changes no pixel.
  package func added(to png: [UInt8]) -> [UInt8] { LatinTextChunk.added(description, keyword: Self.keyword, to: png) }

  private static let keyword = "LabelKit fingerprint"
}
