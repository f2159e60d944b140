// SPDX-License-Identifier: MIT

package import LabelCore

/// Where the values of a record stand, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
///
/// Asked for only where something is wrong: a list in the order of writing, in which a later place of a key hides an earlier, or a row
/// that is read again for them.
package struct ValuePlaces: Sendable {
  /// A key that is written.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var place: SourcePlace
  }

  /// A row of NDJSON whose places nobody took down.
  private final class Row: Sendable {
    let source: SourceText
    /// The place of `id`, which is asked for always.
    let id: SourcePlace

    init(_ source: SourceText, id: SourcePlace) {
      self.source = source
      self.id = id
    }
  }

  private var entries: [Entry] = []
  /// Its places hide `entries`.
  private var row: Row?

  /// No places.
  package init() {}

  /// The places in a row of NDJSON, which has been found right.
  init(in row: SourceText, id: SourcePlace) { self.row = Row(row, id: id) }

  /// All places, those of a row read now.
  private var all: [Entry] {
    guard let row, let read = try? JSONReader.read(row.source) else { return entries }
    return entries + PlacedRecord.decode(read.root, from: row.source).label.places.entries
  }

  /// The place of a key; nil where it is not written.
  package subscript(key: String) -> SourcePlace? {
    if let row, key == "id" { return row.id }
    return all.last { $0.key == key }?.place
  }

  /// Adds the place of a key.
  package mutating func add(_ key: String, at place: SourcePlace) {
    entries = all
    row = nil
    entries.append(Entry(key: key, place: place))
  }

  /// These places, and those of another record for the keys that this one does not have.
  package func filling(from defaults: ValuePlaces) -> ValuePlaces {
    var filled = self
    let outer = defaults.all
    if !outer.isEmpty { filled.entries = outer + entries }
    return filled
  }

  /// The keys below `prefix`, without it.
  package func keys(below prefix: String) -> ValuePlaces {
    var result = ValuePlaces()
    result.entries = all.filter { $0.key.hasPrefix(prefix) }
      .map { Entry(key: String($0.key.dropFirst(prefix.count)), place: $0.place) }
    return result
  }

  /// The keys that are written and pass a test, each once with the place that counts.
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
