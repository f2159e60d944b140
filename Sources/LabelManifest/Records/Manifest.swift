// SPDX-License-Identifier: MIT

package import LabelCore

/// A manifest: labels, and what holds for all of them.
package struct Manifest: Hashable, Sendable {
  package let source: SourceText
  package var head: ManifestHead
  /// Whether nothing is wrong outside of `labels`; a mistake in the defaults, say, concerns every label.
  package let isHeadSound: Bool
  /// The keys under `defaults`, with their locations.
  package var defaults: LocatedRecord
  /// The labels as they are written; `complete` fills in the defaults.
  package var labels: [LocatedRecord]
  /// How many labels have mistakes and are missing in `labels`.
  package private(set) var refusedLabels: Int

  /// A label with the defaults in the place of what it does not say.
  package func complete(_ label: LocatedRecord) -> LocatedRecord { label.filling(from: defaults) }

  /// The variants that a label is made in.
  package func axes(of label: LocatedRecord) -> VariantAxes { (head.variants ?? VariantAxes()).narrowed(by: label.shared.record) }

  /// Makes sense of a document, and collects every mistake in it, in the order of the file.
  ///
  /// Labels with mistakes are left out of the manifest. Whether the others can be trusted says `isHeadSound`.
  package static func parse(_ document: ManifestDocument) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
    var decoder = RecordDecoder(document.source)
    var head = ManifestHead()
    decoder.object(document.root, ManifestHead.fields, into: &head)
    let rowMistakes = document.diagnostics.filter { document.unreadableRows.contains($0.location?.line ?? 0) }
    var headMistakes = document.diagnostics.filter { !document.unreadableRows.contains($0.location?.line ?? 0) } + decoder.diagnostics
    for key in ["version", "labels"] where document.root.isMapping && document.root[key]?.isAbsent ?? true {
      headMistakes.append(document.source.diagnostic(.missingKey(key: key), at: document.root.location))
    }
    var defaultsHash = ContentHash()
    let written = document.root["defaults"]
    if let written { defaultsHash.add(written) }
    let defaults = LocatedRecord(
      head.defaults ?? LabelRecord(), location: written?.location ?? document.root.location,
      locations: written.map { ValueLocations(of: $0, in: document.source) } ?? ValueLocations(), hash: defaultsHash)
    var manifest = Manifest(
      source: document.source, head: head, isHeadSound: !headMistakes.containsError, defaults: defaults, labels: [],
      refusedLabels: document.unreadableRows.count)
    let labelMistakes = manifest.addLabels(head.labels ?? [])
    return (manifest, (headMistakes + rowMistakes + labelMistakes).inOrder)
  }

  private mutating func addLabels(_ nodes: [DocumentNode]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let names = OutputNameSet()
    for node in nodes {
      let checked = check(node, in: source, names, complete: complete)
      diagnostics += checked.diagnostics
      if checked.isSound { labels.append(checked.label) }
    }
    refusedLabels += nodes.count - labels.count
    return diagnostics
  }

  /// A label and all that is wrong with it.
  package struct CheckedLabel: Hashable, Sendable {
    /// As far as it can be read.
    package var label: LocatedRecord
    /// The same with its defaults.
    package var complete: LocatedRecord
    /// Its id as a name of files; nil when it has none that is fit.
    package var name: OutputName?
    /// Mistakes and warnings.
    package var diagnostics: [Diagnostic]

    /// Whether there are no mistakes.
    package var isSound: Bool { !diagnostics.containsError }
  }

  /// Reads a label and checks it by itself and against the ids of those before it.
  ///
  /// - Parameters:
  ///   - source: the text that it stands in.
  ///   - complete: fills in the defaults.
  package func check(
    _ node: DocumentNode, in source: SourceText, _ names: OutputNameSet, complete: (LocatedRecord) -> LocatedRecord
  ) -> CheckedLabel {
    let (label, mistakes) = LocatedRecord.decode(node, from: source)
    var checked = CheckedLabel(label: label, complete: complete(label), diagnostics: mistakes)
    if !mistakes.containsError { checked.diagnostics += checked.complete.problems(in: source) }
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

  /// Adds what is wrong with a label's id.
  private func checkName(of checked: inout CheckedLabel, in source: SourceText, _ names: OutputNameSet) {
    guard let id = checked.label.shared.record.id else { return }
    let location = checked.label.location(of: "id")
    do throws(LabelError) {
      let name = try OutputName(id)
      try names.insert(name, at: location)
      checked.name = name
    } catch {
      checked.diagnostics.append(source.diagnostic(error, at: location, labelID: id))
    }
  }
}

extension [Diagnostic] {
  /// By location; a mistake that several records share, such as a CSV column with an unknown name, once.
  package var inOrder: [Diagnostic] {
    var known: Set<[String]> = []
    let single = filter { known.insert([$0.code.rawValue, $0.location?.words ?? "", $0.message]).inserted }
    return single.enumerated().sorted { a, b in
      (a.element.location?.line ?? 0, a.element.location?.column ?? 0, a.offset) < (
        b.element.location?.line ?? 0, b.element.location?.column ?? 0, b.offset
      )
    }.map(\.element)
  }
}
