// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import Testing

/// Contrast ratios by WCAG 2.2; the numbers are those of its examples and of the arithmetic.
struct ContrastTests {
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#ffffff", "#000000", 21), ("#777777", "#ffffff", 4.478), ("#767676", "#ffffff", 4.542),
    ("#ff0000", "#ffffff", 3.998), ("#0000ff", "#ffffff", 8.592), ("#ffffff", "#ffffff", 1), ("#00000080", "#ffffff", 4.004),
    ("#00000000", "#123456", 1),
  ])
  func ratios(foreground: String, background: String, ratio: Double) throws {
    let (front, back) = (try #require(SRGBColor(hex: foreground)), try #require(SRGBColor(hex: background)))
    #expect(abs(front.contrast(on: back) - ratio) < 0.03)
  }
}
