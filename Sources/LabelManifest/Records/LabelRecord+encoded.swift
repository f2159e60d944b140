// SPDX-License-Identifier: MIT

internal import LabelCore

extension LabelRecord {
  /// The record as JSON from which a decoder makes the same record, for another process. It is `canonical` without its order, which takes
  /// half of the time.
  package var encoded: [UInt8] {
    var record = self
    record.variants = nil
    if record.title != nil { (record.titleKey, record.table, record.titleArguments) = (nil, nil, nil) }
    record.attributedTitle = record.attributedTitle?.map(\.withoutKey)
    return Self.fields.json(record).bytes(.exact)
  }
}
