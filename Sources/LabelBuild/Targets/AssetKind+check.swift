// SPDX-License-Identifier: MIT

internal import LabelCore

extension AssetKind {
  /// Checks that the pipeline can distinguish a variant from the others.
  ///
  /// - Throws: `LabelError.unsupportedVariant`.
  func check(_ qualifiers: AssetQualifiers) throws(LabelError) {
    if !supports(scale: qualifiers.scale) { throw unsupported("scale", qualifiers.scaleText) }
    if let size = qualifiers.textSize, self != .flutter { throw unsupported("dynamicTypeSize", size) }
    if qualifiers.hasIncreasedContrast, self == .android { throw unsupported("contrast", "increased") }
  }

  private func supports(scale: Double) -> Bool {
    switch self {
    case .xcassets: [1, 2, 3].contains(scale)
    case .android: AndroidDensity(scale: scale) != nil
    case .flutter, .web, .swiftpm: true
    }
  }

  private func unsupported(_ axis: String, _ value: String) -> LabelError {
    .unsupportedVariant(axis: axis, value: value, target: targetDescription, expected: supportedVariants)
  }

  private var supportedVariants: String {
    switch self {
    case .xcassets: "it supports the scales 1, 2 and 3, colour schemes, contrasts, locales and directions"
    case .android: "it supports the scales 0.75, 1, 1.33, 1.5, 2, 3 and 4, colour schemes, locales and directions"
    case .flutter: "it supports scales"
    case .web, .swiftpm: "it supports scales, colour schemes, contrasts, locales and directions"
    }
  }
}
