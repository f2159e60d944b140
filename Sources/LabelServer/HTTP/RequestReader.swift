// SPDX-License-Identifier: MIT

/// Reads the requests that come over a connection, one after the other.
package actor RequestReader {
  /// What is left of the content of the last request.
  private enum Rest {
    case nothing
    case bytes(Int)
    /// So many bytes of a chunk, and then its line end.
    case chunk(Int)
    case nextChunk
    /// It cannot be known where the next request begins.
    case broken
  }

  /// The longest line with the size of a chunk, in bytes.
  private static let maximumChunkLine = 256

  /// Receives some bytes; nil after the last.
  private let receive: @Sendable () async throws -> [UInt8]?
  /// Bytes that were received, of which those from `start` on were not read.
  private var buffer: [UInt8] = []
  private var start = 0
  private var rest = Rest.nothing

  /// Creates a reader of a connection.
  ///
  /// - Parameter receive: Receives some bytes; nil after the last.
  package init(receive: @escaping @Sendable () async throws -> [UInt8]?) { self.receive = receive }

  /// Reads the head of the next request, after what is left of the content of the one before.
  ///
  /// - Returns: Nil if the client sends no other request.
  /// - Throws: `MalformedRequest`, and errors of the connection.
  package func next() async throws -> RequestHead? {
    if case .broken = rest { return nil }
    try await skipContent()
    var lines: [[UInt8]] = []
    var size = 0
    while let line = try await line(atMost: RequestHead.maximumSize - size) {
      size += line.count + 2
      if !line.isEmpty {
        guard lines.count <= RequestHead.maximumFields else { throw MalformedRequest() }
        lines.append(line)
      } else if !lines.isEmpty {
        let head = try RequestHead(lines)
        rest =
          switch head.framing {
          case .length(let length): .bytes(length)
          case .chunks: .nextChunk
          }
        return head
      }
    }
    return nil
  }

  /// Reads the content of the last request.
  ///
  /// - Returns: Nil if it has more bytes than `limit`.
  package func content(atMost limit: Int) async throws -> [UInt8]? {
    if case .bytes(let length) = rest, length > limit { return nil }
    var content: [UInt8] = []
    while let part = try await part() {
      guard content.count + part.count <= limit else { return nil }
      content += part
    }
    return content
  }

  /// Reads what is left of the content of the last request, and forgets it.
  func skipContent() async throws { while try await part() != nil {} }

  /// Reads the next bytes of the content; nil at its end.
  private func part() async throws -> ArraySlice<UInt8>? {
    do {
      switch rest {
      case .nothing, .bytes(0): return nil
      case .broken: throw MalformedRequest()
      case .bytes(let count):
        let part = try await bytes(atMost: count)
        rest = .bytes(count - part.count)
        return part
      case .nextChunk:
        let size = try await chunkSize()
        if size == 0 {
          try await skipTrailer()
          rest = .nothing
          return nil
        }
        return try await chunk(size)
      case .chunk(let count): return try await chunk(count)
      }
    } catch {
      rest = .broken
      throw error
    }
  }

  private func chunk(_ count: Int) async throws -> ArraySlice<UInt8> {
    let part = try await bytes(atMost: count)
    rest = .chunk(count - part.count)
    if part.count == count {
      guard try await line(atMost: 2)?.isEmpty == true else { throw MalformedRequest() }
      rest = .nextChunk
    }
    return part
  }

  private func chunkSize() async throws -> Int {
    guard let line = try await line(atMost: Self.maximumChunkLine) else { throw MalformedRequest() }
    let digits = line.prefix { $0.hexadecimalDigit != nil }
    let end = line.dropFirst(digits.count).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard (1...15).contains(digits.count), end == nil || end == UInt8(ascii: ";") else { throw MalformedRequest() }
    return digits.reduce(0) { $0 << 4 | Int($1.hexadecimalDigit ?? 0) }
  }

  private func skipTrailer() async throws {
    var size = 0
    while let line = try await line(atMost: RequestHead.maximumSize - size) {
      if line.isEmpty { return }
      size += line.count + 2
    }
    throw MalformedRequest()
  }

  // MARK: Bytes

  /// Reads at least one byte and at most `count`.
  private func bytes(atMost count: Int) async throws -> ArraySlice<UInt8> {
    if start == buffer.count, !(try await fill()) { throw MalformedRequest() }
    let bytes = buffer[start...].prefix(count)
    start += bytes.count
    return bytes
  }

  /// Reads a line.
  ///
  /// - Parameter limit: The most bytes of the line, with its end.
  /// - Returns: The line without its end; nil if the connection ends before it.
  private func line(atMost limit: Int) async throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        // A line that ends without a carriage return is read differently by different programs.
        guard end > start, buffer[end - 1] == UInt8(ascii: "\r"), end - start < limit else { throw MalformedRequest() }
        defer { start = end + 1 }
        return Array(buffer[start..<end - 1])
      }
      searched = buffer.count - start
      guard searched < limit else { throw MalformedRequest() }
      guard try await fill() else { return nil }
    }
  }

  private func fill() async throws -> Bool {
    buffer.removeFirst(start)
    start = 0
    guard let received = try await receive() else { return false }
    buffer += received
    return true
  }
}
