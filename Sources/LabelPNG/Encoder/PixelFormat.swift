// SPDX-License-Identifier: MIT

internal import LabelCore

/// The forms in which PNG can hold a picture, leanest first; all keep it pixel for pixel.
enum PixelFormat {
  /// Opaque greys: a byte a pixel.
  case grayscale
  /// At most 256 different pixels: a byte a pixel and a table.
  case indexed(Palette)
  /// Greys with alpha: two bytes a pixel.
  case grayscaleAlpha
  /// Opaque colours: three bytes a pixel.
  case truecolor
  /// Colours with alpha: four bytes a pixel.
  case truecolorAlpha(StraightColors)

  /// IHDR's colour type.
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

  /// The bytes of PLTE and tRNS, their chunks' frames included; 0 without a palette.
  var paletteChunkBytes: Int {
    guard case .indexed(let palette) = self else { return 0 }
    return palette.colors.count + 12 + (palette.alphas.isEmpty ? 0 : palette.alphas.count + 12)
  }

  /// The leanest form for a picture.
  ///
  /// - Parameter table: what numbering the picture's pixels came to.
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

/// What all pixels of a picture have in common.
private struct PixelTraits {
  var isOpaque: Bool
  var isGray: Bool

  init(of bitmap: Bitmap, _ table: ColorTable) {
    let met = table.colors.dropFirst()
    isOpaque = !table.hasTransparent && met.allSatisfy { $0 >= 0xFF00_0000 }
    // Nothing is left where red, green and blue are equal; so they are then before premultiplication too.
    isGray = met.allSatisfy { ($0 ^ $0 >> 8) & 0xFFFF == 0 }
    // The pixels that were counted mostly say enough about the rest.
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
