// SPDX-License-Identifier: MIT

/// The colour space of the pixels of an image. The raw values are the names of CSS.
package enum ImageColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  /// Apple's Display P3: the primaries of DCI-P3 with the white point and the transfer curve of sRGB.
  case displayP3 = "display-p3"
}
