// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelManifest
import LabelStrings
import Testing

@Suite struct ManifestSchemaTests {
  private static func validator(_ schema: JSONValue) throws -> SchemaValidator {
    SchemaValidator(root: try read(schema.text(.document), .json).root)
  }

  private static func errors(in text: String, _ format: ManifestFormat = .yaml) throws -> [String] {
    try validator(ManifestSchema.manifest).errors(in: try read(text, format).root)
  }

  @Test(arguments: ["weather.yaml", "typesetting.yaml"])
  func examplesAreValid(name: String) throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/\(name)").standardized
    #expect(try Self.errors(in: String(contentsOf: file, encoding: .utf8)).isEmpty)
  }

  @Test func snapshotLabelsAreValid() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../SnapshotTests/labels.yaml").standardized
    #expect(try Self.errors(in: String(contentsOf: file, encoding: .utf8)).isEmpty)
  }

  /// The schema and the reader accept the same values of every key.
  @Test(arguments: LabelRecord.fields.names)
  func schemaAndReaderAgreeOnEveryKey(key: String) throws {
    let values = [
      "null", "true", "0", "1", "-1", "1.5", "2", "1e300", "\"\"", "\"word\"", "\"red\"", "\"#fff\"", "\"bold\"", "\"light\"", "[]",
      "[1]", "[1,2]", "[1,2,3,4]", "[\"red\"]", "[null]", "{}", "{\"width\":1}", "{\"light\":\"red\",\"dark\":\"blue\"}", "{\"x\":1}",
      "{\"size\":12,\"weight\":\"bold\"}", "{\"name\":\"bolt\"}", "{\"scale\":[1]}", "{\"color\":\"red\",\"radius\":1}",
      "[{\"text\":\"a\"}]",
    ]
    let validator = try Self.validator(ManifestSchema.record)
    for value in values where !(key == "bounds" && value == "1e300") {
      let node = try read("{\"id\": \"a\", \"\(key == "id" ? "title" : key)\": \(value)}", .json).root
      let source = try SourceText(file: "m", bytes: [], format: .json)
      let diagnostics = LocatedRecord.decode(node, from: source).diagnostics
      // The schema does not have the rule that a dynamic colour needs both colours.
      guard !diagnostics.contains(where: { $0.code == .missingKey }) else { continue }
      let errors = validator.errors(in: node)
      #expect(diagnostics.isEmpty == errors.isEmpty, "\(key): \(value): \(errors) \(diagnostics.map(\.message))")
    }
  }

  @Test func everyKeyIsDescribed() throws {
    let definitions = try #require(try read(ManifestSchema.manifest.text(.document), .json).root["definitions"])
    for definition in definitions.entries {
      for property in definition.value["properties"]?.entries ?? [] {
        #expect(property.value["description"]?.text?.isEmpty == false, "\(definition.key).\(property.key)")
      }
    }
    #expect(definitions["label"]?["properties"]?.entries.map(\.key) == LabelRecord.fields.names)
  }
}
