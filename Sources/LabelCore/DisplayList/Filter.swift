// SPDX-License-Identifier: MIT

/// A filter on the pixels of a group.
package enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `sigma` is the standard deviation in points, 0 for no change.
  ///
  /// With `keepsEdges`, samples outside the layer have no weight, so colours do not fade towards its edges.
  case blur(sigma: Double, keepsEdges: Bool)
  /// Maps every pixel's colour.
  case colors(ColorMatrix)

  /// How far outside its input the filter paints, in points: three sigma, where the blur is cut off.
  package var extent: Double {
    switch self {
    case .blur(let sigma, _): sigma * 3
    case .colors: 0
    }
  }

  /// The filter for an image that is `factor` times as large.
  package func scaled(by factor: Double) -> Filter {
    switch self {
    case .blur(let sigma, let keepsEdges): .blur(sigma: sigma * factor, keepsEdges: keepsEdges)
    case .colors: self
    }
  }

  /// The filter in dumps.
  package var dumpText: String {
    switch self {
    case .blur(let sigma, let keepsEdges): "blur sigma=\(DumpText.number(sigma))\(keepsEdges ? " keeping edges" : "")"
    case .colors(let matrix): "colors \(matrix.dumpText)"
    }
  }
}

extension [Filter] {
  /// How far the filters, applied one after the other, paint outside their input, in points.
  package var extent: Double { reduce(0) { $0 + $1.extent } }

  /// The filters in dumps.
  package var dumpText: String { "[\(map(\.dumpText).joined(separator: ", "))]" }
}
