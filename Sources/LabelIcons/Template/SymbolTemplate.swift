// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A custom symbol in the format that SF Symbols exports: outlines for weights and scales, and layers for each mode.
///
/// Guaranteed: it has at least one drawing, and every drawing has at least one outline. All lengths are in template units, a hundredth of
/// the point size, y down. The origin is at the left margin, at half the cap height.
package struct SymbolTemplate: Hashable, Sendable {
  /// A weight and a scale, such as `Regular-M`.
  package struct Variant: Hashable, Sendable {
    package var weight: FontWeight
    package var scale: SymbolScale

    package init(_ weight: FontWeight, _ scale: SymbolScale) {
      self.weight = weight
      self.scale = scale
    }
  }

  /// The outlines of one variant.
  package struct Drawing: Hashable, Sendable {
    /// In the file's order; `SymbolTemplate.layers` refers to them by index.
    package var outlines: [VectorPath]
    /// The distance from the left margin to the right margin.
    package var width: Double
  }

  /// The format version in the file, such as 3 or 6; nil when it has none.
  package let version: Double?
  /// The drawings of the file.
  package let drawings: [Variant: Drawing]
  /// The layers of each mode, back to front; a mode without layers is not supported. Palette has the layers of hierarchical.
  package let layers: [IconRenderingMode: [TemplateLayer]]

  /// - Precondition: `drawings` is not empty.
  init(version: Double?, drawings: [Variant: Drawing], layers: [IconRenderingMode: [TemplateLayer]]) {
    precondition(!drawings.isEmpty, "a template has a drawing")
    self.version = version
    self.drawings = drawings
    self.layers = layers
  }

  /// Whether a mode is supported: it has layers, or it is monochrome.
  package func supports(_ mode: IconRenderingMode) -> Bool { mode == .monochrome || layers[mode] != nil }

  /// The shapes of a drawing in a mode, in template units.
  package func nodes(of drawing: Drawing, in mode: IconRenderingMode) -> [IconNode] {
    let layers = layers[mode] ?? layers[.monochrome] ?? [TemplateLayer(outlines: Array(drawing.outlines.indices))]
    return layers.compactMap { layer in
      var path = VectorPath()
      for index in layer.outlines where drawing.outlines.indices.contains(index) { path.append(drawing.outlines[index]) }
      guard !path.isEmpty, layer.opacity > 0 || layer.clearsBehind else { return nil }
      return .shape(
        IconShape(
          path: path, fill: .init(paint: .foreground, rule: .nonzero, opacity: 1), stroke: nil, opacity: layer.opacity,
          layer: layer.iconLayer, line: layer.line))
    }
  }
}

/// Outlines of a template that a mode paints together as one path.
package struct TemplateLayer: Hashable, Sendable {
  /// Indices in `SymbolTemplate.Drawing.outlines`.
  package var outlines: [Int]
  package var level = IconLayer.Level.primary
  /// The colour in multicolor; nil for the foreground.
  package var color: IconLayer.Color?
  /// 0…1; a layer of opacity 0 that clears behind is a hole.
  package var opacity = 1.0
  /// Whether everything below is erased first.
  package var clearsBehind = false
  /// The variable value from which the layer is lit; nil for always.
  package var threshold: Double?
  /// The line of its first outline in the file.
  package var line = 1

  fileprivate var iconLayer: IconLayer {
    IconLayer(
      level: level, erasing: clearsBehind ? (opacity > 0 ? .replacing : .always) : .never, color: color, threshold: threshold)
  }
}
