// SPDX-License-Identifier: MIT

internal import CDeflate
internal import LabelCore

/// Scans the chunks of a PNG file before libpng decodes it.
///
/// libpng stops reading at the last row: it would accept a file that ends inside the checksum of IDAT or before IEND. Here every chunk up
/// to IEND must be complete.
struct ChunkScanner {
  let width: Int
  let height: Int
  /// The resolution of pHYs, if it is for square pixels and in metres; nil otherwise.
  private(set) var resolution: PNGResolution?

  /// Ancillary chunks that change the decoded colours.
  private static let changingPixels: Set = ["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]

  init(of file: UnsafeRawBufferPointer) throws(PNGError) {
    let signature = ChunkWriter.signature
    if file.isEmpty { throw .empty }
    guard file.count >= signature.count else { throw signature.starts(with: file) ? .truncated : .notPNG }
    guard file.starts(with: signature) else { throw .notPNG }

    var next = signature.count
    let header = try Chunk(at: next, in: file)
    guard header.isIntact, header.type == "IHDR", header.data.count == 13 else { throw .damaged(reason: "no valid IHDR chunk") }
    width = Int(header.data.bigEndian(at: 0))
    height = Int(header.data.bigEndian(at: 4))
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
      throw .damaged(reason: "a side of \(width)×\(height) pixels")
    }
    next = header.end
    while true {
      let chunk = try Chunk(at: next, in: file)
      next = chunk.end
      if chunk.type == "IEND" { break }
      // libpng skips ancillary chunks with a wrong CRC. Skipping one of these would change the image silently.
      if Self.changingPixels.contains(chunk.type), !chunk.isIntact { throw .damaged(reason: "\(chunk.type): CRC error") }
      if chunk.type == "pHYs", chunk.data.count == 9, chunk.data[8] == 1, chunk.isIntact {
        let (x, y) = (chunk.data.bigEndian(at: 0), chunk.data.bigEndian(at: 4))
        if x == y, x > 0 { resolution = PNGResolution(pixelsPerMeter: x) }
      }
    }
  }

  func check(_ limits: Limits) throws(PNGError) {
    let side = max(width, height)
    guard side <= limits.maximumSide else { throw .sideTooLong(pixels: side, limit: limits.maximumSide) }
    // Both are less than 2³¹: the product fits.
    guard width * height <= limits.maximumArea else { throw .areaTooLarge(pixels: width * height, limit: limits.maximumArea) }
  }
}

/// One chunk of a file: length, type, data and CRC.
private struct Chunk {
  let type: String
  let data: UnsafeRawBufferPointer
  /// The offset of the next chunk.
  let end: Int
  /// Whether the CRC is correct. Computed for IHDR, pHYs and the chunks that change colours; libpng checks those that it decodes.
  var isIntact: Bool { UInt32(libdeflate_crc32(0, typed.baseAddress, typed.count)) == checksum }

  private let typed: UnsafeRawBufferPointer
  private let checksum: UInt32

  init(at start: Int, in file: UnsafeRawBufferPointer) throws(PNGError) {
    guard file.count - start >= 12 else { throw .truncated }
    let length = Int(file.bigEndian(at: start))
    guard length <= Int32.max else { throw .damaged(reason: "a chunk of \(length) bytes") }
    guard file.count - start - 12 >= length else { throw .truncated }
    end = start + 12 + length
    typed = UnsafeRawBufferPointer(rebasing: file[start + 4..<end - 4])
    checksum = file.bigEndian(at: end - 4)
    type = String(decoding: typed.prefix(4), as: UTF8.self)
    data = UnsafeRawBufferPointer(rebasing: typed.dropFirst(4))
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndian(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
