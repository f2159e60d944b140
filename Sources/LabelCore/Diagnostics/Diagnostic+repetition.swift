// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A value that is equal for diagnostics of which one is enough, such as those of several labels about the same key of the defaults.
  ///
  /// Warnings with a group, such as missing translations, are shown once for each group of a file, unless they are errors.
  package var repetitionKey: Diagnostic {
    guard let location else { return self }
    if let group = cause.group, !isStrict {
      return Diagnostic(LabelError(code, group), at: DocumentLocation(file: location.file))
    }
    var key = Diagnostic(cause, at: location)
    key.isStrict = isStrict
    return key
  }
}
