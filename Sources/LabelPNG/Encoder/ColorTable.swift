// SPDX-License-Identifier: MIT

/// The different pixels of a picture, numbered in the order in which they were met; number 0 is the clear one, whether it occurs or not.
struct ColorTable {
  /// What each number stands for. Points into working memory: valid until the next picture.
  let colors: UnsafeBufferPointer<UInt32>
  /// About how often each occurs; clear pixels are not counted.
  let counts: UnsafeBufferPointer<Int>
  /// Whether a clear pixel occurs.
  let hasTransparent: Bool
  /// Whether these are all, not only the first that were met.
  let isComplete: Bool
}
