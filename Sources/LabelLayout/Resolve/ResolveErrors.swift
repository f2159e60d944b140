// SPDX-License-Identifier: MIT

internal import LabelCore

/// What resolving does with the error of a single view: it ends with it, or collects it and goes on without the view.
struct ResolveErrors {
  /// Whether errors are collected.
  let areCollected: Bool
  /// Those collected, in the order of the views.
  private(set) var diagnostics: [Diagnostic] = []

  init(areCollected: Bool) { self.areCollected = areCollected }

  /// - Throws: the error, unless errors are collected.
  mutating func add(_ error: Diagnostic) throws(Diagnostic) {
    guard areCollected else { throw error }
    diagnostics.append(error)
  }
}
