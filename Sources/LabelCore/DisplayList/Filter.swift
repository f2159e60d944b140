// SPDX-License-Identifier: MIT

/// A filter on the pixels of a group.
package enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `sigma` is the standard deviation in points, 0 for no change.
  ///
  /// With `keepsEdges`, samples outside the layer have no weight, so colours do not fade towards its edges.
  case blur(sigma: Double, keepsEdges: Bool)
  /// Maps every pixel's colour.
  case colors(ColorMatrix)
  /// Primitives that take the results of others.
  case graph(FilterGraph)

  /// How far outside its input the filter paints, in points: three sigma, where the blur is cut off.
  package var extent: Double {
    switch self {
    case .blur(let sigma, _): sigma * 3
    case .colors: 0
    case .graph(let graph): graph.extent
    }
  }

  /// The bounds of what it paints of ink inside `bounds`; a huge box for a filter that paints everywhere.
  package func bounds(of bounds: Rect) -> Rect {
    if case .graph(let graph) = self, !graph.isBounded { return bounds.outset(by: 1e6) }
    return bounds.outset(by: extent)
  }

  /// Whether the filter keeps the colours of its input.
  package var keepsColors: Bool {
    switch self {
    case .blur: true
    case .colors: false
    case .graph(let graph): graph.keepsColors
    }
  }

  /// The filter for an image that is `factor` times as large.
  package func scaled(by factor: Double) -> Filter { transformed(.scale(factor, factor)) }

  /// The filter of a group that is mapped by a transform.
  package func transformed(_ map: AffineTransform) -> Filter {
    switch self {
    case .blur(let sigma, let keepsEdges): .blur(sigma: sigma * map.meanScale, keepsEdges: keepsEdges)
    case .colors: self
    case .graph(let graph): .graph(graph.transformed(map))
    }
  }

  /// The number of passes over the pixels that it takes.
  var passes: Int { if case .graph(let graph) = self { graph.steps.count } else { 1 } }

  /// The filter in dumps.
  package var dumpText: String {
    switch self {
    case .blur(let sigma, let keepsEdges): "blur sigma=\(DumpText.number(sigma))\(keepsEdges ? " keeping edges" : "")"
    case .colors(let matrix): "colors \(matrix.dumpText)"
    case .graph(let graph): "graph \(graph.dumpText)"
    }
  }
}

extension [Filter] {
  /// How far the filters, applied one after the other, paint outside their input, in points.
  package var extent: Double { reduce(0) { $0 + $1.extent } }

  /// The filters in dumps.
  package var dumpText: String { "[\(map(\.dumpText).joined(separator: ", "))]" }
}
