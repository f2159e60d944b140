// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// What a layer of an icon is painted with.
package enum LayerPaint: Hashable, Sendable {
  case color(ColorDescription)
  /// Colours from the icon's top to its bottom, evenly spaced; at least one.
  case gradient([ColorDescription])

  /// From the top to the bottom.
  var stops: [ColorDescription] {
    switch self {
    case .color(let color): [color]
    case .gradient(let colors): colors
    }
  }
}

extension ValueKind where Value == LayerPaint {
  /// A colour, or `{ gradient: [top, …, bottom] }`.
  static var layerPaint: ValueKind {
    let written = ValueKind<LayerGradient>.object(LayerGradient.fields, LayerGradient())
    let encode: @Sendable (LayerPaint) -> JSONValue = { paint in
      switch paint {
      case .color(let color): ValueKind<ColorDescription>.color.encode(color)
      case .gradient(let colors): written.encode(LayerGradient(gradient: colors))
      }
    }
    let gradient = ValueKind(written.shape, takes: \.hasGradient, encode: encode) { node, decoder in
      guard let colors = written.decode(node, &decoder)?.gradient else { return nil }
      if colors.isEmpty {
        decoder.reportType(of: node, expected: written.shape)
        return nil
      }
      return .gradient(colors)
    }
    return gradient.or(.color, when: { !$0.hasGradient }) { .color($0) }
  }
}

/// A gradient as far as it is written.
private struct LayerGradient: Hashable, Sendable {
  var gradient: [ColorDescription]?

  static let fields = FieldTable<LayerGradient>([
    Field("gradient", .list(.color), \.gradient, "Colours from the icon's top to its bottom, evenly spaced.")
  ])
}

extension DocumentNode {
  fileprivate var hasGradient: Bool { self["gradient"] != nil }
}
