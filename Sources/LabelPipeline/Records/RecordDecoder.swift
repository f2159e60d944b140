// SPDX-License-Identifier: MIT

package import LabelCore

/// Collects what decoding a record meets: every mistake with its place, and the place of every key.
package struct RecordDecoder {
  package let source: SourceText
  /// The label that mistakes belong to.
  package var labelID: String?
  package private(set) var diagnostics: [Diagnostic] = []
  /// Where values stand, by dotted key (`icon.name`, `attributedTitle[0].text`).
  package private(set) var places = ValuePlaces()
  private var path = ""
  private let notesPlaces: Bool

  package init(_ source: SourceText, labelID: String? = nil) {
    self.source = source
    self.labelID = labelID
    notesPlaces = true
  }

  /// For who only wants to know whether there are mistakes, and neither where nor under which keys.
  init(_ source: SourceText, notesPlaces: Bool) {
    self.source = source
    self.notesPlaces = notesPlaces
  }

  /// The dotted key of the value that is being decoded.
  var key: String { path.isEmpty ? "the record" : path }

  mutating func report(_ error: LabelError, at place: SourcePlace) {
    diagnostics.append(source.diagnostic(error, at: place, labelID: labelID))
  }

  mutating func reportType(of node: DocumentNode, expected: ValueShape) {
    report(.wrongType(key: key, expected: expected.words, found: node.kindName), at: node.place)
  }

  /// Decodes what stands under a key of the current object.
  mutating func nested<Result>(_ name: String, at place: SourcePlace, _ body: (inout RecordDecoder) -> Result) -> Result {
    guard notesPlaces else { return body(&self) }
    let outer = path
    path = outer.isEmpty || name.hasPrefix("[") ? outer + name : outer + "." + name
    places.add(path, at: place)
    defer { path = outer }
    return body(&self)
  }

  /// Decodes an object's keys into `root`; keys without a value leave it as it is.
  package mutating func object<Root>(_ node: DocumentNode, _ fields: FieldTable<Root>, into root: inout Root) {
    guard case .mapping(let entries) = node.value else {
      reportType(of: node, expected: fields.shape)
      return
    }
    for entry in entries {
      guard let field = fields[entry.key] else {
        report(.unknownKey(key: entry.key, nearest: NearestNames.of(entry.key, in: fields.names)), at: entry.keyPlace)
        continue
      }
      guard !entry.value.isAbsent else { continue }
      nested(entry.key, at: entry.value.place) { field.decode(entry.value, &root, &$0) }
    }
  }
}
