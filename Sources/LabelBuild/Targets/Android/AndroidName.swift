// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Names of Android's file resources: lower-case ASCII letters, digits and underscores, and a field of the Java class `R`.
enum AndroidName {
  /// `weather/rain.fill` as `weather_rain_fill`. A name that begins with a digit or is a Java keyword gets the prefix `label_`.
  ///
  /// - Throws: `LabelError.unusableAssetName` for an id with characters that are not ASCII, or with neither letters nor digits.
  static func name(of id: OutputName) throws(LabelError) -> AssetName {
    if let character = id.id.unicodeScalars.first(where: { !$0.isASCII }) {
      let reason = "its name may have ASCII letters, digits and underscores, but not \"\(character)\""
      throw .unusableAssetName(id: id.id, target: AssetKind.android.assetDescription, reason: reason)
    }
    let name = String(id.id.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    guard name.contains(where: { $0 != "_" }) else {
      throw .unusableAssetName(id: id.id, target: AssetKind.android.assetDescription, reason: "it has no letter and no digit")
    }
    let beginsWithLetter = name.first.map { $0.isLetter } ?? false
    return AssetName(leaf: beginsWithLetter && !javaKeywords.contains(name) ? name : "label_" + name)
  }

  /// Java's keywords and literals (The Java Language Specification, 3.9).
  private static let javaKeywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default", "do", "double",
    "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface",
    "long", "native", "new", "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null",
  ]
}
