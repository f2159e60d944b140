// SPDX-License-Identifier: MIT

/// The distinct colours of an image, numbered in order of first occurrence; number 0 is transparent, whether it occurs or not.
struct ColorTable {
  /// The premultiplied colour of each number. Points into a buffer that is valid until the next image.
  let colors: UnsafeBufferPointer<UInt32>
  /// The approximate count of each colour; transparent pixels are not counted.
  let counts: UnsafeBufferPointer<Int>
  /// Whether a transparent pixel occurs.
  let hasTransparent: Bool
  /// Whether these are all colours of the image; false if there are too many.
  let isComplete: Bool
}
