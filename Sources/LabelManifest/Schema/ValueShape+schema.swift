// SPDX-License-Identifier: MIT

internal import LabelCore

extension ValueShape {
  /// Digits or a name, so that editors can offer the names.
  static var colorSchema: JSONValue {
    [
      "anyOf": [
        ["enum": .array(SystemColor.allCases.map { .string($0.rawValue) })],
        ["type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"],
      ]
    ]
  }
}

extension NumberRange {
  /// The range's keywords; no number of a record is beyond `largest`.
  var schema: [JSONValue.Member] {
    let low = JSONValue.number(minimum ?? -Self.largest)
    return [
      JSONValue.Member(isMinimumExcluded ? "exclusiveMinimum" : "minimum", low),
      JSONValue.Member("maximum", .number(maximum ?? Self.largest)),
    ]
  }
}
