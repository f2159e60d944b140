// SPDX-License-Identifier: MIT

internal import LabelCore

extension Limits {
  /// Checks the size of an image before memory is allocated for its pixels. Both sides are less than 2³².
  func check(width: Int, height: Int) throws(ImageFileError) {
    let side = max(width, height)
    guard side <= maximumSide else { throw .sideTooLong(pixels: side, limit: maximumSide) }
    // No side is longer than the limit: the product fits.
    guard width * height <= maximumArea else { throw .areaTooLarge(pixels: width * height, limit: maximumArea) }
  }
}
