// SPDX-License-Identifier: MIT

/// The files of a tar archive (POSIX.1-2001) in their order, read without the writer that is tested.
package struct TarFiles {
  /// The names and the contents.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []

  /// Reads an archive; nil if it is not complete: a header is wrong, a file is cut, or the two blocks of zeros at its end are missing.
  package init?(_ archive: [UInt8]) {
    var rest = archive[...]
    var longName: String?
    while let header = Self.take(512, of: &rest) {
      if header.allSatisfy({ $0 == 0 }) {
        guard let last = Self.take(512, of: &rest), last.allSatisfy({ $0 == 0 }), rest.isEmpty else { return nil }
        return
      }
      let sum = header.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
      guard let size = Self.number(header, 124..<136), Self.number(header, 148..<156) == sum,
        let contents = Self.take((size + 511) / 512 * 512, of: &rest)
      else { return nil }
      let bytes = Array(contents.prefix(size))
      if header[header.startIndex + 156] == UInt8(ascii: "x") {
        // "LENGTH path=NAME\n"
        let record = String(decoding: bytes, as: UTF8.self)
        guard let start = record.firstIndex(of: "=") else { return nil }
        longName = String(record[record.index(after: start)...].dropLast())
      } else {
        let name = String(decoding: header.prefix(100).prefix { $0 != 0 }, as: UTF8.self)
        files.append((longName ?? name, bytes))
        longName = nil
      }
    }
    return nil
  }

  private static func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// An octal number, which ends with a zero byte or a space.
  private static func number(_ header: ArraySlice<UInt8>, _ range: Range<Int>) -> Int? {
    let bytes = header[(header.startIndex + range.lowerBound)..<(header.startIndex + range.upperBound)]
    return Int(String(decoding: bytes.prefix { $0 != 0 && $0 != 32 }, as: UTF8.self), radix: 8)
  }
}
