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
    unsafe chunk.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let address = bytes.baseAddress,
        let end = unsafe memchr(address + start, Int32(Self.lineFeed), bytes.count - start)
      {
        let line = unsafe UnsafeRawBufferPointer(start: address + start, count: UnsafeRawPointer(end) - (address + start))
        start += line.count + 1
        if rest.isEmpty {
          if let next = unsafe next(line) { lines.append(next) }
        } else {
          unsafe rest += line
          if let last = lastLine() { lines.append(last) }
        }
      }
      unsafe rest += bytes[start...]
    }
    return lines
  }

  /// The last line of a stream that ends without a line end; nil when there is none.
  package mutating func lastLine() -> StreamLine? {
    let last = rest
    rest = []
    return unsafe last.isEmpty ? nil : last.withUnsafeBytes { unsafe next($0) }
  }

  /// The bytes of a line that is not complete yet.
  package var pendingBytes: Int { rest.count }

  private mutating func next(_ bytes: UnsafeRawBufferPointer) -> StreamLine? {
    lastNumber += 1
    let line = unsafe bytes.last == UInt8(ascii: "\r") ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
    guard unsafe line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
    return unsafe StreamLine(number: lastNumber, bytes: Array(line))
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
