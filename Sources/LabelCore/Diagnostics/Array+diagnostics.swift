// SPDX-License-Identifier: MIT

extension [Diagnostic] {
  /// Whether something cannot be made; with warnings alone it is.
  package var containsError: Bool { firstError != nil }

  /// The first that keeps something from being made.
  package var firstError: Diagnostic? { first { $0.severity == .error } }
}
