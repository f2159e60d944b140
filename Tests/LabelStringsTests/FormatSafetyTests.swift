// SPDX-License-Identifier: MIT

import Foundation
import LabelStrings
import TestSupport
import Testing

/// No format can make a value be read as another type.
@Suite struct FormatSafetyTests {
  private func text(_ format: String, _ arguments: FormatArgument..., locale: String = "en") -> String {
    (try? StringFormat(format, isLiteral: false).text(with: arguments, locale: locale)) ?? "too long"
  }

  /// With the type that a specifier expects, numbers are formatted as by Foundation.
  @Test(arguments: ["en", "de", "fr", "ar_EG", "hi", "fa", "pl", "de_CH"])
  func numbersMatchFoundation(locale: String) {
    var random = Seeded(state: 11)
    let foundation = Locale(identifier: locale)
    for _ in 0..<(SlowBuild.isEnabled ? 300 : 60) {
      let flags = ["", "-", "+", " ", "0", "+0"].randomElement(using: &random) ?? ""
      let width = [nil, 1, 6, 12].randomElement(using: &random).flatMap { $0 }.map(String.init) ?? ""
      let precision = [nil, 0, 1, 4].randomElement(using: &random).flatMap { $0 }.map { ".\($0)" } ?? ""
      let whole = Int64.random(in: -9_999_999...9_999_999, using: &random)
      let fraction = Double.random(in: -99_999...99_999, using: &random)
      for letter in ["d", "i", "lld", "ld", "x", "X", "o"] {
        let format = "%\(flags)\(width)\(precision)"
        let last = letter.last.map(String.init) ?? ""
        let expected = String(format: format + "ll" + (last == "i" ? "d" : last), locale: foundation, arguments: [whole])
        #expect(text(format + letter, .integer(whole), locale: locale) == expected)
      }
      for letter in ["f", "lf", "e", "E", "g", "G", "a", "F"] {
        let format = "%\(flags)\(width)\(precision)\(letter)"
        // Foundation has data of its own, in which Arabic's exponent has a hamza; CLDR 42 has it without.
        let expected = String(format: format.replacing("l", with: ""), locale: foundation, arguments: [fraction])
          .replacing("\u{623}\u{633}", with: "\u{627}\u{633}")
        #expect(text(format, .number(fraction), locale: locale).replacing("\u{623}\u{633}", with: "\u{627}\u{633}") == expected)
      }
    }
  }

