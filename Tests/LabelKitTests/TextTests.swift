// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import Synchronization
import Testing

@Suite struct TextTests {
  private func dump(_ view: some View, _ values: EnvironmentValues = EnvironmentValues()) -> String {
    var context = ViewContext()
    context.environment = values
    return context.lower(view).dump.trimmingCharacters(in: .newlines)
  }

  // MARK: Keys

  @Test func literalsAreKeysAndStringsAreNot() {
    let table = StringTable { $0.key == "Rain" ? "Regen" : nil }
    var values = EnvironmentValues()
    values.stringTable = table
    let variable = "Rain"
    #expect(dump(Text("Rain"), values) == "text \"Regen\"")
    #expect(dump(Text(variable), values) == "text \"Rain\"")
    #expect(dump(Text(verbatim: "Rain"), values) == "text \"Rain\"")
    #expect(dump(Text(LocalizedStringKey(variable)), values) == "text \"Regen\"")
    #expect(dump(Text("Rain", tableName: "Other"), values) == "text \"Regen\"")
    #expect(dump(Label("Rain", systemImage: "cloud.rain").labelStyle(.titleOnly), values) == "text \"Regen\"")
    #expect(dump(Text(LocalizedStringResource("Rain")), values) == "text \"Regen\"")
  }

  @Test func interpolatedValuesAreSpecifiersInTheKey() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de")
    values.stringTable = StringTable { query in
      query.key == "%lld files in %@, %.1f%% of %@" && query.numbers == [1234, nil, 12.34, nil] && query.locale.identifier == "de"
        ? "%2$@: %1$lld Dateien, %3$.1f %% von %4$@" : nil
    }
    #expect(
      dump(Text("\(1234) files in \("A*B*"), \(12.34, specifier: "%.1f")% of \(Text("all").bold())"), values)
        == "text \"A*B*: 1.234 Dateien, 12,3 % von \" + \"all\" font=[bold]")
  }

  @Test func missingKeyIsShownAsText() {
    #expect(dump(Text("\(1234567) of \(true ? "all" : "")")) == "text \"1,234,567 of all\"")
    #expect(dump(Text("\(3.5)")) == "text \"3.500000\"")
    #expect(dump(Text("100%")) == "text \"100%\"")
    #expect(dump(Text("100% of \(2)")) == "text \"100% of 2\"")
    #expect(dump(Text(LocalizedStringKey("50% off %@"))) == "text \"50% off %@\"")
  }

  @Test func specifiersDependOnTheInterpolatedTypes() {
    func key(_ key: LocalizedStringKey) -> String? {
      let firstKey = Mutex<String?>(nil)
      var values = EnvironmentValues()
      values.stringTable = StringTable { query in
        // Interpolated texts are looked up after the text that contains them.
        firstKey.withLock { $0 = $0 ?? query.key }
        return nil
      }
      _ = dump(Text(key), values)
      return firstKey.withLock { $0 }
    }
    #expect(key("plain") == "plain")
    #expect(key("100% of \(1)") == "100%% of %lld")
    #expect(key("\(1) \(UInt8(2)) \(Int8(-3)) \(UInt64.max)") == "%lld %llu %lld %llu")
    #expect(key("\(1.5) \(Float(1.5)) \(2.25, specifier: "%.1f") \(7, specifier: "%03lld")") == "%lf %f %.1f %03lld")
    #expect(key("\("a") \("abc".dropFirst()) \(0.5, format: .percent)") == "%@ %@ %@")
    #expect(key("**\(Text("b"))** \(Image(systemName: "bolt")) [a](b://c)") == "**%@** %@ [a](b://c)")
    #expect(key("\(AttributedString("a")) \(Date(timeIntervalSince1970: 0), style: .date)") == "%@ %@")
  }

  @Test func specifiersOfTheKeyFormatTheValues() {
    #expect(dump(Text("\(2.25, specifier: "%.1f") km, \(7, specifier: "%03lld")")) == "text \"2.2 km, 007\"")
    #expect(
      dump(Text("\(255, specifier: "%x") \(UInt64.max) \(Int64.min)"))
        == "text \"ff 18,446,744,073,709,551,615 -9,223,372,036,854,775,808\"")
  }

  @Test func nestedTextsAndImagesCombineTheirOwnAndTheOuterAttributes() {
    #expect(
      dump(Text("a **b \(Text("c").italic()) \(Image(systemName: "bolt"))** d"))
        == "text \"a \" + \"b \" font=[bold] + \"c\" font=[bold italic] + \" \" font=[bold] + {image \"bolt\"} font=[bold] + \" d\"")
    var values = EnvironmentValues()
    values.stringTable = StringTable { ["outer %@": "**%@** außen", "inner": "innen"][$0.key] }
    #expect(dump(Text("outer \(Text("inner"))"), values) == "text \"innen\" font=[bold] + \" außen\"")
    #expect(dump(Text("outer \("*inner*")"), values) == "text \"*inner*\" font=[bold] + \" außen\"")
  }

  /// A table with `%s`, `%n` or a specifier of another type.
  @Test(arguments: [
    ("%s", "%s"), ("%n", "%n"), ("%@", "7"), ("%d", "7"), ("%f", "7.000000"), ("%2$@", "%2$@"), ("%1$@ %1$s", "7 %1$s"), ("%#@a@", "%#@a@"),
    ("%999999999d|", String(repeating: " ", count: 199) + "7|"), ("%*d", "%*d"), ("%", "%"), ("%%", "%"), ("%x%%%", "7%%"),
    ("\u{F0000}%d", "\u{F0000}7"),
  ])
  func mismatchedSpecifiersAreSafe(text: String, expected: String) {
    var values = EnvironmentValues()
    values.stringTable = StringTable { _ in text }
    #expect(dump(Text("\(7)"), values) == "text \"\(expected)\"")
    for other: LocalizedStringKey in ["\("a")", "\(1.5)", "\(Text("b"))", "\(Image(systemName: "bolt"))", "\(UInt.max)", "none"] {
      #expect(!dump(Text(other), values).isEmpty)
    }
  }

  // MARK: Markdown

  @Test(arguments: [
    ("plain", "\"plain\""), ("a **b** c", "\"a \" + \"b\" font=[bold] + \" c\""),
    ("*i* _j_", "\"i\" font=[italic] + \" \" + \"j\" font=[italic]"),
    ("***x***", "\"x\" font=[bold italic]"), ("**a *b***", "\"a \" font=[bold] + \"b\" font=[bold italic]"),
    ("`a*b*`", "\"a*b*\" font=[design=monospaced]"), ("~~x~~", "\"x\" strikethrough=[single]"),
    ("[web](https://a.b)", "\"web\" link=\"https://a.b\""), ("snake_case_name", "\"snake_case_name\""), ("2 * 3 * 4", "\"2 * 3 * 4\""),
    ("\\*a\\*", "\"*a*\""), ("**open", "\"**open\""), ("", "\"\""), ("*", "\"*\""), ("****", "\"****\""),
  ])
  func keysAreParsedAsMarkdown(_ key: String, _ runs: String) {
    #expect(dump(Text(LocalizedStringKey(key))) == "text \(runs)")
    #expect(dump(Text(verbatim: key)) == "text \"\(key.replacing("\\", with: "\\\\"))\"")
  }

  // MARK: Formats

  @Test func valuesAreFormattedForTheLocale() {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    #expect(dump(Text(1234.5, format: .number), german) == "text \"1.234,5\"")
    #expect(dump(Text(1234.5, format: .number)) == "text \"1,234.5\"")
    #expect(dump(Text(0.25, format: .percent)) == "text \"25%\"")
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    #expect(dump(Text(date, style: .date)) == "text \"June 3, 2019\"")
    #expect(dump(Text(date, style: .date), german) == "text \"3. Juni 2019\"")
    var later = EnvironmentValues()
    later.referenceDate = date.addingTimeInterval(2 * 3600 + 23 * 60 + 5)
    #expect(dump(Text(date, style: .relative), later) == "text \"2 hr, 23 min\"")
    #expect(dump(Text(date, style: .timer), later) == "text \"2:23:05\"")
    #expect(dump(Text(date, style: .offset), later) == "text \"-2 hours\"")
  }

  @Test func measurementsHaveTheLocalesUnits() {
    let height = Measurement(value: 170, unit: UnitLength.centimeters)
    func text(_ format: Measurement<UnitLength>.FormatStyle, _ locale: String) -> String {
      height.formatted(format.locale(Locale(identifier: locale)))
    }
    #expect(text(.measurement(width: .abbreviated), "en_GB") == "170 cm")
    #expect(text(.measurement(width: .wide), "en_US") == "170 centimeters")
    #expect(text(.measurement(width: .narrow), "de_DE") == "170cm")
    #expect(text(.measurement(width: .abbreviated, usage: .personHeight), "en_US") == "5 ft, 7 in")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(heat.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "en_US"))) == "68°F")
    #expect(heat.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US"))) == "20°C")
  }

  // MARK: Modifiers

  @Test func textsKeepTheirOwnModifiersWhenJoined() {
    let text = Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text("c").underline(color: .blue).kerning(2)
    #expect(
      dump(text) == "text \"a\" font=[bold] + \"b\" font=[italic] color=red + \"c\" kern=2 underline=[single blue]")
    #expect(dump((Text("a") + Text("b").fontWeight(.light)).bold()) == "text \"a\" font=[bold] + \"b\" font=[light]")
  }

  @Test func innerModifierOverridesTheOuterOne() {
    #expect(dump(Text("a").font(.title).font(.body)) == "text \"a\" font=[title]")
    #expect(dump(Text("a").font(.title).bold().monospacedDigit()) == "text \"a\" font=[title bold tnum=1]")
    #expect(dump(Text("a").strikethrough(false).strikethrough()).contains("strikethrough=[none]"))
  }

  @Test func viewFontModifiersChangeTheInheritedFont() {
    let view = VStack { VStack { Text("a") }.font(.title) }.bold().font(.caption)
    let dump = dump(view)
    #expect(dump.contains("environment font=[title bold]"), "\(dump)")
    #expect(self.dump(VStack { Text("a") }.bold(false)).contains("bold") == false)
  }

  @Test func innerFontReplacesTheOuterFontCompletely() throws {
    let renderer = try RendererPool.shared.renderer()
    func resolved(_ view: some View) throws -> String {
      try renderer.render(ViewContext().lower(view), in: RenderEnvironment(), upTo: .resolved).dump
    }
    let inner = VStack { Text("a") }.font(.title).font(.system(size: 40, weight: .black).italic())
    #expect(try resolved(inner) == resolved(VStack { Text("a") }.font(.title)))
  }

  @Test func lineModifiersAreRecorded() {
    #expect(dump(Text("a").lineLimit(2, reservesSpace: true)) == "environment lines=2 minimumLines=2\n  text \"a\"")
    #expect(dump(Text("a").lineLimit(2...)) == "environment lines=0 minimumLines=2\n  text \"a\"")
    #expect(dump(Text("a").lineLimit(...3)) == "environment lines=3 minimumLines=0\n  text \"a\"")
    #expect(dump(Text("a").lineLimit(2...3)) == "environment lines=3 minimumLines=2\n  text \"a\"")
    #expect(dump(Text("a").lineLimit(-5)) == "environment lines=1\n  text \"a\"")
    #expect(dump(Text("a").truncationMode(.middle)) == "environment lineBreakMode=byTruncatingMiddle\n  text \"a\"")
    #expect(dump(Text("a").allowsTightening(true)) == "environment allowsTightening=true\n  text \"a\"")
    #expect(dump(Text("a").lineSpacing(4)) == "environment lineSpacing=4\n  text \"a\"")
    #expect(
      dump(Text("a").minimumScaleFactor(0.5)) == "environment adjustsFontSizeToFitWidth=true minimumScaleFactor=0.5\n  text \"a\"")
    #expect(dump(Text("a").textCase(.uppercase)) == "environment textCase=uppercase\n  text \"a\"")
    #expect(dump(Text("a").textCase(nil)) == "environment textCase=none\n  text \"a\"")
  }

  @Test func alignmentFollowsTheReadingDirection() {
    #expect(dump(Text("a").multilineTextAlignment(.trailing)).hasPrefix("environment alignment=right"))
    let mirrored = Text("a").multilineTextAlignment(.trailing).environment(\.layoutDirection, .rightToLeft)
    #expect(dump(mirrored).contains("environment alignment=left"))
  }
}
