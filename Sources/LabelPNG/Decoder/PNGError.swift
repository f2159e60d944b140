// SPDX-License-Identifier: MIT

/// An error in a PNG file. Callers know the file's name and turn this into a message.
package enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// The file ends before its IEND chunk does.
  case truncated
  /// The chunks violate the standard or contradict each other; the reason may be libpng's message.
  case damaged(reason: String)
  /// A side is longer than the limit, in pixels.
  case sideTooLong(pixels: Int, limit: Int)
  /// The image has more pixels than the limit.
  case areaTooLarge(pixels: Int, limit: Int)

  /// The reason in a few words, to follow "… cannot be used:".
  package var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG: "not a PNG file"
    case .truncated: "the PNG file is cut short"
    case .damaged(let reason): "the PNG file is damaged (\(reason))"
    case .sideTooLong(let pixels, let limit): "the image is \(pixels) px long; the limit is \(limit)"
    case .areaTooLarge(let pixels, let limit): "the image has \(pixels) pixels; the limit is \(limit)"
    }
  }
}
