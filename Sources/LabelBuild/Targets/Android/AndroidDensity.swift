// SPDX-License-Identifier: MIT

/// Android's densities by their pixels per density-independent pixel
/// (developer.android.com, Support different pixel densities).
enum AndroidDensity: String, CaseIterable {
  case ldpi, mdpi, tvdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

  var scale: Double {
    switch self {
    case .ldpi: 0.75
    case .mdpi: 1
    case .tvdpi: 1.33
    case .hdpi: 1.5
    case .xhdpi: 2
    case .xxhdpi: 3
    case .xxxhdpi: 4
    }
  }

  /// The density of a scale; nil if Android has none for it. For `tvdpi` a scale within 0.01 of 1.33 is enough.
  init?(scale: Double) {
    guard let density = Self.allCases.first(where: { abs($0.scale - scale) < ($0 == .tvdpi ? 0.01 : 0.000_1) }) else { return nil }
    self = density
  }

  /// The densities that apps have images for: screens below mdpi are extinct, and televisions scale other images.
  static let defaultScales: [Double] = [mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi].map(\.scale)
}
