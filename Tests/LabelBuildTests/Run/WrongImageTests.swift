// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Mistakes that used to give another image than the one that was asked for, without a word.
struct WrongImageTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func batch(_ manifest: String) throws -> RunOutcome {
    try folder.write("m.yaml", manifest)
    return try folder.run("m.yaml")
  }

  /// The lines of the messages that have a code.
  private func messages(_ outcome: RunOutcome) -> [String] { outcome.messages }

  // MARK: Icons

  @Test func logoOfSeveralColorsKeepsThem() throws {
    func logo(_ disc: String, _ square: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='10'\(disc)/><path d='M8 8h8v8H8z'\(square)/></svg>"
    }
    try folder.write("logo.svg", logo(" fill='#e11'", " fill='#fff'"))
    try folder.write("black.svg", logo("", " fill='black'"))
    func render(_ file: String, _ mode: String = "") -> [UInt8] { folder.draw("title: Acme, icon: { file: \(file)\(mode) }").bytes }
    let kept = render("logo.svg")
    #expect(kept == render("logo.svg", ", renderingMode: original") && !kept.isEmpty)
    #expect(kept != render("logo.svg", ", renderingMode: template"))
    #expect(render("black.svg") == render("black.svg", ", renderingMode: template"))
  }

  @Test func everyLineOfATitleIsShown() throws {
    let both = "title: \"One\\nTwo\""
    let (drawn, one) = (folder.draw(both), folder.draw("title: One"))
    let height = try #require(PNGSize(one.bytes)?.height)
    #expect(try #require(PNGSize(drawn.bytes)?.height) > height * 3 / 2)
    #expect(folder.draw("attributedTitle: [{ text: \"One\\n\" }, { text: Two }]").bytes == drawn.bytes)
    #expect(PNGSize(folder.draw(both + ", numberOfLines: 1").bytes)?.height == height)
    #expect(folder.draw("title: \"One\\n\"").bytes == one.bytes)
    try folder.write("m.csv", "id,title\na,\"One\nTwo\"\n")
    #expect(try folder.run("m.csv").code == 0)
    #expect(try folder.files("out")["a.png"] == drawn.bytes)
  }

  /// Without a title, the image is the same when it is mirrored, and so is its width beside the icon.
  @Test func iconWithoutTitleIsCentred() throws {
    let square = "icon: plus, width: 24, height: 24, padding: 10, background: blue, color: white"
    let plain = folder.draw(square)
    #expect(plain.code == 0)
    #expect(folder.draw(square + ", textAlignment: center").bytes == plain.bytes)
    #expect(folder.draw(square + ", textAlignment: left").bytes != plain.bytes)
  }

  // MARK: Names of files

  @Test func outputOfAManifestHasTheExtensionOfAFormat() throws {
    let outcome = try batch("version: 1\noutput: \"{id}.jpg\"\nlabels: [{ id: a, title: Hi }]\n")
    #expect(outcome.code == 65 && messages(outcome).count == 1)
    #expect(outcome.errors.hasPrefix("m.yaml:2:9: error LK0204: "))
  }

  // MARK: Fonts

  @Test func fontValuesThatChangeNothingAreWarnings() throws {
    let outcome = try batch(
      """
      version: 1
      labels:
        - { id: a, title: R, font: { width: condensed } }
        - { id: b, title: R, font: { features: { zzzz: 1 } } }
        - { id: c, title: R, font: { variations: { wght: 700 } } }
        - { id: d, title: R, font: { design: serif } }
        - { id: e, title: R, font: { family: Noto Serif, design: monospaced } }
        - { id: f, attributedTitle: [{ text: R, font: { width: expanded } }] }
        - { id: g, title: R, font: { family: Noto Serif, weight: semibold } }

      """)
    #expect(outcome.code == 0)
    #expect(
      messages(outcome).map { $0.prefix { $0 != " " } } == ["m.yaml:3:39:", "m.yaml:4:42:", "m.yaml:5:44:", "m.yaml:7:60:", "m.yaml:8:31:"])
    #expect(messages(outcome).allSatisfy { $0.contains("warning LK0507: ") })
    #expect(try folder.files("out").count == 7)
  }

  // MARK: Locales

  @Test func localesAreChecked() throws {
    let wrong = folder.draw("title: Hi, locale: german")
    #expect(wrong.code == 0 && wrong.errors.contains(": warning LK0509: ") && wrong.errors.contains("did you mean \"de\"?"))
    #expect(folder.draw("title: Hi, locale: de_DE").errors.isEmpty)
    let outcome = try batch(
      """
      version: 1
      defaults: { locale: klingon }
      variants: { locale: [en, xx-YY, pt_BR] }
      labels: [{ id: a, title: A }, { id: b, title: B, locale: german }, { id: c, title: C, variants: { locale: [jp] } }]

      """)
    #expect(outcome.code == 0)
    // Once each, however many labels there are.
    #expect(
      Set(messages(outcome).map { $0.prefix { $0 != " " } }) == ["m.yaml:3:26:", "m.yaml:4:58:", "m.yaml:4:108:", "m.yaml:2:21:"])
    #expect(messages(outcome).count == 4)
    #expect(try folder.files("out")["a-pt-BR.png"] != nil)
  }

  private static let strings = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "rain": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Regen" } } } },
      "sun": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Sonne" } } } } } }
    """

  @Test func untranslatedLocaleIsReportedOnce() throws {
    try folder.write("s/Localizable.xcstrings", Self.strings)
    let manifest =
      "version: 1\nstrings: s\nvariants: { locale: [en, de, de-AT, en-GB, ja] }\n"
      + "labels: [{ id: a, titleKey: rain }, { id: b, titleKey: sun }]\n"
    let outcome = try batch(manifest)
    #expect(outcome.code == 0 && messages(outcome).count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("m.yaml:4:29: warning LK0510: \"rain\" has no text in ja; its text in en is drawn"))
    // Without a locale nobody asked for a language.
    #expect(try messages(batch("version: 1\nstrings: s\nlabels: [{ id: a, titleKey: rain }]\n")).isEmpty)
    try folder.write(
      "s/Localizable.xcstrings", Self.strings.replacingOccurrences(of: "\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"fr\""))
    #expect(try messages(batch("version: 1\nstrings: s\nlabels: [{ id: a, titleKey: rain }]\n")).isEmpty)
  }

  // MARK: Titles

  @Test(arguments: ["   ", "\\n", "\u{A0}", "\u{200B}", "\t \u{3000}"])
  func titleOfBlanksIsNoTitle(title: String) throws {
    let outcome = folder.draw("title: \"\(title)\"")
    #expect(outcome.code == 65 && outcome.errors.contains("LK0208"))
    #expect(folder.draw("title: \"\(title)\", icon: bolt").code == 0)
    let manifest = try batch("version: 1\nlabels: [{ id: a, title: \"\(title)\" }, { id: b, attributedTitle: [{ text: \"\(title)\" }] }]\n")
    #expect(manifest.code == 65 && messages(manifest).count == 2)
  }

  // MARK: Scale and shadow

  @Test func defaultScaleAndNamesDoNotDependOnOtherVariants() throws {
    let labels = "labels: [{ id: a, title: Hi }]\n"
    func files(_ variants: String) throws -> [String: PNGSize] {
      try folder.write("m.yaml", "version: 1\n\(variants)\(labels)")
      #expect(try folder.run("m.yaml", into: "o") { $0.rendersAll = true }.code == 0)
      let files = try folder.files("o").compactMapValues { PNGSize($0) }
      for name in files.keys { try folder.remove("o/" + name) }
      return files
    }
    let plain = try files("")
    let size = try #require(plain["a.png"])
    #expect(plain.count == 1)
    #expect(try files("variants: { locale: [en, de] }\n") == ["a-en.png": size, "a-de.png": size])
    #expect(try files("variants: { colorScheme: [light, dark] }\n") == ["a.png": size, "a-dark.png": size])
    #expect(try files("variants: { scale: [2], colorScheme: [light, dark] }\n") == ["a.png": size, "a-dark.png": size])
    let scales = try files("variants: { scale: [1, 2], colorScheme: [light, dark] }\n")
    #expect(scales.keys.sorted() == ["a-dark.png", "a-dark@2x.png", "a.png", "a@2x.png"] && scales["a@2x.png"] == size)
    // A template says itself where the scale is.
    #expect(try files("output: \"{id}{@scale}.png\"\n") == ["a@2x.png": size])
  }

  @Test func shadowIsDrawnBelowTheIconToo() throws {
    func render(_ keys: String = "") -> [UInt8] { folder.draw("title: Hi, icon: bolt.fill, style: iconOnly" + keys).bytes }
    #expect(!render().isEmpty && render() != render(", shadow: { color: red, offset: [2, 2] }"))
  }
}
