// SPDX-License-Identifier: MIT

package import LabelCore

/// The bytes and tokens of a Swift file.
package struct SwiftSource {
  /// The path as the user named it.
  let path: String
  let bytes: [UInt8]
  /// The tokens, in order; those of an interpolated expression follow their string.
  package let tokens: [SwiftToken]
  let unclosed: SwiftLexer.Unclosed?
  /// The offsets at which lines begin.
  private let lines: [Int32]
  /// The number of Unicode scalars before each block of `blockSize` bytes: lines may be as long as the file.
  private let scalarCounts: [Int32]

  private static let blockSize = 1024

  /// Splits a file into tokens.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, which may be anything.
  ///   - path: The path for locations.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    (tokens, unclosed) = SwiftLexer.tokens(of: bytes)
    var lines: [Int32] = [0]
    var counts: [Int32] = []
    var count: Int32 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == UInt8(ascii: "\n") { lines.append(Int32(offset + 1)) }
    }
    counts.append(count)
    self.lines = lines
    scalarCounts = counts
  }

  /// The text of a token.
  package func text(_ token: SwiftToken) -> String { String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }

  /// Whether a token is this character of punctuation.
  func isPunctuation(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation, tokens[index].end - tokens[index].start == 1 else {
      return false
    }
    return bytes[Int(tokens[index].start)] == UInt8(ascii: character)
  }

  /// Whether a token is this keyword or name, not in backticks.
  func isName(_ index: Int, _ name: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .name else { return false }
    return bytes[Int(tokens[index].start)..<Int(tokens[index].end)].elementsEqual(name.utf8)
  }

  /// The text of a name, in backticks or not; nil for another token.
  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .name || tokens[index].kind == .quotedName else { return nil }
    return text(tokens[index])
  }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lines[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The location of a range of bytes on one line.
  package func location(_ range: Range<Int>) -> DocumentLocation {
    let line = line(of: range.lowerBound)
    let column = columns(Int(lines[line])..<range.lowerBound) + 1
    return DocumentLocation(file: path, line: line + 1, column: column, endColumn: column + columns(range))
  }

  /// The number of Unicode scalars in a range of bytes.
  private func columns(_ range: Range<Int>) -> Int { scalars(before: range.upperBound) - scalars(before: range.lowerBound) }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return Int(scalarCounts[block]) + bytes[block * Self.blockSize..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The text of a line, from 0, without its line end; nil for a line that is too long to be shown.
  func lineText(_ line: Int) -> String? {
    let end = line + 1 < lines.count ? Int(lines[line + 1]) : bytes.count
    guard end - Int(lines[line]) <= 1000 else { return nil }
    var text = bytes[Int(lines[line])..<end]
    while let last = text.last, last.isLineEnd { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the keyword of a declaration has the modifier `override`, with at most a few others between them: then Apple declares the name.
  func isOverride(_ index: Int) -> Bool {
    var current = index - 1
    while current >= max(0, index - 6), let word = name(current) {
      if word == "override" { return true }
      current -= 1
    }
    return false
  }
}
