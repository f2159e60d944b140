// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelViewNode

/// The paint of a layer of an icon.
package enum LayerPaint: Hashable, Sendable {
  case color(ColorDescription)
  /// A gradient of evenly spaced colours from the top of the icon to its bottom; at least one colour.
  case gradient([ColorDescription])

  /// The colours from the top to the bottom.
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
    let gradient = ValueKind(written.shape, accepts: \.hasGradient, encode: encode) { node, decoder in
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

/// A gradient; nil if the key is not written.
private struct LayerGradient: Hashable, Sendable {
  var gradient: [ColorDescription]?

  static let fields = FieldTable<LayerGradient>([
    Field("gradient", .list(.color), \.gradient, "Evenly spaced colours from the top of the icon to its bottom.")
  ])
}

extension DocumentNode {
  fileprivate var hasGradient: Bool { self["gradient"] != nil }
}
