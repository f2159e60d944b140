// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

extension SymbolTemplate {
  /// The drawing for a weight and a scale: from the file, otherwise interpolated from the three small masters, otherwise the nearest drawing
  /// scaled to fit.
  package func drawing(_ weight: FontWeight, _ scale: SymbolScale) -> Drawing {
    drawings[Variant(weight, scale)] ?? interpolated(weight, scale) ?? nearest(weight, scale)
  }

  /// Interpolates the small ultralight, regular and black masters like Apple (`SymbolMix`); nil when one is missing or their points do not
  /// correspond.
  private func interpolated(_ weight: FontWeight, _ scale: SymbolScale) -> Drawing? {
    guard let light = drawings[Variant(.ultraLight, .small)], let regular = drawings[Variant(.regular, .small)],
      let black = drawings[Variant(.black, .small)],
      light.outlines.count == regular.outlines.count, black.outlines.count == regular.outlines.count
    else { return nil }
    let mix = SymbolMix(weight, scale)
    var outlines: [VectorPath] = []
    for index in regular.outlines.indices {
      guard let path = mix.path(light.outlines[index], regular.outlines[index], black.outlines[index]) else { return nil }
      outlines.append(path)
    }
    return Drawing(
      outlines: outlines, width: mix.value(ultraLight: light.width, regular: regular.width, black: black.width))
  }

  private func nearest(_ weight: FontWeight, _ scale: SymbolScale) -> Drawing {
    let distances = drawings.map { variant, drawing in
      let steps = abs(Self.rank(variant.weight) - Self.rank(weight)) * 10 + abs(Self.rank(variant.scale) - Self.rank(scale))
      // Ties go to the heavier and larger drawing, so that the choice does not depend on the dictionary's order.
      return (steps: steps * 1000 - Self.rank(variant.weight) * 10 - Self.rank(variant.scale), variant: variant, drawing: drawing)
    }
    guard let found = distances.min(by: { $0.steps < $1.steps }) else { return Drawing(outlines: [], width: 0) }
    let factor = SymbolMix(.regular, scale).sizeFactor / SymbolMix(.regular, found.variant.scale).sizeFactor
    if factor == 1 { return found.drawing }
    let map = AffineTransform.scale(factor, factor)
    return Drawing(outlines: found.drawing.outlines.map { $0.transformed(map) }, width: found.drawing.width * factor)
  }

  private static func rank(_ weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 0 }
  private static func rank(_ scale: SymbolScale) -> Int { SymbolScale.allCases.firstIndex(of: scale) ?? 0 }
}

extension SymbolMix {
  /// Interpolates an outline of three masters; nil when their elements do not correspond. Lines are converted to cubics where needed.
  fileprivate func path(_ ultraLight: VectorPath, _ regular: VectorPath, _ black: VectorPath) -> VectorPath? {
    guard ultraLight.elements.count == regular.elements.count, black.elements.count == regular.elements.count else { return nil }
    var result = VectorPath()
    var current = (Point.zero, Point.zero, Point.zero)
    var start = current
    for (light, middle, heavy) in zip3(ultraLight.elements, regular.elements, black.elements) {
      switch (light, middle, heavy) {
      case (.move(let l), .move(let r), .move(let b)):
        result.move(to: point(l, r, b))
        current = (l, r, b)
        start = current
      case (.line(let l), .line(let r), .line(let b)):
        result.line(to: point(l, r, b))
        current = (l, r, b)
      case (.close, .close, .close):
        result.close()
        current = start
      default:
        guard let l = light.cubic(from: current.0), let r = middle.cubic(from: current.1), let b = heavy.cubic(from: current.2)
        else { return nil }
        result.cubic(point(l.0, r.0, b.0), point(l.1, r.1, b.1), to: point(l.2, r.2, b.2))
        current = (l.2, r.2, b.2)
      }
    }
    return result
  }

  private func point(_ ultraLight: Point, _ regular: Point, _ black: Point) -> Point {
    Point(
      x: value(ultraLight: ultraLight.x, regular: regular.x, black: black.x),
      y: value(ultraLight: ultraLight.y, regular: regular.y, black: black.y))
  }
}

extension PathElement {
  /// The element as a cubic; nil for a move and a close.
  fileprivate func cubic(from start: Point) -> (Point, Point, Point)? {
    switch self {
    case .cubic(let c1, let c2, let end): (c1, c2, end)
    case .line(let end): (start + (end - start) * (1 / 3), start + (end - start) * (2 / 3), end)
    case .move, .close: nil
    }
  }
}

/// Zips three arrays, up to the length of the shortest.
private func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
  zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
}
