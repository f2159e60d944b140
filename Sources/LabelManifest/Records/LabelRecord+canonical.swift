// SPDX-License-Identifier: MIT

internal import LabelCore

extension LabelRecord {
  /// The record as one line of canonical NDJSON, which renders to the same image.
  ///
  /// Keys are sorted, short forms are expanded, the defaults of the manifest and the values of the variant are filled in, and a title key is
  /// replaced by its text. Paths are relative to the manifest, as they were written.
  package var canonical: String {
    var record = self
    record.variants = nil
    if record.title != nil { (record.titleKey, record.table, record.titleArguments) = (nil, nil, nil) }
    record.attributedTitle = record.attributedTitle?.map(\.withoutKey)
    return Self.fields.json(record).text(.canonical)
  }
}
