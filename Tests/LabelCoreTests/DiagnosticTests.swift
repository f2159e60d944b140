// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct DiagnosticTests {
  static let causes: [(Diagnostic, DiagnosticCode, String)] = [
    (
      Diagnostic(LabelError.missingGlyph(scalar: "\u{1F99C}", text: "a🦜")), .missingGlyph,
      "no font has a glyph for U+1F99C PARROT in \"a🦜\""
    ),
    (Diagnostic(LabelError.unknownIcon(name: "bolt.fil", nearest: ["bolt.fill"])), .unknownIcon, "no icon is named \"bolt.fil\""),
    (
      Diagnostic(LabelError.noMatchingIcon(words: "serch", nearest: ["search"])), .noMatchingIcon,
      "no icon has \"serch\" in its name or keywords"
    ),
    (Diagnostic(LabelError.unknownFontFamily(name: "Intre", nearest: ["Inter"])), .unknownFontFamily, "no font family is named \"Intre\""),
    (Diagnostic(LabelError.unknownColor(name: "Ski", nearest: ["Sky"])), .unknownColor, "no colour is named \"Ski\""),
    (Diagnostic(LabelError.invalidColor(text: "bleu", nearest: ["blue"])), .invalidColor, "\"bleu\" is not a colour"),
    (
      Diagnostic(LabelError.unusableIcon(path: "a.svg", line: 3, reason: "no root")), .unusableIcon,
      "the icon a.svg:3 cannot be used: no root"
    ),
    (Diagnostic(LabelError.unusableFont(path: "a.ttf", reason: "no font")), .unusableFont, "the font a.ttf cannot be used: no font"),
    (Diagnostic(LabelError.syntax(format: "YAML", reason: "a tab")), .syntax, "this is not well-formed YAML: a tab"),
    (Diagnostic(LabelError.unknownKey(key: "titel", nearest: ["title"])), .unknownKey, "there is no key \"titel\" here"),
    (
      Diagnostic(LabelError.wrongType(key: "width", expected: "a number", found: "a list")), .wrongType,
      "\"width\" takes a number, not a list"
    ),
    (
      Diagnostic(LabelError.invalidValue(key: "style", value: "icon", expected: "a label style", nearest: ["iconOnly"])), .invalidValue,
      "\"style\" takes a label style, not \"icon\""
    ),
    (Diagnostic(LabelError.missingKey(key: "id")), .missingKey, "the key \"id\" is missing"),
    (
      Diagnostic(LabelError.unusableText(key: "k", language: "de", reason: "r")), .unusableText,
      "the text of \"k\" in de cannot be used: r"
    ),
    (Diagnostic(LabelError.duplicateID(id: "a", first: "m.yaml:3")), .duplicateID, "the id \"a\" is used twice, first at m.yaml:3"),
    (
      Diagnostic(LabelError.unsafeID(id: "../a", reason: "it leaves the folder")), .unsafeID,
      "the id \"../a\" cannot be a file name: it leaves the folder"
    ),
    (Diagnostic(LabelError.emptyLabel), .emptyLabel, "the label has neither a title nor an icon"),
    (Diagnostic(LabelError.hiddenLabel(style: "iconOnly")), .hiddenLabel, "the style iconOnly hides everything in the label"),
    (
      Diagnostic(LabelError.invalidNumber(what: "scale", value: 0, expected: "more than 0")), .invalidNumber,
      "scale is 0.0; it must be more than 0"
    ),
    (
      Diagnostic(LabelError.sideTooLong(pixels: 40_000, limit: 32_767)), .sideTooLong,
      "the image would be 40000 px long; the limit is 32767"
    ),
    (
      Diagnostic(LabelError.areaTooLarge(pixels: .infinity, limit: 5)), .areaTooLarge,
      "the image would have infinitely many pixels; the limit is 5"
    ),
    (Diagnostic(LabelError.tooManyGlyphs(limit: 9)), .tooManyGlyphs, "the label has more than 9 glyphs"),
    (Diagnostic(LabelError.textTooLong(bytes: 10, limit: 9)), .textTooLong, "the title has 10 bytes; the limit is 9"),
    (Diagnostic(LabelError.viewsTooDeep(limit: 9)), .viewsTooDeep, "views are nested more than 9 levels deep"),
    (
      Diagnostic(LabelError.updatesDoNotConverge(changes: 8)), .updatesDoNotConverge,
      "actions of views still change the image after 8 updates"
    ),
    (
      Diagnostic(LabelError.tooMuchWork(what: "pixels are painted", count: 10, limit: 9)), .tooMuchWork,
      "10 pixels are painted; the limit is 9"
    ),
    (
      Diagnostic(LabelError.tooManyOutputs(of: "the label", count: 10, limit: 9)), .tooManyOutputs,
      "the label has 10 files, one for each variant; the limit is 9"
    ),
    (Diagnostic(LabelError.outputCollision(path: "a.png")), .outputCollision, "two labels would be written to a.png"),
    (
      Diagnostic(LabelError.assetNameCollision(name: "aB", id: "a_b", first: "a-b")), .assetNameCollision,
      "the ids \"a-b\" and \"a_b\" would both be named aB"
    ),
    (
      Diagnostic(LabelError.unusableAssetName(id: "日", target: "an Android resource", reason: "no")), .unusableAssetName,
      "the id \"日\" cannot name an Android resource: no"
    ),
    (
      Diagnostic(LabelError.unsupportedVariant(axis: "scale", value: "1.5", target: "an asset catalogue", expected: "1")),
      .unsupportedVariant, "an asset catalogue does not support scale 1.5"
    ),
    (Diagnostic(LabelError.usage(reason: "no title and no icon")), .usage, "no title and no icon"),
    (
      Diagnostic(LabelError.snapshotChanged(name: "sky/rain", claim: "differs from the accepted image", details: "kind  size")),
      .snapshotChanged, "sky/rain differs from the accepted image"
    ),
    (
      Diagnostic(LabelError.snapshotMissing(name: "sky/rain", claim: "has no accepted image", details: "")), .snapshotMissing,
      "sky/rain has no accepted image"
    ),
    (Diagnostic(LabelError.orphanedSnapshot(name: "sky/rain")), .orphanedSnapshot, "sky/rain belongs to no label"),
    (
      Diagnostic(LabelError.equalPreviewNames(name: "M/File/Rain", first: "M/File.swift:3")), .equalPreviewNames,
      "two previews are called M/File/Rain; the other one is at M/File.swift:3"
    ),
    (Diagnostic(LabelError.previewNotBuilt(reason: "no such module")), .previewNotBuilt, "no such module"),
    (
      Diagnostic(LabelError.previewEnded(name: "M/File/Rain", how: "signal 4")), .previewEnded,
      "the preview M/File/Rain ended the process that drew it: signal 4"
    ),
    (
      Diagnostic(LabelError.live(issue: .missingServer, subject: "labelkit-server")), .missingServer,
      "labelkit-server is not installed, and `labelkit live` needs it"
    ),
    (
      Diagnostic(LabelError.live(issue: .changedFile, subject: "a.yaml")), .changedFile,
      "a.yaml has changed meanwhile, and nothing was written"
    ),
    (Diagnostic(LabelError.live(issue: .unknownName, subject: "label \"a\"")), .unknownLiveName, "there is no label \"a\""),
    (Diagnostic(LabelError.live(issue: .uneditableValue, subject: "it is an alias")), .uneditableValue, "it is an alias"),
    (Diagnostic(LabelError.live(issue: .noFreePort, subject: "127.0.0.1:80")), .noFreePort, "cannot listen at 127.0.0.1:80"),
    (Diagnostic(LabelError.live(issue: .refusedRequest, subject: "no token")), .refusedRequest, "no token"),
    (
      Diagnostic(LabelError.wrappingWithAutoshrink(mode: "byWordWrapping", property: "adjustsFontSizeToFitWidth")), .wrappingWithAutoshrink,
      "\"adjustsFontSizeToFitWidth\" has little effect with the wrapping line-break mode byWordWrapping"
    ),
    (
      Diagnostic(LabelError.lineTallerThanLabel(line: 24.2, label: 20)), .lineTallerThanLabel,
      "a line of this text is 24.2 points high; the label is only 20"
    ),
    (
      Diagnostic(LabelError.baselineLeavesLabel), .baselineLeavesLabel,
      "the shrunk text keeps its full-size baseline and extends beyond the label"
    ),
    (
      Diagnostic(LabelError.letterboxed(width: 92.5, height: 24)), .letterboxed,
      "the label is 92.5 × 24 points, so its square images are partly empty"
    ),
    (Diagnostic(LabelError.notYetDrawn(key: "stroke")), .notYetDrawn, "\"stroke\" has no effect on the image yet"),
    (
      Diagnostic(LabelError.partlyDrawnIcon(path: "a.svg", feature: "<text> is not drawn")), .partlyDrawnIcon,
      "the icon a.svg is drawn in part: <text> is not drawn"
    ),
    (
      Diagnostic(LabelError.unknownColumn(column: "titel", nearest: ["title"])), .unknownColumn,
      "the column \"titel\" is not named after a key"
    ),
    (Diagnostic(LabelError.missingFolder(path: "a")), .missingFolder, "there is no folder a"),
    (
      Diagnostic(LabelError.unusableNaming(path: "a/naming.json", line: 1, reason: "} is expected")), .unusableNaming,
      "a/naming.json cannot be used: } is expected"
    ),
    (
      Diagnostic(LabelError.missingNamedIcons(path: "a/naming.json", line: 2, names: ["trash: binn"])), .missingNamedIcons,
      "a/naming.json names icons that the folder does not have: trash: binn"
    ),
    (
      Diagnostic(LabelError.commentedValue(key: "color", comment: "#f00")), .commentedValue,
      "\"color\" has no value: #f00 is a comment"
    ),
    (
      Diagnostic(LabelError.ineffectiveFontValue(key: "font.width", value: "condensed", reason: "no", nearest: ["standard"])),
      .ineffectiveFontValue, "\"font.width\" condensed changes nothing: no"
    ),
    (
      Diagnostic(LabelError.substitutedFont(font: "Inter", missing: "semibold face", used: "Inter-Bold is used")), .substitutedFont,
      "Inter has no semibold face: Inter-Bold is used"
    ),
    (
      Diagnostic(LabelError.unknownLocale(name: "german", nearest: ["de"])), .unknownLocale,
      "\"german\" is not the identifier of a language"
    ),
    (
      Diagnostic(LabelError.missingTranslation(key: "rain", locale: "ja", used: "en")), .missingTranslation,
      "\"rain\" has no text in ja; its text in en is drawn"
    ),
    (Diagnostic(LabelError.truncatedText(text: "Rain")), .truncatedText, "a part of the title is not visible: \"Rain\""),
    (
      Diagnostic(LabelError.lowContrast(what: "the text", foreground: "#777777", background: "#ffffff", ratio: 4.47, minimum: 4.5)),
      .lowContrast, "the text has too little contrast: #777777 on #ffffff is 4.47 to 1, less than 4.5 to 1"
    ),
    (
      Diagnostic(MachineError.library(name: "Cairo", call: "cairo_create", status: 1, message: "out of memory")), .library,
      "Cairo: cairo_create failed: out of memory (1)"
    ),
    (Diagnostic(MachineError.noSuchFile(path: "a")), .noSuchFile, "there is no file a"),
    (Diagnostic(MachineError.cannotRead(path: "a", reason: "no")), .cannotRead, "cannot read a: no"),
    (Diagnostic(MachineError.cannotWrite(path: "a", reason: "no")), .cannotWrite, "cannot write a: no"),
    (Diagnostic(MachineError.fileTooLong(path: "a", limit: 1 << 20)), .fileTooLong, "a is longer than 1 MiB, the limit"),
    (Diagnostic(MachineError.timedOut(seconds: 2.5)), .timedOut, "the label takes longer than 2.5 seconds"),
    (Diagnostic(MachineError.noFonts), .noFonts, "this machine has no fonts"),
    (
      Diagnostic(MachineError.noFontsGiven), .noFontsGiven,
      "there are no fonts: those of this machine are excluded, and there are no others"
    ),
    (
      Diagnostic(LabelError.missingFile(path: "a.svg", what: "icon")), .missingFile, "the icon a.svg cannot be used: there is no such file"
    ),
    (
      Diagnostic(MachineError.otherFingerprint(found: "a", expected: "b", differences: ["the fonts", "the options"])), .otherFingerprint,
      "this labelkit has the fingerprint a, and b is expected: different are the fonts, the options"
    ),
    (
      Diagnostic(MachineError.otherShard(path: "out-0.tar", found: "1/8", own: nil)), .otherShard,
      "out-0.tar is an archive of shard 1/8, and this is a run without --shard"
    ),
    (Diagnostic(LabelError.moreErrors(count: 2)), .moreErrors, "there are 2 more errors in this record"),
    (Diagnostic(LabelError.unknownCommand(name: "bacth", nearest: ["batch"])), .unknownCommand, "there is no command \"bacth\""),
    (
      Diagnostic(LabelError.unknownOption(name: "--outptu", command: "labelkit batch", nearest: ["--output"])), .unknownOption,
      "labelkit batch has no option --outptu"
    ),
    (
      Diagnostic(MachineError.workerEnded(reason: "SIGSEGV")), .workerEnded, "the process that rendered this label ended: SIGSEGV"
    ),
    (
      Diagnostic(MachineError.notReplaced(path: "a", existing: .otherFile, expected: "a PNG image")), .notReplaced,
      "a is not replaced: the file there is not a PNG image"
    ),
    (Diagnostic(MachineError.diskFull(path: "a", reason: "no space")), .diskFull, "cannot write a: no space"),
    (Diagnostic(LabelError.collidingLines(line: 2, overlap: 3.25)), .collidingLines, "lines 2 and 3 overlap by 3.3 points"),
    (
      Diagnostic(LabelError.noHyphenationPatterns(locale: "fr", package: "hyphen-fr")), .noHyphenationPatterns,
      "words are not hyphenated: there are no hyphenation patterns for fr"
    ),
    (
      Diagnostic(LabelError.undrawableGlyph(path: "a.ttf", glyph: 3, reason: "its description is cut short")), .undrawableGlyph,
      "the colour glyph 3 of the font a.ttf cannot be drawn: its description is cut short"
    ),
    (
      Diagnostic(LabelError.drawnDifferently(name: ".pickerStyle(.palette)", used: "as segments", advice: nil)), .drawnDifferently,
      ".pickerStyle(.palette) is drawn as segments"
    ),
    (
      Diagnostic(LabelError.notDrawn(name: ".toolbar", reason: "the view is in no NavigationStack", advice: "use one")), .notDrawn,
      ".toolbar draws nothing: the view is in no NavigationStack"
    ),
    (
      Diagnostic(LabelError.acceptance(issue: .changedBaseline, subject: "x", reason: "y")), .changedBaseline,
      "x cannot be changed: y"
    ),
    (
      Diagnostic(LabelError.acceptance(issue: .otherImage, subject: "x", reason: "y")), .otherImage,
      "x cannot be accepted: y"
    ),
    (
      Diagnostic(LabelError.acceptance(issue: .unusableReport, subject: "x", reason: "y")), .unusableReport,
      "x cannot be used: y"
    ),
    (
      Diagnostic(LabelError.acceptance(issue: .unusableArchive, subject: "x", reason: "y")), .unusableArchive,
      "x cannot be used: y"
    ),
    (
      Diagnostic(LabelError.acceptance(issue: .nothingToUndo, subject: "x", reason: "y")), .nothingToUndo,
      "there is nothing to undo of x: y"
    ),
    (
      Diagnostic(LabelError.port(issue: .missingName, name: ".badge", advice: "change it")), .missingAppleName,
      "LabelKit has no .badge"
    ),
    (
      Diagnostic(LabelError.port(issue: .unavailableName, name: "NSColor", advice: "change it")), .unavailableAppleName,
      "NSColor is not on iOS, and LabelKit has iOS's names only"
    ),
    (
      Diagnostic(LabelError.port(issue: .differentDrawing, name: ".glass is drawn as blurred glass", advice: "change it")),
      .differentDrawing,
      ".glass is drawn as blurred glass"
    ),
    (
      Diagnostic(LabelError.port(issue: .droppedBranch, name: "2 lines that iOS may compile", advice: "change it")), .droppedBranch,
      "Linux leaves out 2 lines that iOS may compile"
    ),
    (
      Diagnostic(LabelError.port(issue: .objectiveC, name: "@objc", advice: "change it")), .objectiveCAttribute,
      "@objc needs Objective-C, which Linux does not have"
    ),
    (
      Diagnostic(LabelError.port(issue: .selector, name: "#selector", advice: "change it")), .objectiveCSelector,
      "#selector needs Objective-C's selectors, which Linux does not have"
    ),
    (
      Diagnostic(LabelError.port(issue: .interfaceBuilder, name: "@IBOutlet", advice: "change it")), .interfaceBuilderAttribute,
      "@IBOutlet needs files of Interface Builder, which LabelKit does not read"
    ),
    (
      Diagnostic(LabelError.port(issue: .missingModule, name: "AppKit", advice: "change it")), .missingModule,
      "there is no module AppKit on Linux"
    ),
    (
      Diagnostic(LabelError.port(issue: .mainActorType, name: "Model", advice: "change it")), .mainActorType,
      "Model belongs to the main actor, and views do not unless the package says so"
    ),
    (
      Diagnostic(LabelError.port(issue: .assetSymbolCollision, name: "two assets are both .a in Swift", advice: "change it")),
      .assetSymbolCollision,
      "two assets are both .a in Swift"
    ),
    (
      Diagnostic(LabelError.port(issue: .unusableAssetSymbol, name: "—", advice: "change it")), .unusableAssetSymbol,
      "the asset \"—\" has no name in Swift"
    ),
    (
      Diagnostic(LabelError.unknownFormat(name: "svgg", formats: ["png", "svg"], nearest: ["svg"])), .unknownFormat,
      "there is no output format \"svgg\"; the formats are png, svg"
    ),
    (
      Diagnostic(LabelError.notInFormat(what: "a shadow", format: "a VectorDrawable")), .notInFormat,
      "a VectorDrawable cannot hold a shadow"
    ),
    (
      Diagnostic(LabelError.forbiddenCharacters(scalars: "U+0007", format: "SVG")), .forbiddenCharacters,
      "SVG forbids U+0007, and its text is written without"
    ),
    (Diagnostic(MachineError.unreadableName(name: "a\\xff")), .unreadableName, "the name \"a\\xff\" is not UTF-8"),
  ]

  @Test func everyDiagnosticHasACodeAndAMessage() {
    for (diagnostic, code, message) in Self.causes {
      #expect(diagnostic.code == code)
      #expect(diagnostic.message == message)
    }
    #expect(Set(Self.causes.map(\.1)) == Set(DiagnosticCode.allCases))
  }

  /// An input may have a megabyte where a name is expected, and each of its labels the same.
  @Test func longNamesAreCut() {
    let name = String(repeating: "é", count: 1_000_000)
    let errors: [LabelError] = [
      .unknownIcon(name: name, nearest: []), .unknownFontFamily(name: name, nearest: []), .invalidColor(text: name, nearest: []),
      .unknownColor(name: name, nearest: []), .unknownKey(key: name, nearest: []),
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

  @Test func codesAreUniqueAndWellFormed() {
    #expect(Set(DiagnosticCode.allCases.map(\.rawValue)).count == DiagnosticCode.allCases.count)
    #expect(DiagnosticCode.allCases.allSatisfy { $0.rawValue.wholeMatch(of: /LK0[1-6]\d\d/) != nil })
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
