// SPDX-License-Identifier: MIT

package import LabelCore

/// The source locations of a record's values, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
///
/// Only errors and warnings ask for them: records are decoded once more when they do.
package struct ValuePlaces: Sendable {
  /// A key that is written.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var place: SourcePlace
  }

  /// A record as it was read.
  private struct Written {
    let node: DocumentNode
    let source: SourceText
  }

  /// Later ones hide the locations of earlier ones.
  private var records: [Written] = []

  /// No locations.
  package init() {}

  /// The locations in a record.
  init(of node: DocumentNode, in source: SourceText) { records = [Written(node: node, source: source)] }

  /// All locations; of a key that has several, the last one counts.
  private var all: [Entry] {
    records.flatMap { written in
      var decoder = RecordDecoder(written.source, recordsPlaces: true)
      var record = LabelRecord()
      decoder.object(written.node, LabelRecord.fields, into: &record)
      return decoder.places
    }
  }

  /// The location of a key; nil where it is not written.
  package subscript(key: String) -> SourcePlace? {
    // Every label asks for it.
    if key == "id", let id = records.last?.node["id"], !id.isAbsent { return id.place }
    return all.last { $0.key == key }?.place
  }

  /// These locations, and those of another record for the keys that this one does not have.
  package func filling(from defaults: ValuePlaces) -> ValuePlaces {
    var filled = self
    filled.records.insert(contentsOf: defaults.records, at: 0)
    return filled
  }

  /// The keys that are written and pass a test, each once with the location that counts.
  package func filter(_ isIncluded: (String) -> Bool) -> [Entry] {
    let entries = all
    return entries.indices.filter { index in
      isIncluded(entries[index].key) && !entries[(index + 1)...].contains { $0.key == entries[index].key }
    }.map { entries[$0] }
  }
}

extension ValuePlaces: Hashable {
  package static func == (a: ValuePlaces, b: ValuePlaces) -> Bool { a.all == b.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
