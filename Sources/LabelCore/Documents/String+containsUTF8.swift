// SPDX-License-Identifier: MIT

extension String {
  /// Whether the string contains a text, compared as UTF-8. The standard library's `contains` builds tables first, which takes longer than a
  /// search in a short string.
  package func containsUTF8(_ text: StaticString) -> Bool {
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
