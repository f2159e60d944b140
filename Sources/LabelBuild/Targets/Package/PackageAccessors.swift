// SPDX-License-Identifier: MIT

internal import LabelCore

/// The Swift file for a package's resources, with a constant for every label that finds its file by scale, appearance and language.
enum PackageAccessors {
  /// The Swift file.
  ///
  /// - Parameter type: the name of the outermost type.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    let constants = try SwiftNames.constants(assets) { initializer(of: $0) }
    return """
      // \(AssetDocument.notice)

      import Foundation

      /// Images of labels.
      enum \(type) {
        /// A label's images: one for each scale, appearance and language that it has.
        struct Name: Hashable, Sendable {
          /// The file's name without the suffix of a variant.
          let name: String
          /// Pixels per point, in ascending order.
          let scales: [Double]
          /// Languages with images of their own, as BCP 47 identifiers.
          var locales: [String] = []
          var isMadeForDark = false
          var isMadeForIncreasedContrast = false
          var isMadeForRightToLeft = false

          /// The PNG file.
          ///
          /// - Parameters:
          ///   - scale: pixels per point; if there is no image at this scale, the next larger one is used, or else the largest.
          ///   - locale: a BCP 47 identifier; if there is no image for it, the one for all other languages is used.
          func url(
            scale: Double = 2, isDark: Bool = false, locale: String? = nil, hasIncreasedContrast: Bool = false, isRightToLeft: Bool = false
          ) -> URL {
            var file = name
            if let locale, locales.contains(locale) { file += "-" + locale }
            if isDark, isMadeForDark { file += "-dark" }
            if hasIncreasedContrast, isMadeForIncreasedContrast { file += "-increased" }
            if isRightToLeft, isMadeForRightToLeft { file += "-rtl" }
            let chosen = scales.first { $0 >= scale } ?? scales.last ?? 1
            if chosen != 1 { file += "@" + (chosen == chosen.rounded() ? "\\(Int(chosen))" : "\\(chosen)") + "x" }
            return Bundle.module.url(forResource: file, withExtension: "png") ?? Bundle.module.bundleURL.appendingPathComponent(file + ".png")
          }

          /// The contents of the PNG file.
          func pngData(scale: Double = 2, isDark: Bool = false, locale: String? = nil) throws -> Data {
            try Data(contentsOf: url(scale: scale, isDark: isDark, locale: locale))
          }
        }
      \(constants)}

      """
  }

  private static func initializer(of asset: Asset) -> String {
    let qualifiers = asset.images.map(\.image.qualifiers)
    let scales = Set(qualifiers.map(\.scale)).sorted().map { DumpText.number($0, places: 3) }
    let locales = Set(qualifiers.compactMap(\.locale)).sorted().map { SwiftNames.literal($0) }
    var arguments = ["name: \(SwiftNames.literal(PackageResources.stem(of: asset.id)))", "scales: [\(scales.joined(separator: ", "))]"]
    if !locales.isEmpty { arguments.append("locales: [\(locales.joined(separator: ", "))]") }
    if qualifiers.contains(where: \.isDark) { arguments.append("isMadeForDark: true") }
    if qualifiers.contains(where: \.hasIncreasedContrast) { arguments.append("isMadeForIncreasedContrast: true") }
    if qualifiers.contains(where: { $0.direction == .rightToLeft }) { arguments.append("isMadeForRightToLeft: true") }
    return "Name(\(arguments.joined(separator: ", ")))"
  }
}
