// SPDX-License-Identifier: MIT

/// A diagnostic's stable name, such as `LK0102`. A number is never given a second meaning.
///
/// 01xx: names and text, 02xx: manifests, 03xx: sizes, 04xx: machine, 05xx: warnings, 06xx: command line.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  /// A character that no face has.
  case missingGlyph = "LK0101"
  /// An icon name that does not exist.
  case unknownIcon = "LK0102"
  /// A font family that does not exist.
  case unknownFontFamily = "LK0103"
  /// Words that are no colour.
  case invalidColor = "LK0104"
  /// A file that is no usable icon.
  case unusableIcon = "LK0105"
  /// A file that is no usable font.
  case unusableFont = "LK0106"
  /// A colour's name that no asset has.
  case unknownColor = "LK0107"

  /// A manifest that is not well-formed.
  case syntax = "LK0201"
  /// A key that records do not have.
  case unknownKey = "LK0202"
  /// A value of the wrong type.
  case wrongType = "LK0203"
  /// A value that the key does not take.
  case invalidValue = "LK0204"
  /// A key that is missing.
  case missingKey = "LK0205"
  /// An id that stands twice.
  case duplicateID = "LK0206"
  /// An id that leads out of the output folder or is no file name.
  case unsafeID = "LK0207"
  /// A label that shows nothing.
  case emptyLabel = "LK0208"
  /// A label whose style hides all it has.
  case hiddenLabel = "LK0209"
  /// A text of a file of strings that cannot be filled in.
  case unusableText = "LK0210"

  /// A number that is not usable.
  case invalidNumber = "LK0301"
  /// A picture with too long a side.
  case sideTooLong = "LK0302"
  /// A picture with too many pixels.
  case areaTooLarge = "LK0303"
  /// A label with too many glyphs.
  case tooManyGlyphs = "LK0304"
  /// A title with too many bytes.
  case textTooLong = "LK0305"
  /// Views with too many views inside each other.
  case viewsTooDeep = "LK0306"
  /// A picture that actions of its views go on changing.
  case updatesDoNotConverge = "LK0307"

  /// A library that refused.
  case library = "LK0401"
  /// A file that does not exist.
  case noSuchFile = "LK0402"
  /// A file that cannot be read.
  case cannotRead = "LK0403"
  /// A file that cannot be written.
  case cannotWrite = "LK0404"
  /// A machine without fonts.
  case noFonts = "LK0405"

  /// Autoshrink with a wrapping line-break mode.
  case wrappingWithAutoshrink = "LK0501"
  /// A key without effect so far.
  case notYetDrawn = "LK0502"
  /// A line that is higher than its label.
  case lineTallerThanLabel = "LK0503"
  /// Shrunk text whose baseline takes it out of its label.
  case baselineLeavesLabel = "LK0504"
  /// Something in an icon's file that is left out.
  case partlyDrawnIcon = "LK0505"
  /// A value that YAML reads as a comment.
  case commentedValue = "LK0506"

  /// Two outputs with one path.
  case outputCollision = "LK0601"
  /// Options that do not go together.
  case usage = "LK0602"
  /// Two labels with one name in code.
  case assetNameCollision = "LK0603"
  /// An id that cannot name an asset.
  case unusableAssetName = "LK0604"
  /// A variant that an asset pipeline has no place for.
  case variantWithoutPlace = "LK0605"
}

extension LabelError {
  /// The mistake's stable name.
  public var code: DiagnosticCode {
    switch self {
    case .missingGlyph: .missingGlyph
    case .unknownIcon: .unknownIcon
    case .unknownFontFamily: .unknownFontFamily
    case .invalidColor: .invalidColor
    case .unknownColor: .unknownColor
    case .unusableIcon: .unusableIcon
    case .unusableFont: .unusableFont
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
    case .outputCollision: .outputCollision
    case .usage: .usage
    case .assetNameCollision: .assetNameCollision
    case .unusableAssetName: .unusableAssetName
    case .variantWithoutPlace: .variantWithoutPlace
    case .wrappingWithAutoshrink: .wrappingWithAutoshrink
    case .notYetDrawn: .notYetDrawn
    case .lineTallerThanLabel: .lineTallerThanLabel
    case .baselineLeavesLabel: .baselineLeavesLabel
    case .partlyDrawnIcon: .partlyDrawnIcon
    case .commentedValue: .commentedValue
    }
  }
}

extension MachineError {
  /// The trouble's stable name.
  public var code: DiagnosticCode {
    switch self {
    case .library: .library
    case .noSuchFile: .noSuchFile
    case .cannotRead: .cannotRead
    case .cannotWrite: .cannotWrite
    case .noFonts: .noFonts
    }
  }
}
