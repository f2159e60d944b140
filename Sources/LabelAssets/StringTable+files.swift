// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelStrings

extension StringTable {
  /// Creates a string table from Xcode's files: a catalogue (`Localizable.xcstrings`), or a folder of catalogues and of language folders
  /// with `.strings` and `.stringsdict` files.
  ///
  ///     renderer.stringTable = try StringTable(contentsOf: resources)
  ///
  /// Plural forms are chosen by the rules of the text's language (CLDR) for the formatted number: English has "1 mile" and "1.0 miles".
  /// `zero` is for 0 in every language, as Foundation's release notes say. Device variations use `iphone`, and width variations the
  /// widest.
  ///
  /// Where a locale has no text, the language that its readers understand best is used (`pt-PT` for `pt-BR`, `zh-Hant` for `zh-TW`), then the
  /// catalogue's source language, `Base` and English. Each key falls back by itself, whereas Foundation chooses one language for all.
  ///
  /// - Parameter url: The file or the folder.
  /// - Throws: `Diagnostic` with the file that cannot be read, and the source location in it that is not well-formed.
  public init(contentsOf url: URL) throws {
    self.init(try StringTables(path: url.path))
  }
}
