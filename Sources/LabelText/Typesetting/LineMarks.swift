// SPDX-License-Identifier: MIT

/// The marks that stand for text that is not shown, or say that a word goes on.
struct LineMarks {
  let ellipsis: (TextStyle) -> Ellipsis
  let hyphen: (TextStyle) -> Hyphen
}

extension Typesetter {
  func marks(_ settings: TextSettings) -> LineMarks {
    LineMarks(
      ellipsis: { Ellipsis(style: $0, library: self.library, language: settings.locale) },
      hyphen: { Hyphen(style: $0, library: self.library, language: settings.locale) })
  }
}
