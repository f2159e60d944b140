// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelViewNode

/// The keys of `--set`, which every label of a run gets instead of its own: `font.size=20`.
///
/// A value is read as the cell of a CSV column with the name of the key, so both accept the same texts and give the same messages.
package struct LabelOverrides: Sendable {
  /// The options as they were written.
  package let texts: [String]
  /// The keys as a record, without the colours that only a palette may have.
  package let record: LocatedRecord
  private let node: DocumentNode
  private let source: SourceText
  /// Whether a colour may be a name of a palette.
  private let needsPalette: Bool

  private static let location = DocumentLocation(file: "--set")

  /// Reads options of the form `KEY=VALUE`; nil if there are none.
  ///
  /// - Throws: The first error: no such key, a value that is not valid for it, or a key that is set twice.
  package init?(parsing texts: [String]) throws(Diagnostic) {
    if texts.isEmpty { return nil }
    self.texts = texts
    var keys: [DottedKeys.Key] = []
    var values: [DocumentNode?] = []
    for text in texts {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw Self.usage("--set takes KEY=VALUE, not \"\(text)\"", help: "for example --set font.size=20 or --set color=red")
      }
      let key = String(text[..<equals])
      if key == "id" { throw Self.usage("--set cannot give all labels the same id", help: "write an id in each label") }
      let first = String(key.prefix { $0 != "." })
      if LabelRecord.fields[first] == nil, ManifestHead.fields[first] != nil {
        throw Diagnostic(LabelError.manifestKey(option: "--set", key: first), at: Self.location)
      }
      if DottedKeys.isTooDeep(key) { throw Self.usage("the key of --set has more than \(DottedKeys.maximumParts) parts", help: nil) }
      keys.append((text: key, location: Self.location))
      values.append(DocumentNode(.cell(String(text[text.index(after: equals)...])), at: Self.location))
    }
    let (node, conflicts) = DottedKeys(keys).record(values, at: Self.location)
    if let first = conflicts.first { throw Self.usage("--set \(keys[first].text) sets the same key as another --set", help: nil) }
    self.node = node
    source = try SourceText(file: "--set", bytes: [], format: .csv)
    let (record, diagnostics) = LocatedRecord.decode(node, from: source)
    if let error = diagnostics.filter({ $0.code != .invalidColor }).firstError { throw error }
    needsPalette = diagnostics.containsError
    self.record = record
  }

  /// The keys as a record for the labels of a manifest with a palette.
  ///
  /// - Throws: The error for a colour that is neither in the palette nor one of the system.
  func record(with palette: Palette) throws(Diagnostic) -> LocatedRecord {
    guard needsPalette || !palette.isEmpty else { return record }
    let (record, diagnostics) = LocatedRecord.decode(node, from: source, palette: palette)
    if let error = diagnostics.firstError { throw error }
    return record
  }

  private static func usage(_ reason: String, help: String?) -> Diagnostic {
    Diagnostic(LabelError.usage(reason: reason, help: help), at: location)
  }
}
