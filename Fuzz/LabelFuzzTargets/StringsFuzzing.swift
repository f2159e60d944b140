// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings

/// Localized texts.
enum StringsFuzzing {
  /// The bytes as a property list and as a catalogue, and the titles of its first keys.
  static func tables(_ bytes: [UInt8]) {
    if let list = try? PropertyListReader.read(bytes, file: "fuzz.strings") {
      read(bytes, "Localizable.stringsdict", keys: list.entries.map(\.key))
    }
    if let text = try? SourceText(file: "fuzz.xcstrings", bytes: bytes, format: "JSON"), let root = try? JSONReader.read(text).root {
      read(bytes, "Localizable.xcstrings", keys: (root["strings"]?.entries ?? []).map(\.key))
    }
  }

  private static func read(_ bytes: [UInt8], _ name: String, keys: [String]) {
    ScratchFolder.withFile(name, bytes) { path in
      guard let tables = try? StringTables(path: path) else { return }
      for key in keys.prefix(4) + ["missing"] {
        for locale in ["en", "ar", "pt_BR@calendar=buddhist"] {
          for values in arguments { _ = try? tables.title(key, table: nil, locale: locale, arguments: values) }
        }
        _ = tables.format(key, table: nil, locale: "de", arguments: [.object], device: "iphone", isLiteral: false)
      }
    }
  }

  private static let arguments: [[FormatArgument]?] = [
    nil, [], [.integer(1)], [.integer(.min), .text("a")], [.number(-2.5), .unsigned(.max)], [.text(""), .number(1e300), .object],
  ]

  /// The first bytes choose values and a locale; the others are the format.
  static func format(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let locale = source.choice(["en", "de", "ar", "hi", "fr-CH", ""])
    let arguments = (0..<source.number(below: 4)).map { _ in argument(&source) }
    let text = String(decoding: source.rest(), as: UTF8.self)
    for isLiteral in [false, true] { _ = try? StringFormat(text, isLiteral: isLiteral).text(with: arguments, locale: locale) }
    _ = FormatSpecifier(named: text)
  }

  private static func argument(_ source: inout ByteSource) -> FormatArgument {
    switch source.number(below: 6) {
    case 0: .integer(Int64(truncatingIfNeeded: source.byte()))
    case 1: .number(source.choice(FuzzWords.numbers))
    case 2: .number(source.double())
    case 3: .text(source.text())
    case 4: .integer(source.flag() ? .min : .max)
    default: .unsigned(.max)
    }
  }
}
