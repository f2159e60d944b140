// SPDX-License-Identifier: MIT

internal import LabelCore

/// A paint with all references resolved, in the units of the image.
enum ResolvedSVGPaint {
  /// An opaque paint, and the opacity that was separated from it.
  struct OpaquePaint {
    var paint: IconPaint
    var opacity = 1.0
  }

  case nothing
  case solid(OpaquePaint)
  /// The tiles that are visible through the shape.
  case pattern([IconNode])

  var isNothing: Bool { if case .nothing = self { true } else { false } }
  var isPattern: Bool { if case .pattern = self { true } else { false } }
}

extension SVGWalk {
  /// Resolves the value of `fill` or `stroke`.
  ///
  /// - Parameter box: the shape's box in its user space; nil without an area, where gradients and patterns in its units paint nothing.
  mutating func paint(
    _ paint: SVGPaint, _ property: String, of element: XMLElement, _ box: Rect?, _ context: Context
  ) throws(SVGError) -> ResolvedSVGPaint {
    switch paint {
    case .nothing: return .nothing
    case .contextFill: return context.contextFill
    case .contextStroke: return context.contextStroke
    case .solid(let paint): return Self.opaque(paint, context.style.color)
    case .faint(let opacity):
      guard case .solid(var paint) = Self.opaque(.foreground, context.style.color) else { return .nothing }
      paint.opacity *= opacity
      return .solid(paint)
    case .server(let id, let fallback):
      let servers = ["linearGradient", "radialGradient", "pattern"]
      if let target = definition(id, servers, property, for: element, in: context),
        let painted = try server(target, property, of: element, box, context)
      {
        return painted
      }
      guard let fallback else { return .nothing }
      return try self.paint(fallback, property, of: element, box, context)
    }
  }

  private mutating func server(
    _ target: Int, _ property: String, of element: XMLElement, _ box: Rect?, _ context: Context
  ) throws(SVGError) -> ResolvedSVGPaint? {
    if document.elements[target].name == "pattern" {
      // The fill of a `use`, and of a shape with markers, may be that of a line.
      let isFill = property == "fill" && element.name != "use" && context.style.markers.isEmpty
      let margin = isFill ? 0 : context.style.line.width * max(1, context.style.line.miterLimit)
      return try pattern(target, of: element, box, margin: margin, context).map(ResolvedSVGPaint.pattern)
    }
    return try gradient(target, of: element, box, context).map { paint in Self.opaque(paint, context.style.color) }
  }

  /// Separates the opacity from a paint, so that translucent shapes are recognised; resolves `currentColor`.
  private static func opaque(_ paint: IconPaint, _ color: SRGBColor?) -> ResolvedSVGPaint {
    switch paint {
    case .foreground: color.map { opaque(.color($0), nil) } ?? .solid(.init(paint: .foreground))
    case .color(let color):
      .solid(.init(paint: .color(SRGBColor(red: color.red, green: color.green, blue: color.blue)), opacity: color.alpha))
    case .unset, .picture: .solid(.init(paint: paint))
    case .gradient(let gradient):
      switch gradient.stops.map(\.color.alpha).max() ?? 1 {
      case 0: .nothing
      case let most where most < 1: .solid(.init(paint: .gradient(gradient.mappingColors { $0.opacity(1 / most) }), opacity: most))
      default: .solid(.init(paint: .gradient(gradient)))
      }
    }
  }
}
