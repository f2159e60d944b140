// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelStrings

/// A manifest: its labels, and the keys for all of them.
package struct Manifest: Hashable, Sendable {
  package let source: SourceText
  package var head: ManifestHead
  /// The names of colours.
  package let palette: Palette
  /// Whether there is no error outside of `labels`. An error in the defaults, for example, affects every label.
  package let isHeadValid: Bool
  /// The keys under `defaults`, with their locations.
  package var defaults: LocatedRecord
  /// The valid labels as they are written; `complete` fills in the defaults.
  package var labels: [LocatedRecord]
  /// The string tables if `strings` is not written; nil for none. The path is relative to the working directory.
  package var sharedStringsPath: String?
  /// The number of labels with errors, which are not in `labels`.
  package private(set) var invalidLabels: Int

  /// Returns a label with the defaults for the keys that it does not have.
  package func complete(_ label: LocatedRecord) -> LocatedRecord { label.filling(from: defaults) }

  /// The axes of the variants of a label.
  package func axes(of label: LocatedRecord) -> VariantAxes { (head.variants ?? VariantAxes()).narrowed(by: label.storage.record) }

  /// Decodes a document, and collects its errors and warnings in the order of the file.
  ///
  /// Labels with errors are left out of the manifest. The others can be used only if `isHeadValid` is true.
  package static func parse(_ document: ManifestDocument) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
    var decoder = RecordDecoder(document.source, root: .manifest)
    if let palette = document.root["palette"] {
      decoder.nested("palette", at: palette.location) { Palette.decode(palette, &$0) }
    }
    var head = ManifestHead()
    decoder.object(document.root, ManifestHead.fields, into: &head)
    let palette = decoder.palette
    let rowDiagnostics = document.unreadableRowDiagnostics
    var headDiagnostics = document.diagnostics.filter { !document.unreadableRows.contains($0.location?.line ?? 0) } + decoder.diagnostics
    for key in ["version", "labels"] where document.root.isMapping && document.root[key]?.isAbsent ?? true {
      headDiagnostics.append(document.source.diagnostic(.missingKey(key: key), at: document.root.location))
    }
    var defaultsHash = ContentHash()
    let written = document.root["defaults"]
    if let written {
      defaultsHash.add(written)
      decoder.addUsedColors(to: &defaultsHash)
    }
    let defaults = LocatedRecord(
      head.defaults ?? LabelRecord(), location: written?.location ?? document.root.location,
      locations: written.map { ValueLocations(of: $0, in: document.source, palette: palette) } ?? ValueLocations(), hash: defaultsHash,
      mayHaveWideColors: decoder.hasWideColors)
    var manifest = Manifest(
      source: document.source, head: head, palette: palette, isHeadValid: !headDiagnostics.containsError, defaults: defaults, labels: [],
      invalidLabels: document.unreadableRows.count)
    let labelDiagnostics = manifest.addLabels(head.labels ?? [])
    return (manifest, (headDiagnostics + rowDiagnostics + labelDiagnostics).inOrder)
  }

  private mutating func addLabels(_ nodes: [DocumentNode]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let names = OutputNameSet()
    for node in nodes {
      let checked = check(node, in: source, names, complete: complete)
      diagnostics += checked.diagnostics
      if checked.isValid { labels.append(checked.label) }
    }
    invalidLabels += nodes.count - labels.count
    return diagnostics
  }

  /// A label and its diagnostics.
  package struct CheckedLabel: Hashable, Sendable {
    /// The label as far as it can be decoded.
    package var label: LocatedRecord
    /// The label with the defaults.
    package var complete: LocatedRecord
    /// The id as a file name; nil if it has none that is valid.
    package var name: OutputName?
    /// The errors and warnings.
    package var diagnostics: [Diagnostic]

    /// Whether there are no errors.
    package var isValid: Bool { !diagnostics.containsError }
  }

  /// Decodes and checks a label, also for an id that an earlier label has.
  ///
  /// - Parameters:
  ///   - source: The source text of the label.
  ///   - overrides: The keys that replace those of the label.
  ///   - complete: Fills in the defaults.
  package func check(
    _ node: DocumentNode, in source: SourceText, _ names: OutputNameSet, overrides: LocatedRecord? = nil,
    complete: (LocatedRecord) -> LocatedRecord
  ) -> CheckedLabel {
    var (label, diagnostics) = LocatedRecord.decode(node, from: source, palette: palette)
    if let overrides { label = label.overridden(by: overrides) }
    var checked = CheckedLabel(label: label, complete: complete(label), diagnostics: diagnostics)
    if !diagnostics.containsError {
      checked.diagnostics += checked.complete.diagnostics(in: source)
      checked.diagnostics += label.warnings(ofKeysWithoutEffectIn: checked.complete, in: source)
    }
    if node.isMapping {
      if label.record.id != nil {
        checkName(of: &checked, in: source, names)
      } else if node["id"]?.isAbsent ?? true {
        // An id of another type has been reported.
        checked.diagnostics.append(source.diagnostic(.missingKey(key: "id"), at: label.location))
      }
    }
    return checked
  }

  /// Checks the id of a label, and adds the error if it is not valid.
  private func checkName(of checked: inout CheckedLabel, in source: SourceText, _ names: OutputNameSet) {
    guard let id = checked.label.storage.record.id else { return }
    let location = checked.label.location(of: "id")
    do throws(LabelError) {
      let name = try OutputName(id)
      try names.insert(name, at: location)
      checked.name = name
    } catch {
      let locale = error.code == .duplicateID ? checked.label.storage.record.locale : nil
      let advised = locale.map { LabelError.duplicateID(error, locale: $0) } ?? error
      checked.diagnostics.append(source.diagnostic(advised, at: location, labelID: id))
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics sorted by location. One that several records share, such as an unknown CSV column, is there only once.
  package var inOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = filter { seen.insert($0.repetitionKey).inserted }
    return unique.enumerated().sorted { a, b in
      (a.element.location?.line ?? 0, a.element.location?.column ?? 0, a.offset) < (
        b.element.location?.line ?? 0, b.element.location?.column ?? 0, b.offset
      )
    }.map(\.element)
  }
}
