// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelKit

/// How what is drawn into a graphics context is combined with what is below.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers what is below.
  case normal
  /// Multiplies the colours, which makes them darker.
  case multiply
  /// Multiplies the inverted colours, which makes them lighter.
  case screen
  /// Multiplies dark colours below and screens light ones.
  case overlay
  /// Takes the darker value of each component.
  case darken
  /// Takes the lighter value of each component.
  case lighten
  /// Brightens the colour below to reflect the new one.
  case colorDodge
  /// Darkens the colour below to reflect the new one.
  case colorBurn
  /// Darkens or lightens softly, depending on the new colour.
  case softLight
  /// Multiplies or screens, depending on the new colour.
  case hardLight
  /// Takes the difference of the colours.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// Takes the hue of the new colour, and everything else from below.
  case hue
  /// Takes the saturation of the new colour, and everything else from below.
  case saturation
  /// Takes the hue and the saturation of the new colour, and the luminosity from below.
  case color
  /// Takes the luminosity of the new colour, and everything else from below.
  case luminosity
  /// Erases what is below.
  case clear
  /// Replaces what is below; drawn like `normal` here, which is the same for opaque colours.
  case copy
  /// Draws only where there is something below, and keeps nothing else.
  case sourceIn
  /// Erases what is below, like `clear`, and draws nothing.
  case destinationOut = 24
  /// Draws only where there is something below.
  case sourceAtop = 20
  /// Draws below what is there.
  case destinationOver = 21
  /// Keeps what is below only where something is drawn.
  case destinationIn = 22
  /// Adds the inverted colours.
  case plusDarker = 26
  /// Adds the colours.
  case plusLighter = 27

  enum Effect {
    case compositing(DrawGroup.Compositing)
    /// What is below stays where something is drawn.
    case keepsBelow
    /// What is drawn stays where something is below.
    case replacesBelow
  }

  var effect: Effect {
    switch self {
    case .normal, .copy: .compositing(.over)
    case .multiply: .compositing(.multiply)
    case .screen: .compositing(.screen)
    case .overlay: .compositing(.overlay)
    case .darken: .compositing(.darken)
    case .lighten: .compositing(.lighten)
    case .colorDodge: .compositing(.colorDodge)
    case .colorBurn: .compositing(.colorBurn)
    case .softLight: .compositing(.softLight)
    case .hardLight: .compositing(.hardLight)
    case .difference: .compositing(.difference)
    case .exclusion: .compositing(.exclusion)
    case .hue: .compositing(.hue)
    case .saturation: .compositing(.saturation)
    case .color: .compositing(.color)
    case .luminosity: .compositing(.luminosity)
    case .clear, .destinationOut: .compositing(.erase)
    case .sourceIn: .replacesBelow
    case .sourceAtop: .compositing(.sourceAtop)
    case .destinationOver: .compositing(.destinationOver)
    case .destinationIn: .keepsBelow
    case .plusDarker: .compositing(.plusDarker)
    case .plusLighter: .compositing(.plusLighter)
    }
  }
}
