// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct ContentHashTests {
  @Test func hashesDependOnContentsButNotOnKeyOrder() throws {
    func hash(_ text: String) throws -> ContentHash {
      var hash = ContentHash()
      hash.add(try ManifestDocument.read(Array(text.utf8), file: "m", format: .json).root)
      return hash
    }
    #expect(try hash(#"{"a": 1, "b": [true, null]}"#) == hash(#"{ "b": [true, null], "a": 1.0 }"#))
    let texts = [
      "1", "\"1\"", "[1]", "[[1]]", "null", "[]", "{}", "[null]", "\"\"", "[\"\"]", "{\"a\":\"\"}", "true", "false", "[1,2]", "[2,1]",
    ]
    #expect(try Set(texts.map(hash)).count == texts.count)
    #expect(ContentHash(of: Array("labelkit".utf8)).digits == ContentHash(of: Array("labelkit".utf8)).digits)
    #expect(ContentHash(of: []).digits.utf8.count == 32)
  }
}
