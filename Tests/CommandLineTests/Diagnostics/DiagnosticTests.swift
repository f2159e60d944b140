// SPDX-License-Identifier: MIT

import Foundation
import LabelAudit
import LabelBuild
import LabelCommands
import LabelCore
import LabelFormats
import LabelIcons
import LabelLayout
import LabelLive
import LabelManifest
import LabelPort
import LabelPreviewBuild
import LabelPreviewProtocol
import LabelPreviews
import LabelServer
import LabelSettings
import LabelSnapshotEngine
import LabelStrings
import LabelSystem
import LabelText
import LabelViews
import Testing

/// What is true of the errors and warnings of all modules.
@Suite struct DiagnosticTests {
  /// At least one of each code.
  private static let errors: [LabelError] = [
    .missingGlyph(scalar: "\u{1F99C}", text: "a🦜"), .unknownIcon(name: "bolt.fil", nearest: []),
    .noMatchingIcon(words: "serch", nearest: []), .unknownFontFamily(name: "Intre", nearest: []), .unknownColor(name: "Ski", nearest: []),
    .unknownImage(name: "Ski", nearest: []),
    .invalidColor(text: "bleu", nearest: []), .unusableIcon(path: "a.svg", line: 3, reason: "no root"),
    .unusableFont(path: "a.ttf", reason: "no font"), .syntax(format: "YAML", reason: "a tab"), .unknownKey(key: "titel", nearest: []),
    .wrongType(key: "width", expected: "a number", found: "a list"),
    .invalidValue(key: "style", value: "icon", expected: "a label style", nearest: []), .missingKey(key: "key"),
    .unusableText(key: "k", language: "de", reason: "r"), .duplicateID(id: "a", first: "m.yaml:3"),
    .unsafeID(id: "/a", reason: "it leaves the folder"), .emptyLabel, .hiddenLabel(style: "iconOnly"),
    .invalidNumber(what: "scale", value: 0, expected: "more than 0"), .sideTooLong(pixels: 40_000, limit: 32_767),
    .areaTooLarge(pixels: .infinity, limit: 5), .tooManyGlyphs(limit: 9), .textTooLong(bytes: 10, limit: 9), .viewsTooDeep(limit: 9),
    .updatesDoNotConverge(changes: 8), .tooMuchWork(what: "pixels are painted", count: 10, limit: 9),
    .tooManyOutputs(of: "the label", count: 10, limit: 9), .outputCollision(OutputCollision(.labels, path: "a.png")),
    .keyWithoutEffect(key: "textFit", reason: "without \"width\"", help: "h"),
    .assetNameCollision(name: "aB", id: "a_b", first: "a-b"), .unusableAssetName(id: "日", target: "an Android resource", reason: "no"),
    .unsupportedVariant(axis: "scale", value: "1.5", target: "an asset catalogue", expected: "1"), .usage(reason: "no title and no icon"),
    .snapshotChanged(name: "sky/rain", claim: "differs from the accepted image", details: "kind  size"),
    .snapshotMissing(name: "sky/rain", claim: "has no accepted image", details: ""), .orphanedSnapshot(name: "sky/rain"),
    .equalPreviewNames(name: "M/File/Rain", first: "M/File.swift:3"), .previewNotBuilt(reason: "no such module"),
    .previewEnded(name: "M/File/Rain", how: "signal 4"), .missingServer("labelkit-server"), .changedFile("a.yaml"),
    .unknownLiveName("label \"a\""), .uneditableValue("it is an alias"), .noFreePort("127.0.0.1:80"), .refusedRequest("no token"),
    .wrappingWithAutoshrink(mode: "byWordWrapping", property: "adjustsFontSizeToFitWidth"), .lineTallerThanLabel(line: 24.2, label: 20),
    .contentBeyondLabel(what: "the icon", points: 2.5, label: 20),
    .baselineLeavesLabel, .letterboxed(width: 92.5, height: 24), .notYetDrawn(key: "stroke"),
    .partlyDrawnIcon(path: "a.svg", feature: "<text> is not drawn"), .unknownColumn(column: "titel", nearest: []),
    .missingFolder(path: "a"),
    .unusableNaming(path: "a/naming.json", line: 1, reason: "} is expected"),
    .missingNamedIcons(path: "a/naming.json", line: 2, names: ["trash: binn"]), .commentedValue(key: "color", comment: "#f00"),
    .literalLineBreak(key: "title", text: "a\\nb", isCell: false),
    .ineffectiveFontValue(key: "font.width", value: "condensed", reason: "no", nearest: []),
    .substitutedFont(font: "Inter", missing: "semibold face", used: "Inter-Bold is used"), .unknownLocale(name: "german", nearest: []),
    .colorOutsideSRGB(color: "oklch(0.7 0.3 30)", used: "#ff5843", format: nil),
    .missingTranslation(key: "rain", locale: "ja", used: "en"), .truncatedText(text: "Rain"),
    .lowContrast(what: "the text", foreground: "#777777", background: "#ffffff", ratio: 4.47, minimum: 4.5),
    .missingFile(path: "a.svg", what: "icon"), .moreErrors(count: 2), .unknownCommand(name: "bacth", nearest: []),
    .unknownOption(name: "--outptu", command: "labelkit batch", nearest: []), .collidingLines(line: 2, overlap: 3.25),
    .noHyphenationPatterns(locale: "fr", package: nil), .undrawableGlyph(path: "a.ttf", glyph: 3, reason: "its description is cut short"),
    .drawnDifferently(name: ".pickerStyle(.palette)", used: "as segments", advice: nil),
    .notDrawn(name: ".toolbar", reason: "the view is in no NavigationStack", advice: nil),
    .unknownFormat(name: "svgg", formats: ["png", "svg"], nearest: []), .notInFormat(what: "a shadow", format: "a VectorDrawable"),
    .forbiddenCharacters(scalars: "U+0007", format: "SVG"),
  ]

