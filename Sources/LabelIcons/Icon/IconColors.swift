// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A rendering mode with the colours that it needs.
package enum IconColors: Hashable, Sendable {
  case monochrome(SRGBColor)
  case hierarchical(SRGBColor)
  /// A colour for each level, primary first; never empty.
  case palette([SRGBColor])
  /// A paint for each level, primary first; never empty. One paint applies to all levels. Gradients are in units of the icon's box:
  /// (0 0) is its top left corner, (1 1) its bottom right one.
  case paints([Paint])
  /// The colour of `tint` layers and `currentColor`, and the appearance that system colours are resolved in.
  case multicolor(tint: SRGBColor, Appearance)

  package var mode: IconRenderingMode {
    switch self {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .paints(let paints): paints.count == 1 ? .monochrome : .palette
    case .multicolor: .multicolor
    }
  }
}

extension Icon {
  /// The mode and colours to draw with.
  ///
  /// Without a mode, two or more styles give palette; otherwise the icon's preferred mode is used, or monochrome. A mode that the icon
  /// does not support falls back to monochrome. A palette of one colour is hierarchical.
  ///
  /// - Parameter styles: the foreground styles, the first one first.
  /// - Precondition: there is at least one style.
  package func colors(mode: IconRenderingMode?, styles: [SRGBColor], appearance: Appearance) -> IconColors {
    precondition(!styles.isEmpty, "an icon needs a foreground style")
    let requested = mode ?? (styles.count > 1 ? .palette : preferredMode ?? .monochrome)
    switch requested {
    case .monochrome: return .monochrome(styles[0])
    case .hierarchical, .palette:
      guard supportsLevels else { return .monochrome(styles[0]) }
      return requested == .palette && styles.count > 1 ? .palette(styles) : .hierarchical(styles[0])
    case .multicolor: return hasColors ? .multicolor(tint: styles[0], appearance) : .monochrome(styles[0])
    }
  }
}

extension IconColors {
  /// The colours with gradients scaled from the unit square to the icon's box.
  func scaled(to box: Rect) -> IconColors {
    guard case .paints(let paints) = self, !box.isEmpty else { return self }
    return .paints(paints.map { $0.transformed(AffineTransform(unitSquareTo: box)) })
  }
}

/// The paints of one shape, all opaque, and the opacities that are applied to the painted result.
struct ShapeColors: Hashable {
  var fill: Paint
  var stroke: Paint
  /// The opacity of the level, the colour and the variable value. Adjacent shapes of the same layer share it: they are painted as one
  /// group, so that their overlaps do not show.
  var layerOpacity: Double
  /// The opacity that the file gives this shape; 1 where levels replace it.
  var fileOpacity: Double
}

extension IconColors {
  /// The opacity of the whole icon; 1 in modes of several colours.
  var commonOpacity: Double {
    switch self {
    case .monochrome(let color), .hierarchical(let color): color.alpha
    case .palette, .paints, .multicolor: 1
    }
  }

  /// Whether opacities written in the file are kept. In hierarchical and palette, levels replace them (two-tone sets).
  var keepsFileOpacity: Bool {
    switch self {
    case .monochrome, .multicolor: true
    case .hierarchical, .palette: false
    case .paints(let paints): paints.count == 1
    }
  }

  func colors(of shape: IconShape) -> ShapeColors {
    switch self {
    case .monochrome(let color): return ShapeColors(shape, color.opaque, layerOpacity: 1, fileOpacity: shape.opacity)
    case .hierarchical(let color):
      return ShapeColors(shape, color.opaque, layerOpacity: shape.layer.level.opacity, fileOpacity: 1)
    case .palette(let colors):
      // With two colours, secondary and tertiary share the second; more colours than levels are ignored.
      let color = colors[min(shape.layer.level.rank, colors.count - 1)]
      return ShapeColors(shape, color.opaque, layerOpacity: color.alpha, fileOpacity: 1)
    case .paints(let paints):
      let paint = paints[min(shape.layer.level.rank, paints.count - 1)]
      return ShapeColors(fill: paint, stroke: paint, layerOpacity: 1, fileOpacity: paints.count == 1 ? shape.opacity : 1)
    case .multicolor(let tint, let appearance):
      if let layerColor = shape.layer.color {
        let color = layerColor.resolved(tint: tint, appearance)
        return ShapeColors(shape, color.opaque, layerOpacity: color.alpha, fileOpacity: shape.opacity)
      }
      let (fill, stroke) = (shape.fill?.paint ?? .foreground, shape.stroke?.paint ?? .foreground)
      let usesTint = shape.fill?.paint == .foreground || shape.stroke?.paint == .foreground
      return ShapeColors(
        fill: fill.paint(tint: tint.opaque), stroke: stroke.paint(tint: tint.opaque),
        layerOpacity: usesTint ? tint.alpha : 1, fileOpacity: shape.opacity)
    }
  }
}

extension ShapeColors {
  /// One colour for the whole shape; gradients keep their opacities.
  fileprivate init(_ shape: IconShape, _ color: SRGBColor, layerOpacity: Double, fileOpacity: Double) {
    self.init(
      fill: shape.fill?.paint.stencil(color) ?? .color(color), stroke: shape.stroke?.paint.stencil(color) ?? .color(color),
      layerOpacity: layerOpacity, fileOpacity: fileOpacity)
  }
}

extension IconLayer.Color {
  fileprivate func resolved(tint: SRGBColor, _ appearance: Appearance) -> SRGBColor {
    switch self {
    case .tint: tint
    case .system(let color): color.resolved(in: appearance)
    case .fixed(let color): color
    }
  }
}

extension IconPaint {
  fileprivate func paint(tint: SRGBColor) -> Paint {
    switch self {
    case .foreground: .color(tint)
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    // The picture itself is drawn by the painter.
    case .unset, .picture: .color(.black)
    }
  }

  /// The paint as a stencil: one colour with the paint's opacity.
  fileprivate func stencil(_ color: SRGBColor) -> Paint {
    guard case .gradient(let gradient) = self, gradient.stops.contains(where: { $0.color.alpha < 1 }) else { return .color(color) }
    return .gradient(gradient.mappingColors { color.opacity($0.alpha) })
  }
}
