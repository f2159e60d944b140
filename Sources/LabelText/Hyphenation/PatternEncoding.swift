// SPDX-License-Identifier: MIT

internal import Glibc

/// The encoding of a pattern file: UTF-8, or in many older files a single-byte encoding.
enum PatternEncoding: Sendable {
  case utf8
  case bytes([Unicode.Scalar: UInt8])

  /// The encoding of a name in the first line of a pattern file; nil for one that the C library does not support.
  init?(named name: String) {
    guard name != "UTF-8" else {
      self = .utf8
      return
    }
    guard let table = Self.table(of: name) else { return nil }
    self = .bytes(table)
  }

  /// Encodes a letter; nil when the encoding lacks it.
  func bytes(of letter: Unicode.Scalar) -> [UInt8]? {
    switch self {
    case .utf8: UTF8.encode(letter).map { Array($0) }
    case .bytes(let table): table[letter].map { [$0] }
    }
  }

  private static func table(of name: String) -> [Unicode.Scalar: UInt8]? {
    // Pattern files name Windows encodings as X11 does: microsoft-cp1251.
    let name = name.hasPrefix("microsoft-") ? String(name.dropFirst("microsoft-".count)) : name
    guard let converter = iconv_open("UTF-32LE", name), converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x20)...0xFF {
      if let scalar = scalar(of: byte, converter) { table[scalar] = byte }
    }
    return table
  }

  private static func scalar(of byte: UInt8, _ converter: iconv_t) -> Unicode.Scalar? {
    var input = [CChar(bitPattern: byte)]
    var output = [CChar](repeating: 0, count: 8)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (source, sourceLeft) = (input.baseAddress, input.count)
        var (target, targetLeft) = (output.baseAddress, output.count)
        return iconv(converter, &source, &sourceLeft, &target, &targetLeft) == 0 ? output.count - targetLeft : 0
      }
    }
    guard written == 4 else { return nil }
    return Unicode.Scalar(output.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(UInt8(bitPattern: $1)) })
  }
}
