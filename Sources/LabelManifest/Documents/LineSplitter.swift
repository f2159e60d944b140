// SPDX-License-Identifier: MIT

internal import Glibc

/// A line of a stream, without its end.
package struct StreamLine: Hashable, Sendable {
  /// The number of the line, from 1.
  package var number: Int
  package var bytes: [UInt8]
}

/// Splits a stream into lines as its bytes arrive. Lines end with LF or CR LF. Blank lines are counted and skipped.
package struct LineSplitter {
  private var rest: [UInt8] = []
  private var lastNumber = 0

  package init() {}

  /// Returns the lines that end in these bytes.
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

  /// Returns the last line of a stream if it has no line end, else nil.
  package mutating func lastLine() -> StreamLine? {
    let last = rest
    rest = []
    return unsafe last.isEmpty ? nil : last.withUnsafeBytes { unsafe next($0) }
  }

  /// The number of bytes of the line that is not complete yet.
  package var pendingBytes: Int { rest.count }

  private mutating func next(_ bytes: UnsafeRawBufferPointer) -> StreamLine? {
    lastNumber += 1
    let line = unsafe bytes.last == UInt8(ascii: "\r") ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
    guard unsafe line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
    return unsafe StreamLine(number: lastNumber, bytes: Array(line))
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
