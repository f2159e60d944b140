// SPDX-License-Identifier: MIT

internal import LabelCore

/// The Swift file beside a package's resources: for every label a picture that finds its file for a scale, a look and a language.
enum PackageAccessors {
  /// - Parameter type: what the outermost type is called.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    let constants = try SwiftNames.constants(assets) { picture(of: $0) }
    return """
      // \(AssetDocument.notice)

      import Foundation

      /// Pictures of labels.
      enum \(type) {
        /// A label's pictures: one for each scale, and for each look and language that it is made for.
        struct Name: Hashable, Sendable {
          /// The file's name without what tells the pictures apart.
          let name: String
          /// Pixels per point, rising.
          let scales: [Double]
          /// Languages with pictures of their own, as BCP 47 identifiers.
          var locales: [String] = []
          var isMadeForDark = false
          var isMadeForIncreasedContrast = false
          var isMadeForRightToLeft = false

          /// The PNG file.
          ///
          /// - Parameters:
          ///   - scale: pixels per point; the next larger picture is taken where there is none, or the largest.
          ///   - locale: a BCP 47 identifier; the picture for all other languages is taken where there is none.
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

          /// What the PNG file holds.
          func pngData(scale: Double = 2, isDark: Bool = false, locale: String? = nil) throws -> Data {
            try Data(contentsOf: url(scale: scale, isDark: isDark, locale: locale))
          }
        }
      \(constants)}

      """
  }

  private static func picture(of asset: Asset) -> String {
    let qualifiers = asset.pictures.map(\.picture.qualifiers)
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
