// SPDX-License-Identifier: MIT

internal import CDeflate
package import LabelCore

/// Encodes bitmaps as PNG files, deterministically.
///
/// A file has IHDR, sRGB (perceptual) or, in Display P3, cICP and iCCP, pHYs, for indexed-colour PLTE and tRNS, one IDAT and IEND; no dates, no comments. Scanlines are
/// not filtered: on flat shapes and text every filter makes files larger and slower. The pixel format is the smallest that is lossless
/// (`PixelFormat`). `PNGDecoder.decode` is the inverse: it restores every pixel.
///
/// Used by one thread; keeps its memory between images.
package final class PNGEncoder {
  /// The trade-off between encoding time and file size.
  package enum Effort: Hashable, Sendable {
    /// About as small as libdeflate's level 6, in a fraction of the time.
    case quick
    /// The smallest file: about a tenth smaller, and some milliseconds slower.
    case smallest
  }

  /// libdeflate's level if it compresses every pixel format; nil if it is only for formats that `FastCompressor` does not support.
  private let level: Int?
  /// libdeflate's compressors by level, each made when it is needed.
  private var compressors: [Int: OpaquePointer] = [:]
  private let fastCompressor = FastCompressor()
  /// Only for `Effort.smallest`.
  private let optimalCompressor: OptimalCompressor?
  private let deadline: Deadline
  private let tokenizer = ImageTokenizer()
  private let paletteBuilder = PaletteBuilder()
  private let rows = ScratchBuffer<UInt8>(keeping: 1 << 20)
  private let output = ScratchBuffer<UInt8>(keeping: 2 << 20)

  /// Images of more pixels take so long that the deadline is looked at between the steps.
  private static let manyPixels = 1 << 20

  /// For more bytes libdeflate's level 12 can take longer than a label may: half a second for each megabyte of a gradient. Level 9 takes a
  /// twentieth of that.
  private static let manyBytes = 16 << 20

  /// An encoder for labels.
  ///
  /// - Parameter deadline: the time that the label has. It is looked at between the steps of encoding, each of which takes a few seconds for
  ///   the largest images.
  package init(_ effort: Effort = .quick, deadline: Deadline = Deadline()) {
    self.deadline = deadline
    level = effort == .quick ? nil : 12
    optimalCompressor = effort == .quick ? nil : OptimalCompressor()
  }

  /// An encoder that compresses with libdeflate only.
  ///
  /// - Parameter level: libdeflate's compression level, 0 (stored) … 12 (smallest).
  /// - Throws: `MachineError.library` for another level, or if there is no memory.
  package init(level: Int) throws(MachineError) {
    self.level = level
    deadline = Deadline()
    optimalCompressor = nil
    _ = try compressor(level: level)
  }

  deinit { for compressor in compressors.values { libdeflate_free_compressor(compressor) } }

  /// The bitmap as a complete PNG file.
  ///
  /// - Parameters:
  ///   - text: A text to embed; nil for none.
  ///   - space: The colour space of the bitmap.
  /// - Throws: `MachineError.library` if libdeflate fails, which it does not do with a buffer of the size that it asks for, and `.timedOut`.
  package func encode(_ bitmap: Bitmap, text: EmbeddedText? = nil, in space: ImageColorSpace = .srgb) throws(MachineError) -> [UInt8] {
    let (format, data) = if let optimalCompressor { try compress(bitmap, by: optimalCompressor) } else { try compress(bitmap) }
    var file = ChunkWriter(capacity: data.count + 1300 + (text?.text.utf8.count ?? 0))
    file.addHeader(width: bitmap.width, height: bitmap.height, colorType: format.colorType)
    if let text { file.addChunk("iTXt", text.data) }
    // Grey has the same values in both spaces, and a profile of three components cannot be that of a greyscale image.
    file.addColorSpace(space == .srgb || bitmap.isGray ? .srgb : space)
    file.addResolution(PNGResolution(scale: bitmap.scale))
    if case .indexed(let palette) = format {
      file.addChunk("PLTE", palette.colors)
      if !palette.alphas.isEmpty { file.addChunk("tRNS", palette.alphas) }
    }
    file.addChunk("IDAT", data)
    file.addChunk("IEND", [])
    return file.bytes
  }

  /// The pixels as straight colours 0xAARRGGBB, chosen like those of a PNG file: few different ones, which other formats compress well too.
  ///
  /// Premultiplied, they are the bitmap's pixels.
  package func straightPixels(of bitmap: Bitmap) -> [UInt32] {
    let foregroundColors = tokenizer.tokenize(bitmap).map { ForegroundColors.mostFrequent(in: $0.table) } ?? []
    return StraightColors(foregroundColors: foregroundColors).withRamps { ramps in
      var foreground = StraightColors.noForeground
      return bitmap.pixels.map { ramps.straight($0, like: &foreground) }
    }
  }

  /// The smallest pixel format, and the zlib stream of its scanlines.
  private func compress(_ bitmap: Bitmap) throws(MachineError) -> (PixelFormat, UnsafeBufferPointer<UInt8>) {
    let tokenized = level == nil ? tokenizer.tokenize(bitmap) : nil
    try checkDeadline(bitmap)
    if let tokenized, let tokens = tokenized.tokens {
      let format = PixelFormat(of: bitmap, tokenized.table)
      if let stream = compress(bitmap, format, tokens, tokenized.table) { return (format, stream) }
    }
    let table: ColorTable
    if let tokenized, tokenized.table.colors.count > Palette.maximumEntryCount + 1 {
      // Too many colours for a palette.
      table = tokenized.table
    } else {
      table = paletteBuilder.number(bitmap, into: clearedRows(bytes: (bitmap.width + 1) * bitmap.height))
    }
    let format = PixelFormat(of: bitmap, table)
    try checkDeadline(bitmap)
    let rowBytes = format.rowBytes(width: bitmap.width)
    if level == nil, case .truecolorAlpha(let straight) = format {
      let output = output.room(for: FastCompressor.bound(rowBytes * bitmap.height))
      let count = fastCompressor.search(bitmap, straight, expectedTokens: tokenized?.expectedCount ?? .max, into: output)
      return (format, UnsafeBufferPointer(rebasing: output[..<count]))
    }
    // Palette indices replace the colour numbers in the same buffer.
    let scanlines = rows.room(for: rowBytes * bitmap.height)
    format.writeScanlines(of: bitmap, into: scanlines)
    try checkDeadline(bitmap)
    guard level == nil, format.bytesPerPixel == 1 else { return (format, try compress(UnsafeBufferPointer(scanlines))) }
    let output = output.room(for: FastCompressor.bound(scanlines.count))
    let count = fastCompressor.search(UnsafeBufferPointer(scanlines), rowBytes: rowBytes, into: output)
    return (format, UnsafeBufferPointer(rebasing: output[..<count]))
  }

  /// The smallest stream, and its pixel format.
  ///
  /// A palette is not compressed: a label of one foreground colour with 255 alphas is mostly smaller without one. `OptimalCompressor` is
  /// for images of few foreground colours, which can be tokenized; in shadows and photographs libdeflate finds more.
  private func compress(
    _ bitmap: Bitmap, by optimal: OptimalCompressor
  ) throws(MachineError) -> (PixelFormat, UnsafeBufferPointer<UInt8>) {
    guard let tokenized = tokenizer.tokenize(bitmap), tokenized.tokens != nil else { return try compress(bitmap) }
    let smallest = PixelFormat(of: bitmap, tokenized.table)
    let translucent = PixelFormat.truecolorAlpha(StraightColors(foregroundColors: ForegroundColors.mostFrequent(in: tokenized.table)))
    let rowBytes = translucent.rowBytes(width: bitmap.width)
    guard !smallest.isOpaque, rowBytes * bitmap.height <= OptimalCompressor.maximumBytes else { return try compress(bitmap) }
    let scanlines = rows.room(for: rowBytes * bitmap.height)
    translucent.writeScanlines(of: bitmap, into: scanlines)
    let optimalData = optimal.compress(UnsafeBufferPointer(scanlines), rowBytes: rowBytes)
    if case .truecolorAlpha = smallest { return (translucent, optimalData) }
    let (format, data) = try compress(bitmap)
    return data.count + format.paletteChunkBytes <= optimalData.count ? (format, data) : (translucent, optimalData)
  }

  /// The stream of a tokenized image; nil for huge images, and for pixel formats that libdeflate compresses.
  private func compress(
    _ bitmap: Bitmap, _ format: PixelFormat, _ tokens: UnsafeBufferPointer<ImageToken>, _ table: ColorTable
  ) -> UnsafeBufferPointer<UInt8>? {
    let scanlineBytes = format.rowBytes(width: bitmap.width) * bitmap.height
    guard FastCompressor.fits(tokens, scanlineBytes: scanlineBytes, height: bitmap.height) else { return nil }
    let output = output.room(for: FastCompressor.bound(scanlineBytes))
    let count: Int
    switch format {
    case .grayscale, .indexed:
      count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: table.colors.count) { bytes in
        guard let first = bytes.baseAddress else { return 0 }
        for (number, pixel) in table.colors.enumerated() { bytes[number] = format.byte(of: pixel, number: number) }
        return fastCompressor.compress(tokens, bytes: first, width: bitmap.width, into: clearedRows(bytes: scanlineBytes), output)
      }
    case .truecolorAlpha(let straight): count = fastCompressor.compress(tokens, table, straight, of: bitmap, into: output)
    case .truecolor, .grayscaleAlpha: return nil
    }
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  private func checkDeadline(_ bitmap: Bitmap) throws(MachineError) {
    if bitmap.pixels.count > Self.manyPixels { try deadline.check() }
  }

  private func clearedRows(bytes: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let rows = rows.room(for: bytes)
    rows.update(repeating: 0)
    return rows
  }

  /// Compresses scanlines with libdeflate.
  private func compress(_ scanlines: UnsafeBufferPointer<UInt8>) throws(MachineError) -> UnsafeBufferPointer<UInt8> {
    let compressor = try compressor(level: optimalCompressor != nil && scanlines.count > Self.manyBytes ? 9 : level ?? 6)
    let output = output.room(for: libdeflate_zlib_compress_bound(compressor, scanlines.count))
    let count = libdeflate_zlib_compress(compressor, scanlines.baseAddress, scanlines.count, output.baseAddress, output.count)
    guard count > 0 else {
      throw .library(name: "libdeflate", call: "libdeflate_zlib_compress", status: 0, message: "the output did not fit")
    }
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  private func compressor(level: Int) throws(MachineError) -> OpaquePointer {
    if let known = compressors[level] { return known }
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .library(name: "libdeflate", call: "libdeflate_alloc_compressor", status: level, message: "no such level, or out of memory")
    }
    compressors[level] = compressor
    return compressor
  }
}

extension Bitmap {
  /// Whether all pixels are shades of grey.
  fileprivate var isGray: Bool { pixels.allSatisfy { $0 >> 16 & 255 == $0 & 255 && $0 >> 8 & 255 == $0 & 255 } }
}
