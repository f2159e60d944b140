// SPDX-License-Identifier: MIT

package import LabelLayout

extension Color {
  /// This colour with its opacity multiplied by a factor, 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(description: .faded(description, opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }

  /// A colour as it is written in nodes.
  package init(description: ColorDescription) { self.description = description }
}
