// SPDX-License-Identifier: MIT

/// The scalars of UTF-16 text with their lengths in units; a lone surrogate is U+FFFD with one unit.
package struct UTF16Scalars: Sequence, IteratorProtocol {
  private let units: [UInt16]
  private var offset: Int
  private let end: Int

  package init(_ units: [UInt16]) { self.init(units, in: 0..<units.count) }

  package init(_ units: [UInt16], in range: Range<Int>) {
    self.units = units
    self.offset = range.lowerBound
    self.end = range.upperBound
  }

  package mutating func next() -> (scalar: UInt32, length: Int)? {
    guard offset < end else { return nil }
    let unit = units[offset]
    offset += 1
    guard UTF16.isSurrogate(unit) else { return (UInt32(unit), 1) }
    guard UTF16.isLeadSurrogate(unit), offset < end, UTF16.isTrailSurrogate(units[offset]) else { return (0xFFFD, 1) }
    let scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[offset]) - 0xDC00)
    offset += 1
    return (scalar, 2)
  }
}
