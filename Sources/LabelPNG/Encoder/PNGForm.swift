// SPDX-License-Identifier: MIT

internal import LabelCore

/// The forms in which PNG can hold a picture, leanest first; all keep it pixel for pixel.
enum PNGForm {
  /// Opaque greys: a byte a pixel.
  case gray
  /// At most 256 different pixels: a byte a pixel and a table.
  case indexed(PNGPalette)
  /// Greys with alpha: two bytes a pixel.
  case grayAlpha
  /// Opaque colours: three bytes a pixel.
  case color
  /// Colours with alpha: four bytes a pixel.
  case colorAlpha(StraightColors)

  /// IHDR's colour type.
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case indexed = 3
    case grayAlpha = 4
    case colorAlpha = 6
  }

  var colorType: ColorType {
    switch self {
    case .gray: .gray
    case .indexed: .indexed
    case .grayAlpha: .grayAlpha
    case .color: .color
    case .colorAlpha: .colorAlpha
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .color: 3
    case .colorAlpha: 4
    }
  }

  var isOpaque: Bool {
    switch self {
    case .gray, .color: true
    case .indexed, .grayAlpha, .colorAlpha: false
    }
  }

  /// The bytes of PLTE and tRNS, their chunks' frames included; 0 without a palette.
  var tableBytes: Int {
    guard case .indexed(let palette) = self else { return 0 }
    return palette.colors.count + 12 + (palette.alphas.isEmpty ? 0 : palette.alphas.count + 12)
  }

  /// The leanest form for a picture.
  ///
  /// - Parameter table: what numbering the picture's pixels came to.
  init(of bitmap: Bitmap, _ table: PixelTable) {
    let traits = PixelTraits(of: bitmap, table)
    if traits.isOpaque, traits.isGray {
      self = .gray
    } else if let palette = PNGPalette(table, pixelCount: bitmap.pixels.count) {
      self = .indexed(palette)
    } else if traits.isOpaque {
      self = .color
    } else {
      self = traits.isGray ? .grayAlpha : .colorAlpha(StraightColors(inks: InkColors.most(of: table)))
    }
  }
}

/// What all pixels of a picture have in common.
private struct PixelTraits {
  var isOpaque: Bool
  var isGray: Bool

  init(of bitmap: Bitmap, _ table: PixelTable) {
    let met = table.pixels.dropFirst()
    isOpaque = !table.hasClear && met.allSatisfy { $0 >= 0xFF00_0000 }
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
