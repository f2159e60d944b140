// SPDX-License-Identifier: MIT

internal import LabelLayout
public import LabelViewNode

/// The preferred text size, by the names that came before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The smallest size; `xSmall` of `DynamicTypeSize`.
  case extraSmall
  /// A small size; `small` of `DynamicTypeSize`.
  case small
  /// A medium size; `medium` of `DynamicTypeSize`.
  case medium
  /// The default size; `large` of `DynamicTypeSize`.
  case large
  /// A size above the default; `xLarge` of `DynamicTypeSize`.
  case extraLarge
  /// A size two above the default; `xxLarge` of `DynamicTypeSize`.
  case extraExtraLarge
  /// The largest size outside accessibility; `xxxLarge` of `DynamicTypeSize`.
  case extraExtraExtraLarge
  /// The first accessibility size; `accessibility1` of `DynamicTypeSize`.
  case accessibilityMedium
  /// The second accessibility size; `accessibility2` of `DynamicTypeSize`.
  case accessibilityLarge
  /// The third accessibility size; `accessibility3` of `DynamicTypeSize`.
  case accessibilityExtraLarge
  /// The fourth accessibility size; `accessibility4` of `DynamicTypeSize`.
  case accessibilityExtraExtraLarge
  /// The fifth and largest accessibility size; `accessibility5` of `DynamicTypeSize`.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size as a `DynamicTypeSize`.
  package var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

  /// Creates the category that equals a dynamic type size.
  ///
  /// - Parameter size: The size.
  init(_ size: DynamicTypeSize) { self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first category has smaller text than the second.
  ///
  /// - Parameters:
  ///   - a: The first category.
  ///   - b: The second category.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
}

extension View {
  /// Sets the preferred text size of text, symbols and scaled metrics in this view.
  ///
  /// - Parameter size: The size; `large` is the default.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the preferred text size of text, symbols and scaled metrics in this view.
  ///
  /// - Parameter range: The sizes that are allowed. An empty range sets no limits.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View where Sizes.Bound == DynamicTypeSize {
    environmentValues { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      values.dynamicTypeSize = max(smallest, min(largest, values.dynamicTypeSize))
    }
  }
}
