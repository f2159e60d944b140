// SPDX-License-Identifier: MIT

package import LabelManifest

/// What a batch asks of the memory of former runs.
package struct FormerOutputs<Job: Sendable>: Sendable {
  /// The file as a former run left it, if it would come out the same; called on any thread.
  package var current: @Sendable (PlannedOutput<Job>) -> BatchResult.Made?
  /// Takes down a file that was made, or found as it should be, without warnings; called on any thread.
  package var note: @Sendable (PlannedOutput<Job>, BatchResult.Made) -> Void

  /// Wraps two questions.
  package init(
    current: @escaping @Sendable (PlannedOutput<Job>) -> BatchResult.Made?,
    note: @escaping @Sendable (PlannedOutput<Job>, BatchResult.Made) -> Void
  ) {
    self.current = current
    self.note = note
  }
}
