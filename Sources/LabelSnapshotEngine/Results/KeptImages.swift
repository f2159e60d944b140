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

    /// Whether a result has images.
    package func includes(isFailure: Bool) -> Bool { self == .all || self == .ofFailures && isFailure }
  }

  package let choice: Choice
  /// The maximum number of bytes of all images. Browsers fail to open a page with many more.
  package static let standardLimit = 128 << 20
  /// The maximum number of bytes of all images. Results after it is reached have none.
  package var limit = Self.standardLimit
  /// The number of bytes of the kept images.
  private var count = 0

  package init(_ choice: Choice) { self.choice = choice }

  /// Counts the images of a result, or removes them if they are not included or exceed the limit.
  mutating func add(_ result: inout SnapshotResult) {
    let bytes =
      (result.actual?.count ?? 0) + (result.accepted?.count ?? 0) + (result.failure?.attachments.reduce(0) { $0 + $1.bytes.count } ?? 0)
    if bytes == 0 { return }
    if choice.includes(isFailure: result.failure != nil), count + bytes <= limit {
      count += bytes
      return
    }
    (result.actual, result.accepted) = (nil, nil)
    result.failure?.attachments = []
    result.lacksImages = true
  }
}
