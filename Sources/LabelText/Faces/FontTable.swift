// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelSettings

/// A table of a font, read as big-endian numbers. Reads past the table's end return nil.
struct FontTable: ~Copyable {
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  /// Loads the table; it is empty when the face has none.
  init(_ tag: OpenTypeTag, of face: OpaquePointer) {
    let blob: OpaquePointer = hb_face_reference_table(face, tag.value)
    var length: UInt32 = 0
    let first = hb_blob_get_data(blob, &length)
    self.blob = blob
    self.bytes = UnsafeRawBufferPointer(start: first, count: Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  var isEmpty: Bool { bytes.isEmpty }

  func unsigned(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed(at offset: Int) -> Int? {
    unsigned(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// An unsigned number of 1 to 4 bytes.
  func unsigned(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
