// SPDX-License-Identifier: MIT

package import LabelCore

/// Where the values of a record stand, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
///
/// Written for every label and read for its mistakes: a list in the order of writing, in which a later place of a key hides an earlier.
package struct ValuePlaces: Hashable, Sendable {
  /// A key that is written.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var place: SourcePlace
  }

  private var entries: [Entry] = []

  /// No places.
  package init() {}

  /// The place of a key; nil where it is not written.
  package subscript(key: String) -> SourcePlace? { entries.last { $0.key == key }?.place }

  /// Adds the place of a key.
  package mutating func add(_ key: String, at place: SourcePlace) { entries.append(Entry(key: key, place: place)) }

  /// These places, and those of another record for the keys that this one does not have.
  package func filling(from defaults: ValuePlaces) -> ValuePlaces {
    var filled = defaults
    if defaults.entries.isEmpty { return self }
    filled.entries += entries
    return filled
  }

  /// The keys below `prefix`, without it.
  package func keys(below prefix: String) -> ValuePlaces {
    var result = ValuePlaces()
    result.entries = entries.filter { $0.key.hasPrefix(prefix) }
      .map { Entry(key: String($0.key.dropFirst(prefix.count)), place: $0.place) }
    return result
  }

  /// The keys that are written and pass a test, each once with the place that counts.
  package func filter(_ isIncluded: (String) -> Bool) -> [Entry] {
    entries.indices.filter { index in
      isIncluded(entries[index].key) && !entries[(index + 1)...].contains { $0.key == entries[index].key }
    }.map { entries[$0] }
  }
}
