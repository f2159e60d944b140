// SPDX-License-Identifier: MIT

import Foundation
import LabelUIKit
import Testing

/// This file imports no module of LabelKit but `LabelUIKit`.
@Suite struct ExportTests {
  @Test func oneImportExportsAllModules() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(traits.layoutDirection == LayoutDirection?.none)
    #expect(NSTextAlignment.allCases.contains(.justified))
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
    #expect(Font(UIFont.systemFont(ofSize: 17)) == Font.system(size: 17, weight: .regular))
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: DynamicTypeSize.large) == 17)
  }
}