  private static let auditErrors: [LabelError] = [AuditName.label("a"), .preview("M/F/A")].flatMap { auditErrors(of: $0) }

  private static func auditErrors(of name: AuditName) -> [LabelError] {
    let contrast = MeasuredContrast(foreground: .white, background: .white)
    return [
      .auditCutText(name, nil, shown: "Pa…", isClipped: false), .auditSmallText(name, "Pay", size: 6, least: 11),
      .auditMoreLines(name, lines: 2, design: 1, source: "en"), .auditBrokenWord(name, nil, word: "Kosten"),
      .auditOverlap(name, "Pay", .collidingLines(line: 1, overlap: 2)), .auditBeyondWidth(name, points: 3),
      .auditMissingCharacter(name, .missingGlyph(scalar: "a", text: "a")), .auditOtherStyle(name, character: "☎", font: "Emoji"),
      .auditOtherWeight(name, word: "สวัสดี", font: "Thai", weight: 400, beside: 700),
      .auditContrast(name, "text", nil, contrast, minimum: 4.5, level: "AA"),
      .auditContrast(name, "icon", "star", contrast, minimum: 7, level: "AAA"),
      .auditMissingText(key: "a", used: "en"), .auditEqualText(key: "a", text: "A", source: "en"),
      .auditOtherArguments(key: "a", found: [], expected: ["%@"]), .auditMissingForms(key: "a", [.few, .many]),
      .auditUnmirroredIcon(name, icon: "next", replacement: nil), .auditTextDirection(name, nil, isRightToLeft: true),
      .auditIdenticalImages("a", other: "b", shown: "A…"), .auditMissingTitle(name), .auditGluedTitle(name, word: "TodayRain"),
      .auditUnnamedControl(name, kind: "button", at: "1, 2"),
      .auditSmallTarget(name, control: "the button \"Go\"", size: "20 × 17", least: "44 × 44"),
      .unusableAcceptedFindings(reason: "a conflict", help: "keep both"), .goneFinding("LK0701 of \"a\""),
    ]
  }

  private static let acceptanceIssues: [AcceptanceIssue] = [
    .changedBaseline, .otherImage, .unusableReport, .unusableArchive, .nothingToUndo,
  ]
  private static let portIssues: [PortIssue] = [
    .missingName, .unavailableName, .differentDrawing, .droppedBranch, .objectiveC, .selector, .interfaceBuilder, .missingModule,
    .mainActorType, .assetSymbolCollision, .unusableAssetSymbol,
  ]

  private static let machineErrors: [MachineError] = [
    .library(name: "Cairo", call: "cairo_create", status: 1, message: "out of memory"), .noSuchFile(path: "a"),
    .cannotRead(path: "a", reason: "no"), .cannotWrite(path: "a", reason: "no"), .fileTooLong(path: "a", limit: 1 << 20),
    .timedOut(seconds: 2.5), .noFonts, .noFontsGiven,
    .otherFingerprint(found: "a", expected: "b", differences: ["the fonts", "the options"]),
    .otherShard(path: "out-0.tar", found: "1/8", own: nil), .workerEnded(reason: "SIGSEGV"),
    .notReplaced(path: "a", existing: .otherFile, expected: "a PNG image"), .diskFull(path: "a", reason: "no space"),
    .unreadableName(name: "a\\xff"), .exhausted("the image cannot be encoded"),
  ]

