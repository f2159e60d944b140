// SPDX-License-Identifier: MIT

// Diagnostics in frames. The code tells which error follows.

extension Diagnostic: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self.init(
      try Cause(from: &reader), at: try reader.value(), sourceLine: try reader.value(), labelID: try reader.value())
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(code.rawValue)
    switch cause {
    case .label(let error): error.write(to: &writer)
    case .machine(let error): error.write(to: &writer)
    }
    writer.write(location, sourceLine, labelID)
  }
}

extension DocumentLocation: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self.init(
      file: try reader.value(), line: try reader.value(), column: try reader.value(), endColumn: try reader.value() as Int)
  }

  package func write(to writer: inout FrameWriter) { writer.write(file, line, column, endColumn) }
}

extension LabelError {
  fileprivate func write(to writer: inout FrameWriter) {
    switch self {
    case .missingGlyph(let scalar, let text): writer.write(scalar, text)
    case .unknownIcon(let name, let nearest): writer.write(name, nearest)
    case .unknownFontFamily(let name, let nearest): writer.write(name, nearest)
    case .invalidColor(let text, let nearest): writer.write(text, nearest)
    case .unknownColor(let name, let nearest): writer.write(name, nearest)
    case .noMatchingIcon(let words, let nearest): writer.write(words, nearest)
    case .unusableIcon(let path, let line, let reason): writer.write(path, line, reason)
    case .unusableFont(let path, let reason): writer.write(path, reason)
    case .undrawableGlyph(let path, let glyph, let reason): writer.write(path, glyph, reason)
    case .missingFile(let path, let what): writer.write(path, what)
    case .moreErrors(let count): writer.write(count)
    case .syntax(let format, let reason, let hint): writer.write(format, reason, hint)
    case .unknownKey(let key, let nearest): writer.write(key, nearest)
    case .wrongType(let key, let expected, let found, let fix): writer.write(key, expected, found, fix)
    case .unknownColumn(let column, let nearest): writer.write(column, nearest)
    case .missingFolder(let path): writer.write(path)
    case .unusableNaming(let path, let line, let reason): writer.write(path, line, reason)
    case .missingNamedIcons(let path, let line, let names): writer.write(path, line, names)
    case .invalidValue(let key, let value, let expected, let nearest): writer.write(key, value, expected, nearest)
    case .missingKey(let key): writer.write(key)
    case .duplicateID(let id, let first): writer.write(id, first)
    case .unusableText(let key, let language, let reason): writer.write(key, language, reason)
    case .unsafeID(let id, let reason): writer.write(id, reason)
    case .hiddenLabel(let style): writer.write(style)
    case .invalidNumber(let what, let value, let expected): writer.write(what, value, expected)
    case .sideTooLong(let pixels, let limit): writer.write(pixels, limit)
    case .areaTooLarge(let pixels, let limit): writer.write(pixels, limit)
    case .tooManyGlyphs(let limit): writer.write(limit)
    case .textTooLong(let bytes, let limit): writer.write(bytes, limit)
    case .tooMuchWork(let what, let count, let limit): writer.write(what, count, limit)
    case .tooManyOutputs(let owner, let count, let limit): writer.write(owner, count, limit)
    case .viewsTooDeep(let limit): writer.write(limit)
    case .updatesDoNotConverge(let changes): writer.write(changes)
    case .outputCollision(let path): writer.write(path)
    case .assetNameCollision(let name, let id, let first): writer.write(name, id, first)
    case .unusableAssetName(let id, let target, let reason): writer.write(id, target, reason)
    case .unsupportedVariant(let axis, let value, let target, let expected): writer.write(axis, value, target, expected)
    case .usage(let reason, let help): writer.write(reason, help)
    case .unknownFormat(let name, let formats, let nearest): writer.write(name, formats, nearest)
    case .notInFormat(let what, let format): writer.write(what, format)
    case .forbiddenCharacters(let scalars, let format): writer.write(scalars, format)
    case .unknownCommand(let name, let nearest): writer.write(name, nearest)
    case .unknownOption(let name, let command, let nearest): writer.write(name, command, nearest)
    case .snapshotChanged(let name, let claim, let details), .snapshotMissing(let name, let claim, let details):
      writer.write(name, claim, details)
    case .orphanedSnapshot(let name): writer.write(name)
    case .equalPreviewNames(let name, let first): writer.write(name, first)
    case .previewNotBuilt(let reason): writer.write(reason)
    case .previewEnded(let name, let how): writer.write(name, how)
    case .port(_, let name, let advice): writer.write(name, advice)
    case .acceptance(_, let subject, let reason): writer.write(subject, reason)
    case .live(_, let subject): writer.write(subject)
    case .wrappingWithAutoshrink(let mode, let property): writer.write(mode, property)
    case .lineTallerThanLabel(let line, let label): writer.write(line, label)
    case .notYetDrawn(let key): writer.write(key)
    case .partlyDrawnIcon(let path, let feature): writer.write(path, feature)
    case .commentedValue(let key, let comment): writer.write(key, comment)
    case .ineffectiveFontValue(let key, let value, let reason, let nearest): writer.write(key, value, reason, nearest)
    case .substitutedFont(let font, let missing, let used): writer.write(font, missing, used)
    case .unknownLocale(let name, let nearest): writer.write(name, nearest)
    case .missingTranslation(let key, let locale, let used): writer.write(key, locale, used)
    case .truncatedText(let text): writer.write(text)
    case .lowContrast(let what, let foreground, let background, let ratio, let minimum):
      writer.write(what, foreground, background, ratio, minimum)
    case .collidingLines(let line, let overlap): writer.write(line, overlap)
    case .noHyphenationPatterns(let locale, let package): writer.write(locale, package)
    case .letterboxed(let width, let height): writer.write(width, height)
    case .drawnDifferently(let name, let used, let advice): writer.write(name, used, advice)
    case .notDrawn(let name, let reason, let advice): writer.write(name, reason, advice)
    case .emptyLabel, .baselineLeavesLabel: break
    }
  }
}

