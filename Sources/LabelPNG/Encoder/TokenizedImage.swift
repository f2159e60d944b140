// SPDX-License-Identifier: MIT

/// What a picture is made of, as far as it is simple.
struct TokenizedImage {
  /// The picture row by row, none across rows; nil when there are too many tokens, or too many different pixels.
  let tokens: UnsafeBufferPointer<ImageToken>?
  /// The picture's pixels; without tokens those met before there were too many.
  let table: ColorTable
  /// How many tokens the rows met so far make likely.
  let expectedCount: Int
}
