// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Android's resource folders: `res/drawable-de-ldrtl-night-xhdpi/weather_rain.png`.
enum AndroidResources {
  static func path(of id: OutputName, _ qualifiers: AssetQualifiers, _ format: OutputFormat) throws(LabelError) -> OutputPath {
    try OutputPath("res/\(folder(qualifiers, hasDensity: !format.isVector))/\(AndroidName.name(of: id).leaf).\(format.rawValue)")
  }

  /// The folder with its qualifiers in the order that Android requires: locale, direction, night, density
  /// (developer.android.com, App resources overview, table 2). A VectorDrawable is for every density.
  static func folder(_ qualifiers: AssetQualifiers, hasDensity: Bool = true) -> String {
    let parts = [
      qualifiers.locale.map(locale), qualifiers.direction == .rightToLeft ? "ldrtl" : nil, qualifiers.isDark ? "night" : nil,
      hasDensity ? AndroidDensity(scale: qualifiers.scale)?.rawValue : nil,
    ]
    return (["drawable"] + parts.compactMap { $0 }).joined(separator: "-")
  }

  /// `de`, `pt-rBR`, and in BCP 47 form for all other locales: `b+zh+Hant+TW`, `b+es+419`.
  private static func locale(_ identifier: String) -> String {
    var parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    if let language = parts.first, let older = olderCodes[language.lowercased()] { parts[0] = older }
    func isLetters(_ text: String) -> Bool { text.utf8.allSatisfy { Unicode.Scalar($0).properties.isAlphabetic } }
    if parts.count == 1, parts[0].utf8.count == 2 { return parts[0].lowercased() }
    if parts.count == 2, parts[0].utf8.count == 2, parts[1].utf8.count == 2, isLetters(parts[1]) {
      return "\(parts[0].lowercased())-r\(parts[1].uppercased())"
    }
    return (["b"] + parts).joined(separator: "+")
  }

  /// The codes of languages that Android looks for: those of ISO 639 before 1989, as Java had them. Only newer versions find the others too
  /// (developer.android.com, `Locale`, Legacy language codes).
  private static let olderCodes = ["he": "iw", "id": "in", "yi": "ji"]
}
