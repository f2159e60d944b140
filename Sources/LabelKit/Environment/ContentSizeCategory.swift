// SPDX-License-Identifier: MIT

public import LabelLayout

/// The reader's preferred text size by the names it had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// `xSmall`.
  case extraSmall
  /// `small`.
  case small
  /// `medium`.
  case medium
  /// `large`, the default.
  case large
  /// `xLarge`.
  case extraLarge
  /// `xxLarge`.
  case extraExtraLarge
  /// `xxxLarge`.
  case extraExtraExtraLarge
  /// `accessibility1`.
  case accessibilityMedium
  /// `accessibility2`.
  case accessibilityLarge
  /// `accessibility3`.
  case accessibilityExtraLarge
  /// `accessibility4`.
  case accessibilityExtraExtraLarge
  /// `accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the sizes for people who need very large text.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
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

  /// The same size by its older name.
  init(_ size: DynamicTypeSize) { self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large }
}

extension ContentSizeCategory: Comparable {
  /// Whether text is smaller.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
}

extension View {
  /// Sets the preferred text size for text, symbols and scaled metrics inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the preferred text size inside within limits.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View where Sizes.Bound == DynamicTypeSize {
    environmentValues { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      values.dynamicTypeSize = max(least, min(most, values.dynamicTypeSize))
    }
  }
}
