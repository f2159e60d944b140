// SPDX-License-Identifier: MIT

internal import Foundation

/// Fonts with the same family and file name that differ only in their glyphs.
package enum SharedFont {
  /// The name of the family.
  package static let family = "Shared"
  /// The name of the file.
  package static let fileName = "Shared.ttf"

  /// The box font with this family name.
  ///
  /// - Parameter advance: the advance of its glyphs, in thousandths of an em.
  package static func file(advance: Int) throws -> [UInt8] {
    var font = FontTables([UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))))
    font.set("hmtx", at: 0, to: advance)
    font["name"] = names
    return font.file
  }

  /// A `name` table with family, style, full name and PostScript name, in English for Windows.
  private static var names: [UInt8] {
    let names = [(1, family), (2, "Regular"), (4, family), (6, family)]
    func number(_ value: Int) -> [UInt8] { FontTables.bytes(value, 2) }
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for (id, name) in names {
      let text = name.utf16.flatMap { number(Int($0)) }
      records += [3, 1, 0x409, id, text.count, texts.count].flatMap(number)
      texts += text
    }
    return [0, names.count, 6 + records.count].flatMap(number) + records + texts
  }
}
