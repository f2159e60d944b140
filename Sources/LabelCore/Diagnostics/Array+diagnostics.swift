// SPDX-License-Identifier: MIT

extension [Diagnostic] {
  /// Whether there is an error; warnings do not count.
  package var containsError: Bool { firstError != nil }

  /// The first diagnostic that is an error.
  package var firstError: Diagnostic? { first { $0.severity == .error } }
}
