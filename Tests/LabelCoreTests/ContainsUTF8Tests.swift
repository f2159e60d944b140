// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct ContainsUTF8Tests {
  @Test func findsTextAtAnyPosition() {
    let characters: [Character] = ["a", "b", "é", "日"]
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in characters.map { text + String($0) } } }
    for text in Set(texts) {
      #expect(text.containsUTF8("ab") == text.contains("ab"), Comment(rawValue: text))
      #expect(text.containsUTF8("aab") == text.contains("aab"), Comment(rawValue: text))
      #expect(text.containsUTF8("日") == text.contains("日"), Comment(rawValue: text))
      #expect(text.containsUTF8(""))
    }
  }
}
