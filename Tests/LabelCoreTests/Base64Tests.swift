// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import TestSupport
import Testing

@Suite struct Base64Tests {
  @Test func bytesOfAnyNumberAreFoundationsLetters() {
    var random = Seeded(state: 5)
    for count in 0...100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let expected = Data(bytes).base64EncodedString()
      #expect(Base64.text(of: bytes) == expected)
      let url = expected.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      #expect(Base64.urlText(of: bytes) == url)
      #expect(url.utf8.allSatisfy(Base64.isURLCharacter))
      for text in [expected, url, " " + expected.map(String.init).joined(separator: "\n")] {
        #expect(Base64.bytes(of: Array(text.utf8)) == bytes)
      }
    }
  }

  @Test(arguments: ["a", "abcde", "ab=c", "ab*d", "äbcd"]) func otherTextsHaveNoBytes(text: String) {
    #expect(Base64.bytes(of: Array(text.utf8)) == nil)
  }
}
