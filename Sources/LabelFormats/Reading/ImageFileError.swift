// SPDX-License-Identifier: MIT

/// An error in a JPEG or WebP file. Callers know the file's name and turn this into a message.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The bytes are cut short or violate the standard; the reason may be the message of the library. `format` is JPEG or WebP.
  case damaged(format: String, reason: String)
  /// The file has several images.
  case animated
  /// A side is longer than the limit, in pixels.
  case sideTooLong(pixels: Int, limit: Int)
  /// The image has more pixels than the limit.
  case areaTooLarge(pixels: Int, limit: Int)

  /// The reason in a few words, to follow "… cannot be used:".
  package var reason: String {
    switch self {
    case .damaged(let format, let reason): "the \(format) file is damaged (\(reason))"
    case .animated: "it is an animation; save one of its images as a PNG file"
    case .sideTooLong(let pixels, let limit): "the image is \(pixels) px long; the limit is \(limit)"
    case .areaTooLarge(let pixels, let limit): "the image has \(pixels) pixels; the limit is \(limit)"
    }
  }
}
