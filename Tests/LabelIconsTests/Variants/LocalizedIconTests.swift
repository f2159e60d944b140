// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Icons with the letters, digits and question marks of a language.
struct LocalizedIconTests {
  private let registry = IconRegistry()
  private let painter = IconPainter()

  private func picture(_ name: String, isMirrored: Bool = false) throws -> [UInt32] {
    let glyph = try registry.icon(named: name).glyph(fitting: Size(width: 48, height: 48), isMirrored: isMirrored)
    return try painter.paint(glyph.commands(center: Point(x: 24, y: 24), colors: .monochrome(.black)), side: 48).pixels
  }

  @Test(arguments: ["character", "character.book.closed", "character.bubble", "textformat", "textformat.size", "character.textbox"])
  func everyLanguageHasItsLetter(name: String) throws {
    let languages = IconLocalization.allCases.filter { $0 != .rightToLeft }
    let pictures = try [picture(name)] + languages.map { try picture("\(name).\($0.rawValue)") }
    #expect(Set(pictures).count == languages.count + 1)
    #expect(registry.localizations(of: name) == languages)
  }

  @Test(arguments: ["ar", "hi"]) func everyNumberHasItsDigits(language: String) throws {
    let numbers = (0...50).map { "\($0).circle" }
    #expect(Set(try numbers.map { try picture("\($0).\(language)") } + numbers.map { try picture($0) }).count == 102)
  }

  @Test(arguments: [
    ("questionmark.circle", IconLocalization.arabic, "questionmark.circle.ar"), ("1.circle.fill", .arabic, "1.circle.fill.ar"),
    ("bell.badge.questionmark", .arabic, "bell.badge.questionmark.ar"), ("questionmark.circle", .hebrew, "questionmark.circle"),
    ("character", .japanese, "character.ja"), ("character", .rightToLeft, "character"), ("star", .arabic, "star"),
    ("1.circle", .hindi, "1.circle"), ("list.number", .hindi, "list.number"),
    ("character.book.closed.fill", .hindi, "character.book.closed.fill.hi"),
    ("questionmark.circle.ar", .hebrew, "questionmark.circle.ar"), ("person.fill.questionmark", .arabic, "person.questionmark.fill.ar"),
  ])
  func theLabelsLanguageChoosesTheForm(name: String, localization: IconLocalization, expected: String) throws {
    #expect(try registry.icon(named: name, localization: localization).name == expected)
  }

  @Test(arguments: [
    ("ar", IconLocalization.arabic), ("ar-EG", .arabic), ("ar_SA", .arabic), ("iw", .hebrew), ("zh-Hant-TW", .chinese), ("HI", .hindi),
    ("en", nil), ("arn", nil), ("de-AR", nil), ("", nil), ("rtl", nil),
  ])
  func languagesHaveForms(locale: String, expected: IconLocalization?) {
    #expect(IconLocalization(locale: locale) == expected)
  }

  @Test(arguments: ["list.bullet", "list.number", "arrow.forward.circle.fill", "text.append", "checklist"])
  func rtlIsTheMirroredIconInBothDirections(name: String) throws {
    #expect(try picture(name + ".rtl") == picture(name, isMirrored: true))
    #expect(try !registry.icon(named: name + ".rtl").flipsInRightToLeft)
  }

  @Test(arguments: ["list.number", "textformat.123", "checklist", "music.note.list"])
  func charactersStayUprightInAMirroredIcon(name: String) throws {
    let mirrored = try picture(name, isMirrored: true)
    let rows = stride(from: 0, to: mirrored.count, by: 48).flatMap { mirrored[$0..<$0 + 48].reversed() }
    #expect(rows != (try picture(name)))
  }
}
