// SPDX-License-Identifier: MIT

package import LabelCore

/// The JSON Schema of manifests, made from the tables that decode them. It is draft-07, which the YAML language server supports.
///
/// Every manifest that `Manifest.parse` accepts is valid. The schema does not have rules between keys, such as that a label shows something.
package enum ManifestSchema {
  /// The schema of a whole manifest, as YAML or JSON.
  ///
  /// Where there is a palette, any name may be a colour. Without one, an unknown name is an error, so that the definitions are there twice.
  package static var manifest: JSONValue {
    var shapes = SchemaShapes(named: [(LabelRecord.fields.shape, "label"), (ManifestHead.fields.shape, "manifest")])
    shapes.collect(ManifestHead.fields.shape)
    var withPalette = shapes
    withPalette.hasPalette = true
    let root: JSONValue = [
      "if": ["required": ["palette"]], "then": withPalette.reference("manifest"), "else": shapes.reference("manifest"),
    ]
    return document(title: "LabelKit manifest", root: root, shapes.definitions + withPalette.definitions)
  }

  /// The schema of one record, such as a line of NDJSON.
  package static var record: JSONValue {
    var shapes = SchemaShapes(named: [(LabelRecord.fields.shape, "label")])
    shapes.collect(LabelRecord.fields.shape)
    return document(title: "LabelKit label record", root: shapes.record, shapes.definitions)
  }

  private static func document(title: String, root: JSONValue, _ definitions: [JSONValue.Member]) -> JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": title.json, "allOf": [root],
      "definitions": .object(definitions),
    ]
  }
}
