// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

extension SRGBColor {
  /// The lightness contrast Lc of text in this colour on an opaque background, by APCA (APCA-W3 0.1.9, constants 0.98G-4g): about 106 for black
  /// on white, −108 for white on black, and 0 below what is visible.
  ///
  /// It is a candidate for WCAG 3, and says better than the ratio of WCAG 2 how well text is read on dark backgrounds.
  package func lightnessContrast(on background: SRGBColor) -> Double {
    let (text, behind) = (Self.softened(screenLuminance), Self.softened(background.screenLuminance))
    guard abs(behind - text) >= 0.0005 else { return 0 }
    let isDarkText = behind > text
    let contrast =
      isDarkText
      ? (pow(behind, 0.56) - pow(text, 0.57)) * 1.14 : (pow(behind, 0.65) - pow(text, 0.62)) * 1.14
    guard abs(contrast) >= 0.1 else { return 0 }
    return (contrast + (isDarkText ? -0.027 : 0.027)) * 100
  }

  /// APCA's luminance, with a plain exponent in place of sRGB's curve.
  private var screenLuminance: Double {
    0.212_672_9 * pow(red, 2.4) + 0.715_152_2 * pow(green, 2.4) + 0.072_175_0 * pow(blue, 2.4)
  }

  /// Black of a screen is lighter than none.
  private static func softened(_ luminance: Double) -> Double {
    luminance >= 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}
