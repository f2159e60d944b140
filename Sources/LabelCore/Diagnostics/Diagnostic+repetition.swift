// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A value that is equal for diagnostics of which one is enough, such as those of several labels about the same key of the defaults.
  ///
  /// A missing translation is shown once for each locale of a manifest, unless it is an error.
  package var repetitionKey: Diagnostic {
    guard let location else { return self }
    if case .label(.missingTranslation(_, let locale, let used)) = cause, !isStrict {
      return Diagnostic(.missingTranslation(key: "", locale: locale, used: used), at: DocumentLocation(file: location.file))
    }
    var key = Diagnostic(cause, at: location)
    key.isStrict = isStrict
    return key
  }
}
