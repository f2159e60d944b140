// SPDX-License-Identifier: MIT

/// Random texts for property tests, the same in every run: words in ten scripts with spaces, tabs and no-break spaces between them.
public enum RandomTexts {
  private static let words = [
    "Hello", "wonderful", "world", "a", "typesetting", "Übergröße", "naïve", "Wi-Fi", "شكرا", "العربية", "שלום", "עולם", "नमस्ते", "दुनिया",
    "สวัสดี", "ชาวโลก", "日本語", "世界", "한국어", "Привет", "мир", "Ελληνικά", "👋", "👩‍💻", "🇩🇪", "e\u{301}", "ffi", "(x)", "100%", "—", "\u{AD}",
  ]
  private static let separators = ["", " ", "  ", " ", "\u{A0}", " ", "\t"]

  /// Returns texts of one to seven words.
  public static func texts(_ count: Int) -> [String] {
    var random = Seeded(state: 42)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...7, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: separators.randomElement(using: &random) ?? " ")
    }
  }
}
