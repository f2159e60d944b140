// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

@Suite struct UIFontMetricsTests {
  @Test func valuesScaleByLineHeightsAndFontsToWholePoints() {
    let metrics = UIFontMetrics.default
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: .medium) - 16.2273) < 1e-3)
    #expect(metrics.scaledFont(for: .system(size: 17), compatibleWith: .accessibility5) == .system(size: 48))
    #expect(metrics.scaledFont(for: .system(size: 17), maximumPointSize: 30, compatibleWith: .accessibility5) == .system(size: 30))
    #expect(metrics.scaledFont(for: .body, compatibleWith: .accessibility5) == .body)
  }
}
