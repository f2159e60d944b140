// SPDX-License-Identifier: MIT

/// Reads the values that `FrameWriter` writes. The payload is not trusted: every method throws `FrameError.damaged` if it holds something
/// else, and no memory is taken for values that are not there.
package struct FrameReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Begins at the first byte of a payload.
  package init(_ payload: [UInt8]) { bytes = payload }

  /// Reads a value of the type that the caller expects.
  package mutating func value<Value: FrameValue>() throws(FrameError) -> Value { try Value(from: &self) }

  /// Reads a block of bytes.
  package mutating func block() throws(FrameError) -> [UInt8] { Array(try slice()) }

  /// Checks that every byte was read.
  package func finish() throws(FrameError) {
    if offset != bytes.count { throw .damaged }
  }

  /// Reads the number of elements that follow, each of which has at least one byte.
  mutating func count() throws(FrameError) -> Int {
    let count = Int(truncatingIfNeeded: try bits())
    guard count >= 0, count <= bytes.count - offset else { throw .damaged }
    return count
  }

  mutating func slice() throws(FrameError) -> ArraySlice<UInt8> {
    let count = try count()
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func byte() throws(FrameError) -> UInt8 {
    guard offset < bytes.count else { throw .damaged }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func bits() throws(FrameError) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw .damaged }
    defer { offset += 8 }
    return unsafe bytes.withUnsafeBytes { unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }
}
