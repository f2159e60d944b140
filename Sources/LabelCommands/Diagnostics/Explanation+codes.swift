// SPDX-License-Identifier: MIT

package import LabelCore

extension Explanation {
  /// The explanation of a code.
  package static func of(_ code: DiagnosticCode) -> Explanation {
    switch code {
    case .missingGlyph: missingGlyph
    case .unknownIcon: unknownIcon
    case .unknownFontFamily: unknownFontFamily
    case .invalidColor: invalidColor
    case .unknownColor: unknownColor
    case .noMatchingIcon: noMatchingIcon
    case .unusableIcon: unusableIcon
    case .unusableFont: unusableFont
    case .missingFile: missingFile
    case .syntax: syntax
    case .unknownKey: unknownKey
    case .wrongType: wrongType
    case .invalidValue: invalidValue
    case .missingKey: missingKey
    case .duplicateID: duplicateID
    case .unsafeID: unsafeID
    case .emptyLabel: emptyLabel
    case .hiddenLabel: hiddenLabel
    case .unusableText: unusableText
    case .wrappingWithAutoshrink: wrappingWithAutoshrink
    case .notYetDrawn: notYetDrawn
    case .lineTallerThanLabel: lineTallerThanLabel
    case .baselineLeavesLabel: baselineLeavesLabel
    case .partlyDrawnIcon: partlyDrawnIcon
    case .commentedValue: commentedValue
    case .unknownColumn: unknownColumn
    case .missingFolder: missingFolder
    case .unusableNaming: unusableNaming
    case .missingNamedIcons: missingNamedIcons
    case .ineffectiveFontValue: ineffectiveFontValue
    case .substitutedFont: substitutedFont
    case .unknownLocale: unknownLocale
    case .missingTranslation: missingTranslation
    case .truncatedText: truncatedText
    case .lowContrast: lowContrast
    case .invalidNumber: invalidNumber
    case .sideTooLong: sideTooLong
    case .areaTooLarge: areaTooLarge
    case .tooManyGlyphs: tooManyGlyphs
    case .textTooLong: textTooLong
    case .viewsTooDeep: viewsTooDeep
    case .updatesDoNotConverge: updatesDoNotConverge
    case .tooMuchWork: tooMuchWork
    case .tooManyOutputs: tooManyOutputs
    case .library: library
    case .noSuchFile: noSuchFile
    case .cannotRead: cannotRead
    case .cannotWrite: cannotWrite
    case .noFonts: noFonts
    case .noFontsGiven: noFontsGiven
    case .missingLibrary: missingLibrary
    case .notReplaced: notReplaced
    case .diskFull: diskFull
    case .unreadableName: unreadableName
    case .fileTooLong: fileTooLong
    case .timedOut: timedOut
    case .workerEnded: workerEnded
    case .outputCollision: outputCollision
    case .usage: usage
    case .unknownCommand: unknownCommand
    case .unknownOption: unknownOption
    case .assetNameCollision: assetNameCollision
    case .unusableAssetName: unusableAssetName
    case .unsupportedVariant: unsupportedVariant
    case .snapshotChanged: snapshotChanged
    case .snapshotMissing: snapshotMissing
    case .orphanedSnapshot: orphanedSnapshot
    }
  }
}
