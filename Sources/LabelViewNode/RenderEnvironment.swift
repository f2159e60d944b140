// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// The environment in which a label is rendered: everything that is the same for the whole view tree.
package struct RenderEnvironment: Hashable, Sendable {
  /// The valid scales. With a smaller one, a label is less than a pixel and too small for Cairo's 16.16 numbers; with a larger one, a
  /// single point is longer than Cairo's maximum side.
  package static let scales = 0.001...32_767.0

  /// Pixels per point, in the range `scales`; `resolve` rejects others.
  package var scale: Double
  package var appearance: Appearance
  /// The layout direction; mirrors stacks, padding and direction-aware icons.
  package var direction: TextDirection
  /// A BCP 47 identifier.
  package var locale: String
  package var dynamicTypeSize: DynamicTypeSize
  /// The platform whose text style sizes are used.
  package var textStyles: TextStyleTable
  /// The line heights of fonts that do not set their own.
  package var textMetrics: TextMetrics
  /// Whether ink outside the label's frame is clipped instead of extending the canvas.
  package var clipsToBounds: Bool

  /// - Parameter direction: the locale's direction when nil.
  package init(
    scale: Double = 2, appearance: Appearance = Appearance(), direction: TextDirection? = nil, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large, textStyles: TextStyleTable = .iOS, textMetrics: TextMetrics = .font,
    clipsToBounds: Bool = false
  ) {
    self.scale = scale
    self.appearance = appearance
    self.direction = direction ?? LocaleDirection.direction(of: locale)
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.textStyles = textStyles
    self.textMetrics = textMetrics
    self.clipsToBounds = clipsToBounds
  }

  /// The environment with the changes of a modifier. As in SwiftUI, a locale alone does not change the layout direction.
  package func applying(_ change: EnvironmentChange) -> RenderEnvironment {
    var result = self
    result.appearance.colorScheme = change.colorScheme ?? appearance.colorScheme
    result.appearance.contrast = change.contrast ?? appearance.contrast
    result.direction = change.direction ?? direction
    result.locale = change.locale ?? locale
    result.dynamicTypeSize = change.dynamicTypeSize ?? dynamicTypeSize
    result.textMetrics = change.textMetrics ?? textMetrics
    return result
  }
}
