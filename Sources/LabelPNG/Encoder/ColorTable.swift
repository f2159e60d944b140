// SPDX-License-Identifier: MIT

/// The distinct colours of an image, numbered in order of first occurrence; number 0 is transparent, whether it occurs or not.
package struct ColorTable {
  /// The premultiplied colour of each number. Points into a buffer that is valid until the next image.
  let colors: UnsafeBufferPointer<UInt32>
  /// The approximate count of each colour; transparent pixels are not counted.
  let counts: UnsafeBufferPointer<Int>
  /// Whether a transparent pixel occurs.
  let hasTransparent: Bool
  /// Whether these are all colours of the image; false if there are too many.
  let isComplete: Bool

  /// A table of colours 0xAARRGGBB and their counts, as many as colours.
  ///
  /// - Parameters:
  ///   - colors: The premultiplied colours, which must stay valid as long as the table is used.
  ///   - counts: The approximate count of each colour.
  ///   - hasTransparent: Whether a transparent pixel occurs.
  ///   - isComplete: Whether these are all colours of the image.
  package init(colors: UnsafeBufferPointer<UInt32>, counts: UnsafeBufferPointer<Int>, hasTransparent: Bool, isComplete: Bool) {
    self.colors = colors
    self.counts = counts
    self.hasTransparent = hasTransparent
    self.isComplete = isComplete
  }
}
