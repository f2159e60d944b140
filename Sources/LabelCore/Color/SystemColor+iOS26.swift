// SPDX-License-Identifier: MIT

/// The system whose colours are drawn.
public enum SystemPalette: String, Hashable, Sendable, CaseIterable {
  /// The system colours of iOS 13 to 18.
  case classic
  /// The system colours of iOS 26.
  case iOS26
}

extension SystemColor {
  /// The colours of the HIG of June 2025, 8-bit sRGB; nil for the colours that did not change.
  func iOS26(_ appearance: Appearance) -> SRGBColor? {
    let colors: (light: SRGBColor, dark: SRGBColor, contrastLight: SRGBColor, contrastDark: SRGBColor)
    switch self {
    case .red: colors = (.init(255, 56, 60), .init(255, 66, 69), .init(233, 21, 45), .init(255, 97, 101))
    case .orange: colors = (.init(255, 141, 40), .init(255, 146, 48), .init(197, 83, 0), .init(255, 160, 86))
    case .yellow: colors = (.init(255, 204, 0), .init(255, 214, 0), .init(161, 106, 0), .init(254, 223, 67))
    case .green: colors = (.init(52, 199, 89), .init(48, 209, 88), .init(0, 137, 50), .init(74, 217, 104))
    case .mint: colors = (.init(0, 200, 179), .init(0, 218, 195), .init(0, 133, 117), .init(84, 223, 203))
    case .teal: colors = (.init(0, 195, 208), .init(0, 210, 224), .init(0, 129, 152), .init(59, 221, 236))
    case .cyan: colors = (.init(0, 192, 232), .init(60, 211, 254), .init(0, 126, 174), .init(109, 217, 255))
    case .blue, .accentColor: colors = (.init(0, 136, 255), .init(0, 145, 255), .init(30, 110, 244), .init(92, 184, 255))
    case .indigo: colors = (.init(97, 85, 245), .init(109, 124, 255), .init(86, 74, 222), .init(167, 170, 255))
    case .purple: colors = (.init(203, 48, 224), .init(219, 52, 242), .init(176, 47, 194), .init(234, 141, 255))
    case .pink: colors = (.init(255, 45, 85), .init(255, 55, 95), .init(231, 18, 77), .init(255, 138, 196))
    case .brown: colors = (.init(172, 127, 94), .init(183, 138, 102), .init(149, 109, 81), .init(219, 166, 121))
    case .gray, .black, .white, .clear, .primary, .secondary, .tertiary, .quaternary: return nil
    }
    return switch (appearance.contrast, appearance.colorScheme) {
    case (.standard, .light): colors.light
    case (.standard, .dark): colors.dark
    case (.increased, .light): colors.contrastLight
    case (.increased, .dark): colors.contrastDark
    }
  }
}
