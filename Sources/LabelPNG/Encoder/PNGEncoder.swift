// SPDX-License-Identifier: MIT

internal import CDeflate
package import LabelCore

/// Writes bitmaps as PNG files: the same bytes for the same pixels, always.
///
/// A file holds IHDR, sRGB (perceptual), pHYs, for indexed colour PLTE and tRNS, one IDAT and IEND; no dates, no comments. Scanlines are
/// not filtered: on flat shapes and text every filter makes files larger and slower. Pixels are stored in the leanest form that is exact
/// (`PNGForm`). `PNGDecoder.decode` is the inverse: it gives back every bitmap pixel for pixel.
///
/// Belongs to one thread; keeps its working memory between pictures.
package final class PNGEncoder {
  /// How much time a file may take.
  package enum Effort: Hashable, Sendable {
    /// About as small as libdeflate's level 6 makes it, in a fraction of the time.
    case quick
    /// The smallest that we can: about a tenth smaller, and some milliseconds slower.
    case smallest
  }

  /// libdeflate's level where it compresses every form; nil where it is left those that our own writer does not know.
  private let level: Int?
  /// libdeflate; nil until it is needed.
  private var compressor: OpaquePointer?
  private let deflater = ScanlineDeflater()
  /// For the smallest files alone.
  private let thoroughDeflater: ThoroughDeflater?
  private let tokenizer = PixelTokenizer()
  private let census = PixelCensus()
  private let rows = Scratch<UInt8>(keeping: 1 << 20)
  private let output = Scratch<UInt8>(keeping: 2 << 20)

  /// An encoder for labels.
  package init(_ effort: Effort = .quick) {
    level = effort == .quick ? nil : 12
    thoroughDeflater = effort == .quick ? nil : ThoroughDeflater()
  }

  /// An encoder that leaves compression to libdeflate.
  ///
  /// - Parameter level: libdeflate's effort, 0 (stored) … 12 (smallest).
  /// - Throws: `MachineError.library` for another level, or when there is no memory.
  package init(level: Int) throws(MachineError) {
    self.level = level
    thoroughDeflater = nil
    compressor = try Self.compressor(level: level)
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The picture as a complete PNG file.
  ///
  /// - Throws: `MachineError.library` when libdeflate fails, which it does not with the room it asks for.
  package func encode(_ bitmap: Bitmap) throws(MachineError) -> [UInt8] {
    let (form, data) = if let thoroughDeflater { try compress(bitmap, by: thoroughDeflater) } else { try compress(bitmap) }
    var file = PNGFile(capacity: data.count + 1300)
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

  /// The leanest form, and its scanlines as a zlib stream.
  private func compress(_ bitmap: Bitmap) throws(MachineError) -> (PNGForm, UnsafeBufferPointer<UInt8>) {
    let cut = level == nil ? tokenizer.cut(bitmap) : nil
    if let cut, let tokens = cut.tokens {
      let form = PNGForm(of: bitmap, cut.table)
      if let stream = compress(bitmap, form, tokens, cut.table) { return (form, stream) }
    }
    let table: PixelTable
    if let cut, cut.table.pixels.count > PNGPalette.mostEntries + 1 {
      // Too many for a palette: nothing that numbering could add.
      table = cut.table
    } else {
      table = census.number(bitmap, into: clearedRows(bytes: (bitmap.width + 1) * bitmap.height))
    }
    let form = PNGForm(of: bitmap, table)
    let rowBytes = form.rowBytes(width: bitmap.width)
    if level == nil, case .colorAlpha(let straight) = form {
      let output = output.room(for: ScanlineDeflater.bound(rowBytes * bitmap.height))
      let count = deflater.search(bitmap, straight, expectedTokens: cut?.expectedCount ?? .max, into: output)
      return (form, UnsafeBufferPointer(rebasing: output[..<count]))
    }
    // Numbers of one byte a pixel take the same room as indices, so that these find them there.
    let scanlines = rows.room(for: rowBytes * bitmap.height)
    form.writeScanlines(of: bitmap, into: scanlines)
    guard level == nil, form.bytesPerPixel == 1 else { return (form, try compress(UnsafeBufferPointer(scanlines))) }
    let output = output.room(for: ScanlineDeflater.bound(scanlines.count))
    let count = deflater.search(UnsafeBufferPointer(scanlines), rowBytes: rowBytes, into: output)
    return (form, UnsafeBufferPointer(rebasing: output[..<count]))
  }

  /// The smallest stream that we know for a picture, and its form.
  ///
  /// Nothing compresses a palette: a label of one ink and its 255 alphas is mostly smaller without. Our own search is for pictures of few
  /// inks, which can be cut into tokens; in shadows and photos libdeflate finds more.
  private func compress(
    _ bitmap: Bitmap, by thorough: ThoroughDeflater
  ) throws(MachineError) -> (PNGForm, UnsafeBufferPointer<UInt8>) {
    guard let cut = tokenizer.cut(bitmap), cut.tokens != nil else { return try compress(bitmap) }
    let leanest = PNGForm(of: bitmap, cut.table)
    let translucent = PNGForm.colorAlpha(StraightColors(inks: InkColors.most(of: cut.table)))
    let rowBytes = translucent.rowBytes(width: bitmap.width)
    guard !leanest.isOpaque, rowBytes * bitmap.height <= ThoroughDeflater.mostBytes else { return try compress(bitmap) }
    let scanlines = rows.room(for: rowBytes * bitmap.height)
    translucent.writeScanlines(of: bitmap, into: scanlines)
    let ours = thorough.compress(UnsafeBufferPointer(scanlines), rowBytes: rowBytes)
    if case .colorAlpha = leanest { return (translucent, ours) }
    let (form, data) = try compress(bitmap)
    return data.count + form.tableBytes <= ours.count ? (form, data) : (translucent, ours)
  }

  /// The stream of a picture that is cut into tokens; nil for huge pictures, and for forms that libdeflate is left.
  private func compress(
    _ bitmap: Bitmap, _ form: PNGForm, _ tokens: UnsafeBufferPointer<PixelToken>, _ table: PixelTable
  ) -> UnsafeBufferPointer<UInt8>? {
    let scanlineBytes = form.rowBytes(width: bitmap.width) * bitmap.height
    guard ScanlineDeflater.fits(tokens, scanlineBytes: scanlineBytes, height: bitmap.height) else { return nil }
    let output = output.room(for: ScanlineDeflater.bound(scanlineBytes))
    let count: Int
    switch form {
    case .gray, .indexed:
      count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: table.pixels.count) { bytes in
        guard let first = bytes.baseAddress else { return 0 }
        for (number, pixel) in table.pixels.enumerated() { bytes[number] = form.byte(of: pixel, number: number) }
        return deflater.compress(tokens, bytes: first, width: bitmap.width, into: clearedRows(bytes: scanlineBytes), output)
      }
    case .colorAlpha(let straight): count = deflater.compress(tokens, table, straight, of: bitmap, into: output)
    case .color, .grayAlpha: return nil
    }
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  private func clearedRows(bytes: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let rows = rows.room(for: bytes)
    rows.update(repeating: 0)
    return rows
  }

  /// The same by libdeflate.
  private func compress(_ scanlines: UnsafeBufferPointer<UInt8>) throws(MachineError) -> UnsafeBufferPointer<UInt8> {
    if compressor == nil { compressor = try Self.compressor(level: level ?? 6) }
    guard let compressor else { return UnsafeBufferPointer(start: nil, count: 0) }
    let output = output.room(for: libdeflate_zlib_compress_bound(compressor, scanlines.count))
    let count = libdeflate_zlib_compress(compressor, scanlines.baseAddress, scanlines.count, output.baseAddress, output.count)
    guard count > 0 else {
      throw .library(name: "libdeflate", call: "libdeflate_zlib_compress", status: 0, message: "the output did not fit")
    }
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  private static func compressor(level: Int) throws(MachineError) -> OpaquePointer {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .library(name: "libdeflate", call: "libdeflate_alloc_compressor", status: level, message: "no such level, or out of memory")
    }
    return compressor
  }
}
