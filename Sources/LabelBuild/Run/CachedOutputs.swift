// SPDX-License-Identifier: MIT

package import LabelManifest

/// What a batch asks of the build cache.
package struct CachedOutputs<Job: Sendable>: Sendable {
  /// The file as an earlier run left it, if it is up to date; called on any thread.
  package var upToDate: @Sendable (PlannedOutput<Job>) -> BatchResult.Made?
  /// Records a file that was made, or found as it should be, without warnings; called on any thread.
  package var record: @Sendable (PlannedOutput<Job>, BatchResult.Made) -> Void

  /// Wraps two questions.
  package init(
    upToDate: @escaping @Sendable (PlannedOutput<Job>) -> BatchResult.Made?,
    record: @escaping @Sendable (PlannedOutput<Job>, BatchResult.Made) -> Void
  ) {
    self.upToDate = upToDate
    self.record = record
  }
}
