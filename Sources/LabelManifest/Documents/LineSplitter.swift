// SPDX-License-Identifier: MIT

internal import Glibc

/// A line of a stream, without its end.
package struct StreamLine: Hashable, Sendable {
  /// From 1.
  package var number: Int
  package var bytes: [UInt8]
}

/// Cuts a stream into lines as its bytes arrive. Lines end with LF or CR LF; blank ones are counted and passed over.
package struct LineSplitter {
  private var rest: [UInt8] = []
  private var lastNumber = 0

  package init() {}

  /// The lines that these bytes complete.
  package mutating func lines(adding chunk: [UInt8]) -> [StreamLine] {
    var lines: [StreamLine] = []
    chunk.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let address = bytes.baseAddress,
        let end = memchr(address + start, Int32(Self.lineFeed), bytes.count - start)
      {
        let line = UnsafeRawBufferPointer(start: address + start, count: UnsafeRawPointer(end) - (address + start))
        start += line.count + 1
        if rest.isEmpty {
          if let next = next(line) { lines.append(next) }
        } else {
          rest += line
          if let last = lastLine() { lines.append(last) }
        }
      }
      rest += bytes[start...]
    }
    return lines
  }

  /// The last line of a stream that ends without a line end; nil when there is none.
  package mutating func lastLine() -> StreamLine? {
    let last = rest
    rest = []
    return last.isEmpty ? nil : last.withUnsafeBytes { next($0) }
  }

  /// The bytes of a line that is not complete yet.
  package var pendingBytes: Int { rest.count }

  private mutating func next(_ bytes: UnsafeRawBufferPointer) -> StreamLine? {
    lastNumber += 1
    let line = bytes.last == UInt8(ascii: "\r") ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
    guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
    return StreamLine(number: lastNumber, bytes: Array(line))
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
