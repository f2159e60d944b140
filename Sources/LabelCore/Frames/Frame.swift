// SPDX-License-Identifier: MIT

/// A message between two processes: a kind, and as many bytes as its head says.
///
/// The head has 8 bytes: the letters L and K, the version of the layout, the kind, and the length of the payload as a little-endian number.
package struct Frame: Hashable, Sendable {
  /// What the payload is, as sender and receiver agreed.
  package var kind: UInt8
  /// The contents.
  package var payload: [UInt8]

  /// Creates a frame from its parts.
  package init(kind: UInt8, payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// The longest payload, in bytes. An image of 64 million pixels that does not compress has 256 MiB.
  package static let maximumPayload = 512 << 20

  static let headCount = 8
  private static let version: UInt8 = 1

  /// The frame as bytes.
  ///
  /// - Throws: `FrameError.tooLong`.
  package func encoded() throws(FrameError) -> [UInt8] {
    guard payload.count <= Self.maximumPayload else { throw .tooLong(bytes: payload.count, limit: Self.maximumPayload) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headCount + payload.count)
    bytes += [UInt8(ascii: "L"), UInt8(ascii: "K"), Self.version, kind]
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift)) }
    return bytes + payload
  }

  /// The kind and the length of the payload in the head of a frame.
  static func parse(head: ArraySlice<UInt8>, limit: Int) throws(FrameError) -> (kind: UInt8, count: Int) {
    let bytes = Array(head)
    guard bytes.count == headCount, bytes[0] == UInt8(ascii: "L"), bytes[1] == UInt8(ascii: "K"), bytes[2] == version else {
      throw .notAFrame
    }
    let count = bytes[4...].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { throw .tooLong(bytes: count, limit: limit) }
    return (bytes[3], count)
  }
}

/// Why bytes are not the frames that the receiver expects.
package enum FrameError: Error, Hashable, Sendable {
  /// The bytes do not begin with the head of a frame.
  case notAFrame
  /// The payload is longer than the limit; both in bytes.
  case tooLong(bytes: Int, limit: Int)
  /// The bytes end inside a frame.
  case truncated
  /// The payload does not hold the values of its kind.
  case damaged
}
