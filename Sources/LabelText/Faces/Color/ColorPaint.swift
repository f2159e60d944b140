// SPDX-License-Identifier: MIT

internal import LabelCore

/// A paint of a colour glyph (COLR version 1). Children are offsets in the table; lengths are in font units, y up.
enum ColorPaint {
  /// The paints of a range of the list of layers, over each other.
  case layers(Range<Int>)
  /// A colour everywhere.
  case solid(PaletteColor)
  /// A gradient everywhere.
  case gradient(ColorGradient)
  /// The child inside the outline of a glyph.
  case glyph(GlyphID, child: Int)
  /// Another colour glyph.
  case colorGlyph(GlyphID)
  /// The child under a transform.
  case transform(AffineTransform, child: Int)
  /// The source composited with the backdrop.
  case composite(ColorComposition, source: Int, backdrop: Int)
}

/// A colour of the font's palette with an opacity.
struct PaletteColor {
  /// The index in the palette.
  var index: Int
  /// 0…1, multiplied with the colour's own.
  var alpha: Double

  /// The index of the text's own colour.
  static let foreground = 0xFFFF
}

/// How a source is composited with its backdrop, in the order of the table's numbers.
enum ColorComposition: Int {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut, destinationOut, sourceAtop
  case destinationAtop, xor, plus
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion, multiply
  case hue, saturation, color, luminosity
}

extension ColorComposition {
  /// The commands that composite a source with its backdrop, as one image.
  ///
  /// Neither of them has commands at its top that depend on what is below.
  func commands(_ source: [DrawCommand], _ backdrop: [DrawCommand]) -> [DrawCommand] {
    if source.isEmpty || backdrop.isEmpty { return commandsWithEmptySide(source, backdrop) }
    return switch self {
    case .clear: []
    case .source: source
    case .destination: backdrop
    case .sourceOver: backdrop + source
    case .destinationOver: source + backdrop
    case .sourceIn: [.group(DrawGroup(mask: DrawMask(.alpha, backdrop), commands: source))]
    case .destinationIn: [.group(DrawGroup(mask: DrawMask(.alpha, source), commands: backdrop))]
    case .sourceOut: Self.isolated(source, .erase, backdrop)
    case .destinationOut: Self.isolated(backdrop, .erase, source)
    case .sourceAtop: Self.isolated(backdrop, .sourceAtop, source)
    case .destinationAtop: Self.isolated(source, .sourceAtop, backdrop)
    case .xor: Self.isolated(Self.isolated(source, .erase, backdrop), .plusLighter, Self.isolated(backdrop, .erase, source))
    case .plus: Self.isolated(backdrop, .plusLighter, source)
    case .screen: Self.isolated(backdrop, .screen, source)
    case .overlay: Self.isolated(backdrop, .overlay, source)
    case .darken: Self.isolated(backdrop, .darken, source)
    case .lighten: Self.isolated(backdrop, .lighten, source)
    case .colorDodge: Self.isolated(backdrop, .colorDodge, source)
    case .colorBurn: Self.isolated(backdrop, .colorBurn, source)
    case .hardLight: Self.isolated(backdrop, .hardLight, source)
    case .softLight: Self.isolated(backdrop, .softLight, source)
    case .difference: Self.isolated(backdrop, .difference, source)
    case .exclusion: Self.isolated(backdrop, .exclusion, source)
    case .multiply: Self.isolated(backdrop, .multiply, source)
    case .hue: Self.isolated(backdrop, .hue, source)
    case .saturation: Self.isolated(backdrop, .saturation, source)
    case .color: Self.isolated(backdrop, .color, source)
    case .luminosity: Self.isolated(backdrop, .luminosity, source)
    }
  }

  /// The same where the source or the backdrop is empty: the other of the two, or nothing.
  private func commandsWithEmptySide(_ source: [DrawCommand], _ backdrop: [DrawCommand]) -> [DrawCommand] {
    switch self {
    case .clear, .sourceIn, .destinationIn: []
    case .source, .sourceOut, .destinationAtop: source
    case .destination, .destinationOut, .sourceAtop: backdrop
    default: source + backdrop
    }
  }

  /// How often source and backdrop are painted.
  var copies: Int { self == .xor ? 2 : 1 }

  /// The number of layers that the source and the backdrop are composited with, including a mask's.
  var layers: Int {
    switch self {
    case .clear, .source, .destination, .sourceOver, .destinationOver: 0
    case .xor: 6
    default: 2
    }
  }

  private static func isolated(
    _ below: [DrawCommand], _ compositing: DrawGroup.Compositing, _ above: [DrawCommand]
  ) -> [DrawCommand] {
    [.group(DrawGroup(commands: below + [.group(DrawGroup(compositing: compositing, commands: above))]))]
  }
}
