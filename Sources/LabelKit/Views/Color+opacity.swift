// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

extension Color {
  /// This colour with its opacity multiplied by a factor, 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(description: description.multiplied(byOpacity: opacity)) }

  init(description: ColorDescription) { self.description = description }
}

extension ColorDescription {
  /// The colour, in light and in dark, with its opacity multiplied. In increased contrast it keeps its standard values.
  fileprivate func multiplied(byOpacity factor: Double) -> ColorDescription {
    func faded(_ scheme: ColorScheme) -> ColorDescription {
      let color = resolved(in: Appearance(colorScheme: scheme))
      return .fixed(SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * min(max(factor, 0), 1)))
    }
    return faded(.light) == faded(.dark) ? faded(.light) : .dynamic(light: faded(.light), dark: faded(.dark))
  }
}
