// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The Dart file beside Flutter's assets: a constant for every picture, `Labels.weatherRainDark`.
enum DartNames {
  /// A label's constant, without what its variants add.
  ///
  /// - Throws: `LabelError.unusableAssetName` for an id that is not ASCII, or with a folder that Flutter would take for a density.
  static func name(of id: OutputName) throws(LabelError) -> AssetName {
    if let folder = id.path.components.dropLast().first(where: FlutterAssets.isDensity) {
      throw mistake(id, "Flutter takes the folder \"\(folder)\" for a density")
    }
    if let letter = id.id.unicodeScalars.first(where: { !$0.isASCII }) {
      throw mistake(id, "names in Dart are made of ASCII letters, digits and underscores, and \"\(letter)\" is none")
    }
    guard let name = Identifier.lowerCamel(id.id, isASCII: true) else { throw mistake(id, "it has no letter and no digit") }
    // What begins with an underscore is private in Dart.
    return AssetName(leaf: name.hasPrefix("_") ? "label" + name.dropFirst() : name)
  }

  private static func mistake(_ id: OutputName, _ reason: String) -> LabelError {
    .unusableAssetName(id: id.id, target: AssetKind.flutter.assetWords, reason: reason)
  }

  /// Dart's reserved words (Dart language tour, Keywords).
  private static let words: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends", "false",
    "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch", "this", "throw", "true", "try",
    "var", "void", "while", "with", "yield",
  ]

  /// `WeatherLabels` as `weather_labels`, as Dart names files.
  static func fileName(_ type: String) -> String {
    type.reduce(into: "") { name, letter in
      if letter.isUppercase, let last = name.last, last != "_" { name += "_" }
      name += letter.lowercased()
    }
  }

  /// - Parameter type: what the class is called.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    var constants = ""
    for asset in assets {
      let name = try name(of: asset.id).leaf
      let variants = Set(asset.pictures.map(\.picture.qualifiers.withoutScale)).sorted { AssetQualifiers.isBefore($0, $1) }
      for variant in variants {
        let suffix = Identifier.upperCamel(variant.suffix) ?? ""
        if let title = AssetDocument.comment(asset.title) { constants += "\n  /// \(title)" }
        let key = FlutterAssets.key(of: asset.id, variant)
        constants += "\n  static const \(words.contains(name + suffix) ? name + "_" : name + suffix) = \(literal(key));\n"
      }
    }
    return """
      // \(AssetDocument.notice)

      /// The pictures below assets/, for `Image.asset`.
      abstract final class \(type) {\(constants)}

      """
  }

  /// A string of Dart; ids hold neither control characters nor backslashes.
  private static func literal(_ text: String) -> String {
    "'" + text.replacing("'", with: "\\'").replacing("$", with: "\\$") + "'"
  }
}
