// SPDX-License-Identifier: MIT

internal import LabelSettings

extension Image {
  /// The scale of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// A small scale; a round symbol is about 0.79 em wide.
    case small
    /// The default scale; a round symbol is about 1 em wide.
    case medium
    /// A large scale; a round symbol is about 1.27 em wide.
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
