// SPDX-License-Identifier: MIT

internal import CDeflate

/// A PNG file being written: signature, then chunks (PNG, third edition, section 5).
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    bytes += Self.signature
  }

  /// Adds a chunk: length, type, data, and the CRC of type and data.
  mutating func addChunk(_ type: StaticString, _ data: some Collection<UInt8>) {
    precondition(type.utf8CodeUnitCount == 4, "a chunk type has four letters")
    bytes.appendBigEndian(UInt32(data.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += data
    let checksum = bytes[start...].withUnsafeBytes { UInt32(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
    bytes.appendBigEndian(checksum)
  }

  /// IHDR: 8 bits a sample, deflate, adaptive filtering, not interlaced.
  mutating func addHeader(width: Int, height: Int, colorType: PNGForm.ColorType) {
    var data: [UInt8] = []
    data.appendBigEndian(UInt32(width))
    data.appendBigEndian(UInt32(height))
    data += [8, colorType.rawValue, 0, 0, 0]
    addChunk("IHDR", data)
  }

  /// sRGB with the perceptual intent.
  mutating func addColorSpace() { addChunk("sRGB", [0]) }

  /// pHYs: square pixels, so many a metre.
  mutating func addResolution(_ resolution: PNGResolution) {
    var data: [UInt8] = []
    data.appendBigEndian(resolution.pixelsPerMeter)
    data.appendBigEndian(resolution.pixelsPerMeter)
    data.append(1)
    addChunk("pHYs", data)
  }
}

extension [UInt8] {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
