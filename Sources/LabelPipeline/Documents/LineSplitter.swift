// SPDX-License-Identifier: MIT

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
    guard let end = chunk.lastIndex(of: Self.lineFeed) else {
      rest += chunk
      return []
    }
    let complete = rest + chunk[..<end]
    rest = Array(chunk[(end + 1)...])
    return complete.split(separator: Self.lineFeed, omittingEmptySubsequences: false).compactMap { next($0) }
  }

  /// The last line of a stream that ends without a line end; nil when there is none.
  package mutating func lastLine() -> StreamLine? {
    defer { rest = [] }
    return rest.isEmpty ? nil : next(rest[...])
  }

  /// The bytes of a line that is not complete yet.
  package var pendingBytes: Int { rest.count }

  private mutating func next(_ bytes: ArraySlice<UInt8>) -> StreamLine? {
    lastNumber += 1
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
    return StreamLine(number: lastNumber, bytes: Array(line))
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
