// SPDX-License-Identifier: MIT

internal import LabelCore

extension AssetKind {
  /// Refuses a variant that the pipeline cannot tell from others.
  ///
  /// - Throws: `LabelError.unsupportedVariant`.
  func check(_ qualifiers: AssetQualifiers) throws(LabelError) {
    if !hasPlace(forScale: qualifiers.scale) { throw mistake("scale", qualifiers.scaleWord) }
    if let size = qualifiers.textSize, self != .flutter { throw mistake("dynamicTypeSize", size) }
    if qualifiers.hasIncreasedContrast, self == .android { throw mistake("contrast", "increased") }
  }

  private func hasPlace(forScale scale: Double) -> Bool {
    switch self {
    case .xcassets: [1, 2, 3].contains(scale)
    case .android: AndroidDensity(scale: scale) != nil
    case .flutter, .web, .swiftpm: true
    }
  }

  private func mistake(_ axis: String, _ value: String) -> LabelError {
    .unsupportedVariant(axis: axis, value: value, target: targetWords, expected: places)
  }

  private var places: String {
    switch self {
    case .xcassets: "it tells apart the scales 1, 2 and 3, colour schemes, contrasts, locales and directions"
    case .android: "it tells apart the scales 0.75, 1, 1.33, 1.5, 2, 3 and 4, colour schemes, locales and directions"
    case .flutter: "it tells apart scales"
    case .web, .swiftpm: "it tells apart scales, colour schemes, contrasts, locales and directions"
    }
  }
}
