// SPDX-License-Identifier: MIT

internal import CDeflate
package import LabelCore

/// Writes bitmaps as PNG files: the same bytes for the same pixels, always.
///
/// A file holds IHDR, sRGB (perceptual), pHYs, for indexed colour PLTE and tRNS, one IDAT and IEND; no dates, no comments. Scanlines are
/// not filtered: on flat shapes and text every filter makes files larger and slower. Pixels are stored in the leanest form that is exact
/// (`PNGForm`). `PNGDecoder.decode` is the inverse: it gives back every bitmap pixel for pixel.
///
/// Belongs to one thread; keeps the compressor's memory between pictures.
package final class PNGEncoder {
  private let compressor: OpaquePointer

  /// - Parameter level: libdeflate's effort, 0 (stored) … 12 (smallest); 6 is as fast as 1 on labels, and smaller.
  /// - Throws: `MachineError.library` for another level, or when there is no memory.
  package init(level: Int = 6) throws(MachineError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .library(name: "libdeflate", call: "libdeflate_alloc_compressor", status: level, message: "no such level, or out of memory")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The picture as a complete PNG file.
  ///
  /// - Throws: `MachineError.library` when libdeflate fails, which it does not with the room it asks for.
  package func encode(_ bitmap: Bitmap) throws(MachineError) -> [UInt8] {
    let form = PNGForm(of: bitmap)
    let data = try compress(form.scanlines(of: bitmap))
    var file = PNGFile(capacity: data.count + 2048)
    file.addHeader(width: bitmap.width, height: bitmap.height, colorType: form.colorType)
    file.addColorSpace()
    file.addResolution(PNGResolution(scale: bitmap.scale))
    if case .indexed(let palette) = form {
      file.addChunk("PLTE", palette.colors)
      if !palette.alphas.isEmpty { file.addChunk("tRNS", palette.alphas) }
    }
    file.addChunk("IDAT", data)
    file.addChunk("IEND", [])
    return file.bytes
  }

  private func compress(_ scanlines: [UInt8]) throws(MachineError) -> [UInt8] {
    let room = libdeflate_zlib_compress_bound(compressor, scanlines.count)
    let data = [UInt8](unsafeUninitializedCapacity: room) { output, count in
      count = libdeflate_zlib_compress(compressor, scanlines, scanlines.count, output.baseAddress, room)
    }
    guard !data.isEmpty else {
      throw .library(name: "libdeflate", call: "libdeflate_zlib_compress", status: 0, message: "the output did not fit")
    }
    return data
  }
}
