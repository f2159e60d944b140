// SPDX-License-Identifier: MIT

/// Turns shapes into schemas. Objects that stand in several locations are written once, under `definitions`.
struct SchemaShapes {
  private var names: [ValueShape: String]
  /// In the order in which they were met.
  private var named: [ValueShape]
  private var seen: Set<ValueShape> = []

  /// - Parameter named: shapes that get these names, however often they stand.
  init(named: [(shape: ValueShape, name: String)]) {
    names = Dictionary(named.map { ($0.shape, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.named = named.map(\.shape)
  }

  /// A record of `labels`: it needs an id, which defaults do not.
  static let record: JSONValue = ["allOf": [["$ref": "#/definitions/label"], ["required": ["id"]]]]

  /// Looks for shapes that stand in several locations, and names each after the first key that takes it.
  mutating func collect(_ shape: ValueShape, key: String = "") {
    if isWorthAName(shape), !seen.insert(shape).inserted {
      guard names[shape] == nil else { return }
      names[shape] = freeName(key)
      return named.append(shape)
    }
    switch shape {
    case .object(let fields): for field in fields { collect(field.shape, key: field.name) }
    case .list(let element, _), .dictionary(let element, _): collect(element, key: key)
    case .either(let shapes): for shape in shapes { collect(shape, key: key) }
    case .string, .bool, .number, .integer, .choice, .colorName, .argument: break
    }
  }

  /// The schemas that others refer to.
  var definitions: [JSONValue.Member] {
    [JSONValue.Member("colorName", ValueShape.colorSchema)] + named.map { JSONValue.Member(names[$0] ?? "", full($0)) }
  }

  private func isWorthAName(_ shape: ValueShape) -> Bool {
    switch shape {
    case .object: true
    case .either(let shapes): shapes.contains { if case .object = $0 { true } else { false } }
    case .string, .bool, .number, .integer, .choice, .colorName, .argument, .list, .dictionary: false
    }
  }

  private func freeName(_ key: String) -> String {
    let taken = Set(names.values)
    return taken.contains(key) ? (2...).lazy.map { key + String($0) }.first { !taken.contains($0) } ?? key : key
  }

  // MARK: Schemas

  /// A shape's schema, by reference where it has a name.
  private func schema(_ shape: ValueShape) -> JSONValue {
    names[shape].map { ["$ref": .string("#/definitions/" + $0)] } ?? full(shape)
  }

  private func full(_ shape: ValueShape) -> JSONValue {
    switch shape {
    case .string: return ["type": "string"]
    case .bool: return ["type": "boolean"]
    case .number(let range): return JSONValue.object([.init("type", "number")] + range.schema)
    case .integer(let range): return JSONValue.object([.init("type", "integer")] + range.schema)
    case .choice(let words): return ["enum": .array(words.map { .string($0) })]
    case .colorName: return ["$ref": "#/definitions/colorName"]
    case .argument: return ["type": ["string", "number"]]
    case .list(let element, let count):
      let bounds = count.map { [JSONValue.Member("minItems", .number(Double($0))), .init("maxItems", .number(Double($0)))] } ?? []
      return JSONValue.object([.init("type", "array"), .init("items", schema(element))] + bounds)
    case .dictionary(let element, _): return ["type": "object", "additionalProperties": schema(element)]
    case .either(let shapes): return ["anyOf": .array(shapes.map(schema))]
    case .object(let fields): return object(fields, isManifest: shape == ManifestHead.fields.shape)
    }
  }

  private func object(_ fields: [FieldSummary], isManifest: Bool) -> JSONValue {
    let properties = fields.map { field in
      let isLabels = isManifest && field.name == "labels"
      let taken: JSONValue = isLabels ? ["type": "array", "items": Self.record] : nullable(field.shape)
      let words = field.summary + (field.defaultText.map { " Default: \($0)." } ?? "")
      return JSONValue.Member(field.name, JSONValue.object([.init("description", .string(words))]).merging(taken))
    }
    let object: JSONValue = ["type": "object", "additionalProperties": false, "properties": .object(properties)]
    return isManifest ? object.adding([.init("required", ["version", "labels"])]) : object
  }

  /// A key's value may be null, which is as if the key were not there. A reference stands inside `anyOf`, as draft-07 overlooks what
  /// stands beside one.
  private func nullable(_ shape: ValueShape) -> JSONValue {
    let schema = schema(shape)
    guard case .object(let members) = schema, let first = members.first else { return schema }
    switch (first.name, first.value) {
    case ("type", let type): return .object([.init("type", .array([type, "null"]))] + members.dropFirst())
    case ("enum", .array(let words)): return ["enum": .array(words + [.null])]
    case ("anyOf", .array(let schemas)): return ["anyOf": .array(schemas + [["type": "null"]])]
    default: return ["anyOf": [schema, ["type": "null"]]]
    }
  }
}

extension JSONValue {
  fileprivate func merging(_ other: JSONValue) -> JSONValue {
    if case .object(let members) = other { adding(members) } else { self }
  }
}