  private static let diagnostics =
    errors.map { Diagnostic($0) } + auditErrors.map { Diagnostic($0) } + machineErrors.map { Diagnostic($0) }
    + acceptanceIssues.map { Diagnostic(LabelError.acceptance(issue: $0, subject: "x", reason: "y")) }
    + portIssues.map { Diagnostic(LabelError.port(issue: $0, name: "x", advice: "change it")) }

  /// Why some have no advice, at least where no name is similar.
  private static let withoutHelp: [String: [DiagnosticCode]] = [
    "the reason says what is wrong with the file": [.unusableIcon, .unusableFont, .unusableNaming, .partlyDrawnIcon, .previewNotBuilt],
    "the message says all": [
      .hiddenLabel, .invalidNumber, .moreErrors, .cannotRead, .cannotWrite, .fileTooLong, .notYetDrawn,
      .unusableAssetName, .unknownLiveName, .refusedRequest,
    ],
    "the message lists what is valid": [.invalidValue],
    "who makes it adds the advice": [.syntax, .usage, .wrongType, .drawnDifferently, .notDrawn],
    "the advice is a similar name, if there is one": [.unknownKey, .ineffectiveFontValue, .missingKey],
  ]

  /// The codes that the modules declare, with a number for each declaration.
  private static func declared() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var codes: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      codes += try String(contentsOf: file, encoding: .utf8).matches(of: /public static let \w+: Self = "(LK\w+)"/).map { String($0.1) }
    }
    return codes
  }

  @Test func numbersAreUniqueAndWellFormed() throws {
    let codes = try Self.declared()
    #expect(codes.count > 100 && Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /LK0[1-7]\d\d/) != nil })
  }

  @Test func everyCodeHasASentenceAndAnExplanation() throws {
    let codes = Set(try Self.declared())
    #expect(Set(Self.diagnostics.map(\.code.rawValue)) == codes)
    #expect(Explanation.all.count == codes.count && Set(Explanation.all.map(\.code.rawValue)) == codes)
    for diagnostic in Self.diagnostics {
      let message = diagnostic.message
      #expect(!message.isEmpty && !message.hasSuffix(".") && !message.contains(".."), "\(diagnostic)")
    }
  }

  @Test func everyCodeHasAdviceOrAReasonForNone() {
    let exceptions = Self.withoutHelp.values.flatMap { $0 }
    for diagnostic in Self.diagnostics {
      #expect((diagnostic.help == nil) == exceptions.contains(diagnostic.code), "\(diagnostic)")
      #expect(diagnostic.help?.hasSuffix(".") != true, "\(diagnostic)")
    }
  }

  /// An input may have a megabyte where a name is expected, and each of its labels the same.
  @Test func longNamesAreCut() {
    let name = String(repeating: "é", count: 1_000_000)
    let errors: [LabelError] = [
      .unknownIcon(name: name, nearest: []), .unknownFontFamily(name: name, nearest: []), .invalidColor(text: name, nearest: []),
      .unknownColor(name: name, nearest: []), .unknownImage(name: name, nearest: []), .unknownKey(key: name, nearest: []),
      .invalidValue(key: "style", value: name, expected: "a style", nearest: []), .unusableText(key: name, language: "en", reason: "a"),
      .duplicateID(id: name, first: nil), .unsafeID(id: name, reason: "it is too long"), .unknownLocale(name: name, nearest: []),
      .missingTranslation(key: name, locale: "de", used: "en"),
    ]
    for error in errors {
      #expect(error.message.contains(name.prefix(199) + "…") && !error.message.contains(name.prefix(200)), "\(error.message.prefix(50))")
    }
    // One character of a million marks.
    let marks = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(LabelError.unknownIcon(name: marks, nearest: []).message.unicodeScalars.count < 900)
  }

  @Test func helpSuggestsTheNearestNames() {
    let one = Diagnostic(LabelError.unknownIcon(name: "x", nearest: ["a"]))
    let three = Diagnostic(LabelError.unknownIcon(name: "x", nearest: ["a", "b", "c"]))
    #expect(one.help == "did you mean \"a\"?")
    #expect(three.help == "did you mean \"a\", \"b\" or \"c\"?")
    #expect(three.suggestion == "a")
  }

  @Test func limitsHaveTheirOwnExitCode() {
    #expect(Diagnostic(LabelError.sideTooLong(pixels: 1, limit: 0)).exitCode == 75)
    #expect(Diagnostic(LabelError.unknownIcon(name: "x", nearest: [])).exitCode == 65)
    #expect(Diagnostic(MachineError.cannotWrite(path: "a", reason: "no")).exitCode == 73)
    #expect(Diagnostic(MachineError.noSuchFile(path: "a")).exitCode == 66)
  }
}
