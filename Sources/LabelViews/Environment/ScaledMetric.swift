// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

/// A property wrapper for a length that scales with the preferred text size.
///
///     @ScaledMetric(relativeTo: .footnote) private var iconWidth = 14.0
///
/// The factor is the ratio of the text style's line heights, as `UIFontMetrics` scales. The result is rounded to whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle

  /// Creates a length that scales with body text.
  ///
  /// - Parameter wrappedValue: The length at the default text size, in points.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a length that scales with a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size, in points.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The scaled length in points, in the environment of the view.
  public var wrappedValue: Value {
    let environment = ViewScope.environment
    let scaled = Double(value) * style.name.scale(for: environment.dynamicTypeSize)
    return Value((scaled * environment.displayScale).rounded() / environment.displayScale)
  }
}
