// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelText

extension PlacedRecord {
  /// Mistakes of the record as a whole, once defaults are filled in: nothing to show, a style that hides everything, autoshrink with a
  /// line-break mode that wraps.
  package func problems(in source: SourceText) -> [Diagnostic] {
    var found: [Problem] = []
    if let emptiness { found.append(emptiness) }
    if let hiding { found.append(hiding) }
    found += wrapping
    return found.map { source.diagnostic($0.error, at: $0.place, labelID: record.id) }
  }

  private typealias Problem = (error: LabelError, place: SourcePlace)

  private var emptiness: Problem? { shared.record.hasTitle || shared.record.hasIcon ? nil : (.emptyLabel, place) }

  private var hiding: Problem? {
    switch shared.record.style {
    case .iconOnly where !shared.record.hasIcon && shared.record.hasTitle,
      .titleOnly where !shared.record.hasTitle && shared.record.hasIcon:
      (.hiddenLabel(style: record.style?.rawValue ?? ""), place(of: "style"))
    case .automatic, .titleAndIcon, .iconOnly, .titleOnly, nil: nil
    }
  }

  /// UILabel's documentation warns against both pairs.
  private var wrapping: [Problem] {
    guard let mode = shared.record.paragraph.lineBreakMode, mode.wraps else { return [] }
    let properties = [
      ("adjustsFontSizeToFitWidth", record.adjustsFontSizeToFitWidth),
      ("allowsDefaultTighteningForTruncation", record.paragraph.allowsTightening),
    ]
    return properties.filter { $0.1 == true }
      .map { (.wrappingWithAutoshrink(mode: mode.rawValue, property: $0.0), place(of: "lineBreakMode")) }
  }
}

extension LabelRecord {
  /// Whether there is any text, looked up or written.
  package var hasTitle: Bool {
    title.map { !$0.isEmpty } ?? false || titleKey != nil
      || attributedTitle?.contains { $0.text?.isEmpty == false || $0.icon != nil } ?? false
  }

  package var hasIcon: Bool { icon?.name != nil || icon?.file != nil }
}

extension PlacedRecord {
  /// A mistake that came up while the label was made, put where it stands in the manifest.
  package func located(_ diagnostic: Diagnostic, in source: SourceText) -> Diagnostic {
    guard diagnostic.place == nil else { return diagnostic }
    let place = place(of: diagnostic.cause)
    return Diagnostic(diagnostic.cause, at: place, sourceLine: source.shownLine(place.line), labelID: record.id)
  }

  private func place(of cause: Diagnostic.Cause) -> SourcePlace {
    guard case .label(let error) = cause else { return place }
    return switch error {
    case .unknownIcon: place(of: "icon.name", "icon")
    case .unusableIcon, .partlyDrawnIcon: place(of: "icon.file", "icon.name", "icon")
    case .unknownFontFamily: place(of: "font.family", "font")
    case .unusableFont: place(of: "font.file", "font.family", "font")
    case .missingGlyph, .textTooLong, .tooManyGlyphs: place(of: "title", "titleKey", "attributedTitle")
    case .sideTooLong, .areaTooLarge: place(of: "width", "height", "font.size", "scale")
    case .hiddenLabel: place(of: "style")
    case .lineTallerThanLabel: place(of: "height")
    case .baselineLeavesLabel: place(of: "baselineAdjustment", "height")
    case .wrappingWithAutoshrink: place(of: "lineBreakMode")
    case .invalidNumber(let what, _, _): place(of: what == "font size" ? "font.size" : what)
    case .invalidColor, .unknownColor: place(of: "color")
    case .duplicateID, .unsafeID, .outputCollision, .assetNameCollision, .unusableAssetName: place(of: "id")
    case .variantWithoutPlace(let axis, _, _, _): place(of: "variants." + axis, axis)
    case .wrongType(let key, _, _): place(of: key, "titleArguments", "titleKey")
    case .invalidValue(let key, _, _, _), .notYetDrawn(let key), .commentedValue(let key, _): place(of: key, "titleKey")
    case .missingKey("titleArguments"), .unusableText: place(of: "titleKey")
    case .syntax, .unknownKey, .missingKey, .emptyLabel, .usage, .viewsTooDeep, .updatesDoNotConverge: place
    }
  }
}
