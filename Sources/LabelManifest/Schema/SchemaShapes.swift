// SPDX-License-Identifier: MIT

internal import LabelCore

/// Converts shapes into schemas. Objects that are used several times are written once, under `definitions`.
struct SchemaShapes {
  private var names: [ValueShape: String]
  /// The shapes with names, in the order in which they were found.
  private var named: [ValueShape]
  private var seen: Set<ValueShape> = []
  /// Whether colours may have any name.
  var hasPalette = false

  /// - Parameter named: Shapes with given names, even if they are used only once.
  init(named: [(shape: ValueShape, name: String)]) {
    names = Dictionary(named.map { ($0.shape, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.named = named.map(\.shape)
  }

  /// A record of `labels`. It must have an id; `defaults` need none.
  var record: JSONValue { ["allOf": [reference("label"), ["required": ["id"]]]] }

  /// A reference to a definition.
  func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/" + definition(name))] }

  /// The name of a definition, which is another one with a palette.
  private func definition(_ name: String) -> String { hasPalette ? name + "WithPalette" : name }

  /// Finds the shapes that are used several times, and names each after one of its keys.
  mutating func collect(_ shape: ValueShape, key: String = "") {
    if canHaveName(shape), !seen.insert(shape).inserted {
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

  /// The definitions, which the other schemas refer to.
  var definitions: [JSONValue.Member] {
    [JSONValue.Member(definition("colorName"), ValueShape.colorSchema(hasPalette: hasPalette))]
      + named.map { JSONValue.Member(definition(names[$0] ?? ""), full($0)) }
  }

  private func canHaveName(_ shape: ValueShape) -> Bool {
    switch shape {
    case .object: true
    case .either(let shapes): shapes.contains { if case .object = $0 { true } else { false } }
    case .string, .bool, .number, .integer, .choice, .colorName, .argument, .list, .dictionary: false
    }
  }

  private func freeName(_ key: String) -> String {
    let used = Set(names.values)
    return used.contains(key) ? (2...).lazy.map { key + String($0) }.first { !used.contains($0) } ?? key : key
  }

  // MARK: Schemas

  /// The schema of a shape: a reference if it has a name.
  private func schema(_ shape: ValueShape) -> JSONValue {
    names[shape].map(reference) ?? full(shape)
  }

  private func full(_ shape: ValueShape) -> JSONValue {
    switch shape {
    case .string: return ["type": "string"]
    case .bool: return ["type": "boolean"]
    case .number(let range): return range.schema(type: "number")
    case .integer(let range): return range.schema(type: "integer")
    case .choice(let names): return ["enum": names.json]
    case .colorName: return reference("colorName")
    case .argument: return ["type": ["string", "number"]]
    case .list(let element, let count):
      var schema: JSONValue = ["type": "array", "items": schema(element)]
      schema["minItems"] = count?.json
      schema["maxItems"] = count?.json
      return schema
    case .dictionary(let element, _): return ["type": "object", "additionalProperties": schema(element)]
    case .either(let shapes): return ["anyOf": .array(shapes.map(schema))]
    case .object(let fields): return object(fields, isManifest: shape == ManifestHead.fields.shape)
    }
  }

  private func object(_ fields: [FieldSummary], isManifest: Bool) -> JSONValue {
    let properties = fields.map { field in
      let isLabels = isManifest && field.name == "labels"
      let schema: JSONValue = isLabels ? ["type": "array", "items": record] : nullable(field.shape)
      let description = field.summary + (field.defaultText.map { " Default: \($0)." } ?? "")
      return JSONValue.Member(field.name, (["description": description.json] as JSONValue).adding(schema))
    }
    var object: JSONValue = ["type": "object", "additionalProperties": false, "properties": .object(properties)]
    if isManifest { object["required"] = ["version", "labels"] }
    return object
  }

  /// A schema that also allows null, which has the same meaning as a missing key. A reference is put into `anyOf`, since draft-07 ignores
  /// the keywords beside one.
  private func nullable(_ shape: ValueShape) -> JSONValue {
    let schema = schema(shape)
    guard let first = schema.members.first else { return schema }
    switch (first.name, first.value) {
    case ("type", let type): return .object([.init("type", [type, "null"])] + schema.members.dropFirst())
    case ("enum", .array(let values)): return ["enum": .array(values + [.null])]
    case ("anyOf", .array(let schemas)): return ["anyOf": .array(schemas + [["type": "null"]])]
    default: return ["anyOf": [schema, ["type": "null"]]]
    }
  }
}
