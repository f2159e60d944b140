// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelManifest
import Testing

@Suite struct ManifestSchemaTests {
  private static func validator(_ schema: JSONValue) throws -> SchemaValidator {
    SchemaValidator(root: try read(schema.document, .json).root)
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

  static let valid = [
    "version: 1\nlabels: []\n", "version: 1\nlabels: [{ id: a }]\n", "version: 1\ndefaults: { title: null, color: null }\nlabels: []\n",
    "$schema: labelkit.schema.json\nversion: 1\nlabels: []\n",
    "version: 1\nicons: { brand: icons }\nfonts: [fonts]\noutput: \"{id}.png\"\nstrings: Strings\nlabels: []\n",
    "version: 1\nlabels: [{ id: a, icon: bolt, underline: true, padding: 4, stroke: -2, color: \"#abc\" }]\n",
    "version: 1\nlabels: [{ id: a, icon: { name: bolt, colors: [red, \"#00ff00\"] }, underline: double, padding: { top: 1 } }]\n",
    "version: 1\nlabels: [{ id: a, color: { light: black, dark: white }, shadow: { offset: [0, 1] } }]\n",
    "version: 1\nlabels: [{ id: a, attributedTitle: [{ text: A, font: { features: { liga: 0 } } }, { icon: bolt }] }]\n",
    "version: 1\nlabels: [{ id: a, lineBreakStrategy: [pushOut], tabStops: [10, { location: 20, alignment: right }] }]\n",
    "version: 1\nvariants: { scale: [1, 2], locale: [en, de] }\nlabels: [{ id: a, variants: { scale: [3] } }]\n",
  ]

  @Test(arguments: valid)
  func schemaAndReaderAcceptValidManifests(text: String) throws {
    #expect(try Self.errors(in: text).isEmpty)
    #expect(try parse(text, .yaml).diagnostics.filter { $0.code != .emptyLabel }.isEmpty)
  }

  /// Invalid manifests, and the path of the error that the schema must report.
  static let invalid = [
    ("labels: []\n", "$"), ("version: 2\nlabels: []\n", "$.version"), ("version: 1\n", "$"), ("version: 1\nlabels: {}\n", "$.labels"),
    ("version: 1\nlabels: [{ title: A }]\n", "$.labels[0]"), ("version: 1\nlabels: [{ id: a, titel: A }]\n", "$.labels[0]"),
    ("version: 1\ndefault: {}\nlabels: []\n", "$"), ("version: 1\ndefaults: { scale: 0 }\nlabels: []\n", "$.defaults"),
    ("version: 1\nlabels: [{ id: a, color: bleu }]\n", "$.labels[0].color"),
    ("version: 1\nlabels: [{ id: a, color: \"#12345\" }]\n", "$.labels[0].color"),
    ("version: 1\nlabels: [{ id: a, color: { light: red, drak: red } }]\n", "$.labels[0].color"),
    ("version: 1\nlabels: [{ id: a, numberOfLines: 1.5 }]\n", "$.labels[0].numberOfLines"),
    ("version: 1\nlabels: [{ id: a, numberOfLines: -1 }]\n", "$.labels[0].numberOfLines"),
    ("version: 1\nlabels: [{ id: a, minimumScaleFactor: 2 }]\n", "$.labels[0].minimumScaleFactor"),
    ("version: 1\nlabels: [{ id: a, font: { size: 0 } }]\n", "$.labels[0].font"),
    ("version: 1\nlabels: [{ id: a, font: { wieght: bold } }]\n", "$.labels[0].font"),
    ("version: 1\nlabels: [{ id: a, style: iconsOnly }]\n", "$.labels[0].style"),
    ("version: 1\nlabels: [{ id: a, title: 7 }]\n", "$.labels[0].title"),
    ("version: 1\nlabels: [{ id: a, isEnabled: maybe }]\n", "$.labels[0].isEnabled"),
    ("version: 1\nlabels: [{ id: a, shadow: { offset: [1] } }]\n", "$.labels[0].shadow"),
    ("version: 1\nlabels: [{ id: a, shadow: { offset: [1, 2, 3] } }]\n", "$.labels[0].shadow"),
    ("version: 1\nlabels: [{ id: a, icon: [bolt] }]\n", "$.labels[0].icon"),
    ("version: 1\nlabels: [{ id: a, width: 1.0e+300 }]\n", "$.labels[0].width"),
    ("version: 1\nvariants: { scale: 2 }\nlabels: []\n", "$.variants"),
    ("version: 1\nicons: [a]\nlabels: []\n", "$.icons"), ("version: 1\nlabels: [a]\n", "$.labels[0]"),
  ]

  @Test(arguments: invalid)
  func schemaAndReaderRejectInvalidManifests(text: String, path: String) throws {
    let errors = try Self.errors(in: text)
    #expect(errors.contains { $0.hasPrefix(path + ":") || $0.hasPrefix(path + ".") }, "\(errors)")
    #expect(try !parse(text, .yaml).diagnostics.isEmpty)
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
    let definitions = try #require(try read(ManifestSchema.manifest.document, .json).root["definitions"])
    for definition in definitions.entries {
      for property in definition.value["properties"]?.entries ?? [] {
        #expect(property.value["description"]?.text?.isEmpty == false, "\(definition.key).\(property.key)")
      }
    }
    #expect(definitions["label"]?["properties"]?.entries.map(\.key) == LabelRecord.fields.names)
  }
}
