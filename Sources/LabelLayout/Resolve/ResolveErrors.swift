// SPDX-License-Identifier: MIT

internal import LabelCore

/// The error handling while a label is resolved: an error of a view is either thrown, or collected and the view is left out.
struct ResolveErrors {
  /// Whether errors are collected and not thrown.
  let areCollected: Bool
  /// The collected errors, in the order of the views.
  private(set) var diagnostics: [Diagnostic] = []
  /// The depth of the node that is being resolved.
  var depth = 0

  init(areCollected: Bool) { self.areCollected = areCollected }

  /// - Throws: the error, unless errors are collected.
  mutating func add(_ error: Diagnostic) throws(Diagnostic) {
    guard areCollected else { throw error }
    diagnostics.append(error)
  }
}
