// SPDX-License-Identifier: MIT

internal import LabelCore

extension Icon {
  /// Whether the file gives its shapes more than one colour, like a logo.
  ///
  /// A shape without a colour is black, as in SVG. `currentColor` and colours that differ in opacity only do not count. False for a symbol,
  /// whose file annotates its layers.
  package var hasSeveralColors: Bool { nodes.hasSeveralColors }
}

extension [IconNode] {
  /// `Icon.hasSeveralColors` for these nodes.
  var hasSeveralColors: Bool {
    let isSymbol = containsShape { $0.layer.color != nil || $0.layer.erasing != .never || $0.layer.threshold != nil }
    guard !isSymbol else { return false }
    var first: SRGBColor?
    let floods = filters.flatMap(\.ownColors)
    if let flood = floods.first {
      first = flood
      if floods.contains(where: { $0 != flood }) { return true }
    }
    return containsShape { shape in
      if case .picture? = shape.fill?.paint { return true }
      return shape.ownColors.contains { color in
        first = first ?? color
        return color != first
      }
    }
  }
}

extension [IconNode] {
  fileprivate var filters: [Filter] {
    flatMap { node -> [Filter] in
      guard case .group(let group) = node else { return [] }
      return [group.filter].compactMap(\.self) + group.nodes.filters
    }
  }
}

extension Filter {
  /// The colours of floods, made opaque.
  fileprivate var ownColors: [SRGBColor] {
    guard case .graph(let graph) = self else { return [] }
    return graph.steps.compactMap { step in
      if case .flood(let color) = step.primitive, color.alpha > 0 { color.opaque } else { nil }
    }
  }
}

extension IconShape {
  /// The colours that the file gives the shape, made opaque.
  fileprivate var ownColors: [SRGBColor] {
    guard opacity > 0 else { return [] }
    var colors: [SRGBColor] = []
    if let fill, fill.opacity > 0 { colors += fill.paint.ownColors }
    if let stroke, stroke.opacity > 0, stroke.style.width > 0 { colors += stroke.paint.ownColors }
    return colors
  }
}

extension IconPaint {
  fileprivate var ownColors: [SRGBColor] {
    let colors =
      switch self {
      case .foreground, .picture: [SRGBColor]()
      case .unset: [SRGBColor.black]
      case .color(let color): [color]
      case .gradient(let gradient): gradient.stops.map(\.color)
      }
    return colors.filter { $0.alpha > 0 }.map(\.opaque)
  }
}
