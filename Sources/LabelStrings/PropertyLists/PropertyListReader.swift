// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads property lists: text, as in `.strings` files, and XML. Binary ones are only in built apps.
///
/// Foundation has a reader too, but it has no source locations, and a file with many nested tags overflows its stack.
package enum PropertyListReader {
  /// - Throws: `LabelError.syntax` at the first error, and for a binary list.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> DocumentNode {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Diagnostic(
        .syntax(
          format: PropertyListCursor.format,
          reason: "it is a binary one; `plutil -convert xml1 \(ShellWord.quoted(file))` writes it as XML"),
        at: DocumentLocation(file: file))
    }
    let source = try SourceText(file: file, bytes: try text(bytes, file: file), format: PropertyListCursor.format)
    let first = source.bytes.first { $0 > 0x20 }
    return try first == UInt8(ascii: "<") ? XMLPropertyList.read(source) : TextPropertyList.read(source)
  }

  /// The bytes as UTF-8. UTF-16 is detected by its byte order mark, or by the zero byte in its first character, which is ASCII.
  private static func text(_ bytes: [UInt8], file: String) throws(Diagnostic) -> [UInt8] {
    let start = (bytes.first, bytes.dropFirst().first)
    let isBigEndian: Bool
    switch start {
    case (0xFE, 0xFF), (0, .some): isBigEndian = true
    case (0xFF, 0xFE), (.some, 0): isBigEndian = false
    default: return bytes
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count % 2 == 0, let text = String(validating: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self) else {
      throw Diagnostic(.syntax(format: PropertyListCursor.format, reason: "this is not UTF-16"), at: DocumentLocation(file: file))
    }
    return Array(text.utf8)
  }
}