extension MachineError {
  fileprivate func write(to writer: inout FrameWriter) {
    switch self {
    case .library(let name, let call, let status, let message): writer.write(name, call, status, message)
    case .noSuchFile(let path): writer.write(path)
    case .cannotRead(let path, let reason): writer.write(path, reason)
    case .cannotWrite(let path, let reason): writer.write(path, reason)
    case .fileTooLong(let path, let limit): writer.write(path, limit)
    case .timedOut(let seconds): writer.write(seconds)
    case .workerEnded(let reason): writer.write(reason)
    case .otherFingerprint(let found, let expected, let differences): writer.write(found, expected, differences)
    case .otherShard(let path, let found, let own): writer.write(path, found, own)
    case .notReplaced(let path, let existing, let expected): writer.write(path, existing.rawValue, expected)
    case .diskFull(let path, let reason): writer.write(path, reason)
    case .unreadableName(let name): writer.write(name)
    case .noFonts, .noFontsGiven: break
    }
  }
}

extension Diagnostic.Cause {
  fileprivate static func acceptance(_ issue: AcceptanceIssue, from reader: inout FrameReader) throws(FrameError) -> Self {
    .label(.acceptance(issue: issue, subject: try reader.value(), reason: try reader.value()))
  }

  fileprivate static func port(_ issue: PortIssue, from reader: inout FrameReader) throws(FrameError) -> Self {
    .label(.port(issue: issue, name: try reader.value(), advice: try reader.value()))
  }

