// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

extension Color {
  /// Multiplies the opacity of this colour by a factor.
  ///
  /// - Parameter opacity: The factor, 0…1; values outside are clamped and NaN counts as 1.
  /// - Returns: The colour with the new opacity.
  public func opacity(_ opacity: Double) -> Color { Color(description: .faded(description, opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }

  /// Creates a colour from its form in the view tree.
  package init(description: ColorDescription) { self.description = description }
}
