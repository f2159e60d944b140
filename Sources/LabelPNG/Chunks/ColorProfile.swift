// SPDX-License-Identifier: MIT

internal import CDeflate

/// A profile of the International Color Consortium, version 4 (ISO 15076-1): a matrix and the curve of sRGB.
enum ColorProfile {
  /// Display P3, whose primaries are adapted to D50 by Bradford's matrix, as Apple's profile has them.
  static let displayP3 = profile(
    name: "Display P3", red: (0.515_119, 0.241_189, -0.001_050), green: (0.291_978, 0.692_244, 0.041_879),
    blue: (0.157_103, 0.066_567, 0.784_071))

  private typealias XYZ = (x: Double, y: Double, z: Double)

  private static let whitePoint: XYZ = (0.9642, 1, 0.8249)
  /// Bradford's adaptation of D65 to D50.
  private static let adaptation = [
    1.047_886, 0.022_919, -0.050_216, 0.029_582, 0.990_484, -0.017_079, -0.009_252, 0.015_073, 0.751_678,
  ]

  private static func profile(name: String, red: XYZ, green: XYZ, blue: XYZ) -> [UInt8] {
    let curve = tag("para", [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed))
    let elements: [(signature: String, data: [UInt8])] = [
      ("desc", text(name)), ("cprt", text("CC0")), ("wtpt", xyz(whitePoint)), ("chad", tag("sf32", adaptation.flatMap(fixed))),
      ("rXYZ", xyz(red)), ("gXYZ", xyz(green)), ("bXYZ", xyz(blue)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = bigEndian(UInt32(elements.count))
    var data: [UInt8] = []
    var known: [(data: [UInt8], offset: Int)] = []
    let start = 128 + 4 + 12 * elements.count
    for element in elements {
      // The three curves are one.
      let offset = known.first { $0.data == element.data }?.offset ?? start + data.count
      if offset == start + data.count {
        known.append((element.data, offset))
        data += element.data + Array(repeating: 0, count: (4 - element.data.count % 4) % 4)
      }
      table += Array(element.signature.utf8) + bigEndian(UInt32(offset)) + bigEndian(UInt32(element.data.count))
    }
    var header = bigEndian(UInt32(start + data.count)) + [0, 0, 0, 0, 4, 0x40, 0, 0]
    header += Array("mntrRGB XYZ ".utf8)
    // 1 January 2026, so that every file is the same.
    header += [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    header += Array("acsp".utf8) + Array(repeating: 0, count: 28) + fixed(whitePoint.x) + fixed(whitePoint.y) + fixed(whitePoint.z)
    header += Array(repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private static func tag(_ type: String, _ data: [UInt8]) -> [UInt8] { Array(type.utf8) + [0, 0, 0, 0] + data }

  private static func xyz(_ color: XYZ) -> [UInt8] { tag("XYZ ", fixed(color.x) + fixed(color.y) + fixed(color.z)) }

  /// A text in American English.
  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return tag("mluc", bigEndian(1) + bigEndian(12) + Array("enUS".utf8) + bigEndian(UInt32(units.count)) + bigEndian(28) + units)
  }

  /// A number in 16.16 bits.
  private static func fixed(_ value: Double) -> [UInt8] { bigEndian(UInt32(bitPattern: Int32((value * 65536).rounded()))) }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}

/// A stream of zlib (RFC 1950) with one block that is not compressed.
enum ZlibStream {
  /// - Precondition: There are less than 65,536 bytes.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 1 << 16, "a stored block has less than 65,536 bytes")
    let count = UInt16(bytes.count)
    let sum = bytes.withUnsafeBytes { libdeflate_adler32(1, $0.baseAddress, $0.count) }
    let head: [UInt8] = [0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return head + bytes + [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
  }
}
