// SPDX-License-Identifier: MIT

extension [Diagnostic] {
  /// Whether there is an error; warnings do not count.
  package var containsError: Bool { firstError != nil }

  /// The diagnostics with every warning as an error.
  package var strict: [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.isStrict = true
      return diagnostic
    }
  }

  /// The first diagnostic that is an error.
  package var firstError: Diagnostic? { first { $0.severity == .error } }
}
