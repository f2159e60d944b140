// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour as an author names it: fixed, a system colour, one of the author's own, or one for each appearance.
package indirect enum ColorDescription: Hashable, Sendable {
  case fixed(SRGBColor)
  case system(SystemColor)
  case dynamic(light: ColorDescription, dark: ColorDescription)
  case adaptive(AdaptiveColor)
  /// A colour of the appearance's assets.
  case named(String)
  /// The colour with its opacity multiplied, 0…1.
  case faded(ColorDescription, Double)
  /// A colour between two, 0…1 of the way to the second.
  case mixed(ColorDescription, ColorDescription, Double, ColorMixing)

  /// The concrete colour in an appearance. A name without a colour is clear, and noted by the assets.
  package func resolved(in appearance: Appearance) -> SRGBColor {
    switch self {
    case .fixed(let color): color
    case .system(let color): color.resolved(in: appearance)
    case .dynamic(let light, let dark): (appearance.colorScheme == .light ? light : dark).resolved(in: appearance)
    case .adaptive(let color): color.resolved(in: appearance)
    case .named(let name): appearance.assets.color(named: name)?.resolved(in: appearance) ?? .clear
    case .faded(let color, let factor): color.resolved(in: appearance).opacity(factor)
    case .mixed(let first, let second, let part, let mixing):
      first.resolved(in: appearance).mixed(with: second.resolved(in: appearance), by: part, mixing)
    }
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a system colour's name.
  ///
  /// - Throws: `LabelError.invalidColor` with the nearest names.
  package init(parsing text: String) throws(LabelError) {
    if let color = SRGBColor(hex: text) {
      self = .fixed(color)
    } else if let color = SystemColor(rawValue: text) {
      self = .system(color)
    } else {
      throw .invalidColor(text: text, nearest: NearestNames.of(text, in: SystemColor.allCases.map(\.rawValue)))
    }
  }
}