  fileprivate init(from reader: inout FrameReader) throws(FrameError) {
    guard let code = DiagnosticCode(rawValue: try reader.value()) else { throw .damaged }
    self =
      switch code {
      case .missingGlyph: .label(.missingGlyph(scalar: try reader.value(), text: try reader.value()))
      case .unknownIcon: .label(.unknownIcon(name: try reader.value(), nearest: try reader.value()))
      case .unknownFontFamily: .label(.unknownFontFamily(name: try reader.value(), nearest: try reader.value()))
      case .invalidColor: .label(.invalidColor(text: try reader.value(), nearest: try reader.value()))
      case .unknownColor: .label(.unknownColor(name: try reader.value(), nearest: try reader.value()))
      case .noMatchingIcon: .label(.noMatchingIcon(words: try reader.value(), nearest: try reader.value()))
      case .unusableIcon: .label(.unusableIcon(path: try reader.value(), line: try reader.value(), reason: try reader.value()))
      case .unusableFont: .label(.unusableFont(path: try reader.value(), reason: try reader.value()))
      case .undrawableGlyph:
        .label(.undrawableGlyph(path: try reader.value(), glyph: try reader.value(), reason: try reader.value()))
      case .missingFile: .label(.missingFile(path: try reader.value(), what: try reader.value()))
      case .syntax: .label(.syntax(format: try reader.value(), reason: try reader.value(), hint: try reader.value()))
      case .unknownKey: .label(.unknownKey(key: try reader.value(), nearest: try reader.value()))
      case .wrongType:
        .label(.wrongType(key: try reader.value(), expected: try reader.value(), found: try reader.value(), fix: try reader.value()))
      case .unknownColumn: .label(.unknownColumn(column: try reader.value(), nearest: try reader.value()))
      case .missingFolder: .label(.missingFolder(path: try reader.value()))
      case .unusableNaming: .label(.unusableNaming(path: try reader.value(), line: try reader.value(), reason: try reader.value()))
      case .missingNamedIcons:
        .label(.missingNamedIcons(path: try reader.value(), line: try reader.value(), names: try reader.value()))
      case .invalidValue:
        .label(.invalidValue(key: try reader.value(), value: try reader.value(), expected: try reader.value(), nearest: try reader.value()))
      case .missingKey: .label(.missingKey(key: try reader.value()))
      case .duplicateID: .label(.duplicateID(id: try reader.value(), first: try reader.value()))
      case .unusableText: .label(.unusableText(key: try reader.value(), language: try reader.value(), reason: try reader.value()))
      case .unsafeID: .label(.unsafeID(id: try reader.value(), reason: try reader.value()))
      case .emptyLabel: .label(.emptyLabel)
      case .hiddenLabel: .label(.hiddenLabel(style: try reader.value()))
      case .invalidNumber: .label(.invalidNumber(what: try reader.value(), value: try reader.value(), expected: try reader.value()))
      case .sideTooLong: .label(.sideTooLong(pixels: try reader.value(), limit: try reader.value()))
      case .areaTooLarge: .label(.areaTooLarge(pixels: try reader.value(), limit: try reader.value()))
      case .tooManyGlyphs: .label(.tooManyGlyphs(limit: try reader.value()))
      case .textTooLong: .label(.textTooLong(bytes: try reader.value(), limit: try reader.value()))
      case .tooMuchWork: .label(.tooMuchWork(what: try reader.value(), count: try reader.value(), limit: try reader.value()))
      case .tooManyOutputs: .label(.tooManyOutputs(of: try reader.value(), count: try reader.value(), limit: try reader.value()))
      case .viewsTooDeep: .label(.viewsTooDeep(limit: try reader.value()))
      case .updatesDoNotConverge: .label(.updatesDoNotConverge(changes: try reader.value()))
      case .outputCollision: .label(.outputCollision(path: try reader.value()))
      case .assetNameCollision: .label(.assetNameCollision(name: try reader.value(), id: try reader.value(), first: try reader.value()))
      case .unusableAssetName: .label(.unusableAssetName(id: try reader.value(), target: try reader.value(), reason: try reader.value()))
      case .snapshotChanged:
        .label(.snapshotChanged(name: try reader.value(), claim: try reader.value(), details: try reader.value()))
      case .snapshotMissing:
        .label(.snapshotMissing(name: try reader.value(), claim: try reader.value(), details: try reader.value()))
      case .orphanedSnapshot: .label(.orphanedSnapshot(name: try reader.value()))
      case .equalPreviewNames: .label(.equalPreviewNames(name: try reader.value(), first: try reader.value()))
      case .previewNotBuilt: .label(.previewNotBuilt(reason: try reader.value()))
      case .previewEnded: .label(.previewEnded(name: try reader.value(), how: try reader.value()))
      case .missingServer: .label(.live(issue: .missingServer, subject: try reader.value()))
      case .changedFile: .label(.live(issue: .changedFile, subject: try reader.value()))
      case .unknownLiveName: .label(.live(issue: .unknownName, subject: try reader.value()))
      case .uneditableValue: .label(.live(issue: .uneditableValue, subject: try reader.value()))
      case .noFreePort: .label(.live(issue: .noFreePort, subject: try reader.value()))
      case .refusedRequest: .label(.live(issue: .refusedRequest, subject: try reader.value()))
      case .missingAppleName: try .port(.missingName, from: &reader)
      case .unavailableAppleName: try .port(.unavailableName, from: &reader)
      case .differentDrawing: try .port(.differentDrawing, from: &reader)
      case .droppedBranch: try .port(.droppedBranch, from: &reader)
      case .objectiveCAttribute: try .port(.objectiveC, from: &reader)
      case .objectiveCSelector: try .port(.selector, from: &reader)
      case .interfaceBuilderAttribute: try .port(.interfaceBuilder, from: &reader)
      case .missingModule: try .port(.missingModule, from: &reader)
      case .mainActorType: try .port(.mainActorType, from: &reader)
      case .assetSymbolCollision: try .port(.assetSymbolCollision, from: &reader)
      case .unusableAssetSymbol: try .port(.unusableAssetSymbol, from: &reader)
      case .changedBaseline: try .acceptance(.changedBaseline, from: &reader)
      case .otherImage: try .acceptance(.otherImage, from: &reader)
      case .unusableReport: try .acceptance(.unusableReport, from: &reader)
      case .unusableArchive: try .acceptance(.unusableArchive, from: &reader)
      case .nothingToUndo: try .acceptance(.nothingToUndo, from: &reader)
      case .unsupportedVariant:
        .label(
          .unsupportedVariant(axis: try reader.value(), value: try reader.value(), target: try reader.value(), expected: try reader.value())
        )
      case .usage: .label(.usage(reason: try reader.value(), help: try reader.value()))
      case .unknownFormat:
        .label(.unknownFormat(name: try reader.value(), formats: try reader.value(), nearest: try reader.value()))
      case .notInFormat: .label(.notInFormat(what: try reader.value(), format: try reader.value()))
      case .forbiddenCharacters: .label(.forbiddenCharacters(scalars: try reader.value(), format: try reader.value()))
      case .unknownCommand: .label(.unknownCommand(name: try reader.value(), nearest: try reader.value()))
      case .unknownOption: .label(.unknownOption(name: try reader.value(), command: try reader.value(), nearest: try reader.value()))
      case .wrappingWithAutoshrink: .label(.wrappingWithAutoshrink(mode: try reader.value(), property: try reader.value()))
      case .lineTallerThanLabel: .label(.lineTallerThanLabel(line: try reader.value(), label: try reader.value()))
      case .baselineLeavesLabel: .label(.baselineLeavesLabel)
      case .letterboxed: .label(.letterboxed(width: try reader.value(), height: try reader.value()))
      case .notYetDrawn: .label(.notYetDrawn(key: try reader.value()))
      case .partlyDrawnIcon: .label(.partlyDrawnIcon(path: try reader.value(), feature: try reader.value()))
      case .commentedValue: .label(.commentedValue(key: try reader.value(), comment: try reader.value()))
      case .ineffectiveFontValue:
        .label(
          .ineffectiveFontValue(
            key: try reader.value(), value: try reader.value(), reason: try reader.value(), nearest: try reader.value()))
      case .substitutedFont:
        .label(.substitutedFont(font: try reader.value(), missing: try reader.value(), used: try reader.value()))
      case .unknownLocale: .label(.unknownLocale(name: try reader.value(), nearest: try reader.value()))
      case .missingTranslation:
        .label(.missingTranslation(key: try reader.value(), locale: try reader.value(), used: try reader.value()))
      case .truncatedText: .label(.truncatedText(text: try reader.value()))
      case .lowContrast:
        .label(
          .lowContrast(
            what: try reader.value(), foreground: try reader.value(), background: try reader.value(), ratio: try reader.value(),
            minimum: try reader.value()))
      case .collidingLines: .label(.collidingLines(line: try reader.value(), overlap: try reader.value()))
      case .noHyphenationPatterns: .label(.noHyphenationPatterns(locale: try reader.value(), package: try reader.value()))
      case .drawnDifferently: .label(.drawnDifferently(name: try reader.value(), used: try reader.value(), advice: try reader.value()))
      case .notDrawn: .label(.notDrawn(name: try reader.value(), reason: try reader.value(), advice: try reader.value()))
      case .library:
        .machine(.library(name: try reader.value(), call: try reader.value(), status: try reader.value(), message: try reader.value()))
      case .noSuchFile: .machine(.noSuchFile(path: try reader.value()))
      case .cannotRead: .machine(.cannotRead(path: try reader.value(), reason: try reader.value()))
      case .cannotWrite: .machine(.cannotWrite(path: try reader.value(), reason: try reader.value()))
      case .noFonts: .machine(.noFonts)
      case .noFontsGiven: .machine(.noFontsGiven)
      case .fileTooLong: .machine(.fileTooLong(path: try reader.value(), limit: try reader.value()))
      case .timedOut: .machine(.timedOut(seconds: try reader.value()))
      case .notReplaced:
        .machine(.notReplaced(path: try reader.value(), existing: try existingFile(&reader), expected: try reader.value()))
      case .diskFull: .machine(.diskFull(path: try reader.value(), reason: try reader.value()))
      case .unreadableName: .machine(.unreadableName(name: try reader.value()))
      case .otherFingerprint:
        .machine(.otherFingerprint(found: try reader.value(), expected: try reader.value(), differences: try reader.value()))
      case .otherShard: .machine(.otherShard(path: try reader.value(), found: try reader.value(), own: try reader.value()))
      case .moreErrors: .label(.moreErrors(count: try reader.value()))
      case .workerEnded: .machine(.workerEnded(reason: try reader.value()))
      }
  }
}

private func existingFile(_ reader: inout FrameReader) throws(FrameError) -> MachineError.ExistingFile {
  guard let file = MachineError.ExistingFile(rawValue: try reader.value()) else { throw .damaged }
  return file
}
