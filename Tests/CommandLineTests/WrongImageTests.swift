// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Mistakes that used to give another image than the one that was asked for, without a word.
struct WrongImageTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func batch(_ manifest: String, _ more: String...) throws -> Outcome {
    try tool.write("m.yaml", manifest)
    return try tool.run(["batch", "m.yaml", "-o", "out", "--diagnostics", "short", "--progress", "never"] + more)
  }

  /// The lines of the messages that have a code.
  private func messages(_ outcome: Outcome) -> [Substring] { outcome.errors.split(separator: "\n").filter { $0.contains(" LK0") } }

  // MARK: Icons

  @Test func logoOfSeveralColorsKeepsThem() throws {
    func logo(_ disc: String, _ square: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='10'\(disc)/><path d='M8 8h8v8H8z'\(square)/></svg>"
    }
    try tool.write("logo.svg", logo(" fill='#e11'", " fill='#fff'"))
    try tool.write("black.svg", logo("", " fill='black'"))
    func render(_ file: String, _ more: String...) throws -> [UInt8] {
      try tool.run(["render", "Acme", "--icon", file, "-o", "-"] + more).output
    }
    let kept = try render("logo.svg")
    #expect(try kept == render("logo.svg", "--icon-rendering-mode", "original"))
    #expect(try kept != render("logo.svg", "--icon-rendering-mode", "template"))
    #expect(try render("black.svg") == render("black.svg", "--icon-rendering-mode", "template"))
    let help = try tool("render", "--help").text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(help.contains("SVG files with several colours, keep their own"))
  }

  /// Without a title, the image is the same when it is mirrored, and so is its width beside the icon.
  @Test func iconWithoutTitleIsCentred() throws {
    let square = [
      "--icon", "plus", "--width", "24", "--height", "24", "--padding", "10", "--background", "blue", "--color", "white", "-o", "-",
    ]
    let plain = try tool.run(["render"] + square)
    #expect(plain.code == 0)
    #expect(try tool.run(["render"] + square + ["--alignment", "center"]).output == plain.output)
    #expect(try tool.run(["render"] + square + ["--alignment", "left"]).output != plain.output)
  }

  // MARK: Names of files

  @Test(arguments: ["a.svgg", "a.jpg", "a.png.gz"])
  func outputOfRenderHasTheExtensionOfAFormat(name: String) throws {
    let outcome = try tool("render", "Hi", "-o", name, "--diagnostics", "short")
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("--output: error LK0645: "))
    #expect(outcome.errors.contains("png, svg, pdf, webp, xml"))
    #expect(try tool.files().isEmpty)
  }

  @Test func upperCaseExtensionAndStandardOutputAreAccepted() throws {
    #expect(try tool("render", "Hi", "-o", "a.PNG").code == 0)
    #expect(try tool("render", "Hi", "-o", "-").imageSize != nil)
    // A file of mktemp is empty.
    try tool.write("tmp.Xy12", "")
    #expect(try tool("render", "Hi", "-o", "tmp.Xy12").code == 0)
  }

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
    #expect(try tool.files("out").count == 7)
  }

  @Test func fontsCheckReportsSubstitutedFaces() throws {
    try tool.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: a, title: R, font: { family: Noto Serif, weight: semibold } }
        - { id: b, title: ש, font: { family: Noto Sans Hebrew, italic: true } }
        - { id: c, title: R, font: { weight: semibold, italic: true } }
        - { id: d, title: R, font: { features: { zzzz: 1 } } }

      """)
    let outcome = try tool("fonts", "check", "m.yaml", "--diagnostics", "short")
    #expect(outcome.code == 0 && outcome.text.contains("NotoSerif-Bold: 1\n"))
    #expect(
      messages(outcome).map { $0.split(separator: ": ")[1] } == ["warning LK0508", "warning LK0508", "warning LK0507"], "\(outcome.errors)")
    #expect(outcome.errors.contains("Noto Serif has no semibold face: NotoSerif-Bold") && outcome.errors.contains("is slanted"))
  }

  // MARK: Locales

  @Test func localesAreChecked() throws {
    let wrong = try tool("render", "Hi", "--locale", "german", "-o", "a.png")
    #expect(wrong.code == 0 && wrong.errors.contains("--locale: warning LK0509: ") && wrong.errors.contains("did you mean \"de\"?"))
    #expect(try tool("render", "Hi", "--locale", "de_DE", "-o", "a.png").errors.isEmpty)
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
    #expect(try tool.files("out")["a-pt-BR.png"] != nil)
  }

  private static let strings = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "rain": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Regen" } } } },
      "sun": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Sonne" } } } } } }
    """

  @Test func untranslatedLocaleIsReportedOnce() throws {
    try tool.write("s/Localizable.xcstrings", Self.strings)
    let manifest =
      "version: 1\nstrings: s\nvariants: { locale: [en, de, de-AT, en-GB, ja] }\n"
      + "labels: [{ id: a, titleKey: rain }, { id: b, titleKey: sun }]\n"
    let outcome = try batch(manifest)
    #expect(outcome.code == 0 && messages(outcome).count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("m.yaml:4:29: warning LK0510: \"rain\" has no text in ja; its text in en is drawn"))
    // Without a locale nobody asked for a language.
    #expect(try messages(batch("version: 1\nstrings: s\nlabels: [{ id: a, titleKey: rain }]\n")).isEmpty)
    try tool.write(
      "s/Localizable.xcstrings", Self.strings.replacingOccurrences(of: "\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"fr\""))
    #expect(try messages(batch("version: 1\nstrings: s\nlabels: [{ id: a, titleKey: rain }]\n")).isEmpty)
  }

  // MARK: Titles

  @Test(arguments: ["   ", "\\n", "\u{A0}", "\u{200B}", "\t \u{3000}"])
  func titleOfBlanksIsNoTitle(title: String) throws {
    let outcome = try tool("render", title, "-o", "a.png")
    #expect(outcome.code == 65 && outcome.errors.contains("LK0208"))
    #expect(try tool.files()["a.png"] == nil)
    #expect(try tool("render", title, "--icon", "bolt", "-o", "a.png").code == 0)
    let manifest = try batch("version: 1\nlabels: [{ id: a, title: \"\(title)\" }, { id: b, attributedTitle: [{ text: \"\(title)\" }] }]\n")
    #expect(manifest.code == 65 && messages(manifest).count == 2)
  }

  @Test func lineBreaksOfATitleAreShown() throws {
    func size(_ arguments: String...) throws -> PNGSize { try #require(try tool.run(["render", "-o", "-"] + arguments).imageSize) }
    let (one, two) = (try size("Line1"), try size("Line1\\nLine2"))
    #expect(two.height > one.height * 3 / 2 && two.width < one.width * 3 / 2)
    #expect(try size("Line1\nLine2") == two)
    #expect(try size("Line1\nLine2", "--lines", "1").height == one.height)
    #expect(try size("Line1\\nLine2\\nLine3").height > two.height)
    // An escaped backslash is drawn, and so is one before anything else.
    #expect(try size("Line1\\\\nLine2").height == one.height)
    #expect(try tool("render", "A\\\\d", "-o", "-").output == tool("render", "A\\d", "-o", "-").output)
  }

  /// The lines of a title above or below which there is an icon are where `textAlignment` puts them, as in SwiftUI.
  @Test func linesUnderAnIconHaveTheirOwnAlignment() throws {
    func render(_ more: String...) throws -> [UInt8] {
      try tool.run(["render", "A\\nlonger line", "--icon", "bolt", "--axis", "vertical", "-o", "-"] + more).output
    }
    #expect(try render() == render("--alignment", "natural"))
    #expect(try render() != render("--alignment", "center"))
  }

  // MARK: Scale and shadow

  @Test func defaultScaleAndNamesDoNotDependOnOtherVariants() throws {
    let labels = "labels: [{ id: a, title: Hi }]\n"
    func files(_ variants: String) throws -> [String: PNGSize] {
      try tool.write("m.yaml", "version: 1\n\(variants)\(labels)")
      #expect(try tool("batch", "m.yaml", "-o", "o", "--force").code == 0)
      let files = try tool.files("o").compactMapValues { PNGSize($0) }
      for name in files.keys { try tool.remove("o/" + name) }
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
    func render(_ more: String...) throws -> [UInt8] {
      try tool.run(["render", "Hi", "--icon", "bolt.fill", "--style", "iconOnly", "-o", "-"] + more).output
    }
    #expect(try render() != render("--shadow", "red,2,2"))
  }
}
