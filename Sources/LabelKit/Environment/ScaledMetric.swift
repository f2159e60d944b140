// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

/// A length that grows with the reader's preferred text size.
///
///     @ScaledMetric(relativeTo: .footnote) private var iconWidth = 14.0
///
/// The factor is the ratio of the text style's line heights, as UIFontMetrics scales; the result is rounded to a pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle

  /// Scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The length in points in the environment of the view.
  public var wrappedValue: Value {
    let environment = ViewScope.environment
    let scaled = Double(value) * style.name.scale(for: environment.dynamicTypeSize)
    return Value((scaled * environment.displayScale).rounded() / environment.displayScale)
  }
}
