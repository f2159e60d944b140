// SPDX-License-Identifier: MIT

/// Shapes the marks that typesetting adds to a line: ellipses and hyphens.
struct LineMarks {
  let library: FontLibrary
  /// A BCP 47 tag, for the fallback fonts of marks.
  let language: String

  func ellipsis(_ style: TextStyle) -> Ellipsis { Ellipsis(style: style, library: library, language: language) }

  func hyphen(_ style: TextStyle) -> Hyphen { Hyphen(style: style, library: library, language: language) }
}

extension Typesetter {
  func marks(_ settings: TextSettings) -> LineMarks { LineMarks(library: library, language: settings.locale) }
}
