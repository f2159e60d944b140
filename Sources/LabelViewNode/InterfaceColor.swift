// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour of UIKit that is named after its purpose and adapts to the appearance, such as `UIColor.secondarySystemBackground`.
///
/// The values are 8-bit sRGB from the Human Interface Guidelines and public lists of UIKit's dynamic colours.
package enum InterfaceColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The colour as a description.
  package var color: ColorDescription {
    switch self {
    case .label: .system(.primary)
    case .secondaryLabel: .system(.secondary)
    case .tertiaryLabel, .placeholderText: .system(.tertiary)
    case .quaternaryLabel: .system(.quaternary)
    case .link: .system(.blue)
    case .tintColor: .system(.accentColor)
    case .separator: Self.pair(SRGBColor(60, 60, 67, alpha: 0.29), SRGBColor(84, 84, 88, alpha: 0.6))
    case .opaqueSeparator: Self.pair(SRGBColor(198, 198, 200), SRGBColor(56, 56, 58))
    case .systemFill: Self.pair(SRGBColor(120, 120, 128, alpha: 0.2), SRGBColor(120, 120, 128, alpha: 0.36))
    case .secondarySystemFill: Self.pair(SRGBColor(120, 120, 128, alpha: 0.16), SRGBColor(120, 120, 128, alpha: 0.32))
    case .tertiarySystemFill: Self.pair(SRGBColor(118, 118, 128, alpha: 0.12), SRGBColor(118, 118, 128, alpha: 0.24))
    case .quaternarySystemFill: Self.pair(SRGBColor(116, 116, 128, alpha: 0.08), SRGBColor(116, 116, 128, alpha: 0.18))
    case .systemBackground: Self.pair(.white, .black)
    case .secondarySystemBackground: Self.pair(SRGBColor(242, 242, 247), SRGBColor(28, 28, 30))
    case .tertiarySystemBackground: Self.pair(.white, SRGBColor(44, 44, 46))
    case .systemGroupedBackground: Self.pair(SRGBColor(242, 242, 247), .black)
    case .secondarySystemGroupedBackground: Self.pair(.white, SRGBColor(28, 28, 30))
    case .tertiarySystemGroupedBackground: Self.pair(SRGBColor(242, 242, 247), SRGBColor(44, 44, 46))
    case .systemGray2: Self.pair(SRGBColor(174, 174, 178), SRGBColor(99, 99, 102))
    case .systemGray3: Self.pair(SRGBColor(199, 199, 204), SRGBColor(72, 72, 74))
    case .systemGray4: Self.pair(SRGBColor(209, 209, 214), SRGBColor(58, 58, 60))
    case .systemGray5: Self.pair(SRGBColor(229, 229, 234), SRGBColor(44, 44, 46))
    case .systemGray6: Self.pair(SRGBColor(242, 242, 247), SRGBColor(28, 28, 30))
    }
  }

  private static func pair(_ light: SRGBColor, _ dark: SRGBColor) -> ColorDescription { .dynamic(light: .fixed(light), dark: .fixed(dark)) }

  /// The names of the translucent colours, whose opacities hexadecimal digits cannot say.
  package static let translucent: [ColorDescription: InterfaceColor] = Dictionary(
    uniqueKeysWithValues: [separator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill].map { ($0.color, $0) })
}

extension SystemColor {
  /// The colours that UIKit names with `system`, such as `systemRed`.
  private static let hues: [SystemColor] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  /// These names.
  package static let uiKitNames = hues.map(\.uiKitName)

  private var uiKitName: String { "system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The colour of a name such as `systemRed`.
  package init?(uiKitName: String) {
    guard let hue = Self.hues.first(where: { $0.uiKitName == uiKitName }) else { return nil }
    self = hue
  }
}
