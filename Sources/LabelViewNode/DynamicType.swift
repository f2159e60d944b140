// SPDX-License-Identifier: MIT

package import LabelCore

/// The user's preferred text size: SwiftUI's `DynamicTypeSize`, UIKit's content size category.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  /// The extra small size, the smallest of all.
  case xSmall
  /// The small size, below medium.
  case small
  /// The medium size, one step below the default.
  case medium
  /// The large size, which is the default.
  case large
  /// The extra large size, one step above the default.
  case xLarge
  /// The extra extra large size, two steps above the default.
  case xxLarge
  /// The extra extra extra large size, the largest below the accessibility sizes.
  case xxxLarge
  /// The first and smallest accessibility size.
  case accessibility1
  /// The second of the five accessibility sizes.
  case accessibility2
  /// The third of the five accessibility sizes.
  case accessibility3
  /// The fourth of the five accessibility sizes.
  case accessibility4
  /// The fifth and largest accessibility size.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { rawValue.hasPrefix("accessibility") }
}

/// A named text style of iOS; sizes follow the reader's preferred text size.
package enum TextStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// The table that gives text styles their sizes.
public enum TextStyleTable: String, Hashable, Sendable, CaseIterable {
  /// The sizes of iOS, which depend on the user's preferred text size.
  case iOS
  /// The sizes of macOS, which are smaller and fixed.
  case macOS
}

extension TextStyleName {
  /// Points, from the HIG's typography tables.
  package func pointSize(for category: DynamicTypeSize, table: TextStyleTable = .iOS) -> Double {
    switch table {
    case .iOS: sizes[category.index]
    case .macOS: fixed.size
    }
  }

  /// The line height that Apple designed the style with, in points. A UILabel does not use it for its lines; scaling does.
  package func leading(for category: DynamicTypeSize, table: TextStyleTable = .iOS) -> Double {
    switch table {
    case .iOS: leadings[category.index]
    case .macOS: fixed.leading
    }
  }

  /// The factor by which UIFontMetrics scales a length for the default size: the ratio of the style's leadings, not of its sizes (17
  /// points become 16.23 at medium, as recorded).
  package func scale(for category: DynamicTypeSize) -> Double { leading(for: category) / leading(for: .large) }

  /// Headline is semibold, and bold on macOS; macOS's caption2 is medium; all others are regular.
  package func weight(in table: TextStyleTable) -> FontWeight {
    switch (self, table) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }

  /// From extra small to the fifth accessibility size.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// From extra small to the fifth accessibility size.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// macOS has no Dynamic Type, so its sizes are fixed.
  private var fixed: (size: Double, leading: Double) {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }
}

extension DynamicTypeSize: Comparable {
  /// Returns whether the first size is smaller than the second.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.index < b.index }

  /// The index in the tables, from the smallest size.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
