// SPDX-License-Identifier: MIT

/// The stable code of a diagnostic, such as `LK0102`. A number never changes its meaning.
///
/// 01xx: names and text, 02xx: manifests, 03xx: sizes, 04xx: system, 05xx: warnings, 06xx: command line.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  /// No font face has a glyph for a character.
  case missingGlyph = "LK0101"
  /// There is no icon of a name.
  case unknownIcon = "LK0102"
  /// There is no font family of a name.
  case unknownFontFamily = "LK0103"
  /// A text cannot be read as a colour.
  case invalidColor = "LK0104"
  /// A file cannot be used as an icon.
  case unusableIcon = "LK0105"
  /// A file cannot be used as a font.
  case unusableFont = "LK0106"
  /// There is no asset with the name of a colour.
  case unknownColor = "LK0107"
  /// No icon matches the words of a search.
  case noMatchingIcon = "LK0108"

  /// A file is not well-formed YAML, JSON or CSV.
  case syntax = "LK0201"
  /// A key does not exist in records.
  case unknownKey = "LK0202"
  /// A value has the wrong type for its key.
  case wrongType = "LK0203"
  /// A value is not valid for its key.
  case invalidValue = "LK0204"
  /// A required key is missing.
  case missingKey = "LK0205"
  /// Two records have the same id.
  case duplicateID = "LK0206"
  /// An id is not a file name inside the output folder.
  case unsafeID = "LK0207"
  /// A label has neither a title nor an icon.
  case emptyLabel = "LK0208"
  /// The style of a label hides all its parts.
  case hiddenLabel = "LK0209"
  /// A text in a strings file cannot be filled in.
  case unusableText = "LK0210"
  /// A column of a CSV file is not named after a key.
  case unknownColumn = "LK0211"
  /// A folder that a manifest names does not exist.
  case missingFolder = "LK0212"
  /// The `naming.json` of an icon set cannot be used.
  case unusableNaming = "LK0213"
  /// The `naming.json` of an icon set names icons that do not exist.
  case missingNamedIcons = "LK0214"

  /// A number is outside its valid range, or not finite.
  case invalidNumber = "LK0301"
  /// A side of the image is longer than the limit.
  case sideTooLong = "LK0302"
  /// The image has more pixels than the limit.
  case areaTooLarge = "LK0303"
  /// A label has more glyphs than the limit.
  case tooManyGlyphs = "LK0304"
  /// A title has more bytes than the limit.
  case textTooLong = "LK0305"
  /// Views are nested more deeply than the limit.
  case viewsTooDeep = "LK0306"
  /// Actions of views change the image again and again.
  case updatesDoNotConverge = "LK0307"
  /// Painting the label would take too long.
  case tooMuchWork = "LK0308"
  /// A label or a manifest has more output files than the limit.
  case tooManyOutputs = "LK0309"

  /// A C library returned an error.
  case library = "LK0401"
  /// A file does not exist.
  case noSuchFile = "LK0402"
  /// A file cannot be read.
  case cannotRead = "LK0403"
  /// A file or folder cannot be written.
  case cannotWrite = "LK0404"
  /// No font is installed on this machine.
  case noFonts = "LK0405"
  /// An output would replace a file that it must not replace.
  case notReplaced = "LK0406"
  /// A disk is full.
  case diskFull = "LK0407"
  /// The name of a file is not UTF-8.
  case unreadableName = "LK0408"
  /// A file is longer than the limit for its kind.
  case fileTooLong = "LK0410"
  /// A label took longer than its time limit.
  case timedOut = "LK0411"
  /// The process that rendered a label ended.
  case workerEnded = "LK0412"
  /// The command line names a command that does not exist.
  case unknownCommand = "LK0413"
  /// The command line has an option that its command does not have.
  case unknownOption = "LK0414"
  /// The fonts of the machine are excluded, and there are no others.
  case noFontsGiven = "LK0415"
  /// A label names a file that does not exist.
  case missingFile = "LK0416"
  /// A job was begun by a LabelKit that may draw differently.
  case otherFingerprint = "LK0418"
  /// A record has more errors than are shown.
  case moreErrors = "LK0419"
  /// An archive of a series belongs to another shard.
  case otherShard = "LK0420"

  /// Autoshrink is combined with a line-break mode that wraps.
  case wrappingWithAutoshrink = "LK0501"
  /// A key has no effect on the image yet.
  case notYetDrawn = "LK0502"
  /// A line of text is taller than its label.
  case lineTallerThanLabel = "LK0503"
  /// The baseline of text that was shrunk moves it out of its label.
  case baselineLeavesLabel = "LK0504"
  /// A part of an icon's file is not drawn.
  case partlyDrawnIcon = "LK0505"
  /// YAML reads a value as a comment.
  case commentedValue = "LK0506"
  /// A value of `font` changes nothing.
  case ineffectiveFontValue = "LK0507"
  /// Another face than the requested one is used.
  case substitutedFont = "LK0508"
  /// A locale is not the identifier of a language.
  case unknownLocale = "LK0509"
  /// A title has no text in the language of its locale.
  case missingTranslation = "LK0510"
  /// A part of a title is not visible.
  case truncatedText = "LK0511"
  /// Text or icon can hardly be told from the background.
  case lowContrast = "LK0512"
  /// The glyphs of two lines overlap.
  case collidingLines = "LK0513"
  /// Hyphenation is asked for without patterns for the language.
  case noHyphenationPatterns = "LK0514"
  /// A colour glyph of a font cannot be drawn.
  case undrawableGlyph = "LK0515"
  /// A label in a square image leaves bars of it empty.
  case letterboxed = "LK0516"
  /// A modifier of a view is drawn in another way than on iOS.
  case drawnDifferently = "LK0535"
  /// A modifier of a view draws nothing.
  case notDrawn = "LK0536"

  /// Ported code uses a name of Apple's that LabelKit does not have.
  case missingAppleName = "LK0545"
  /// Ported code uses a name that iOS does not have.
  case unavailableAppleName = "LK0546"
  /// Ported code uses a name that LabelKit draws in another way than iOS.
  case differentDrawing = "LK0547"
  /// Linux leaves out a branch of ported code.
  case droppedBranch = "LK0548"
  /// Ported code has an attribute that needs Objective-C.
  case objectiveCAttribute = "LK0549"
  /// Ported code uses a selector of Objective-C.
  case objectiveCSelector = "LK0550"
  /// Ported code has an attribute of Interface Builder.
  case interfaceBuilderAttribute = "LK0551"
  /// Ported code imports a framework that Linux does not have.
  case missingModule = "LK0552"
  /// A type of ported code belongs to the main actor, and the package's code does not.
  case mainActorType = "LK0553"
  /// Two assets have the same name in Swift.
  case assetSymbolCollision = "LK0554"
  /// An asset has no name in Swift.
  case unusableAssetSymbol = "LK0555"

  /// Two outputs have the same path.
  case outputCollision = "LK0601"
  /// Options of the command line cannot be combined, or one is missing.
  case usage = "LK0602"
  /// Two labels have the same name in generated code.
  case assetNameCollision = "LK0603"
  /// An id cannot be used as the name of an asset.
  case unusableAssetName = "LK0604"
  /// An asset pipeline does not support a variant.
  case unsupportedVariant = "LK0605"
  /// A label does not look as its accepted snapshot.
  case snapshotChanged = "LK0606"
  /// A label has no accepted snapshot.
  case snapshotMissing = "LK0607"
  /// An accepted snapshot belongs to no label.
  case orphanedSnapshot = "LK0608"
  /// Two previews have the same name.
  case equalPreviewNames = "LK0609"
  /// A package with previews cannot be built.
  case previewNotBuilt = "LK0610"
  /// A preview ended the process that drew it.
  case previewEnded = "LK0611"
  /// An accepted file has changed since the report was made.
  case changedBaseline = "LK0632"
  /// A new image is not the one of the report.
  case otherImage = "LK0633"
  /// A report of changes cannot be used.
  case unusableReport = "LK0634"
  /// A zip file cannot be used.
  case unusableArchive = "LK0635"
  /// Nothing of a report was accepted.
  case nothingToUndo = "LK0636"

  /// There is no `labelkit-server` for `labelkit live`.
  case missingServer = "LK0620"
  /// A file has changed since the page of `labelkit live` was made.
  case changedFile = "LK0621"
  /// There is no label, variant or manifest of a name on the page of `labelkit live`.
  case unknownLiveName = "LK0622"
  /// A value of a manifest cannot be changed by itself.
  case uneditableValue = "LK0623"
  /// The server of `labelkit live` cannot listen at an address.
  case noFreePort = "LK0624"
  /// The server of `labelkit live` refuses a request.
  case refusedRequest = "LK0625"

  /// There is no output format with a name.
  case unknownFormat = "LK0645"
  /// A label has something that an output format cannot hold.
  case notInFormat = "LK0646"
  /// A text has characters that an output format forbids.
  case forbiddenCharacters = "LK0647"
}

