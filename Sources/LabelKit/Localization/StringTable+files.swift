// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelStrings

extension StringTable {
  /// The texts of Xcode's files: a catalogue (`Localizable.xcstrings`), or a folder of catalogues and of language folders with `.strings`
  /// and `.stringsdict` files.
  ///
  ///     renderer.stringTable = try StringTable(contentsOf: resources)
  ///
  /// Plural forms are chosen by the rules of the text's language (CLDR), for the number as it is written: English has "1 mile" and
  /// "1.0 miles". `zero` is for 0 in every language, as Foundation's release notes have it. A text that varies by device has the iPhone's
  /// form, one that varies by width the widest.
  ///
  /// A locale without a text takes that of the language that its readers understand best (`pt-PT` for `pt-BR`, `zh-Hant` for `zh-TW`), of
  /// the catalogue's own language, of `Base` and English; each key by itself, where Foundation chooses one language for all.
  ///
  /// - Throws: `Diagnostic` with the file that cannot be read, and the place in it that is not well-formed.
  public init(contentsOf url: URL) throws {
    self.init(try StringTables(path: url.path))
  }
}
