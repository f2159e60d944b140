// SPDX-License-Identifier: MIT

public import LabelCore
internal import LabelPNG

/// An image to compare: its canonical pixels, and the colours of the file that it was read from.
///
/// Canonical pixels are premultiplied sRGB with 8 bits per channel, as a viewer shows them. Two files with the same canonical pixels are
/// equal, whatever their colour type, depth or compression.
public struct SnapshotImage: Hashable, Sendable {
  /// The canonical pixels of the image.
  public let bitmap: Bitmap
  /// The colours of the file as 0xAARRGGBB, not premultiplied; nil for an image that was not read from a file.
  private let fileColors: [UInt32]?

  /// Creates an image to compare from a drawn bitmap.
  ///
  /// - Parameter bitmap: The pixels, which are canonical already.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    fileColors = nil
  }

  /// Reads a PNG file of any colour type, depth and interlacing. 16-bit samples are rounded to 8 bits.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - limits: The largest image to allocate memory for, checked with the file's header.
  /// - Throws: `UnreadableImage` if the bytes are no PNG file, or if it is cut short, damaged or too large.
  public init(png bytes: [UInt8], limits: Limits = .standard) throws(UnreadableImage) {
    do throws(PNGError) {
      let (bitmap, colors) = try PNGDecoder.decodeWithColors(bytes, limits: limits)
      self.bitmap = bitmap
      fileColors = colors
    } catch { throw UnreadableImage(reason: error.reason) }
  }

  /// The width of the image in pixels.
  public var width: Int { bitmap.width }
  /// The height of the image in pixels.
  public var height: Int { bitmap.height }

  /// Returns the image as a PNG file.
  ///
  /// - Returns: The contents of the file.
  /// - Throws: `MachineError` if there is not enough memory.
  public func png() throws(MachineError) -> [UInt8] { try PNGEncoder().encode(bitmap) }

  /// The pixels as 0xAARRGGBB, not premultiplied: those of the file, or else the nearest ones.
  package var colors: [UInt32] { fileColors ?? bitmap.pixels.map(Self.straight) }

  /// The colour of one pixel, as in `colors`.
  package func color(_ x: Int, _ y: Int) -> UInt32 { fileColors?[y * width + x] ?? Self.straight(bitmap.pixels[y * width + x]) }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

/// An error for bytes that are no readable image.
public struct UnreadableImage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in a few words, such as `the PNG file is cut short`.
  public let reason: String

  package init(reason: String) { self.reason = reason }

  /// The reason why the image cannot be read.
  public var description: String { reason }
}
