// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelText

extension LocatedRecord {
  /// The errors and warnings of the record as a whole, with the defaults filled in: nothing to show, a style that hides everything,
  /// autoshrink with a line-break mode that wraps.
  package func diagnostics(in source: SourceText) -> [Diagnostic] {
    var found: [LocatedError] = []
    if let emptyLabelError { found.append(emptyLabelError) }
    if let hiddenLabelError { found.append(hiddenLabelError) }
    found += wrappingErrors
    return found.map { source.diagnostic($0.error, at: $0.location, labelID: record.id) }
  }

  private typealias LocatedError = (error: LabelError, location: DocumentLocation)

  private var emptyLabelError: LocatedError? { storage.record.hasTitle || storage.record.hasIcon ? nil : (.emptyLabel, location) }

  private var hiddenLabelError: LocatedError? {
    switch storage.record.style {
    case .iconOnly where !storage.record.hasIcon && storage.record.hasTitle,
      .titleOnly where !storage.record.hasTitle && storage.record.hasIcon:
      (.hiddenLabel(style: record.style?.rawValue ?? ""), location(of: "style"))
    case .automatic, .titleAndIcon, .iconOnly, .titleOnly, nil: nil
    }
  }

  /// The documentation of UILabel advises against both combinations.
  private var wrappingErrors: [LocatedError] {
    guard let mode = storage.record.paragraph.lineBreakMode, mode.wraps else { return [] }
    let properties = [
      ("adjustsFontSizeToFitWidth", record.adjustsFontSizeToFitWidth),
      ("allowsDefaultTighteningForTruncation", record.paragraph.allowsTightening),
    ]
    return properties.filter { $0.1 == true }
      .map { (.wrappingWithAutoshrink(mode: mode.rawValue, property: $0.0), location(of: "lineBreakMode")) }
  }
}

extension LabelRecord {
  /// Whether the label has text, an icon in its text, or a key to look up.
  package var hasTitle: Bool {
    title.map { !$0.isEmpty } ?? false || titleKey != nil
      || attributedTitle?.contains { $0.text?.isEmpty == false || $0.icon != nil } ?? false
  }

  package var hasIcon: Bool { icon?.name != nil || icon?.file != nil }
}

extension LocatedRecord {
  /// Returns a diagnostic of rendering the label with its location in the manifest.
  package func located(_ diagnostic: Diagnostic, in source: SourceText) -> Diagnostic {
    guard diagnostic.location == nil else { return diagnostic }
    let location = location(of: diagnostic.cause)
    return Diagnostic(diagnostic.cause, at: location, sourceLine: source.shownLine(location.line), labelID: record.id)
  }

  private func location(of cause: Diagnostic.Cause) -> DocumentLocation {
    guard case .label(let error) = cause else { return location }
    return switch error {
    case .unknownIcon: location(of: "icon.name", "icon")
    case .unusableIcon, .partlyDrawnIcon: location(of: "icon.file", "icon.name", "icon")
    case .unknownFontFamily: location(of: "font.family", "font")
    case .unusableFont: location(of: "font.file", "font.family", "font")
    case .missingGlyph, .textTooLong, .tooManyGlyphs: location(of: "title", "titleKey", "attributedTitle")
    case .tooMuchWork: location(of: "icon.file", "icon.name", "icon", "attributedTitle", "title")
    case .tooManyOutputs: location(of: "variants")
    case .sideTooLong, .areaTooLarge: location(of: "width", "height", "font.size", "scale")
    case .hiddenLabel: location(of: "style")
    case .lineTallerThanLabel: location(of: "height")
    case .baselineLeavesLabel: location(of: "baselineAdjustment", "height")
    case .wrappingWithAutoshrink: location(of: "lineBreakMode")
    case .invalidNumber(let what, _, _): location(of: what == "font size" ? "font.size" : what)
    case .invalidColor, .unknownColor: location(of: "color")
    case .duplicateID, .unsafeID, .outputCollision, .assetNameCollision, .unusableAssetName: location(of: "id")
    case .unsupportedVariant(let axis, _, _, _): location(of: "variants." + axis, axis)
    case .wrongType(let key, _, _): location(of: key, "titleArguments", "titleKey")
    case .invalidValue(let key, _, _, _), .notYetDrawn(let key), .commentedValue(let key, _): location(of: key, "titleKey")
    case .missingKey("titleArguments"), .unusableText: location(of: "titleKey")
    case .syntax, .unknownKey, .missingKey, .emptyLabel, .usage, .noMatchingIcon, .viewsTooDeep, .updatesDoNotConverge: location
    }
  }
}
