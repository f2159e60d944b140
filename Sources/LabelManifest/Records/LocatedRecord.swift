// SPDX-License-Identifier: MIT

package import LabelCore

/// A record together with where it and its keys stand, for mistakes that only show when the label is made.
package struct LocatedRecord: Hashable, Sendable {
  package var record: LabelRecord {
    get { shared.record }
    set { shared = RecordStorage(newValue) }
  }

  /// What `record` is a copy of: asked for its keys, it costs none.
  package private(set) var shared: RecordStorage
  /// Where the record begins.
  package let location: DocumentLocation
  /// Where values stand, by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
  package private(set) var locations: ValueLocations
  /// Stands for all that the record says, wherever it says it.
  package private(set) var hash: ContentHash

  package init(
    _ record: consuming LabelRecord, location: DocumentLocation, locations: ValueLocations = ValueLocations(),
    hash: ContentHash = ContentHash()
  ) {
    self.init(RecordStorage(record), location: location, locations: locations, hash: hash)
  }

  private init(_ shared: RecordStorage, location: DocumentLocation, locations: ValueLocations, hash: ContentHash) {
    self.shared = shared
    self.location = location
    self.locations = locations
    self.hash = hash
  }

  /// Reads a record and collects all of its mistakes; what is right is kept.
  ///
  /// Nothing is asked of the record as a whole: it may have no id and show nothing.
  package static func decode(_ node: DocumentNode, from source: SourceText) -> (label: LocatedRecord, diagnostics: [Diagnostic]) {
    var decoder = RecordDecoder(source, labelID: node["id"]?.text)
    var record = LabelRecord()
    decoder.object(node, LabelRecord.fields, into: &record)
    var hash = ContentHash()
    hash.add(node)
    return (
      LocatedRecord(record, location: node.location, locations: ValueLocations(of: node, in: source), hash: hash), decoder.diagnostics
    )
  }

  /// This record with the defaults' keys, and their locations, where it has none of its own.
  package func filling(from defaults: LocatedRecord) -> LocatedRecord {
    filling(from: defaults, keys: LabelRecord.fields.written(in: defaults.record))
  }

  /// - Parameter keys: those that `defaults` says anything under, found once for many labels.
  func filling(from defaults: LocatedRecord, keys: [Field<LabelRecord>]) -> LocatedRecord {
    var hash = hash
    hash.add(defaults.hash)
    return LocatedRecord(
      keys.isEmpty ? shared : RecordStorage(record.filling(from: defaults.record, keys: keys)), location: location,
      locations: locations.filling(from: defaults.locations), hash: hash)
  }

  /// The location of the first of these keys that is written; the record's own when none is.
  package func location(of keys: String...) -> DocumentLocation { keys.lazy.compactMap { locations[$0] }.first ?? location }

  /// The written keys that do not change the picture yet, with their locations, in order.
  package var undrawnKeys: [(key: String, location: DocumentLocation)] {
    locations.filter { LabelRecord.notYetDrawn.contains(Self.withoutIndexes($0)) }
      .map { (key: $0.key, location: $0.location) }
      .sorted { ($0.location.line, $0.location.column, $0.key) < ($1.location.line, $1.location.column, $1.key) }
  }

  /// `attributedTitle[0].text` as `attributedTitle.text`.
  private static func withoutIndexes(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "[")) else { return key }
    return key.split(separator: "[", maxSplits: 1).map { $0.split(separator: "]", maxSplits: 1).last ?? $0 }.joined()
  }
}

/// A record is some kilobytes of optional keys, and changes hands often: a reference does.
package final class RecordStorage: Hashable, Sendable {
  package let record: LabelRecord

  init(_ record: consuming LabelRecord) { self.record = record }

  package static func == (a: RecordStorage, b: RecordStorage) -> Bool { a === b || a.record == b.record }

  package func hash(into hasher: inout Hasher) { hasher.combine(record) }
}
