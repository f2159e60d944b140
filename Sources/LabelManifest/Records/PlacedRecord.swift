// SPDX-License-Identifier: MIT

package import LabelCore

/// A record together with where it and its keys stand, for mistakes that only show when the label is made.
package struct PlacedRecord: Hashable, Sendable {
  package var record: LabelRecord {
    get { shared.record }
    set { shared = SharedRecord(newValue) }
  }

  /// What `record` is a copy of: asked for its keys, it costs none.
  package private(set) var shared: SharedRecord
  /// Where the record begins.
  package let place: SourcePlace
  /// Where values stand, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
  package private(set) var places: ValuePlaces
  /// Stands for all that the record says, wherever it says it.
  package private(set) var hash: ContentHash

  package init(_ record: consuming LabelRecord, place: SourcePlace, places: ValuePlaces = ValuePlaces(), hash: ContentHash = ContentHash())
  {
    self.init(SharedRecord(record), place: place, places: places, hash: hash)
  }

  private init(_ shared: SharedRecord, place: SourcePlace, places: ValuePlaces, hash: ContentHash) {
    self.shared = shared
    self.place = place
    self.places = places
    self.hash = hash
  }

  /// Reads a record and collects all of its mistakes; what is right is kept.
  ///
  /// Nothing is asked of the record as a whole: it may have no id and show nothing.
  package static func decode(_ node: DocumentNode, from source: SourceText) -> (label: PlacedRecord, diagnostics: [Diagnostic]) {
    var decoder = RecordDecoder(source, labelID: node["id"]?.text)
    var record = LabelRecord()
    decoder.object(node, LabelRecord.fields, into: &record)
    var hash = ContentHash()
    hash.add(node)
    return (PlacedRecord(record, place: node.place, places: ValuePlaces(of: node, in: source), hash: hash), decoder.diagnostics)
  }

  /// This record with the defaults' keys, and their places, where it has none of its own.
  package func filling(from defaults: PlacedRecord) -> PlacedRecord {
    filling(from: defaults, keys: LabelRecord.fields.written(in: defaults.record))
  }

  /// - Parameter keys: those that `defaults` says anything under, found once for many labels.
  func filling(from defaults: PlacedRecord, keys: [Field<LabelRecord>]) -> PlacedRecord {
    var hash = hash
    hash.add(defaults.hash)
    return PlacedRecord(
      keys.isEmpty ? shared : SharedRecord(record.filling(from: defaults.record, keys: keys)), place: place,
      places: places.filling(from: defaults.places), hash: hash)
  }

  /// The place of the first of these keys that is written; the record's own when none is.
  package func place(of keys: String...) -> SourcePlace { keys.lazy.compactMap { places[$0] }.first ?? place }

  /// The written keys that do not change the picture yet, with their places, in order.
  package var undrawnKeys: [(key: String, place: SourcePlace)] {
    places.filter { LabelRecord.notYetDrawn.contains(Self.withoutIndexes($0)) }
      .map { (key: $0.key, place: $0.place) }
      .sorted { ($0.place.line, $0.place.column, $0.key) < ($1.place.line, $1.place.column, $1.key) }
  }

  /// `attributedTitle[0].text` as `attributedTitle.text`.
  private static func withoutIndexes(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "[")) else { return key }
    return key.split(separator: "[", maxSplits: 1).map { $0.split(separator: "]", maxSplits: 1).last ?? $0 }.joined()
  }
}

/// A record is some kilobytes of optional keys, and changes hands often: a reference does.
package final class SharedRecord: Hashable, Sendable {
  package let record: LabelRecord

  init(_ record: consuming LabelRecord) { self.record = record }

  package static func == (a: SharedRecord, b: SharedRecord) -> Bool { a === b || a.record == b.record }

  package func hash(into hasher: inout Hasher) { hasher.combine(record) }
}
