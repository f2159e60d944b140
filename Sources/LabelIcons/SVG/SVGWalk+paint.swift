// SPDX-License-Identifier: MIT

internal import LabelCore

/// A paint with all its references looked up, in the units of the picture.
enum ResolvedPaintServer {
  /// An opaque ink, and the opacity that was its own.
  struct Ink {
    var ink: IconInk
    var opacity = 1.0
  }

  case nothing
  case ink(Ink)
  /// What shows through the shape.
  case pattern([IconNode])

  var isNothing: Bool { if case .nothing = self { true } else { false } }
  var isPattern: Bool { if case .pattern = self { true } else { false } }
}

extension SVGWalk {
  /// What `fill` or `stroke` paints a shape with.
  ///
  /// - Parameter box: the shape's box in its user space; nil without an area, where gradients in units of it paint nothing.
  mutating func paint(
    _ paint: SVGPaint, _ property: String, of element: XMLElement, _ box: Rect?, _ context: Context
  ) throws(SVGError) -> ResolvedPaintServer {
    switch paint {
    case .nothing: return .nothing
    case .contextFill: return context.contextFill
    case .contextStroke: return context.contextStroke
    case .ink(let ink): return Self.opaque(ink, context.style.color)
    case .server(let id, let fallback):
      let servers = ["linearGradient", "radialGradient", "pattern"]
      if let target = definition(id, servers, property, for: element, in: context),
        let painted = try server(target, of: element, box, context)
      {
        return painted
      }
      guard let fallback else { return .nothing }
      return try self.paint(fallback, property, of: element, box, context)
    }
  }

  private mutating func server(_ target: Int, of element: XMLElement, _ box: Rect?, _ context: Context) throws(SVGError)
    -> ResolvedPaintServer?
  {
    if document.elements[target].name == "pattern" {
      return try pattern(target, of: element, box, context).map(ResolvedPaintServer.pattern)
    }
    return try gradient(target, of: element, box, context).map { ink in Self.opaque(ink, context.style.color) }
  }

  /// The ink with its opacity apart, so that a wholly translucent shape is known as one; `currentColor` looked up.
  private static func opaque(_ ink: IconInk, _ color: SRGBColor?) -> ResolvedPaintServer {
    switch ink {
    case .foreground: color.map { opaque(.color($0), nil) } ?? .ink(.init(ink: .foreground))
    case .color(let color): .ink(.init(ink: .color(SRGBColor(red: color.red, green: color.green, blue: color.blue)), opacity: color.alpha))
    case .unset: .ink(.init(ink: .unset))
    case .gradient(let gradient):
      switch gradient.stops.map(\.color.alpha).max() ?? 1 {
      case 0: .nothing
      case let most where most < 1: .ink(.init(ink: .gradient(gradient.mappingColors { $0.opacity(1 / most) }), opacity: most))
      default: .ink(.init(ink: .gradient(gradient)))
      }
    }
  }
}
