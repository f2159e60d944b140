// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The Dart file for Flutter's assets, with a constant for every image: `Labels.weatherRainDark`.
enum DartNames {
  /// The name of a label's constant, without the suffix of a variant.
  ///
  /// - Throws: `LabelError.unusableAssetName` for an id that is not ASCII, or with a folder whose name Flutter reads as a density.
  static func name(of id: OutputName) throws(LabelError) -> AssetName {
    if let folder = id.path.components.dropLast().first(where: FlutterAssets.isDensity) {
      throw unusable(id, "Flutter reads the folder \"\(folder)\" as a density")
    }
    if let character = id.id.unicodeScalars.first(where: { !$0.isASCII }) {
      throw unusable(id, "a name in Dart may have ASCII letters, digits and underscores, but not \"\(character)\"")
    }
    guard let name = Identifier.lowerCamel(id.id, isASCII: true) else { throw unusable(id, "it has no letter and no digit") }
    // A name that begins with an underscore is private in Dart.
    return AssetName(leaf: name.hasPrefix("_") ? "label" + name.dropFirst() : name)
  }

  private static func unusable(_ id: OutputName, _ reason: String) -> LabelError {
    .unusableAssetName(id: id.id, target: AssetKind.flutter.assetDescription, reason: reason)
  }

  /// Dart's reserved words (Dart language tour, Keywords).
  private static let keywords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends", "false",
    "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch", "this", "throw", "true", "try",
    "var", "void", "while", "with", "yield",
  ]

  /// The file name for a type by Dart's convention: `weather_labels` for `WeatherLabels`.
  static func fileName(_ type: String) -> String {
    type.reduce(into: "") { name, character in
      if character.isUppercase, let last = name.last, last != "_" { name += "_" }
      name += character.lowercased()
    }
  }

  /// The Dart file.
  ///
  /// - Parameter type: the name of the class.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    var constants = ""
    for asset in assets {
      let name = try name(of: asset.id).leaf
      let variants = Set(asset.images.map(\.image.qualifiers.withoutScale)).sorted { AssetQualifiers.isBefore($0, $1) }
      for variant in variants {
        let suffix = Identifier.upperCamel(variant.suffix) ?? ""
        // Each language has its own text.
        let image = asset.images.first { $0.image.qualifiers.withoutScale == variant }?.image
        if let title = AssetDocument.comment(image?.title ?? asset.title) { constants += "\n  /// \(title)" }
        let key = FlutterAssets.key(of: asset.id, variant)
        constants += "\n  static const \(keywords.contains(name + suffix) ? name + "_" : name + suffix) = \(literal(key));\n"
      }
    }
    return """
      // \(AssetDocument.notice)

      /// The images below assets/, for `Image.asset`.
      abstract final class \(type) {\(constants)}

      """
  }

  /// A Dart string literal. Ids contain neither control characters nor backslashes.
  private static func literal(_ text: String) -> String {
    "'" + text.replacing("'", with: "\\'").replacing("$", with: "\\$") + "'"
  }
}
