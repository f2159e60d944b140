// SPDX-License-Identifier: MIT

/// Text of any script in a PNG file: an iTXt chunk (PNG, third edition, 11.3.3.4), uncompressed, without a language tag.
package struct EmbeddedText: Hashable, Sendable {
  /// 1 to 79 printable ASCII characters that say what the text is.
  package var keyword: String
  package var text: String

  package init(_ text: String, keyword: String) { (self.text, self.keyword) = (text, keyword) }

  /// The data of the chunk.
  var data: [UInt8] { Self.prefix(keyword) + Array(text.utf8) }

  /// The text of the first such chunk with a keyword; nil if there is none, if it is compressed, or if the file is truncated or not a PNG.
  package static func text(of file: [UInt8], keyword: String) -> String? {
    guard file.starts(with: ChunkWriter.signature) else { return nil }
    let start = prefix(keyword)
    var offset = ChunkWriter.signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { return nil }
      let data = file[offset + 8..<offset + 8 + length]
      if file[offset + 4..<offset + 8].elementsEqual("iTXt".utf8), data.starts(with: start) {
        return String(validating: data.dropFirst(start.count), as: UTF8.self)
      }
      offset += 12 + length
    }
    return nil
  }

  /// The keyword, compression flag and method 0, no language tag, no translated keyword.
  private static func prefix(_ keyword: String) -> [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] }
}
