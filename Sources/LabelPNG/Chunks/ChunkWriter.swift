// SPDX-License-Identifier: MIT

internal import CDeflate
internal import LabelCore

/// Writes a PNG file: the signature, then chunks (PNG, third edition, section 5).
struct ChunkWriter {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    bytes += Self.signature
  }

  /// Adds a chunk: length, type, data, and the CRC of type and data.
  mutating func addChunk(_ type: StaticString, _ data: some Collection<UInt8>) {
    let start = begin(type, dataCount: data.count)
    bytes += data
    end(start)
  }

  /// - Returns: The offset of the chunk type.
  private mutating func begin(_ type: StaticString, dataCount: Int) -> Int {
    precondition(type.utf8CodeUnitCount == 4, "a chunk type has four bytes")
    bytes.appendBigEndian(UInt32(dataCount))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    return start
  }

  private mutating func end(_ start: Int) {
    let checksum = bytes.withUnsafeBytes { bytes in
      let checked = UnsafeRawBufferPointer(rebasing: bytes[start...])
      return UInt32(libdeflate_crc32(0, checked.baseAddress, checked.count))
    }
    bytes.appendBigEndian(checksum)
  }

  /// IHDR: 8 bits per sample, compression method 0, filter method 0, no interlacing.
  mutating func addHeader(width: Int, height: Int, colorType: PixelFormat.ColorType) {
    let start = begin("IHDR", dataCount: 13)
    bytes.appendBigEndian(UInt32(width))
    bytes.appendBigEndian(UInt32(height))
    for byte in [8, colorType.rawValue, 0, 0, 0] as [UInt8] { bytes.append(byte) }
    end(start)
  }

  /// sRGB with the perceptual rendering intent, or Display P3 for readers of cICP and for those of profiles.
  mutating func addColorSpace(_ space: ImageColorSpace) {
    switch space {
    case .srgb: addChunk("sRGB", [0])
    case .displayP3:
      // The primaries of SMPTE EG 432-1, the curve of sRGB, RGB, full range (ITU-T H.273).
      addChunk("cICP", [12, 13, 0, 1])
      addChunk("iCCP", Array("Display P3".utf8) + [0, 0] + ZlibStream.stored(ColorProfile.displayP3))
    }
  }

  /// pHYs: pixels per metre, the same in both directions.
  mutating func addResolution(_ resolution: PNGResolution) {
    let start = begin("pHYs", dataCount: 9)
    bytes.appendBigEndian(resolution.pixelsPerMeter)
    bytes.appendBigEndian(resolution.pixelsPerMeter)
    bytes.append(1)
    end(start)
  }
}

extension [UInt8] {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
