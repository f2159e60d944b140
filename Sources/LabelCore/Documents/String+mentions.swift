// SPDX-License-Identifier: MIT

extension String {
  /// Whether some bytes of UTF-8 stand in the text. The standard library's `contains` makes tables before it looks, which takes longer than
  /// a short text.
  package func mentions(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard let first = unsafe text.first else { return true }
      var rest = utf8[...]
      while let start = rest.firstIndex(of: first) {
        if unsafe rest[start...].starts(with: text) { return true }
        rest = rest[start...].dropFirst()
      }
      return false
    }
  }
}
