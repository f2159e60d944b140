// SPDX-License-Identifier: MIT

internal import Glibc

/// A line of a stream, without its end.
package struct StreamLine: Hashable, Sendable {
  /// The number of the line, from 1.
  package var number: Int
  package var bytes: [UInt8]
  /// Whether the line was skipped because it is too long.
  package var isTooLong = false
}

/// Splits a stream into lines as its bytes arrive. Lines end with LF or CR LF. Blank lines are counted and skipped.
package struct LineSplitter {
  private var rest: [UInt8] = []
  private var lastNumber = 0
  /// How many bytes of the line that is not complete yet were dropped; nil if it is kept.
  private var skipped: Int?

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
      if let skipped {
        self.skipped = skipped + bytes.count - start
      } else {
        unsafe rest += bytes[start...]
      }
    }
    return lines
  }

  /// Returns the last line of a stream if it has no line end, else nil.
  package mutating func lastLine() -> StreamLine? {
    let last = rest
    rest = []
    return unsafe last.isEmpty && skipped == nil ? nil : last.withUnsafeBytes { unsafe next($0) }
  }

  /// The number of bytes of the line that is not complete yet.
  package var pendingBytes: Int { skipped ?? rest.count }

  /// Drops the line that is not complete yet. At its end it is returned without its bytes.
  package mutating func skipLine() {
    skipped = pendingBytes
    rest = []
  }

  private mutating func next(_ bytes: UnsafeRawBufferPointer) -> StreamLine? {
    lastNumber += 1
    if skipped != nil {
      skipped = nil
      return StreamLine(number: lastNumber, bytes: [], isTooLong: true)
    }
    let line = unsafe bytes.last == UInt8(ascii: "\r") ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
    guard unsafe line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
    return unsafe StreamLine(number: lastNumber, bytes: Array(line))
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
