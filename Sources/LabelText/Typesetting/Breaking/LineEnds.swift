// SPDX-License-Identifier: MIT

internal import LabelSettings

/// What typesetting changes at the ends of lines: it adds ellipses and hyphens, and removes the kerning with the next line.
struct LineEnds {
  let library: FontLibrary
  /// A BCP 47 tag, for the fallback fonts of ellipses and hyphens.
  let language: String

  func ellipsis(_ style: TextStyle) -> Ellipsis { Ellipsis(style: style, library: library, language: language) }

  func hyphen(_ style: TextStyle) -> Hyphen { Hyphen(style: style, library: library, language: language) }
}

extension Typesetter {
  func lineEnds(_ settings: TextSettings) -> LineEnds { LineEnds(library: library, language: settings.locale) }
}
