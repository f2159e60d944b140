// SPDX-License-Identifier: MIT

/// Writes the values of a frame's payload. `FrameReader` reads them in the same order.
package struct FrameWriter {
  /// The payload so far.
  package private(set) var bytes: [UInt8] = []

  /// Begins an empty payload.
  package init() {}

  /// Writes a value.
  package mutating func write(_ value: some FrameValue) { value.write(to: &self) }

  /// Writes several values.
  package mutating func write(_ first: any FrameValue, _ second: any FrameValue, _ others: any FrameValue...) {
    first.write(to: &self)
    second.write(to: &self)
    for value in others { value.write(to: &self) }
  }

  /// Writes a number of bytes, and then the bytes.
  package mutating func write(block: some Collection<UInt8>) {
    write(block.count)
    bytes += block
  }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(bits: UInt64) {
    unsafe withUnsafeBytes(of: bits.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }
}
