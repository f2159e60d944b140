// SPDX-License-Identifier: MIT

import LabelPNG
import Testing

/// The tables of RFC 1951, 3.2.5.
@Suite struct DeflateTokenTests {
  @Test func everyDistanceHasItsSymbolAndExtraBits() {
    var symbol = 0
    var first = 1
    for distance in 1...DeflateToken.maximumDistance {
      if distance - first >= 1 << DeflateToken.extraCount(ofDistance: symbol) { (symbol, first) = (symbol + 1, distance) }
      let found = DeflateToken(length: 3 + distance % 256, distance: distance).distance
      if found.symbol != symbol || Int(found.extra) != distance - first { Issue.record("distance \(distance) is \(found)") }
    }
    #expect(symbol == DeflateToken.distanceSymbolCount - 1)
    #expect(first == 24_577)
  }

  @Test func everyLengthHasItsSymbolAndExtraBits() {
    var symbol = 257
    var first = 3
    var extraCount = 0
    for length in 3..<DeflateToken.maximumMatchLength {
      if length - first >= 1 << extraCount {
        (symbol, first) = (symbol + 1, length)
        extraCount = symbol < 265 ? 0 : (symbol - 261) / 4
      }
      let token = DeflateToken(length: length, distance: 1 + length * 7)
      #expect(token.length == (symbol, UInt32(length - first), extraCount))
      #expect(token.byteCount == length)
    }
    #expect(symbol == 284)
    #expect(DeflateToken(length: 258, distance: 32_768).length == (285, 0, 0))
  }

  @Test func literalsAndNewAlphasHaveNoDistance() {
    for byte in UInt8.min...UInt8.max {
      #expect(DeflateToken(literal: byte).distance == (DeflateToken.noDistance, 0))
      #expect(DeflateToken(newAlpha: byte).distance == (DeflateToken.noDistance, 0))
      #expect(DeflateToken(literal: byte).codeIndex == Int(byte))
      #expect(DeflateToken(newAlpha: byte).codeIndex == Int(byte) + 256)
    }
  }
}
