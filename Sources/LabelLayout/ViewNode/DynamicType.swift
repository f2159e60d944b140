// SPDX-License-Identifier: MIT

package import LabelCore

/// The reader's preferred text size: SwiftUI's `DynamicTypeSize`, UIKit's content size category.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The default.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// Extra extra extra large.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// Whether this is one of the sizes for people who need very large text.
  public var isAccessibilitySize: Bool { rawValue.hasPrefix("accessibility") }
}

/// A named text style of iOS; sizes follow the reader's preferred text size.
package enum TextStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

extension TextStyleName {
  /// Points, from the HIG's typography tables for iOS.
  package func pointSize(for category: DynamicTypeSize) -> Double {
    sizes[DynamicTypeSize.allCases.firstIndex(of: category) ?? 3]
  }

  /// Headline is semibold, all others regular.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

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
}
