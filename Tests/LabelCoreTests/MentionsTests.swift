// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct MentionsTests {
  @Test func aTextIsFoundWhereverItStands() {
    let letters: [Character] = ["a", "b", "é", "日"]
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in letters.map { text + String($0) } } }
    for text in Set(texts) {
      #expect(text.mentions("ab") == text.contains("ab"), Comment(rawValue: text))
      #expect(text.mentions("aab") == text.contains("aab"), Comment(rawValue: text))
      #expect(text.mentions("日") == text.contains("日"), Comment(rawValue: text))
      #expect(text.mentions(""))
    }
  }
}
