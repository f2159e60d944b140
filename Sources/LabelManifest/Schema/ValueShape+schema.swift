// SPDX-License-Identifier: MIT

internal import LabelCore

extension ValueShape {
  /// A colour name or hexadecimal digits. The names are listed so that editors can complete them.
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
  /// The keywords of the range. No number of a record is beyond `largest`.
  var schema: [JSONValue.Member] {
    let low = JSONValue.number(minimum ?? -Self.largest)
    return [
      JSONValue.Member(isMinimumExcluded ? "exclusiveMinimum" : "minimum", low),
      JSONValue.Member("maximum", .number(maximum ?? Self.largest)),
    ]
  }
}
