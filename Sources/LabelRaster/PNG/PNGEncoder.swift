// SPDX-License-Identifier: MIT

package import LabelCore

/// Writes PNG files: straight alpha, sRGB and resolution, nothing else, and the same bytes for the same picture every time.
package struct PNGEncoder: Hashable, Sendable {
  /// libdeflate's effort, 1…12.
  package var compressionLevel: Int32

  package init(compressionLevel: Int32 = 6) { self.compressionLevel = compressionLevel }

  package func encode(_ bitmap: Bitmap) throws(MachineError) -> [UInt8] {
    let image = PNGImage(bitmap)
    var file = PNGFile()
    file.addHeader(width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: image.colorType)
    file.add("sRGB", [0])
    file.add("pHYs", Self.resolution(of: bitmap.scale))
    if let palette = image.palette {
      file.add("PLTE", palette.colors)
      if !palette.opacities.isEmpty { file.add("tRNS", palette.opacities) }
    }
    file.add("IDAT", try Deflate.compress(image.scanlines, level: compressionLevel))
    file.add("IEND", [])
    return file.bytes
  }

  /// Pixels per metre along both axes for 72 dots per inch and point: 2835, 5669, 8504 at scales 1, 2, 3.
  private static func resolution(of scale: Double) -> [UInt8] {
    let pixelsPerMetre = UInt32(min(4e9, max(1, (scale * 72 / 0.0254).rounded())))
    return bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [1]
  }
}

/// A PNG file being put together, chunk by chunk.
private struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func addHeader(width: Int, height: Int, bitDepth: UInt8, colorType: PNGImage.ColorType) {
    add("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [bitDepth, colorType.rawValue, 0, 0, 0])
  }

  mutating func add(_ name: StaticString, _ content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 12)
    bytes += bigEndian(UInt32(content.count))
    let start = bytes.count
    name.withUTF8Buffer { bytes += $0 }
    bytes += content
    bytes += bigEndian(Deflate.crc32(bytes[start...]))
  }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
}
