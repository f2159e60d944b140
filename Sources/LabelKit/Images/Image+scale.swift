// SPDX-License-Identifier: MIT

internal import LabelIcons

extension Image {
  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// About 0.79 em for a round symbol.
    case small
    /// About 1 em for a round symbol.
    case medium
    /// About 1.27 em for a round symbol.
    case large

    var symbolScale: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
