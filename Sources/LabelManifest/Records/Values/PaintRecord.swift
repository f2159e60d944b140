// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelViewNode

/// What fills the background or the text of a label.
package enum PaintRecord: Hashable, Sendable {
  case color(ColorDescription)
  /// Indirect, because every record has two and few have one.
  indirect case gradient(GradientRecord)

  /// A single colour for it: the first one of a gradient.
  package var mainColor: ColorDescription {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): PaintDescription.gradient(gradient.description).mainColor
    }
  }

  /// The gradient; nil for a colour.
  ///
  /// - Parameter spansRun: Whether it goes over a run, and not over the whole text.
  func gradientPaint(spansRun: Bool = false) -> PaintDescription? {
    guard case .gradient(let gradient) = self else { return nil }
    var description = gradient.description
    description.spansRun = spansRun
    return .gradient(description)
  }

  /// The view with this background.
  ///
  /// - Parameter cornerRadius: In points.
  package func behind(_ node: ViewNode, cornerRadius: Double, style: CornerStyle = .circular) -> ViewNode {
    switch self {
    case .color(let color): return .modified(node, .background(color, cornerRadius: cornerRadius, style: style))
    case .gradient(let gradient):
      let shape = ShapeNode(.box(cornerRadius: cornerRadius, style), paint: .gradient(gradient.description))
      return .modified(node, .layer(.shape(shape), .center, isBehind: true))
    }
  }
}

extension ValueKind where Value == PaintRecord {
  /// A colour, one colour for each colour scheme, or a gradient: an object without `light` and `dark`.
  static var paint: ValueKind {
    let (color, gradient) = (ValueKind<ColorDescription>.color, ValueKind<GradientRecord>.gradient)
    let merge: @Sendable (Value, Value) -> Value = { outer, inner in
      guard case .gradient(let outer) = outer, case .gradient(let inner) = inner else { return inner }
      return .gradient(gradient.merge(outer, inner))
    }
    let encode: @Sendable (Value) -> JSONValue = { paint in
      switch paint {
      case .color(let value): color.encode(value)
      case .gradient(let value): gradient.encode(value)
      }
    }
    return ValueKind(.either(color.shape.forms + [gradient.shape]), merge: merge, encode: encode) { node, decoder in
      guard node.isMapping, node["light"] == nil, node["dark"] == nil else { return color.decode(node, &decoder).map { .color($0) } }
      return gradient.decode(node, &decoder).map { .gradient($0) }
    }
  }
}
