// SPDX-License-Identifier: MIT

package import LabelCore

/// A custom symbol in the format that SF Symbols exports: outlines for weights and scales, and layers for each mode.
///
/// Guaranteed: it holds at least one drawing, and every drawing at least one outline. All lengths are template units, a hundredth of the
/// point size, y down; x counts from the left margin, y from halfway up the capitals.
package struct SymbolTemplate: Hashable, Sendable {
  /// A weight and a scale, as `Regular-M`.
  package struct Variant: Hashable, Sendable {
    package var weight: FontWeight
    package var scale: SymbolScale

    package init(_ weight: FontWeight, _ scale: SymbolScale) {
      self.weight = weight
      self.scale = scale
    }
  }

  /// What one variant looks like.
  package struct Drawing: Hashable, Sendable {
    /// In the file's order; `SymbolTemplate.layers` refers to them by place.
    package var outlines: [VectorPath]
    /// From the left margin to the right one.
    package var width: Double
  }

  /// The format's version as the file names it, such as 3 or 6; nil when it names none.
  package let version: Double?
  /// What the file draws.
  package let drawings: [Variant: Drawing]
  /// The layers of each mode, back to front; a mode without layers is not supported. Palette has those of hierarchical.
  package let layers: [IconRenderingMode: [TemplateLayer]]

  /// - Precondition: `drawings` is not empty.
  init(version: Double?, drawings: [Variant: Drawing], layers: [IconRenderingMode: [TemplateLayer]]) {
    precondition(!drawings.isEmpty, "a template draws something")
    self.version = version
    self.drawings = drawings
    self.layers = layers
  }

  /// Whether a mode has layers of its own; monochrome always has.
  package func supports(_ mode: IconRenderingMode) -> Bool { mode == .monochrome || layers[mode] != nil }

  /// The shapes of a drawing in a mode, in template units.
  package func nodes(of drawing: Drawing, in mode: IconRenderingMode) -> [IconNode] {
    let layers = layers[mode] ?? layers[.monochrome] ?? [TemplateLayer(outlines: Array(drawing.outlines.indices))]
    return layers.compactMap { layer in
      var path = VectorPath()
      for place in layer.outlines where drawing.outlines.indices.contains(place) { path.append(drawing.outlines[place]) }
      guard !path.isEmpty, layer.opacity > 0 || layer.clearsBehind else { return nil }
      return .shape(
        IconShape(
          path: path, fill: .init(ink: .foreground, rule: .nonzero, opacity: 1), stroke: nil, opacity: layer.opacity,
          layer: layer.meaning, line: layer.line))
    }
  }
}

/// Outlines of a template that one mode paints together: holes are those of the whole layer.
package struct TemplateLayer: Hashable, Sendable {
  /// Places in `SymbolTemplate.Drawing.outlines`.
  package var outlines: [Int]
  package var level = IconLayer.Level.primary
  /// In multicolor; nil for the foreground.
  package var color: IconLayer.Color?
  /// 0…1; what is clear and clears behind is a hole.
  package var opacity = 1.0
  /// Whether what lies below is taken away first.
  package var clearsBehind = false
  /// The variable value from which on the layer is lit; nil for always.
  package var threshold: Double?
  /// The line in the file of its first outline.
  package var line = 1

  fileprivate var meaning: IconLayer {
    IconLayer(
      level: level, erasing: clearsBehind ? (opacity > 0 ? .replacing : .always) : .never, color: color, threshold: threshold)
  }
}
