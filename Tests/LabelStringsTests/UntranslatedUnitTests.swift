// SPDX-License-Identifier: MIT

import LabelStrings
import Testing

/// Units of a catalogue that are not translated yet stand for nothing: the text of the source language is drawn.
@Suite struct UntranslatedUnitTests {
  private func catalogue(_ localizations: String) throws -> StringFolder {
    try StringFolder(["Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {\#(localizations)}}}}"#])
  }

  private static func unit(_ state: String?, _ value: String) -> String {
    #"{"stringUnit": {\#(state.map { "\"state\": \"\($0)\", " } ?? "")"value": "\#(value)"}}"#
  }

  @Test(arguments: [
    ("new", "", "Apple", "en"), ("new", "Apfel", "Apple", "en"), ("needs_review", "", "Apple", "en"), (nil, "", "Apple", "en"),
    ("needs_review", "Apfel", "Apfel", nil), ("translated", "Apfel", "Apfel", nil), (nil, "Apfel", "Apfel", nil),
    ("translated", "", "", nil),
  ])
  func unitIsReadByItsState(state: String?, value: String, text: String, fallback: String?) throws {
    let tables = try catalogue(#""en": \#(Self.unit("new", "Apple")), "de": \#(Self.unit(state, value))"#).tables()
    #expect(try tables.title("a", table: nil, locale: "de", arguments: nil) == text)
    #expect(tables.fallbackLanguage("a", table: nil, locale: "de") == fallback)
  }

  @Test func formForOtherNumbersDecides() throws {
    func text(_ one: String, _ other: String) throws -> String {
      let plural = #"{"variations": {"plural": {"one": \#(Self.unit(one, "%lld Tag")), "other": \#(Self.unit(other, "%lld Tage"))}}}"#
      let tables = try catalogue(#""en": \#(Self.unit("translated", "%lld d")), "de": \#(plural)"#).tables()
      return try tables.title("a", table: nil, locale: "de", arguments: [.integer(5)])
    }
    #expect(try text("translated", "translated") == "5 Tage")
    #expect(try text("new", "translated") == "5 Tage")
    #expect(try text("translated", "new") == "5 d")
  }

  @Test func substitutionThatIsNotTranslatedGivesTheSourceText() throws {
    func localization(_ text: String, _ state: String, _ form: String) -> String {
      #"""
      {"stringUnit": {"state": "translated", "value": "\#(text) %#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
       "variations": {"plural": {"other": {"stringUnit": {"state": "\#(state)", "value": "\#(form)"}}}}}}}
      """#
    }
    let tables = try catalogue(
      #""en": \#(localization("In", "new", "%arg days")), "de": \#(localization("In", "new", "%arg Tagen"))"#
    ).tables()
    #expect(try tables.title("a", table: nil, locale: "de", arguments: [.integer(5)]) == "In 5 days")
  }
}
