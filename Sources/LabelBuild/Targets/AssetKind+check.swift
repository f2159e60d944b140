// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

extension AssetKind {
  /// Checks that the pipeline can distinguish a variant from the others.
  ///
  /// - Throws: `LabelError.unsupportedVariant`.
  func check(_ qualifiers: AssetQualifiers) throws(LabelError) {
    if !supports(scale: qualifiers.scale) { throw unsupported("scale", qualifiers.scaleText) }
    if let size = qualifiers.textSize, self != .flutter { throw unsupported("dynamicTypeSize", size) }
    if qualifiers.hasIncreasedContrast, self == .android { throw unsupported("contrast", "increased") }
    if qualifiers.isWide, self != .xcassets, self != .web { throw unsupported("colorSpace", qualifiers.colorSpace.rawValue) }
  }

  /// The formats of each label.
  ///
  /// - Parameters:
  ///   - wanted: the formats that the user asks for; nil for PNG.
  ///   - leavesOut: whether formats that the pipeline does not support are left out.
  /// - Throws: `LabelError.invalidValue`.
  func formats(_ wanted: [OutputFormat]?, leavesOut: Bool) throws(LabelError) -> [OutputFormat] {
    guard let wanted else { return [.png] }
    let supported: [OutputFormat] =
      switch self {
      case .xcassets: [.png, .pdf, .svg]
      case .android: [.png, .webp, .xml]
      case .web: [.png, .webp]
      case .flutter, .swiftpm: [.png]
      }
    let usable = wanted.filter { supported.contains($0) }
    let names = supported.map(\.rawValue)
    if let other = wanted.first(where: { !supported.contains($0) }), !leavesOut || usable.isEmpty {
      throw .invalidValue(
        "formats", other.rawValue, expected: "\(names.joined(separator: " or ")) for \(targetDescription)",
        help: "write \(other.isVector ? names.last ?? "png" : "png"), or draw \(other.rawValue) files with labelkit batch")
    }
    // Sprite sheets and old browsers need PNG.
    if self == .web { return usable.contains(.png) ? usable : [.png] + usable }
    if usable.count == 1 || leavesOut { return [usable[0]] }
    throw .invalidValue(
      "formats", usable.map(\.rawValue).joined(separator: ", "),
      expected: "one format: \(targetDescription) has one file for each image", help: "write \(usable[0].rawValue) alone")
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
    case .xcassets: "it supports the scales 1, 2 and 3, colour schemes, contrasts, colour spaces, locales and directions"
    case .android: "it supports the scales 0.75, 1, 1.33, 1.5, 2, 3 and 4, colour schemes, locales and directions"
    case .flutter: "it supports scales"
    case .web: "it supports scales, colour schemes, contrasts, colour spaces, locales and directions"
    case .swiftpm: "it supports scales, colour schemes, contrasts, locales and directions"
    }
  }
}
