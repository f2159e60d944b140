// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour as written: fixed, in the notation of CSS, a system colour, an adaptive or named colour, or one colour for each appearance.
package indirect enum ColorDescription: Hashable, Sendable {
  case fixed(SRGBColor)
  /// A colour that may be outside of sRGB.
  case function(ColorFunction)
  case system(SystemColor)
  case dynamic(light: ColorDescription, dark: ColorDescription)
  case adaptive(AdaptiveColor)
  /// A named colour in the appearance's assets.
  case named(String)
  /// The colour with its opacity multiplied, 0…1.
  case faded(ColorDescription, Double)
  /// A mix of two colours, at 0…1 of the way to the second.
  case mixed(ColorDescription, ColorDescription, Double, ColorMixing)

  /// The concrete colour in an appearance.
  ///
  /// - Throws: `LabelError.unknownColor` with the nearest names for a name that the appearance's assets do not have.
  package func resolved(in appearance: Appearance) throws(LabelError) -> SRGBColor {
    try resolved(in: appearance) { name throws(LabelError) in
      throw .unknownColor(name: name, nearest: NearestNames.of(name, in: appearance.assets.colorNames))
    }
  }

  /// The concrete colour in an appearance; names that its assets do not have are transparent.
  package func resolvedOrClear(in appearance: Appearance) -> SRGBColor { resolved(in: appearance) { _ in .clear } }

  private func resolved<E>(in appearance: Appearance, unknown: (String) throws(E) -> SRGBColor) throws(E) -> SRGBColor {
    switch self {
    case .fixed(let color): return color
    case .function(let color): return color.resolved(in: appearance.colorSpace)
    case .system(let color): return color.resolved(in: appearance)
    case .dynamic(let light, let dark):
      return try (appearance.colorScheme == .light ? light : dark).resolved(in: appearance, unknown: unknown)
    case .adaptive(let color): return color.resolved(in: appearance)
    case .named(let name):
      guard let color = appearance.assets.color(named: name) else { return try unknown(name) }
      return color.resolved(in: appearance)
    case .faded(let color, let factor): return try color.resolved(in: appearance, unknown: unknown).opacity(factor)
    case .mixed(let first, let second, let part, let mixing):
      return try first.resolved(in: appearance, unknown: unknown)
        .mixed(with: second.resolved(in: appearance, unknown: unknown), by: part, mixing)
    }
  }

  /// All names of colours.
  package static let names =
    SystemColor.allCases.map(\.rawValue) + InterfaceColor.allCases.map(\.rawValue) + SystemColor.uiKitNames

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `color(…)`, `oklch(…)`, `oklab(…)` or a colour's name, as SwiftUI or UIKit has it.
  ///
  /// - Parameter others: Other names that may have been meant.
  /// - Throws: `LabelError.invalidColor` with the nearest names.
  package init(parsing text: String, besides others: [String] = []) throws(LabelError) {
    if let color = SRGBColor(hex: text) {
      self = .fixed(color)
    } else if let color = SystemColor(rawValue: text) {
      self = .system(color)
    } else if let color = InterfaceColor(rawValue: text) {
      self = color.color
    } else if let color = SystemColor(uiKitName: text) {
      self = .system(color)
    } else if let color = ColorFunction(text) {
      self = .function(color)
    } else {
      throw .invalidColor(text: text, nearest: Self.nearest(to: text, besides: others))
    }
  }

  /// The colours of the notation of CSS in this one that are outside of sRGB.
  package var wideColors: [ColorFunction] {
    switch self {
    case .function(let color): color.isInSRGB ? [] : [color]
    case .dynamic(let light, let dark): light.wideColors + dark.wideColors
    case .faded(let color, _): color.wideColors
    case .mixed(let first, let second, _, _): first.wideColors + second.wideColors
    case .fixed, .system, .adaptive, .named: []
    }
  }

  /// The colours that a text may stand for: digits without their number sign, a similar name, or the value of a name of CSS. The names of CSS
  /// are not read, because some of them are also Apple's, with other values.
  private static func nearest(to text: String, besides others: [String]) -> [String] {
    if SRGBColor(hex: "#" + text) != nil { return ["#" + text] }
    if !others.isEmpty {
      let own = NearestNames.of(text, in: others)
      if !own.isEmpty { return own }
    }
    // As in `UIColor.label` and `.label`.
    let name = text.split(separator: ".").last.map(String.init) ?? text
    let names = Self.names.contains(name) ? [name] : NearestNames.of(name, in: Self.names)
    if names.isEmpty, let value = CSSColorNames.value(of: text.lowercased()) {
      return [SRGBColor(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255)).hex]
    }
    return names
  }
}
