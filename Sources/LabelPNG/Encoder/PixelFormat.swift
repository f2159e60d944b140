// SPDX-License-Identifier: MIT

internal import LabelCore

/// The pixel formats of PNG files, smallest first; each is used only if it is lossless.
enum PixelFormat {
  /// Greyscale: one byte per pixel, opaque.
  case grayscale
  /// Indexed-colour: one byte per pixel and a palette of at most 256 colours.
  case indexed(Palette)
  /// Greyscale with alpha: two bytes per pixel.
  case grayscaleAlpha
  /// Truecolour: three bytes per pixel, opaque.
  case truecolor
  /// Truecolour with alpha: four bytes per pixel.
  case truecolorAlpha(StraightColors)

  /// The colour type in IHDR (PNG, third edition, 11.2.1).
  enum ColorType: UInt8 {
    case grayscale = 0
    case truecolor = 2
    case indexed = 3
    case grayscaleAlpha = 4
    case truecolorAlpha = 6
  }

  var colorType: ColorType {
    switch self {
    case .grayscale: .grayscale
    case .indexed: .indexed
    case .grayscaleAlpha: .grayscaleAlpha
    case .truecolor: .truecolor
    case .truecolorAlpha: .truecolorAlpha
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .grayscale, .indexed: 1
    case .grayscaleAlpha: 2
    case .truecolor: 3
    case .truecolorAlpha: 4
    }
  }

  var isOpaque: Bool {
    switch self {
    case .grayscale, .truecolor: true
    case .indexed, .grayscaleAlpha, .truecolorAlpha: false
    }
  }

  /// The size of the PLTE and tRNS chunks; 0 without a palette.
  var paletteChunkBytes: Int {
    guard case .indexed(let palette) = self else { return 0 }
    return palette.colors.count + 12 + (palette.alphas.isEmpty ? 0 : palette.alphas.count + 12)
  }

  /// The smallest format for an image.
  ///
  /// - Parameter table: The colours of the image.
  init(of bitmap: Bitmap, _ table: ColorTable) {
    let traits = PixelTraits(of: bitmap, table)
    if traits.isOpaque, traits.isGray {
      self = .grayscale
    } else if let palette = Palette(table, pixelCount: bitmap.pixels.count) {
      self = .indexed(palette)
    } else if traits.isOpaque {
      self = .truecolor
    } else {
      self = traits.isGray ? .grayscaleAlpha : .truecolorAlpha(StraightColors(foregroundColors: ForegroundColors.mostFrequent(in: table)))
    }
  }
}

/// Whether all pixels of an image are opaque, and whether they are grey.
private struct PixelTraits {
  var isOpaque: Bool
  var isGray: Bool

  init(of bitmap: Bitmap, _ table: ColorTable) {
    let colors = table.colors.dropFirst()
    isOpaque = !table.hasTransparent && colors.allSatisfy { $0 >= 0xFF00_0000 }
    // Premultiplied red, green and blue are equal only if the straight ones are.
    isGray = colors.allSatisfy { ($0 ^ $0 >> 8) & 0xFFFF == 0 }
    // An incomplete table is mostly enough.
    guard !table.isComplete, isOpaque || isGray else { return }
    var commonAlpha: UInt32 = 0xFF00_0000
    var colorfulness: UInt32 = 0
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for pixel in pixels {
        commonAlpha &= pixel
        colorfulness |= (pixel ^ pixel >> 8) & 0xFFFF
      }
    }
    isOpaque = commonAlpha == 0xFF00_0000
    isGray = colorfulness == 0
  }
}
