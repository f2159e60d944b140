// SPDX-License-Identifier: MIT

internal import LabelLayout

extension LabelRecord {
  /// The record as one line of NDJSON, in its only spelling: rendered again, it gives the same picture.
  ///
  /// Keys stand in alphabetical order, short forms are written out, defaults of the manifest and the values of the variant are filled in,
  /// and a text that was looked up stands in the place of its key. Paths are relative to the manifest, as they were written.
  package var canonical: String {
    var record = self
    record.variants = nil
    if record.title != nil { (record.titleKey, record.table, record.titleArguments) = (nil, nil, nil) }
    return Self.fields.json(record).canonical
  }
}
