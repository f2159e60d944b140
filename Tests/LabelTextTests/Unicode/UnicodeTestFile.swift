// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// One of Unicode's test files, in Debian's package unicode-data.
enum UnicodeTestFile: String {
  case lineBreak = "auxiliary/LineBreakTest.txt"
  case graphemeBreak = "auxiliary/GraphemeBreakTest.txt"
  case wordBreak = "auxiliary/WordBreakTest.txt"
  case bidi = "BidiTest.txt"
  case bidiCharacter = "BidiCharacterTest.txt"

  private var path: String { "/usr/share/unicode/\(rawValue)" }
  var exists: Bool { FileManager.default.fileExists(atPath: path) }
  static let absence: Comment = "skipped: Unicode's test cases are not in /usr/share/unicode (Debian: unicode-data)"

  /// The lines that are not empty, without their comments.
  func lines() throws -> [Substring] {
    let (lineEnd, comment, spaces) = (UInt8(ascii: "\n"), UInt8(ascii: "#"), [UInt8(ascii: " "), UInt8(ascii: "\t")])
    return try String(contentsOfFile: path, encoding: .utf8).utf8.split(separator: lineEnd).compactMap { line in
      let content = line.prefix { $0 != comment }
      return content.allSatisfy(spaces.contains) ? nil : Substring(content)
    }
  }

  /// The cases in the form `÷ 0061 × 0308 ÷`: a text and its boundary offsets in UTF-16 units.
  func boundaryCases() throws -> [BoundaryCase] { try lines().map(BoundaryCase.init) }
}

struct BoundaryCase {
  var name: String
  var text: [UInt16] = []
  var offsets: [Int] = []

  init(_ line: Substring) throws {
    name = line.trimmingPrefix { $0.isWhitespace }.replacing("\t", with: "").trimmingCharacters(in: .whitespaces)
    for word in line.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "÷": offsets.append(text.count)
      case "×": break
      default: text += UTF16.encode(try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init), "\(name)")).map { Array($0) } ?? []
      }
    }
  }

  /// Formats other offsets in the notation of the case.
  func notation(_ found: [Int]) -> String {
    var parts: [String] = []
    var offset = 0
    for scalar in String(decoding: text, as: UTF16.self).unicodeScalars {
      let hex = String(scalar.value, radix: 16, uppercase: true)
      parts += [found.contains(offset) ? "÷" : "×", String(repeating: "0", count: max(0, 4 - hex.count)) + hex]
      offset += UTF16.width(scalar)
    }
    return (parts + [found.contains(offset) ? "÷" : "×"]).joined(separator: " ")
  }
}