  /// Without a format, too.
  @Test(arguments: ["en", "de", "fr", "ar_EG", "hi", "fa", "pl", "de_CH", "zh-Hant-TW", "C"])
  func numbersAreFoundationsInTheirNaturalWay(locale: String) {
    var random = Seeded(state: 12)
    let foundation = Locale(identifier: locale)
    for _ in 0..<200 {
      let whole = Int64.random(in: -9_999_999...9_999_999, using: &random)
      #expect(text("%@", .integer(whole), locale: locale) == whole.formatted(.number.locale(foundation)))
      let fraction = Double(Int64.random(in: -99_999_999...99_999_999, using: &random)) / 1000
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...15)).locale(foundation)
      #expect(text("%@", .number(fraction), locale: locale) == fraction.formatted(style))
    }
  }

  @Test(arguments: [
    ("%f", -0.0, "-0.000000"), ("%+.1f", -0.0, "-0.0"), ("%.2f", 2.675, "2.68"), ("%+g", 0.5, "+0.5"), ("%g", 1e21, "1E+21"),
    ("%.3g", 1234.5, "1.23E+03"), ("%e", 0, "0.000000E+00"), ("%012.3g", 2.675, "000000002.68"), ("%f", .infinity, "∞"),
    ("%+f", .nan, "+NaN"), ("%-8.1f|", 3.14, "3.1     |"),
    ("%.2a", 0.5, "0x1.00p-1"), ("%.200f", 1, "1." + String(repeating: "0", count: 200)),
  ])
  func fractions(format: String, number: Double, expected: String) {
    #expect(text(format, .number(number)) == expected)
  }

  @Test(arguments: [
    ("%s", "%s"), ("%n", "%n"), ("%S and %p", "%S and %p"), ("%*d", "%*d"), ("%c%C", "%c%C"), ("100% sure", "100% sure"),
    ("%.*f", "%.*f"), ("%hhn", "%hhn"), ("%1$s", "%1$s"),
  ])
  func unsupportedSpecifiersStayText(format: String, shown: String) {
    for argument: FormatArgument in [.text("a"), .integer(-1), .unsigned(.max), .number(.nan), .object] {
      #expect(text(format, argument) == shown)
    }
    #expect(StringFormat(format, isLiteral: false).errors.count >= 1)
  }

  @Test func valuesOfAnotherTypeHaveTheirDefaultForm() {
    #expect(text("%@", .integer(1_234_567)) == "1,234,567")
    #expect(text("%@", .number(1234.5), locale: "de") == "1.234,5")
    #expect(text("%d %x", .number(2.5), .number(2.5)) == "2.5 2.5")
    #expect(text("%d", .number(3)) == "3")
    #expect(text("%lld and %f", .text("a"), .text("b")) == "a and b")
    #expect(text("%f", .integer(3)) == "3.000000")
    #expect(text("%llu", .unsigned(.max)) == "18,446,744,073,709,551,615")
    #expect(text("%llx", .unsigned(.max)) == "ffffffffffffffff")
    #expect(text("%d", .integer(.min)) == "-9,223,372,036,854,775,808")
    #expect(text("%hhd %d", .integer(300), .integer(5_000_000_000)) == "300 5,000,000,000")
    #expect(text("%lld", .number(.infinity)) == "∞")
  }

  @Test func textsAreTruncatedAndPadded() {
    #expect(text("[%5@] [%-5@] [%.2@] [%5.1@]", .text("abc"), .text("abc"), .text("abc"), .text("abc")) == "[  abc] [abc  ] [ab] [    a]")
  }

  @Test func missingValuesLeaveTheSpecifier() {
    #expect(text("%@ %@", .text("a")) == "a %@")
    #expect(text("%3$lld", .integer(1)) == "%3$lld")
    #expect(text("%99999999999999999999$d %0$d", .integer(1)) == "%99999999999999999999$d %0$d")
    #expect(text("%2$@ %1$@ %@", .text("a"), .text("b")) == "b a a")
  }

  @Test func otherPercentSignsAreText() throws {
    #expect(text("100%", .integer(1)) == "100%")
    #expect(text("%%d %y %", .integer(1)) == "%d %y %")
    #expect(try StringFormat("50% off %%", isLiteral: true).text(with: [], locale: "en") == "50% off %%")
  }

  /// Foundation copies a specifier into a buffer of 128 bytes, and its result into one of 512 bytes plus the width.
  @Test func hugeSpecifiersAreHarmless() {
    for letter in ["d", "x", "f", "e", "g", "a", "@"] {
      for flags in [
        String(repeating: "0", count: 5000), String(repeating: "-+ #0", count: 1000), "999999999", ".999999999", "99999999999999999999.9",
      ] {
        for argument: FormatArgument in [
          .integer(.min), .number(.greatestFiniteMagnitude), .number(-.leastNonzeroMagnitude), .text("a"), .unsigned(.max),
        ] {
          #expect(text("%" + flags + letter, argument).utf8.count < 5000)
        }
      }
    }
  }

  /// Random formats with random values of any type never crash, and literal formats do not change.
  @Test func randomFormatsAreHarmless() throws {
    var random = Seeded(state: 3)
    let alphabet = Array("%%%%%%@dsnfxXeEgGaAcCpPlhqzLjt123450$.*#@-+ 0 {}日é\u{0}")
    let values: [FormatArgument] = [
      .text(""), .text("%s%n%@"), .text("日本"), .integer(0), .integer(.min), .integer(.max), .unsigned(.max), .number(.nan),
      .number(-.infinity), .number(1e300), .number(-0.0), .object,
    ]
    for _ in 0..<20_000 {
      let format = String((0..<Int.random(in: 0...20, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "%" })
      let arguments = (0..<Int.random(in: 0...4, using: &random)).map { _ in values.randomElement(using: &random) ?? .object }
      let read = StringFormat(format, isLiteral: false)
      #expect(try read.text(with: arguments, locale: "en").utf8.count < 20_000)
      #expect(try StringFormat(format, isLiteral: true).text(with: arguments, locale: "en") == format)
    }
  }
}
