// SPDX-License-Identifier: MIT

/// The weight of characters and symbols: one of nine named weights, from the lightest to the heaviest.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The lightest weight, CSS 100.
  case ultraLight
  /// A very light weight, CSS 200.
  case thin
  /// A light weight, CSS 300.
  case light
  /// The regular weight of text, CSS 400.
  case regular
  /// A weight a little above the regular one, CSS 500.
  case medium
  /// A weight between medium and bold, CSS 600.
  case semibold
  /// The bold weight of text, CSS 700.
  case bold
  /// A weight above bold, CSS 800.
  case heavy
  /// The heaviest weight, CSS 900.
  case black

  /// The weight on CSS's scale, 100…900 (OpenType `usWeightClass` and the `wght` axis).
  public var cssValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
