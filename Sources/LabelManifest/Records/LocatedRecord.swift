// SPDX-License-Identifier: MIT

package import LabelCore

/// A record with the locations of its keys in the source, for errors that are found when the label is rendered.
package struct LocatedRecord: Hashable, Sendable {
  package var record: LabelRecord {
    get { storage.record }
    set { storage = RecordStorage(newValue) }
  }

  /// The storage of `record`. Reading a key from it does not copy the record.
  package private(set) var storage: RecordStorage
  /// The location of the record.
  package let location: DocumentLocation
  /// The locations of the values by dotted key: `icon`, `icon.name`, `attributedTitle[0].text`.
  package private(set) var locations: ValueLocations
  /// A hash of the contents of the record, without the locations.
  package private(set) var hash: ContentHash
  /// Whether the record may have colours outside of sRGB.
  private(set) var mayHaveWideColors: Bool

  package init(
    _ record: consuming LabelRecord, location: DocumentLocation, locations: ValueLocations = ValueLocations(),
    hash: ContentHash = ContentHash(), mayHaveWideColors: Bool = false
  ) {
    self.init(RecordStorage(record), location: location, locations: locations, hash: hash, mayHaveWideColors: mayHaveWideColors)
  }

  private init(
    _ storage: RecordStorage, location: DocumentLocation, locations: ValueLocations, hash: ContentHash, mayHaveWideColors: Bool
  ) {
    self.storage = storage
    self.location = location
    self.locations = locations
    self.hash = hash
    self.mayHaveWideColors = mayHaveWideColors
  }

  /// Decodes a record and collects all its errors. Values without errors are kept.
  ///
  /// The record as a whole is not checked: it may have no id and nothing to show.
  ///
  /// - Parameter palette: The names that its manifest gives to colours.
  package static func decode(
    _ node: DocumentNode, from source: SourceText, palette: Palette = Palette()
  ) -> (label: LocatedRecord, diagnostics: [Diagnostic]) {
    var decoder = RecordDecoder(source, labelID: node["id"]?.text)
    decoder.palette = palette
    var record = LabelRecord()
    decoder.object(node, LabelRecord.fields, into: &record)
    var hash = ContentHash()
    hash.add(node)
    decoder.addUsedColors(to: &hash)
    let locations = ValueLocations(of: node, in: source, palette: palette)
    return (
      LocatedRecord(record, location: node.location, locations: locations, hash: hash, mayHaveWideColors: decoder.hasWideColors),
      decoder.diagnostics
    )
  }

  /// Returns this record with the keys of the defaults, and their locations, where it has none of its own.
  package func filling(from defaults: LocatedRecord) -> LocatedRecord {
    filling(from: defaults, keys: LabelRecord.fields.written(in: defaults.record))
  }

  /// - Parameter keys: The keys that `defaults` has. They are found once for many labels.
  func filling(from defaults: LocatedRecord, keys: [Field<LabelRecord>]) -> LocatedRecord {
    var hash = hash
    hash.add(defaults.hash)
    return LocatedRecord(
      keys.isEmpty ? storage : RecordStorage(record.filling(from: defaults.record, keys: keys)), location: location,
      locations: locations.filling(from: defaults.locations), hash: hash,
      mayHaveWideColors: mayHaveWideColors || defaults.mayHaveWideColors)
  }

  /// Returns this record with the keys that `overrides` has, and their locations, instead of its own.
  func overridden(by overrides: LocatedRecord) -> LocatedRecord {
    var hash = hash
    hash.add(overrides.hash)
    return LocatedRecord(
      RecordStorage(overrides.record.filling(from: record)), location: location, locations: overrides.locations.filling(from: locations),
      hash: hash, mayHaveWideColors: mayHaveWideColors || overrides.mayHaveWideColors)
  }

  /// The same record, for looking up the locations of many values.
  var withPreparedLocations: LocatedRecord {
    var record = self
    record.locations = locations.prepared
    return record
  }

  /// The location of the first of some keys that is written; the location of the record if none is.
  package func location(of keys: String...) -> DocumentLocation { location(of: keys) }

  /// The location of the first written key of a list, or that of the record.
  func location(of keys: [String]) -> DocumentLocation { keys.lazy.compactMap { locations[$0] }.first ?? location }

  /// The written keys that do not change the image yet, with their locations, in order.
  package var undrawnKeys: [(key: String, location: DocumentLocation)] {
    locations.filter { LabelRecord.notYetDrawn.contains(RecordKeys.withoutIndexes($0)) }
      .map { (key: $0.key, location: $0.location) }
      .sorted { ($0.location.line, $0.location.column, $0.key) < ($1.location.line, $1.location.column, $1.key) }
  }
}

/// The storage of a record, shared so that a record of some kilobytes is cheap to copy.
package final class RecordStorage: Hashable, Sendable {
  package let record: LabelRecord
  /// `LabelRecord.mayNameFiles`, for which a run asks several times a label.
  package let mayNameFiles: Bool

  init(_ record: consuming LabelRecord) {
    mayNameFiles = record.mayNameFiles
    self.record = record
  }

  package static func == (a: RecordStorage, b: RecordStorage) -> Bool { a === b || a.record == b.record }

  package func hash(into hasher: inout Hasher) { hasher.combine(record) }
}
