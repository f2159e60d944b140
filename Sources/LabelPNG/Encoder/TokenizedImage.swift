// SPDX-License-Identifier: MIT

/// The tokens and colours of an image.
struct TokenizedImage {
  /// The tokens row by row, none across rows; nil if there are too many tokens or too many colours.
  let tokens: UnsafeBufferPointer<ImageToken>?
  /// The colours of the image; incomplete without tokens.
  let table: ColorTable
  /// The number of tokens, or an estimate from the rows before there were too many.
  let expectedCount: Int
}
