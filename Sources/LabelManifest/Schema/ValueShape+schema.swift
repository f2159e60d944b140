// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

extension ValueShape {
  /// A colour name or hexadecimal digits. The names are listed so that editors can complete them.
  static var colorSchema: JSONValue {
    [
      "anyOf": [
        ["enum": ColorDescription.names.json],
        ["type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"],
      ]
    ]
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
