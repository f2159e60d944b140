// SPDX-License-Identifier: MIT

/// Latin-1 text in a PNG file: tEXt chunks. Other characters become question marks.
package enum LatinTextChunk {
  /// The file with a text chunk after IHDR; the file unchanged if it has no header.
  package static func added(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
    let header = endOfHeader
    guard file.count > header else { return file }
    var chunk = ChunkWriter(capacity: text.utf8.count + 64)
    chunk.addChunk("tEXt", latin(keyword) + [0] + latin(text))
    return Array(file[..<header]) + chunk.bytes.dropFirst(ChunkWriter.signature.count) + file[header...]
  }

  /// Whether a file equals another one plus one tEXt chunk, byte for byte. Then both have the same pixels, and neither has to be decoded.
  package static func file(_ commented: [UInt8], isCommented file: [UInt8]) -> Bool {
    let extra = commented.count - file.count
    guard extra >= 12, file.count > endOfHeader, commented[endOfHeader + 4..<endOfHeader + 8].elementsEqual("tEXt".utf8) else {
      return false
    }
    let length = commented[endOfHeader..<endOfHeader + 4].reduce(0) { $0 << 8 | Int($1) }
    return length == extra - 12 && commented[..<endOfHeader] == file[..<endOfHeader]
      && commented[(endOfHeader + extra)...] == file[endOfHeader...]
  }

  /// The offset after the signature and IHDR.
  private static let endOfHeader = ChunkWriter.signature.count + 25

  /// The text of the first such chunk with a keyword; nil if there is none before IDAT, or if the file is not a PNG.
  package static func text(of file: [UInt8], keyword: String) -> String? {
    guard file.starts(with: ChunkWriter.signature) else { return nil }
    let start = latin(keyword) + [0]
    var offset = ChunkWriter.signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { return nil }
      let type = file[offset + 4..<offset + 8]
      let data = file[offset + 8..<offset + 8 + length]
      if type.elementsEqual("IDAT".utf8) { return nil }
      if type.elementsEqual("tEXt".utf8), data.starts(with: start) {
        return String(String.UnicodeScalarView(data.dropFirst(start.count).map { Unicode.Scalar($0) }))
      }
      offset += 12 + length
    }
    return nil
  }

  private static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
