// SPDX-License-Identifier: MIT

/// Writes little-endian numbers and zero-terminated strings in the form that `ByteReader` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// - Precondition: the string contains no zero byte. Strings that come from C never do.
  mutating func add(_ string: String) {
    bytes.append(contentsOf: string.utf8)
    bytes.append(0)
  }

  mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

  /// Writes an optional string after a byte that says whether it is present.
  mutating func add(_ string: String?) {
    bytes.append(string == nil ? 0 : 1)
    if let string { add(string) }
  }
}
