// SPDX-License-Identifier: MIT

package import LabelCore

/// The source locations of a record's values, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
///
/// Only errors and warnings ask for them: records are decoded once more when they do.
package struct ValueLocations: Sendable {
  /// A key that is written.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var location: DocumentLocation
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
      var decoder = RecordDecoder(written.source, recordsLocations: true)
      var record = LabelRecord()
      decoder.object(written.node, LabelRecord.fields, into: &record)
      return decoder.locations
    }
  }

  /// The location of a key; nil where it is not written.
  package subscript(key: String) -> DocumentLocation? {
    // Every label asks for it.
    if key == "id", let id = records.last?.node["id"], !id.isAbsent { return id.location }
    return all.last { $0.key == key }?.location
  }

  /// These locations, and those of another record for the keys that this one does not have.
  package func filling(from defaults: ValueLocations) -> ValueLocations {
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

extension ValueLocations: Hashable {
  package static func == (a: ValueLocations, b: ValueLocations) -> Bool { a.all == b.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
