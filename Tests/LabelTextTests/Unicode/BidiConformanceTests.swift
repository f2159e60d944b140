// SPDX-License-Identifier: MIT

import LabelSettings
import LabelText
import TestSupport
import Testing

/// Unicode's test cases for UAX #9: levels, and the visual order of characters. All of them if `LABELKIT_SLOW_TESTS` is set.
@Suite struct BidiConformanceTests {
  @Test(.enabled(if: UnicodeTestFile.bidiCharacter.exists, UnicodeTestFile.absence))
  func charactersHaveTheirLevelsAndOrder() throws {
    var count = 0
    var found: [String: String] = [:]
    var cases: Set<String> = []
    for line in try UnicodeTestFile.bidiCharacter.lines().sample(every: 11) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = try fields[0].split(separator: " ").map {
        try #require(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
      }
      let base: BaseDirection =
        switch fields[1] {
        case "0": .fixed(.leftToRight)
        case "1": .fixed(.rightToLeft)
        default: .natural(fallback: .leftToRight)
        }
      let sample = BidiCase(levels: fields[3], order: fields[4])
      let name = "\(fields[0]);\(fields[1])"
      cases.insert(name)
      if let difference = try sample.difference(scalars, base) { found[name] = difference }
      #expect(try BidiLevels(BidiCase.units(scalars), base: base).base == UInt8(fields[2]), "\(line)")
      count += 1
    }
    #expect(count == (SlowBuild.isEnabled ? 91_707 : 8_337))
    #expect(found == KnownBidiDifferences.all.filter { cases.contains($0.key) })
  }

  @Test(.enabled(if: UnicodeTestFile.bidi.exists, UnicodeTestFile.absence))
  func classesHaveTheirLevelsAndOrder() throws {
    var (count, lineCount) = (0, 0)
    var sample = BidiCase(levels: "", order: "")
    var levels: Substring = ""
    for line in try UnicodeTestFile.bidi.lines() {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst("@Levels:".count)
      } else if line.hasPrefix("@Reorder:") {
        sample = BidiCase(levels: levels, order: line.dropFirst("@Reorder:".count))
      } else {
        lineCount += 1
        guard SlowBuild.isEnabled || lineCount % 7 == 0 else { continue }
        let fields = line.split(separator: ";")
        let scalars = try fields[0].split(whereSeparator: \.isWhitespace).map { try #require(Self.characters[$0], "\(line)") }
        let directions = try #require(fields.last.flatMap { UInt8($0.filter { !$0.isWhitespace }, radix: 16) })
        for (bit, base) in Self.bases.enumerated() where directions & 1 << UInt8(bit) != 0 {
          if let difference = try sample.difference(scalars, base) { Issue.record("\(line) \(base): \(difference)") }
          count += 1
        }
      }
    }
    #expect(count == (SlowBuild.isEnabled ? 770_241 : 110_667))
  }

  private static let bases: [BaseDirection] = [.natural(fallback: .leftToRight), .fixed(.leftToRight), .fixed(.rightToLeft)]

  /// A character of each class.
  private static let characters: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "+", "ET": "#", "AN": "\u{661}", "CS": ",", "B": "\u{2029}", "S": "\t",
    "WS": " ", "ON": "!", "BN": "\u{AD}", "NSM": "\u{300}", "LRE": "\u{202A}", "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}",
    "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}

/// The expected levels and order of a text.
private struct BidiCase {
  /// nil for characters that rule X9 removes and that may have any level.
  var levels: [UInt8?]
  /// The remaining characters in visual order, from left to right.
  var order: [Int]

  init(levels: Substring, order: Substring) {
    self.levels = levels.split(whereSeparator: \.isWhitespace).map { UInt8($0) }
    self.order = order.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }

  static func units(_ scalars: [Unicode.Scalar]) -> [UInt16] { scalars.flatMap { UTF16.encode($0).map { Array($0) } ?? [] } }

  /// A description of the first difference; nil when there is none.
  func difference(_ scalars: [Unicode.Scalar], _ base: BaseDirection) throws -> String? {
    let units = Self.units(scalars)
    let found = try BidiLevels(units, base: base)
    let isUniform = Set(found.levels).count <= 1
    var offset = 0
    var kept: [(index: Int, level: UInt8)] = []
    for (index, scalar) in scalars.enumerated() {
      let level = found.levels[offset]
      offset += UTF16.width(scalar)
      guard let expected = levels[index] else { continue }
      guard level == expected || isUniform && level % 2 == expected % 2 else {
        return "level \(level) of character \(index), not \(expected)"
      }
      kept.append((index, level))
    }
    let visual = BidiLevels.visualOrder(of: kept.map(\.level)).map { kept[$0].index }
    // ICU does not compute the levels of a text with a single direction: all of them are the paragraph's, in the same order.
    return visual == order ? nil : "order \(visual), not \(order)"
  }
}