extension LabelError {
  /// The stable code of the error.
  public var code: DiagnosticCode {
    switch self {
    case .missingGlyph: .missingGlyph
    case .unknownIcon: .unknownIcon
    case .unknownFontFamily: .unknownFontFamily
    case .invalidColor: .invalidColor
    case .unknownColor: .unknownColor
    case .noMatchingIcon: .noMatchingIcon
    case .unusableIcon: .unusableIcon
    case .unusableFont: .unusableFont
    case .missingFile: .missingFile
    case .moreErrors: .moreErrors
    case .syntax: .syntax
    case .unknownKey: .unknownKey
    case .wrongType: .wrongType
    case .invalidValue: .invalidValue
    case .missingKey: .missingKey
    case .unusableText: .unusableText
    case .duplicateID: .duplicateID
    case .unsafeID: .unsafeID
    case .emptyLabel: .emptyLabel
    case .hiddenLabel: .hiddenLabel
    case .invalidNumber: .invalidNumber
    case .sideTooLong: .sideTooLong
    case .areaTooLarge: .areaTooLarge
    case .tooManyGlyphs: .tooManyGlyphs
    case .textTooLong: .textTooLong
    case .viewsTooDeep: .viewsTooDeep
    case .updatesDoNotConverge: .updatesDoNotConverge
    case .tooMuchWork: .tooMuchWork
    case .tooManyOutputs: .tooManyOutputs
    case .outputCollision: .outputCollision
    case .usage: .usage
    case .unknownFormat: .unknownFormat
    case .notInFormat: .notInFormat
    case .forbiddenCharacters: .forbiddenCharacters
    case .unknownCommand: .unknownCommand
    case .unknownOption: .unknownOption
    case .assetNameCollision: .assetNameCollision
    case .unusableAssetName: .unusableAssetName
    case .unsupportedVariant: .unsupportedVariant
    case .snapshotChanged: .snapshotChanged
    case .snapshotMissing: .snapshotMissing
    case .orphanedSnapshot: .orphanedSnapshot
    case .equalPreviewNames: .equalPreviewNames
    case .previewNotBuilt: .previewNotBuilt
    case .previewEnded: .previewEnded
    case .wrappingWithAutoshrink: .wrappingWithAutoshrink
    case .notYetDrawn: .notYetDrawn
    case .lineTallerThanLabel: .lineTallerThanLabel
    case .baselineLeavesLabel: .baselineLeavesLabel
    case .letterboxed: .letterboxed
    case .partlyDrawnIcon: .partlyDrawnIcon
    case .commentedValue: .commentedValue
    case .unknownColumn: .unknownColumn
    case .missingFolder: .missingFolder
    case .unusableNaming: .unusableNaming
    case .missingNamedIcons: .missingNamedIcons
    case .ineffectiveFontValue: .ineffectiveFontValue
    case .substitutedFont: .substitutedFont
    case .unknownLocale: .unknownLocale
    case .missingTranslation: .missingTranslation
    case .truncatedText: .truncatedText
    case .lowContrast: .lowContrast
    case .collidingLines: .collidingLines
    case .drawnDifferently: .drawnDifferently
    case .notDrawn: .notDrawn
    case .noHyphenationPatterns: .noHyphenationPatterns
    case .undrawableGlyph: .undrawableGlyph
    case .port(let issue, _, _): issue.code
    case .acceptance(let issue, _, _): issue.code
    case .live(let issue, _): issue.code
    }
  }
}

extension MachineError {
  /// The stable code of the error.
  public var code: DiagnosticCode {
    switch self {
    case .library: .library
    case .noSuchFile: .noSuchFile
    case .cannotRead: .cannotRead
    case .cannotWrite: .cannotWrite
    case .noFonts: .noFonts
    case .noFontsGiven: .noFontsGiven
    case .notReplaced: .notReplaced
    case .diskFull: .diskFull
    case .unreadableName: .unreadableName
    case .fileTooLong: .fileTooLong
    case .timedOut: .timedOut
    case .workerEnded: .workerEnded
    case .otherFingerprint: .otherFingerprint
    case .otherShard: .otherShard
    }
  }
}
