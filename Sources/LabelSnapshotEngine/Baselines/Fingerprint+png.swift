// SPDX-License-Identifier: MIT

internal import LabelPNG
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

extension Fingerprint {
  /// Hashes of font files, by path: a suite asks for the same few again and again.
  private static let fontHashes = Mutex<[String: String]>([:])

  /// Bytes: more than any font has.
  private static let largestFont = 1 << 30

  /// This machine's libraries and the files of some fonts; a file that cannot be read has the hash `unreadable`.
  package init(fontFiles: [String]) {
    var fonts: [String: String] = [:]
    for path in fontFiles { fonts[FilePath(path).lastComponent?.string ?? path] = Self.hash(ofFile: path) }
    self.init(fonts: fonts)
  }

  private static func hash(ofFile path: String) -> String {
    if let known = fontHashes.withLock({ $0[path] }) { return known }
    let digits = (try? FileContents.bytes(at: path, limit: largestFont)).map { bytes in
      SHA256.hash(bytes).prefix(8).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
    fontHashes.withLock { $0[path] = digits ?? "unreadable" }
    return digits ?? "unreadable"
  }

  /// The fingerprint that a baseline's PNG file carries; nil without one.
  package init?(png: [UInt8]) {
    guard let text = LatinTextChunk.text(of: png, keyword: Self.keyword) else { return nil }
    self.init(parsing: text)
  }

  /// A PNG file with this fingerprint as a comment, which no viewer shows and which is no pixel.
  package func added(to png: [UInt8]) -> [UInt8] { LatinTextChunk.added(description, keyword: Self.keyword, to: png) }

  private static let keyword = "LabelKit fingerprint"
}
