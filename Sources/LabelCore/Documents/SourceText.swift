// SPDX-License-Identifier: MIT

/// The text of an input file: valid UTF-8, with access to its lines.
package struct SourceText: Hashable, Sendable {
  /// The file as the user named it, or `<stdin>`.
  package let file: String
  /// The text without a byte order mark; valid UTF-8.
  package let bytes: [UInt8]
  /// Whether every byte is ASCII.
  package let isASCII: Bool
  /// The number of the first line; more than 1 for a part of a stream.
  package let firstLine: Int
  private let lineStarts: [Int]

  /// - Parameter format: The name of the format in messages, such as JSON.
  /// - Throws: `LabelError.syntax` at the first bytes that are not UTF-8.
  package init(file: String, bytes: [UInt8], firstLine: Int = 1, format: String) throws(Diagnostic) {
    if firstLine == 1, let name = Self.wideEncoding(of: bytes) {
      // The line would be unreadable in a message.
      throw Diagnostic(
        LabelError.syntax(format: format, reason: "this is \(name), not UTF-8", hint: "save the file as UTF-8"),
        at: DocumentLocation(file: file))
    }
    let hasByteOrderMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    let body = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
    self.bytes = body
    self.isASCII = Self.isASCII(body)
    self.firstLine = firstLine
    self.lineStarts = Self.lineStarts(in: body)
    guard !isASCII, String(validating: body, as: UTF8.self) == nil, let invalid = Self.firstInvalidByte(in: body) else { return }
    throw diagnostic(.syntax(format: format, reason: "this is not UTF-8", hint: "save the file as UTF-8"), at: location(ofByte: invalid))
  }

  /// A text that is not kept, for diagnostics with locations and without lines.
  private init(file: String) {
    (self.file, bytes, isASCII, firstLine, lineStarts) = (file, [], true, 1, Self.oneLine)
  }

  /// The file without its text: a small value, for what outlives many versions of the text. Its diagnostics show no lines.
  package var withoutText: SourceText { SourceText(file: file) }

  /// The name of an encoding with two or four bytes for each character; nil for other texts. Without a byte order mark, every other byte of
  /// the first characters is zero.
  package static func wideEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    case (0xFE, 0xFF): return "UTF-16"
    case (0, 1...): return bytes.count >= 4 && bytes[2] == 0 && bytes[3] != 0 ? "UTF-16" : nil
    case (1..., 0): return bytes.count >= 4 && bytes[2] != 0 && bytes[3] == 0 ? "UTF-16" : nil
    default: return nil
    }
  }

  /// The whole text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A line without its line end, counted from `firstLine`; nil beyond the text.
  package func line(_ number: Int) -> String? {
    lineBytes(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The range from `start` to a position. A range that spans lines ends with its first line.
  package func location(from start: DocumentLocation, toLine line: Int, column: Int) -> DocumentLocation {
    var location = start
    location.endColumn = line == start.line ? column : endColumn(ofLine: start.line)
    return location
  }

  /// The column after the last one of a line; 1 beyond the text.
  func endColumn(ofLine number: Int) -> Int { (lineBytes(number)?.count { !UTF8.isContinuation($0) } ?? 0) + 1 }

  /// The bytes of a line without its line end.
  package func lineBytes(_ number: Int) -> ArraySlice<UInt8>? {
    let index = number - firstLine
    guard lineStarts.indices.contains(index) else { return nil }
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > lineStarts[index], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[lineStarts[index]..<end]
  }

  /// The number of the last line.
  package var lastLine: Int { firstLine + lineStarts.count - 1 }

  /// The line and column of a byte.
  package func location(ofByte offset: Int) -> DocumentLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalars = bytes[lineStarts[low]..<min(offset, bytes.count)].count { !UTF8.isContinuation($0) }
    return DocumentLocation(file: file, line: firstLine + low, column: scalars + 1)
  }

  /// A diagnostic at a location of this text, with the source line.
  package func diagnostic(_ error: LabelError, at location: DocumentLocation, labelID: String? = nil) -> Diagnostic {
    Diagnostic(error, at: location, sourceLine: shownLine(at: location), labelID: labelID)
  }

  /// The source line of a location; nil for a location in another file, such as that of the defaults of rows.
  package func shownLine(at location: DocumentLocation) -> String? { location.file == file ? shownLine(location.line) : nil }

  /// The source line for a diagnostic; nil for a line so long that it must be generated. Otherwise thousands of diagnostics in a one-line
  /// manifest would each have a copy of it.
  package func shownLine(_ number: Int) -> String? {
    lineBytes(number).flatMap { $0.count <= Self.maximumShownLineLength ? String(decoding: $0, as: UTF8.self) : nil }
  }

  /// In UTF-8 bytes.
  private static let maximumShownLineLength = 4096

  /// Without an early exit the compiler vectorises the loop.
  private static func isASCII(_ bytes: [UInt8]) -> Bool { unsafe bytes.withUnsafeBufferPointer { unsafe $0.reduce(0, |) } < 0x80 }

  /// Lines end with LF, CR LF or CR.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    // Most texts are one row of a stream: they share one array.
    if !hasLineEnd(bytes) { return oneLine }
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(index + 1) }
    }
    return starts
  }

  private static let oneLine = [0]

  /// Checks eight bytes at once.
  private static func hasLineEnd(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if hasZero(word ^ everyByte(UInt8(ascii: "\n"))) || hasZero(word ^ everyByte(UInt8(ascii: "\r"))) { return true }
        index += 8
      }
      return unsafe bytes[index...].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }

  private static func everyByte(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether one of eight bytes is 0: only then does subtracting 1 from each byte carry into a high bit that was not set.
  private static func hasZero(_ word: UInt64) -> Bool { (word &- everyByte(1)) & ~word & everyByte(0x80) != 0 }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
