// SPDX-License-Identifier: MIT

/// Writes numbers with the low byte first, and strings that end with a zero byte, as `ByteReader` reads them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// - Precondition: the string has no zero byte in it, as none that comes from C has.
  mutating func add(_ string: String) {
    bytes.append(contentsOf: string.utf8)
    bytes.append(0)
  }

  mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

  /// A string that may be missing, behind a byte that says whether it is.
  mutating func add(_ string: String?) {
    bytes.append(string == nil ? 0 : 1)
    if let string { add(string) }
  }
}
