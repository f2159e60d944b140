// SPDX-License-Identifier: MIT

/// How heavy letters and symbols are: the nine named weights, lightest first.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// CSS 100.
  case ultraLight
  /// CSS 200.
  case thin
  /// CSS 300.
  case light
  /// CSS 400.
  case regular
  /// CSS 500.
  case medium
  /// CSS 600.
  case semibold
  /// CSS 700.
  case bold
  /// CSS 800.
  case heavy
  /// CSS 900.
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
