// SPDX-License-Identifier: MIT

/// Icons for tests of what is drawn again.
package enum IconSample {
  /// An SVG file whose shape depends on a number.
  package static func svg(_ x: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path class=\"primary\" d=\"M2 2h20v\(x)z\"/></svg>"
  }
}
