// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

extension ValueShape {
  /// A colour name, hexadecimal digits or a function of CSS. The names are listed so that editors can complete them.
  ///
  /// - Parameter hasPalette: Whether it may be a name of a palette.
  static func colorSchema(hasPalette: Bool) -> JSONValue {
    let forms: [JSONValue] = [
      ["enum": ColorDescription.names.json],
      ["type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"],
      ["type": "string", "pattern": "^([cC][oO][lL][oO][rR]|[oO][kK][lL][cC][hH]|[oO][kK][lL][aA][bB])\\([^()]*\\)$"],
    ]
    return ["anyOf": .array(forms + (hasPalette ? [["type": "string", "pattern": "^[^#(),;\\s]+$"]] : []))]
  }
}

extension NumberRange {
  /// The schema of a number in the range. No number of a record is beyond `largest`.
  func schema(type: JSONValue) -> JSONValue {
    [
      "type": type, (isMinimumExcluded ? "exclusiveMinimum" : "minimum"): (minimum ?? -Self.largest).json,
      "maximum": (maximum ?? Self.largest).json,
    ]
  }
}
