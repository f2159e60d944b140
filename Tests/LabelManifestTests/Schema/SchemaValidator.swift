// SPDX-License-Identifier: MIT

import Foundation
import LabelCore

/// What our schemas need of JSON Schema draft-07; another keyword fails, so that none is overlooked.
struct SchemaValidator {
  let root: DocumentNode

  /// The paths of the values that a schema refuses; none when it takes the whole.
  func complaints(about value: DocumentNode) -> [String] { complaints(value, root, at: "$") }

  private func complaints(_ value: DocumentNode, _ schema: DocumentNode, at path: String) -> [String] {
    // Draft-07, 8.3: what stands beside a reference counts for nothing.
    if let reference = schema["$ref"]?.text {
      let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
      return root["definitions"]?[name].map { complaints(value, $0, at: path) } ?? ["\(path): no definition \(name)"]
    }
    return schema.entries.flatMap { complaints(value, $0, of: schema, at: path) }
  }

  private func complaints(
    _ value: DocumentNode, _ keyword: DocumentNode.Entry, of schema: DocumentNode, at path: String
  ) -> [String] {
    let wanted = keyword.value
    func refuse(_ isWrong: Bool) -> [String] { isWrong ? ["\(path): \(keyword.key)"] : [] }
    switch keyword.key {
    case "$schema", "title", "description", "definitions": return []
    case "type":
      let types = wanted.text.map { [$0] } ?? wanted.elements.compactMap(\.text)
      return refuse(!types.contains { Self.isType($0, value) })
    case "enum": return refuse(!wanted.elements.contains { $0.value == value.value })
    case "pattern": return refuse(value.text.map { $0.range(of: wanted.text ?? "", options: .regularExpression) == nil } ?? false)
    case "minimum": return refuse(Self.compare(value, wanted) { $0 < $1 })
    case "exclusiveMinimum": return refuse(Self.compare(value, wanted) { $0 <= $1 })
    case "maximum": return refuse(Self.compare(value, wanted) { $0 > $1 })
    case "minItems": return refuse(Self.isList(value) && Self.compare(value.elements.count, wanted) { $0 < $1 })
    case "maxItems": return refuse(Self.isList(value) && Self.compare(value.elements.count, wanted) { $0 > $1 })
    case "required":
      return wanted.elements.compactMap(\.text).filter { Self.isObject(value) && value[$0] == nil }.map { "\(path): required \($0)" }
    case "items": return value.elements.enumerated().flatMap { complaints($1, wanted, at: "\(path)[\($0)]") }
    case "properties":
      return value.entries.flatMap { entry in
        wanted[entry.key].map { complaints(entry.value, $0, at: path + "." + entry.key) } ?? []
      }
    case "additionalProperties":
      let others = value.entries.filter { schema["properties"]?[$0.key] == nil }
      if wanted.value == .bool(false) { return others.map { "\(path): additional \($0.key)" } }
      return others.flatMap { complaints($0.value, wanted, at: path + "." + $0.key) }
    case "allOf": return wanted.elements.flatMap { complaints(value, $0, at: path) }
    case "anyOf": return refuse(!wanted.elements.contains { complaints(value, $0, at: path).isEmpty })
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

  private static func compare(_ value: DocumentNode, _ limit: DocumentNode, _ isWrong: (Double, Double) -> Bool) -> Bool {
    guard case .number(let number, _) = value.value, case .number(let limit, _) = limit.value else { return false }
    return isWrong(number, limit)
  }

  private static func compare(_ count: Int, _ limit: DocumentNode, _ isWrong: (Double, Double) -> Bool) -> Bool {
    if case .number(let limit, _) = limit.value { isWrong(Double(count), limit) } else { true }
  }

  private static func isList(_ value: DocumentNode) -> Bool { if case .list = value.value { true } else { false } }

  private static func isObject(_ value: DocumentNode) -> Bool { if case .mapping = value.value { true } else { false } }
}
