// SPDX-License-Identifier: MIT

/// A problem together with its place: what a user is shown.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The label was not made.
    case error
    /// The label was made, perhaps not as meant.
    case warning
  }

  /// What went wrong, as data.
  public enum Cause: Error, Hashable, Sendable {
    /// The user's mistake.
    case label(LabelError)
    /// The machine's trouble.
    case machine(MachineError)
  }

  /// What went wrong.
  public var cause: Cause
  /// Where in the input; nil when there is no input to point at, as in the Swift API.
  public var place: SourcePlace?
  /// The line of input that `place` points into, without its line end; nil when not known.
  public var sourceLine: String?
  /// The id of the label concerned, if one is known.
  public var labelID: String?

  /// A problem of either kind at a place.
  public init(_ cause: Cause, at place: SourcePlace? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.cause = cause
    self.place = place
    self.sourceLine = sourceLine
    self.labelID = labelID
  }

  /// A user's mistake at a place.
  public init(_ error: LabelError, at place: SourcePlace? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.init(.label(error), at: place, sourceLine: sourceLine, labelID: labelID)
  }

  /// Trouble with the machine, at the place in the input that led to it if there is one.
  public init(_ error: MachineError, at place: SourcePlace? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.init(.machine(error), at: place, sourceLine: sourceLine, labelID: labelID)
  }

  /// The stable name of the problem.
  public var code: DiagnosticCode {
    switch cause {
    case .label(let error): error.code
    case .machine(let error): error.code
    }
  }

  /// Whether the label was made all the same.
  public var severity: Severity {
    exitCode == 0 ? .warning : .error
  }

  /// The process exit code for this problem alone (sysexits.h; 75 for limits).
  public var exitCode: Int32 {
    switch code {
    case .sideTooLong, .areaTooLarge, .tooManyGlyphs, .textTooLong, .viewsTooDeep, .updatesDoNotConverge: 75
    case .library, .noFonts: 70
    case .noSuchFile, .cannotRead: 66
    case .cannotWrite: 73
    case .usage: 64
    case .wrappingWithAutoshrink, .notYetDrawn, .lineTallerThanLabel, .baselineLeavesLabel, .partlyDrawnIcon, .commentedValue: 0
    case .missingGlyph, .unknownIcon, .unknownFontFamily, .invalidColor, .unknownColor, .unusableIcon, .unusableFont, .syntax, .unknownKey,
      .wrongType, .invalidValue, .missingKey, .unusableText, .duplicateID, .unsafeID, .emptyLabel, .hiddenLabel, .invalidNumber,
      .outputCollision,
      .assetNameCollision, .unusableAssetName, .variantWithoutPlace:
      65
    }
  }
}
