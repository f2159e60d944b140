// SPDX-License-Identifier: MIT

/// Splits a stream of bytes, which arrives in any pieces, into frames. The bytes are not trusted.
///
///     var buffer = FrameBuffer()
///     while let piece = read() {
///       buffer.append(piece)
///       while let frame = try buffer.next() { use(frame) }
///     }
///     try buffer.finish()
///
/// Memory grows with the bytes that arrived, and not with the length that a head claims.
package struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// The offset of the first byte that no frame has had.
  private var start = 0
  private let limit: Int

  /// Creates an empty buffer.
  ///
  /// - Parameter limit: The longest payload that is accepted, in bytes.
  package init(limit: Int = Frame.maximumPayload) { self.limit = limit }

  /// How many bytes wait to be taken.
  package var count: Int { bytes.count - start }

  /// Adds bytes of the stream.
  package mutating func append(_ piece: some Collection<UInt8>) {
    // What was taken is dropped once it is most of the memory.
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += piece
  }

  /// The next whole frame; nil until more bytes arrive.
  ///
  /// - Throws: `.notAFrame` or `.tooLong`. The stream cannot be used any more then.
  package mutating func next() throws(FrameError) -> Frame? {
    let available = bytes.count - start
    guard available >= Frame.headCount else { return nil }
    let body = start + Frame.headCount
    let (kind, count) = try Frame.parse(head: bytes[start..<body], limit: limit)
    guard available - Frame.headCount >= count else { return nil }
    let frame = Frame(kind: kind, payload: Array(bytes[body..<body + count]))
    start = body + count
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      start = 0
    }
    return frame
  }

  /// Checks that the stream ended between two frames.
  ///
  /// - Throws: `.truncated`.
  package func finish() throws(FrameError) {
    if start < bytes.count { throw .truncated }
  }
}
