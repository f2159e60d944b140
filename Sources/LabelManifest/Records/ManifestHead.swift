// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelStrings
package import LabelViewNode

/// The keys of a manifest; nil for a key that is not written.
package struct ManifestHead: Hashable, Sendable {
  package var version: Int?
  package var defaults: LabelRecord?
  package var variants: VariantAxes?
  /// The names of colours.
  package var palette: [String: ColorDescription]?
  /// The path of the strings, a folder or a file.
  package var strings: String?
  /// The folders of SVG and PNG files, and the icon fonts, by prefix.
  package var icons: [String: String]?
  /// The font folders, which are searched before the fonts of the system.
  package var fonts: [String]?
  /// The template of output paths.
  package var output: String?
  /// The formats of the files, in place of that of `output`.
  package var formats: [OutputFormat]?
  /// The records, not decoded yet, so that the errors of each can have its id.
  package var labels: [DocumentNode]?
  /// The location of the JSON Schema for editors; not used.
  package var schema: String?

  package init() {}

  /// All keys of a manifest. The JSON Schema is made from this table.
  package static let fields = FieldTable<ManifestHead>([
    Field("version", .version, \.version, "The version of this format, 1."),
    Field("defaults", .object(LabelRecord.fields, LabelRecord()), \.defaults, "Values for all labels that do not have the key."),
    Field(
      "variants", .object(VariantAxes.fields, VariantAxes()), \.variants, "Values of variants. Every label is made in every combination."),
    Field(
      "palette", .palette, \.palette,
      "Names for colours, which may be used wherever a colour may. They come before the names of the system's colours."),
    Field("strings", .path, \.strings, "A folder or file of string tables, relative to the manifest."),
    Field("icons", .dictionary(.path, key: "prefixes and folders"), \.icons, "Folders of SVG and PNG files, or icon fonts, by prefix."),
    Field("fonts", .list(.path), \.fonts, "Font folders, which are searched before the fonts of the system."),
    Field(
      "output", .string, \.output, "The template of output paths. It ends in the extension of a format: \(OutputFormat.extensionList).",
      default: "{id}{-locale}{-colorScheme}{@scale}.png, without the scale if a label has only one"),
    Field(
      "formats", .list(.choice), \.formats,
      "The formats of each label: a file in each, with the format's extension in place of the one of `output`.",
      default: "the format of the extension of `output`, or png"),
    Field("labels", .records, \.labels, "The labels."),
    Field("$schema", .string, \.schema, "The JSON Schema that editors check this file with; `labelkit schema` prints it."),
  ])
}

extension ValueKind where Value == Int {
  fileprivate static var version: ValueKind {
    ValueKind(.integer(.from(1, to: 1)), encode: { .number(Double($0)) }) { node, decoder in
      switch node.value {
      case .number(1, _), .cell("1"): return 1
      case .string("1"):
        decoder.report(
          .wrongType(key: "version", expected: "the number 1", found: node.kindName, fix: ValueFix(.unquote, "1")), at: node.location)
      case .number(_, let text), .string(let text), .cell(let text):
        decoder.report(.invalidValue("version", text, expected: "1", help: "write version: 1"), at: node.location)
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
