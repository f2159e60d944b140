// SPDX-License-Identifier: MIT

/// What is done to the pixels of a picture.
package enum Filter: Hashable, Sendable {
  /// Spreads every pixel as a Gaussian; `sigma` is its standard deviation in points, 0 for no change.
  ///
  /// `keepsEdges` weighs only what is painted: colours that would fade where the ink ends stay as opaque as they can be.
  case blur(sigma: Double, keepsEdges: Bool)
  /// Maps every pixel's colour.
  case colors(ColorMatrix)

  /// How far from the ink that it is given a filter paints, in points: three sigma, as the blur is cut there.
  package var reach: Double {
    switch self {
    case .blur(let sigma, _): sigma * 3
    case .colors: 0
    }
  }

  /// The filter of a picture that is `factor` times as large.
  package func scaled(by factor: Double) -> Filter {
    switch self {
    case .blur(let sigma, let keepsEdges): .blur(sigma: sigma * factor, keepsEdges: keepsEdges)
    case .colors: self
    }
  }

  /// For dumps.
  package var words: String {
    switch self {
    case .blur(let sigma, let keepsEdges): "blur sigma=\(DumpText.number(sigma))\(keepsEdges ? " keeping edges" : "")"
    case .colors(let matrix): "colors \(matrix.words)"
    }
  }
}

extension [Filter] {
  /// How far all of them, one after the other, paint outside the ink, in points.
  package var reach: Double { reduce(0) { $0 + $1.reach } }

  /// For dumps.
  package var words: String { "[\(map(\.words).joined(separator: ", "))]" }
}
