// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings
internal import LabelViewNode

extension LocatedRecord {
  /// The errors and warnings of the record as a whole, with the defaults filled in: nothing to show, a style that hides everything,
  /// autoshrink with a line-break mode that wraps.
  package func diagnostics(in source: SourceText) -> [Diagnostic] {
    var found: [LocatedError] = []
    if let emptyLabelError { found.append(emptyLabelError) }
    if let hiddenLabelError { found.append(hiddenLabelError) }
    found += wrappingErrors
    let diagnostics = found.map { source.diagnostic($0.error, at: $0.location, labelID: record.id) }
    // Most labels have neither key.
    guard storage.record.locale != nil || storage.record.variants != nil else { return diagnostics }
    return diagnostics + localeWarnings(in: source)
  }

  /// The warnings about keys of this record that have no effect beside others, or without others.
  ///
  /// - Parameter complete: This record with the defaults filled in.
  package func warnings(ofKeysWithoutEffectIn complete: LocatedRecord, in source: SourceText) -> [Diagnostic] {
    var found: [LocatedError] = []
    func add(_ key: String, _ reason: String, help: String) {
      found.append((.keyWithoutEffect(key: key, reason: reason, help: help), location(of: key)))
    }
    let storage = storage
    if storage.record.attributedTitle != nil || storage.record.title != nil {
      let drawn = storage.record.attributedTitle != nil ? "attributedTitle" : "title"
      for (key, isWritten) in [("title", storage.record.title != nil), ("titleKey", storage.record.titleKey != nil)]
      where isWritten && key != drawn {
        add(key, "beside \"\(drawn)\"", help: "leave out one of them")
      }
    }
    for (index, run) in (storage.record.attributedTitle ?? []).enumerated() {
      let key = "attributedTitle[\(index)]"
      let help = "write two runs, as in [{ icon: star }, { text: A }]"
      if run.icon != nil, run.text != nil { add(key + ".text", "beside \"icon\"", help: help) }
      if run.icon != nil, run.titleKey != nil { add(key + ".titleKey", "beside \"icon\"", help: help) }
      if run.text != nil, run.titleKey != nil { add(key + ".titleKey", "beside \"text\"", help: "leave out one of them") }
    }
    if storage.record.icon?.name != nil, storage.record.icon?.file != nil {
      add("icon.name", "beside \"icon.file\"", help: "leave out one of them")
    }
    if let icon = storage.record.icon, icon != IconRecord(), !complete.storage.record.hasIcon {
      add("icon", "without the name of an icon", help: "name it, as in icon: { name: star } or with --icon star")
    }
    if storage.record.stroke != nil, !complete.storage.record.hasTitle {
      add("stroke", "on an icon", help: "it is the outline of text; weight of icon makes its lines thicker")
    }
    if complete.storage.record.titleKey == nil {
      let advice = "they are of a text from a string table; write a titleKey in place of the title"
      if storage.record.titleArguments != nil { add("titleArguments", "without \"titleKey\"", help: advice) }
      let hasKeyInRun = complete.storage.record.attributedTitle?.contains { $0.titleKey != nil } == true
      if storage.record.table != nil, !hasKeyInRun {
        add("table", "without \"titleKey\"", help: advice.replacing("they are", with: "it is"))
      }
    }
    if complete.storage.record.width == nil, complete.storage.record.height == nil, complete.storage.record.bounds == nil {
      let advice = "give the label a width, a height or both"
      if storage.record.textFit == .fill { add("textFit", "without \"width\" and \"height\"", help: advice) }
      if storage.record.adjustsFontSizeToFitWidth == true {
        add("adjustsFontSizeToFitWidth", "without \"width\" and \"height\"", help: advice)
      }
    }
    return found.map { source.diagnostic($0.error, at: $0.location, labelID: record.id) }
  }

  /// The warnings about colours outside of sRGB that are drawn in it.
  ///
  /// - Parameters:
  ///   - keepsColors: Whether there is an image in a wider colour space.
  ///   - formats: The formats of the label.
  package func wideColorWarnings(in source: SourceText, keepsColors: Bool, _ formats: [OutputFormat]) -> [Diagnostic] {
    guard mayHaveWideColors else { return [] }
    let other = formats.first { !$0.keepsColorSpace }
    guard !keepsColors || other != nil else { return [] }
    return locations.wideColors.map { wide in
      let error = LabelError.colorOutsideSRGB(
        color: wide.color.text, used: wide.color.resolved(in: .srgb).hex, format: keepsColors ? other?.title : nil)
      return source.diagnostic(error, at: wide.location, labelID: record.id)
    }
  }

  /// The warnings about the locales of the label. They do not name the label, so that a run shows that of the defaults only once.
  private func localeWarnings(in source: SourceText) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if let locale = storage.record.locale, let error = LabelError(ofLocale: locale) {
      warnings.append(source.diagnostic(error, at: location(of: "locale")))
    }
    let errors = (storage.record.variants?.locale ?? []).enumerated().compactMap { index, locale in
      LabelError(ofLocale: locale).map { (index, $0) }
    }
    let record = errors.count > 1 ? withPreparedLocations : self
    for (index, error) in errors {
      warnings.append(source.diagnostic(error, at: record.location(of: "variants.locale[\(index)]", "variants.locale", "variants")))
    }
    return warnings
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

extension LabelError {
  /// The warning about a locale; nil for the identifier of a language.
  init?(ofLocale name: String) {
    guard !LocaleIdentifier.isValid(name) else { return nil }
    self = .unknownLocale(name: name, nearest: LocaleIdentifier.nearest(to: name))
  }
}

extension LabelRecord {
  /// Whether the label has text that is not blank, an icon in its text, or a key to look up.
  package var hasTitle: Bool {
    // Runs are drawn in place of a title.
    attributedTitle?.contains { $0.text?.isBlank == false || $0.icon != nil || $0.needsText }
      ?? (title.map { !$0.isBlank } ?? false || titleKey != nil)
  }

  package var hasIcon: Bool { icon?.name != nil || icon?.file != nil }
}

extension String {
  /// Whether a text has nothing but blanks, line ends and invisible characters, or nothing at all.
  var isBlank: Bool {
    // Most titles begin with a letter.
    if let first = utf8.first, (0x21..<0x7F).contains(first) { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}

extension LocatedRecord {
  /// Adds the locations in the manifest to diagnostics of rendering the label.
  package func located(_ diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    let record = diagnostics.count > 1 ? withPreparedLocations : self
    return diagnostics.map { record.located($0, in: source) }
  }

  /// Adds the location in the manifest to a diagnostic of rendering the label.
  package func located(_ diagnostic: Diagnostic, in source: SourceText) -> Diagnostic {
    guard diagnostic.location == nil else { return diagnostic }
    // A run shows it once, and not for each label of the icon set.
    if diagnostic.code == .unusableNaming, let path = diagnostic.cause.subject {
      return Diagnostic(diagnostic.cause, at: DocumentLocation(file: path, line: diagnostic.cause.line ?? 0))
    }
    let translucency = translucency(of: diagnostic.cause)
    let location = locationInRuns(of: diagnostic.cause) ?? location(of: translucency?.keys ?? diagnostic.cause.keys)
    let cause = (translucency ?? diagnostic.cause).advised(
      for: location.file.hasPrefix("--") && location.file != "--set" ? location.file : nil)
    let help = CellAdvice.of(cause.help, key: cause.keys.first ?? "", file: location.file)
    let advised = help.map { LabelError(cause).advised($0).cause } ?? cause
    return Diagnostic(advised, at: location, sourceLine: source.shownLine(at: location), labelID: record.id)
  }
}
