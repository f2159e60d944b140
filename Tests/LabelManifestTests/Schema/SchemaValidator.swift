// SPDX-License-Identifier: MIT

import Foundation
import LabelCore

/// A validator for the keywords of JSON Schema draft-07 that our schemas use. Any other keyword is an error.
struct SchemaValidator {
  let root: DocumentNode

  /// Returns the paths of the invalid values, with the keyword that each violates; empty for a valid value.
  func errors(in value: DocumentNode) -> [String] { errors(value, root, at: "$") }

  private func errors(_ value: DocumentNode, _ schema: DocumentNode, at path: String) -> [String] {
    // Draft-07, 8.3: the keywords beside a reference are ignored.
    if let reference = schema["$ref"]?.text {
      let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
      return root["definitions"]?[name].map { errors(value, $0, at: path) } ?? ["\(path): no definition \(name)"]
    }
    return schema.entries.flatMap { errors(value, $0, of: schema, at: path) }
  }

  private func errors(
    _ value: DocumentNode, _ keyword: DocumentNode.Entry, of schema: DocumentNode, at path: String
  ) -> [String] {
    let expected = keyword.value
    func error(if isInvalid: Bool) -> [String] { isInvalid ? ["\(path): \(keyword.key)"] : [] }
    switch keyword.key {
    case "$schema", "title", "description", "definitions": return []
    case "type":
      let types = expected.text.map { [$0] } ?? expected.elements.compactMap(\.text)
      return error(if: !types.contains { Self.isType($0, value) })
    case "enum": return error(if: !expected.elements.contains { $0.value == value.value })
    case "pattern": return error(if: value.text.map { $0.range(of: expected.text ?? "", options: .regularExpression) == nil } ?? false)
    case "minimum": return error(if: Self.compare(value, expected) { $0 < $1 })
    case "exclusiveMinimum": return error(if: Self.compare(value, expected) { $0 <= $1 })
    case "maximum": return error(if: Self.compare(value, expected) { $0 > $1 })
    case "minItems": return error(if: Self.isList(value) && Self.compare(value.elements.count, expected) { $0 < $1 })
    case "maxItems": return error(if: Self.isList(value) && Self.compare(value.elements.count, expected) { $0 > $1 })
    case "required":
      return expected.elements.compactMap(\.text).filter { Self.isObject(value) && value[$0] == nil }.map { "\(path): required \($0)" }
    case "items": return value.elements.enumerated().flatMap { errors($1, expected, at: "\(path)[\($0)]") }
    case "properties":
      return value.entries.flatMap { entry in
        expected[entry.key].map { errors(entry.value, $0, at: path + "." + entry.key) } ?? []
      }
    case "additionalProperties":
      let others = value.entries.filter { schema["properties"]?[$0.key] == nil }
      if expected.value == .bool(false) { return others.map { "\(path): additional \($0.key)" } }
      return others.flatMap { errors($0.value, expected, at: path + "." + $0.key) }
    case "allOf": return expected.elements.flatMap { errors(value, $0, at: path) }
    case "if": return schema[errors(value, expected, at: path).isEmpty ? "then" : "else"].map { errors(value, $0, at: path) } ?? []
    case "then", "else": return []
    case "anyOf": return error(if: !expected.elements.contains { errors(value, $0, at: path).isEmpty })
    default: return ["\(path): unknown keyword \(keyword.key)"]
    }
  }

  private static func isType(_ name: String, _ value: DocumentNode) -> Bool {
    switch value.value {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number, _): name == "number" || name == "integer" && number == number.rounded()
    case .string, .cell: name == "string"
    case .list: name == "array"
    case .mapping: name == "object"
    }
  }

  private static func compare(_ value: DocumentNode, _ limit: DocumentNode, _ isInvalid: (Double, Double) -> Bool) -> Bool {
    guard case .number(let number, _) = value.value, case .number(let limit, _) = limit.value else { return false }
    return isInvalid(number, limit)
  }

  private static func compare(_ count: Int, _ limit: DocumentNode, _ isInvalid: (Double, Double) -> Bool) -> Bool {
    if case .number(let limit, _) = limit.value { isInvalid(Double(count), limit) } else { true }
  }

  private static func isList(_ value: DocumentNode) -> Bool { if case .list = value.value { true } else { false } }

  private static func isObject(_ value: DocumentNode) -> Bool { if case .mapping = value.value { true } else { false } }
}
