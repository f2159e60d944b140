// SPDX-License-Identifier: MIT

/// Makes the marks that stand for text that is not shown, or say that a word goes on.
struct LineMarks {
  let library: FontLibrary
  /// BCP 47, for the fonts of marks that the text's own does not have.
  let language: String

  func ellipsis(_ style: TextStyle) -> Ellipsis { Ellipsis(style: style, library: library, language: language) }

  func hyphen(_ style: TextStyle) -> Hyphen { Hyphen(style: style, library: library, language: language) }
}

extension Typesetter {
  func marks(_ settings: TextSettings) -> LineMarks { LineMarks(library: library, language: settings.locale) }
}
