// SPDX-License-Identifier: MIT

package import LabelCore

/// A rendering mode together with the colours that it needs.
package enum IconColors: Hashable, Sendable {
  case monochrome(SRGBColor)
  case hierarchical(SRGBColor)
  /// The colours of the levels in turn; never empty.
  case palette([SRGBColor])
  /// Paints of the levels in turn, never empty; gradients are in units of the icon's box, (0 0) its top left corner and (1 1) its
  /// bottom right one. One paint is that of all levels.
  case paints([Paint])
  /// What `tint` layers and `currentColor` take, and where system colours are looked up.
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
  /// Without a mode, two or more styles mean palette, else the icon's preferred mode counts, else monochrome. A mode that the icon
  /// does not support falls back to monochrome; a palette of one colour is hierarchical.
  ///
  /// - Parameter styles: the foreground styles, the first one first.
  /// - Precondition: there is at least one style.
  package func colors(mode: IconRenderingMode?, styles: [SRGBColor], appearance: Appearance) -> IconColors {
    precondition(!styles.isEmpty, "an icon needs a foreground style")
    let wanted = mode ?? (styles.count > 1 ? .palette : preferredMode ?? .monochrome)
    switch wanted {
    case .monochrome: return .monochrome(styles[0])
    case .hierarchical, .palette:
      guard supportsLevels else { return .monochrome(styles[0]) }
      return wanted == .palette && styles.count > 1 ? .palette(styles) : .hierarchical(styles[0])
    case .multicolor: return hasColors ? .multicolor(tint: styles[0], appearance) : .monochrome(styles[0])
    }
  }
}

extension IconColors {
  /// The colours of an icon whose box is this one: gradients laid over it.
  func laid(over box: Rect) -> IconColors {
    guard case .paints(let paints) = self, !box.isEmpty else { return self }
    return .paints(paints.map { $0.transformed(AffineTransform(unitSquareTo: box)) })
  }
}

/// What one shape is painted with: opaque paints, and the opacities that are applied to the painted result.
struct ShapeColors: Hashable {
  var fill: Paint
  var stroke: Paint
  /// Shared with neighbours of the same layer: the level's, the colour's and the variable value's. Overlaps within the layer are
  /// painted before it applies, so that they do not show.
  var layerOpacity: Double
  /// What the file gives this shape alone; 1 where levels take its place.
  var fileOpacity: Double
}

extension IconColors {
  /// The opacity that the whole icon shares; 1 in modes of several colours.
  var commonOpacity: Double {
    switch self {
    case .monochrome(let color), .hierarchical(let color): color.alpha
    case .palette, .paints, .multicolor: 1
    }
  }

  /// Whether opacities written in the file are kept; levels take their place in hierarchical and palette (two-tone sets).
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
      let (fill, stroke) = (shape.fill?.ink ?? .foreground, shape.stroke?.ink ?? .foreground)
      let takesTint = shape.fill?.ink == .foreground || shape.stroke?.ink == .foreground
      return ShapeColors(
        fill: fill.paint(tint: tint.opaque), stroke: stroke.paint(tint: tint.opaque),
        layerOpacity: takesTint ? tint.alpha : 1, fileOpacity: shape.opacity)
    }
  }
}

extension ShapeColors {
  /// One colour for the whole shape; of gradients their opacities are left.
  fileprivate init(_ shape: IconShape, _ color: SRGBColor, layerOpacity: Double, fileOpacity: Double) {
    self.init(
      fill: shape.fill?.ink.stencil(color) ?? .color(color), stroke: shape.stroke?.ink.stencil(color) ?? .color(color),
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

extension IconInk {
  fileprivate func paint(tint: SRGBColor) -> Paint {
    switch self {
    case .foreground: .color(tint)
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    case .unset: .color(.black)
    }
  }

  /// The ink as a template: one colour, as opaque as the ink.
  fileprivate func stencil(_ color: SRGBColor) -> Paint {
    guard case .gradient(let gradient) = self, gradient.stops.contains(where: { $0.color.alpha < 1 }) else { return .color(color) }
    return .gradient(gradient.mappingColors { color.opacity($0.alpha) })
  }
}

extension SRGBColor {
  fileprivate var opaque: SRGBColor { SRGBColor(red: red, green: green, blue: blue) }
}
