// SPDX-License-Identifier: MIT

/// The images that the results of a run keep in memory.
package struct KeptImages: Sendable {
  /// Which results have images.
  package enum Choice: Sendable {
    case none
    /// Those of failures, as a review shows them.
    case ofFailures
    /// Those of equal labels too, as a report shows them.
    case all
  }

  package let choice: Choice
  /// In bytes: the images of all results together. Later results have none: a page with more than these does not open.
  package var limit = 128 << 20
  /// The bytes that are kept.
  private var count = 0

  package init(_ choice: Choice) { self.choice = choice }

  /// Removes the images of a result that keeps none, or for which there is no room.
  mutating func add(_ result: inout SnapshotRun.Result) {
    let bytes =
      (result.actual?.count ?? 0) + (result.accepted?.count ?? 0) + (result.failure?.attachments.reduce(0) { $0 + $1.bytes.count } ?? 0)
    if bytes == 0 { return }
    if choice != .none, count + bytes <= limit {
      count += bytes
      return
    }
    (result.actual, result.accepted) = (nil, nil)
    result.failure?.attachments = []
    result.lacksImages = true
  }
}
