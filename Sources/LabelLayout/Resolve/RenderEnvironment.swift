// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText

/// What a picture is made for: everything that is the same for the whole view tree.
package struct RenderEnvironment: Hashable, Sendable {
  /// The scales that can be drawn: below, a label is less than a pixel and Cairo's 16.16 numbers lose it; above, a single point would be
  /// longer than Cairo's longest side.
  package static let scales = 0.001...32_767.0

  /// Pixels per point, one of `scales`; `resolve` refuses others.
  package var scale: Double
  package var appearance: Appearance
  /// Where reading begins; mirrors stacks, padding and direction-aware icons.
  package var direction: TextDirection
  /// A BCP 47 identifier.
  package var locale: String
  package var dynamicTypeSize: DynamicTypeSize
  /// Whose sizes the text styles have.
  package var textStyles: TextStyleTable
  /// Whether ink outside the label's frame is dropped instead of making the picture larger.
  package var clipsToBounds: Bool

  /// - Parameter direction: taken from the locale when nil.
  package init(
    scale: Double = 2, appearance: Appearance = Appearance(), direction: TextDirection? = nil, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large, textStyles: TextStyleTable = .iOS, clipsToBounds: Bool = false
  ) {
    self.scale = scale
    self.appearance = appearance
    self.direction = direction ?? LocaleDirection.direction(of: locale)
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.textStyles = textStyles
    self.clipsToBounds = clipsToBounds
  }

  /// The environment with what a modifier of one view changes. A locale alone does not turn the layout round, as in SwiftUI.
  func applying(_ change: EnvironmentChange) -> RenderEnvironment {
    var result = self
    result.appearance.colorScheme = change.colorScheme ?? appearance.colorScheme
    result.appearance.contrast = change.contrast ?? appearance.contrast
    result.direction = change.direction ?? direction
    result.locale = change.locale ?? locale
    result.dynamicTypeSize = change.dynamicTypeSize ?? dynamicTypeSize
    return result
  }
}
