// SPDX-License-Identifier: MIT

package import LabelCore

/// The keys of a manifest as they are written; nil where a key is not.
package struct ManifestHead: Hashable, Sendable {
  package var version: Int?
  package var defaults: LabelRecord?
  package var variants: VariantAxes?
  /// A folder or file of strings.
  package var strings: String?
  /// Folders of SVG files, and icon fonts, by the prefix of their icons.
  package var icons: [String: String]?
  /// Folders of fonts that are looked at before the system's.
  package var fonts: [String]?
  /// The pattern of output paths.
  package var output: String?
  /// The records, not yet decoded, so that each one's mistakes can carry its id.
  package var labels: [DocumentNode]?
  /// Where an editor finds the schema of this file; read and not used.
  package var schema: String?

  package init() {}

  /// All keys of a manifest; the JSON Schema follows from this table.
  package static let fields = FieldTable<ManifestHead>([
    Field("version", .version, \.version, "The version of this format, 1."),
    Field("defaults", .object(LabelRecord.fields, LabelRecord()), \.defaults, "Keys for all labels that do not have them."),
    Field("variants", .object(VariantAxes.fields, VariantAxes()), \.variants, "What every label is made for, in every combination."),
    Field("strings", .string, \.strings, "A folder or file of strings, relative to the manifest."),
    Field("icons", .dictionary(.string, key: "prefixes and folders"), \.icons, "Folders of SVG files, or icon fonts, under a prefix."),
    Field("fonts", .list(.string), \.fonts, "Font folders that are looked at before the system's."),
    Field(
      "output", .string, \.output, "The pattern of output paths.", default: "{id}{-locale}{-colorScheme}{@scale}.png"),
    Field("labels", .records, \.labels, "The labels."),
    Field("$schema", .string, \.schema, "The JSON Schema that editors check this file with; `labelkit schema` prints it."),
  ])
}

extension ValueKind where Value == Int {
  fileprivate static var version: ValueKind {
    ValueKind(.integer(.from(1, to: 1)), encode: { .number(Double($0)) }) { node, decoder in
      switch node.value {
      case .number(1, _), .cell("1"): return 1
      case .number(_, let text), .string(let text), .cell(let text):
        decoder.report(.invalidValue(key: "version", value: text, expected: "1", nearest: []), at: node.location)
      case .null, .bool, .list, .mapping: decoder.reportType(of: node, expected: .integer(.any))
      }
      return nil
    }
  }
}

extension ValueKind where Value == [DocumentNode] {
  fileprivate static var records: ValueKind {
    let shape: @Sendable () -> ValueShape = { .list(LabelRecord.fields.shape, count: nil) }
    return ValueKind(shape(), encode: { .array($0.map(\.json)) }) { node, decoder in
      guard case .list(let elements) = node.value else {
        decoder.reportType(of: node, expected: shape())
        return nil
      }
      return elements
    }
  }
}
