// SPDX-License-Identifier: MIT

internal import LabelCore

extension LabelRecord {
  /// The record as JSON from which a decoder makes the same record, for another process. It is `canonical` without its order, which takes
  /// half of the time.
  package var encoded: [UInt8] {
    var record = self
    record.variants = nil
    if record.title != nil { (record.titleKey, record.table, record.titleArguments) = (nil, nil, nil) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    Self.fields.json(record).write(to: &bytes)
    return bytes
  }
}

extension JSONValue {
  fileprivate func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(members[index].name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        members[index].value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        elements[index].write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): Self.write(text, to: &bytes)
    case .null, .bool, .number: bytes += canonical.utf8
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) else {
      bytes += JSONText.string(text).utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\""))
  }
}
