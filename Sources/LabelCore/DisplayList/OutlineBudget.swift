// SPDX-License-Identifier: MIT

/// Counts the elements of the outlines in a label's display list or vector file, up to a limit.
///
/// An icon is copied to each place where it is drawn, and so is the outline of a stroked or rotated glyph. The copies are counted before they
/// are made, so that a label with thousands of large icons is an error and does not use up the memory. The limit is that of `PaintWork`, which
/// counts each element as at least one row of pixels: a label with more could not be painted.
package final class OutlineBudget {
  private let limit: Int
  private var count = 0

  package init(limit: Int) { self.limit = limit }

  /// Counts elements that are about to be copied.
  ///
  /// - Returns: False if there are too many by now. Then they must not be copied.
  package func allows(_ elements: Int) -> Bool {
    let (sum, overflows) = count.addingReportingOverflow(elements)
    count = overflows ? .max : sum
    return !isExceeded
  }

  /// Whether there were too many elements.
  package var isExceeded: Bool { count > limit }

  /// What is wrong with a label that exceeds the limit.
  package var error: LabelError { .tooMuchWork(what: "elements are in outlines", count: Double(count), limit: limit) }
}
