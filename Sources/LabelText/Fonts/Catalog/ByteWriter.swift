// SPDX-License-Identifier: MIT

/// Writes numbers with the low byte first, and strings that end with a zero byte, as `ByteReader` reads them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// - Precondition: the string has no zero byte in it, as none that comes from C has.
  mutating func add(_ string: String) {
    bytes.append(contentsOf: string.utf8)
    bytes.append(0)
  }

  mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

  mutating func add(_ string: String?) {
    bytes.append(string == nil ? 0 : 1)
    if let string { add(string) }
  }

  mutating func add(_ strings: [String]) {
    add(UInt32(strings.count))
    for string in strings { add(string) }
  }

  mutating func add(_ face: FontCatalog.Face) {
    add(UInt32(face.index))
    add(UInt8(face.traits.slant.rawValue))
    add(UInt8(face.isVariable ? 1 : 0))
    add(UInt8(face.isColor ? 1 : 0))
    add(UInt8(face.isMonospaced ? 1 : 0))
    for range in [face.traits.weight, face.traits.width] {
      add(range.lowerBound)
      add(range.upperBound)
    }
    add(face.path)
    for name in [face.family, face.styleName, face.postScriptName] { add(name) }
  }
}
