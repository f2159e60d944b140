// SPDX-License-Identifier: MIT

/// A named colour that adapts to the appearance: Apple's system colours, those of iOS 13 to 18 unless the palette says otherwise.
///
/// The values are from the HIG's tables and from public dumps of UIKit's dynamic colours, 8-bit sRGB. Dark cyan at increased contrast is the
/// HIG's 112, 215, 255.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// The system's red, which adapts to the appearance.
  case red
  /// The system's orange, which adapts to the appearance.
  case orange
  /// The system's yellow, which adapts to the appearance.
  case yellow
  /// The system's green, which adapts to the appearance.
  case green
  /// The system's mint, which adapts to the appearance.
  case mint
  /// The system's teal, which adapts to the appearance.
  case teal
  /// The system's cyan, which adapts to the appearance.
  case cyan
  /// The system's blue, which adapts to the appearance.
  case blue
  /// The system's indigo, which adapts to the appearance.
  case indigo
  /// The system's purple, which adapts to the appearance.
  case purple
  /// The system's pink, which adapts to the appearance.
  case pink
  /// The system's brown, which adapts to the appearance.
  case brown
  /// The system's gray, which adapts to the appearance.
  case gray
  /// Opaque black in every appearance.
  case black
  /// Opaque white in every appearance.
  case white
  /// A fully transparent colour, which draws nothing.
  case clear
  /// The colour of primary text: black in light appearance, white in dark.
  case primary
  /// The colour of secondary text, such as subtitles.
  case secondary
  /// The colour of tertiary text, such as placeholders.
  case tertiary
  /// The colour of quaternary text, the faintest level.
  case quaternary
  /// The accent colour, used for controls and links; blue unless an app has its own.
  case accentColor

  /// The concrete colour in an appearance.
  package func resolved(in appearance: Appearance) -> SRGBColor {
    if appearance.palette == .iOS26, let color = iOS26(appearance) { return color }
    return switch appearance.contrast {
    case .standard: standard(appearance.colorScheme)
    case .increased: increased(appearance.colorScheme)
    }
  }

  private func standard(_ scheme: ColorScheme) -> SRGBColor {
    let isLight = scheme == .light
    return switch self {
    case .red: isLight ? SRGBColor(255, 59, 48) : SRGBColor(255, 69, 58)
    case .orange: isLight ? SRGBColor(255, 149, 0) : SRGBColor(255, 159, 10)
    case .yellow: isLight ? SRGBColor(255, 204, 0) : SRGBColor(255, 214, 10)
    case .green: isLight ? SRGBColor(52, 199, 89) : SRGBColor(48, 209, 88)
    case .mint: isLight ? SRGBColor(0, 199, 190) : SRGBColor(99, 230, 226)
    case .teal: isLight ? SRGBColor(48, 176, 199) : SRGBColor(64, 200, 224)
    case .cyan: isLight ? SRGBColor(50, 173, 230) : SRGBColor(100, 210, 255)
    case .blue: isLight ? SRGBColor(0, 122, 255) : SRGBColor(10, 132, 255)
    case .indigo: isLight ? SRGBColor(88, 86, 214) : SRGBColor(94, 92, 230)
    case .purple: isLight ? SRGBColor(175, 82, 222) : SRGBColor(191, 90, 242)
    case .pink: isLight ? SRGBColor(255, 45, 85) : SRGBColor(255, 55, 95)
    case .brown: isLight ? SRGBColor(162, 132, 94) : SRGBColor(172, 142, 104)
    case .gray: SRGBColor(142, 142, 147)
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .primary: isLight ? .black : .white
    case .secondary: isLight ? SRGBColor(60, 60, 67, alpha: 0.6) : SRGBColor(235, 235, 245, alpha: 0.6)
    case .tertiary: isLight ? SRGBColor(60, 60, 67, alpha: 0.3) : SRGBColor(235, 235, 245, alpha: 0.3)
    case .quaternary: isLight ? SRGBColor(60, 60, 67, alpha: 0.18) : SRGBColor(235, 235, 245, alpha: 0.16)
    case .accentColor: SystemColor.blue.standard(scheme)
    }
  }

  private func increased(_ scheme: ColorScheme) -> SRGBColor {
    let isLight = scheme == .light
    return switch self {
    case .red: isLight ? SRGBColor(215, 0, 21) : SRGBColor(255, 105, 97)
    case .orange: isLight ? SRGBColor(201, 52, 0) : SRGBColor(255, 179, 64)
    case .yellow: isLight ? SRGBColor(178, 80, 0) : SRGBColor(255, 212, 38)
    case .green: isLight ? SRGBColor(36, 138, 61) : SRGBColor(48, 219, 91)
    case .mint: isLight ? SRGBColor(12, 129, 123) : SRGBColor(99, 230, 226)
    case .teal: isLight ? SRGBColor(0, 130, 153) : SRGBColor(93, 230, 255)
    case .cyan: isLight ? SRGBColor(0, 113, 164) : SRGBColor(112, 215, 255)
    case .blue: isLight ? SRGBColor(0, 64, 221) : SRGBColor(64, 156, 255)
    case .indigo: isLight ? SRGBColor(54, 52, 163) : SRGBColor(125, 122, 255)
    case .purple: isLight ? SRGBColor(137, 68, 171) : SRGBColor(218, 143, 255)
    case .pink: isLight ? SRGBColor(211, 15, 69) : SRGBColor(255, 100, 130)
    case .brown: isLight ? SRGBColor(127, 101, 69) : SRGBColor(181, 148, 105)
    case .gray: isLight ? SRGBColor(108, 108, 112) : SRGBColor(174, 174, 178)
    case .black, .white, .clear, .primary: standard(scheme)
    case .secondary: standard(scheme).withAlpha(isLight ? 0.8 : 0.7)
    case .tertiary: standard(scheme).withAlpha(isLight ? 0.7 : 0.55)
    case .quaternary: standard(scheme).withAlpha(isLight ? 0.55 : 0.4)
    case .accentColor: SystemColor.blue.increased(scheme)
    }
  }
}

extension SRGBColor {
  fileprivate func withAlpha(_ alpha: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
