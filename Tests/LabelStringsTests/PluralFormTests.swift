// SPDX-License-Identifier: MIT

import LabelSettings
import LabelStrings
import LabelText
import TestSupport
import Testing

/// Variations of texts by numbers, devices and widths.
@Suite struct PluralFormTests {
  // MARK: Dictionaries

  /// An entry of a `.stringsdict` file, with variables of the value type `d`.
  private static func dictionary(_ format: String, _ variables: [String: [String: String]], type: String = "d") -> String {
    let rules = variables.map { name, forms in
      let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
      return """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(rules.joined())</dict></dict></plist>
      """
  }

  private func text(_ content: String, _ arguments: [FormatArgument], _ locale: String = "en") throws -> String? {
    try StringFolder.text("\(locale).lproj/Localizable.stringsdict", content, "k", arguments, locale: locale)
  }

  /// For every number and several languages, the form is that of the number's plural category.
  @Test(arguments: ["ar", "pl", "ru", "cy", "ja", "fr", "en", "lt", "sl", "ga"])
  func numberSelectsTheFormOfItsCategory(locale: String) throws {
    let names = PluralCategory.allCases.map(\.rawValue).filter { $0 != "zero" }
    let content = Self.dictionary("%#@n@", ["n": Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })])
    let tables = try StringFolder(["\(locale).lproj/Localizable.stringsdict": content])
    let read = try tables.tables()
    for number in (0...130).map({ Int64($0) }) + [1_000_000, 1_000_001, -1, -2, .max, .min] {
      let category = PluralCategory(of: "\(number)", locale: locale)
      let format = read.format("k", table: nil, locale: locale, arguments: [.integer(number)], device: nil, isLiteral: false)
      #expect(try format?.text(with: [.integer(number)], locale: locale) == (category == .zero ? "other" : category.rawValue), "\(number)")
    }
  }

  /// Foundation's release notes for OS X 10.9: "If zero is present, the value is used for mapping the argument value zero".
  @Test(arguments: ["en", "ja", "fr", "ar", "lv", "pl"])
  func zeroIsForTheNumberZeroInEveryLanguage(locale: String) throws {
    let content = Self.dictionary("%#@n@", ["n": ["zero": "none", "other": "some"]])
    #expect(try text(content, [.integer(0)], locale) == "none")
    #expect(try text(content, [.number(0)], locale) == "none")
    #expect(try text(content, [.integer(3)], locale) == "some")
    // Latvian's own category has more numbers.
    #expect(try text(content, [.integer(20)], locale) == (locale == "lv" ? "none" : "some"))
  }

  @Test func pluralCategoryDependsOnTheFormattedNumber() throws {
    let miles = Self.dictionary("%#@n@", ["n": ["one": "%.1f mile", "other": "%.1f miles"]], type: "f")
    #expect(try text(miles, [.number(1)]) == "1.0 miles")
    #expect(try text(miles, [.integer(1)]) == "1.0 miles")
    let days = Self.dictionary("%#@n@", ["n": ["one": "%d day", "other": "%d days"]])
    #expect(try text(days, [.integer(1)]) == "1 day")
    #expect(try text(days, [.number(1)]) == "1 day")
    let czech = Self.dictionary("%#@n@", ["n": ["one": "%g den", "few": "%g dny", "many": "%g dne", "other": "%g dnů"]], type: "g")
    #expect(try text(czech, [.number(1.5)], "cs") == "1,5 dne")
    #expect(try text(czech, [.number(3)], "cs") == "3 dny")
  }

  @Test func variablesAdvanceTheCounterAndNumberedOnesDoNot() throws {
    let files = ["one": "%d file", "other": "%d files"]
    let folders = ["one": "%d folder", "other": "%d folders"]
    let both = ["files": files, "folders": folders]
    #expect(try text(Self.dictionary("%#@files@ in %#@folders@", both), [.integer(1), .integer(2)]) == "1 file in 2 folders")
    #expect(try text(Self.dictionary("%2$#@folders@: %1$#@files@", both), [.integer(1), .integer(2)]) == "2 folders: 1 file")
    #expect(try text(Self.dictionary("%1$#@files@, %1$#@folders@", both), [.integer(1), .integer(2)]) == "1 file, 1 folder")
    #expect(
      try text(Self.dictionary("%@ has %#@files@ in %@", both), [.text("Ada"), .integer(3), .text("Rome")]) == "Ada has 3 files in Rome")
    #expect(try text(Self.dictionary("%2$@: %1$#@files@", both), [.integer(3), .text("Ada")]) == "Ada: 3 files")
  }

  /// Inside a variable, counting begins at the variable's own value.
  @Test func variablesMayBeNested() throws {
    let content = Self.dictionary(
      "%#@files@",
      [
        "files": ["zero": "nothing", "one": "%d file in %#@folders@", "other": "%d files in %#@folders@"],
        "folders": ["one": "%d folder of %@", "other": "%d folders of %@"],
      ])
    #expect(try text(content, [.integer(5), .integer(1), .text("Ada")]) == "5 files in 1 folder of Ada")
    #expect(try text(content, [.integer(1), .integer(2), .text("Ada")]) == "1 file in 2 folders of Ada")
    #expect(try text(content, [.integer(0), .integer(2), .text("Ada")]) == "nothing")
  }

  @Test func missingFormsUseOther() throws {
    #expect(try text(Self.dictionary("%#@n@", ["n": ["other": "%d x"]]), [.integer(1)]) == "1 x")
    #expect(try text(Self.dictionary("%#@n@", ["n": ["one": "%d x"]]), [.integer(7)]) == "7 x")
    #expect(try text(Self.dictionary("%#@n@", ["n": ["one": "1", "other": "2"]]), [.text("a")]) == "2")
    #expect(try text(Self.dictionary("%#@n@", ["n": ["one": "1", "other": "2"]]), []) == "2")
  }

  @Test func recursiveVariablesStayText() throws {
    let loop = Self.dictionary("%#@a@", ["a": ["other": "(%#@a@)"]])
    let looped = try #require(try text(loop, [.integer(1)]))
    #expect(looped.hasSuffix("(%#@a@))))))))") && looped.hasPrefix("(((((((("))
    let names = (0..<9).map { "v\($0)" }
    let bomb = Dictionary(
      uniqueKeysWithValues: names.indices.map { index in
        (names[index], ["other": String(repeating: "%#@v\(index + 1)@", count: 50)])
      })
    #expect(try #require(try text(Self.dictionary("%#@v0@", bomb), [.integer(1)])).utf8.count < 200_000)
    #expect(try text(Self.dictionary("a %#@missing@ b", [:]), [.integer(1)]) == "a %#@missing@ b")
  }

  @Test func widestVariationIsUsed() throws {
    let content = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>medium %d</string><key>100</key><string>rather long %d</string><key>5</key><string>s</string></dict></dict></dict></plist>
      """
    #expect(try text(content, [.integer(4)]) == "rather long 4")
  }

  @Test func dictionaryVariesByDevice() throws {
    let content = """
      { k = { NSStringDeviceSpecificRuleType = { mac = "Click %d"; iphone = "Tap %d"; other = "Press %d"; }; }; }
      """
    for (device, expected) in [("mac", "Click 2"), ("iphone", "Tap 2"), ("ipad", "Press 2"), (nil, "Press 2")] {
      #expect(
        try StringFolder.text("Localizable.stringsdict", content, "k", [.integer(2)], device: device) == expected)
    }
  }

  // MARK: Catalogues

  private func catalogue(_ localization: String, _ arguments: [FormatArgument], device: String? = nil) throws -> String? {
    let content = #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \#(localization)}}}}"#
    return try StringFolder.text("Localizable.xcstrings", content, "k", arguments, device: device)
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

  private static func plural(_ one: String, _ other: String) -> String {
    #"{"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}"#
  }

  @Test func firstNumberSelectsThePluralForm() throws {
    let text = #"{"variations": \#(Self.plural("%@ has %lld day", "%@ has %lld days"))}"#
    #expect(try catalogue(text, [.text("Ada"), .integer(1)]) == "Ada has 1 day")
    #expect(try catalogue(text, [.text("Ada"), .integer(2)]) == "Ada has 2 days")
    #expect(try catalogue(text, [.text("Ada"), .text("no")]) == "Ada has no days")
  }

  @Test func eachSubstitutionVariesByItsOwnNumber() throws {
    let text = #"""
      {"stringUnit": {"value": "%1$@: %#@all@ (%#@some@)"}, "substitutions": {
        "some": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(Self.plural("%arg here", "%arg are here"))},
        "all": {"argNum": 3, "formatSpecifier": ".1f", "variations": \#(Self.plural("%arg file", "%arg files"))}}}
      """#
    #expect(try catalogue(text, [.text("Ada"), .integer(1), .number(3)]) == "Ada: 3.0 files (1 here)")
    #expect(try catalogue(text, [.text("Ada"), .integer(2), .number(1)]) == "Ada: 1.0 files (2 are here)")
  }

  @Test func unnumberedSubstitutionsAdvanceTheCounter() throws {
    let text = #"""
      {"stringUnit": {"value": "%@ has %#@files@ at %@"}, "substitutions": {
        "files": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(Self.plural("%arg file", "%lld files"))}}}
      """#
    #expect(try catalogue(text, [.text("Ada"), .integer(1), .text("home")]) == "Ada has 1 file at home")
    #expect(
      try catalogue(text.replacing("\"argNum\": 2, ", with: ""), [.text("Ada"), .integer(4), .text("home")]) == "Ada has 4 files at home")
  }

  @Test(arguments: [
    ("iphone", 1, "Tap once"), ("iphone", 2, "Tap 2 times"), ("mac", 1, "Click once"), ("ipad", 5, "Press 5"), (nil, 5, "Press 5"),
  ])
  func devicesAndPluralsCombine(device: String?, number: Int64, expected: String) throws {
    let text = #"""
      {"variations": {"device": {"iphone": {"variations": \#(Self.plural("Tap once", "Tap %lld times"))},
        "mac": {"variations": \#(Self.plural("Click once", "Click %lld times"))}, "other": \#(Self.unit("Press %lld"))}}}
      """#
    #expect(try catalogue(text, [.integer(number)], device: device) == expected)
    let substituted = #"""
      {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device":
        {"iphone": {"variations": \#(Self.plural("Tap once", "Tap %arg times"))},
        "mac": {"variations": \#(Self.plural("Click once", "Click %arg times"))}, "other": \#(Self.unit("Press %arg"))}}}}}
      """#
    #expect(try catalogue(substituted, [.integer(number)], device: device) == expected)
  }
}
