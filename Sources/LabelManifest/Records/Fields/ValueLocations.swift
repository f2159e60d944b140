// SPDX-License-Identifier: MIT

package import LabelCore

/// The source locations of a record's values, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
///
/// Only diagnostics need them, so the records are decoded again when the locations are read: once for each look-up, or once for all look-ups
/// in `prepared`.
package struct ValueLocations: Sendable {
  /// A written key and its location.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var location: DocumentLocation
  }

  /// A record that is not decoded.
  private struct Written {
    let node: DocumentNode
    let source: SourceText
    let palette: Palette
  }

  /// The records. The locations of later ones replace those of earlier ones.
  private var records: [Written] = []
  /// The location of each key, once they are prepared.
  private var known: [String: DocumentLocation]?

  /// Creates an empty collection.
  package init() {}

  /// Creates the locations of a record.
  init(of node: DocumentNode, in source: SourceText, palette: Palette) {
    records = [Written(node: node, source: source, palette: palette)]
  }

  /// All locations. For a key with several, the last one is used.
  private var all: [Entry] { records.flatMap { Self.decoded($0).locations } }

  private static func decoded(_ written: Written) -> RecordDecoder {
    var decoder = RecordDecoder(written.source, recordsLocations: true)
    decoder.palette = written.palette
    var record = LabelRecord()
    decoder.object(written.node, LabelRecord.fields, into: &record)
    return decoder
  }

  /// The colours outside of sRGB, of each key the last one.
  var wideColors: [RecordDecoder.WideColor] {
    let decoders = records.map(Self.decoded)
    let last = Dictionary(decoders.flatMap(\.locations).map { ($0.key, $0.location) }) { $1 }
    return decoders.flatMap(\.wideColors).filter { last[$0.key] == $0.location }
  }

  /// The location of a key; nil where it is not written.
  package subscript(key: String) -> DocumentLocation? {
    // A fast path, since every label needs the location of its id.
    if key == "id", let id = records.last?.node["id"], !id.isAbsent { return id.location }
    if let known { return known[key] }
    return all.last { $0.key == key }?.location
  }

  /// The same locations, for many look-ups: a record may have as many diagnostics as values.
  var prepared: ValueLocations {
    var prepared = self
    prepared.known = Dictionary(all.map { ($0.key, $0.location) }) { $1 }
    return prepared
  }

  /// Returns these locations, with those of another record for the keys that this one does not have.
  package func filling(from defaults: ValueLocations) -> ValueLocations {
    var filled = self
    filled.records.insert(contentsOf: defaults.records, at: 0)
    filled.known = nil
    return filled
  }

  /// The written keys that satisfy a condition, each once with its location.
  package func filter(_ isIncluded: (String) -> Bool) -> [Entry] {
    // The last location of a key counts. A title may have a hundred thousand runs.
    var seen: Set<String> = []
    return all.reversed().filter { isIncluded($0.key) && seen.insert($0.key).inserted }.reversed()
  }
}

extension ValueLocations: Hashable {
  package static func == (a: ValueLocations, b: ValueLocations) -> Bool { a.all == b.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
