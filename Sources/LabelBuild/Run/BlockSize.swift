// SPDX-License-Identifier: MIT

/// How many items a thread takes from the queue at once.
///
/// The steps of a label run through more code than the first-level cache of a processor holds. When a block of labels goes through each step
/// together, the code is fetched once for the block, which saves a fifth of the time of short labels. Blocks are small at the beginning and
/// where labels take long, so that all threads have work until the end.
package struct BlockSize {
  /// The most items of a block.
  package static let maximum = 32
  /// A block should not take longer.
  private static let duration = Duration.milliseconds(8)
  /// A block has at most this part of the items that were taken before it.
  private static let part = 16

  private var taken = 0
  /// The number of items of the last block, and when it began.
  private var count = 0
  private var start = ContinuousClock.now

  package init() {}

  /// The number of items of the next block, when the one before it is finished; at least 1.
  package func next(at now: ContinuousClock.Instant = .now) -> Int {
    guard count > 0 else { return 1 }
    let fitting = Int(min(Double(Self.maximum), Self.duration * count / max(now - start, .nanoseconds(1))))
    return max(1, min(fitting, 1 + taken / Self.part))
  }

  /// Records a block that is begun.
  package mutating func add(_ count: Int, at now: ContinuousClock.Instant = .now) {
    taken += count
    (self.count, start) = (count, now)
  }
}
