// SPDX-License-Identifier: MIT

internal import LabelCore

/// One channel of an image in 16 bits per pixel: 8 bits would show bands after six passes of blurring.
struct SamplePlane {
  /// The pixels of the image that it covers; all others are 0.
  private(set) var area: PixelRect
  /// 0…65,535 for each pixel, rows from the top, each `stride` samples after the one before.
  private(set) var samples: [UInt16]

  /// The samples from one row to the next: the area's width or a few more.
  var stride: Int { BlurColumns.stride(width: area.width) }

  /// A channel of a layer.
  ///
  /// - Parameters:
  ///   - shift: The position of the channel's byte in a pixel: 24 for alpha, 16, 8 and 0 for red, green and blue.
  ///   - area: A rectangle within the layer's.
  init(of layer: Layer, shift: UInt32 = 24, in area: PixelRect) {
    self.area = area
    let stride = BlurColumns.stride(width: area.width)
    samples = [UInt16](unsafeUninitializedCapacity: stride * area.height) { output, count in
      guard var target = output.baseAddress else { return }
      for y in area.minY..<area.maxY {
        Self.widen(layer.pixels(x: area.minX, y: y), count: area.width, shift: shift, into: target)
        (target + area.width).update(repeating: 0, count: stride - area.width)
        target += stride
      }
      count = stride * area.height
    }
  }

  /// A channel of another kind of pixels: 0…1 for each pixel of `area`, by its column and row from 0.
  init(in area: PixelRect, _ sample: (_ column: Int, _ row: Int) -> Float) {
    self.area = area
    let stride = BlurColumns.stride(width: area.width)
    samples = [UInt16](repeating: 0, count: stride * area.height)
    for row in 0..<area.height {
      for column in 0..<area.width { samples[row * stride + column] = UInt16((sample(column, row) * 65_535).rounded()) }
    }
  }

  /// Converts a channel's levels to samples.
  private static func widen(
    _ pixels: UnsafePointer<UInt32>, count: Int, shift: UInt32, into samples: UnsafeMutablePointer<UInt16>
  ) {
    typealias Words = SIMD8<UInt32>
    let whole = count / Words.scalarCount * Words.scalarCount
    for x in Swift.stride(from: 0, to: whole, by: Words.scalarCount) {
      let levels = UnsafeRawPointer(pixels + x).loadUnaligned(as: Words.self) &>> shift & 255
      UnsafeMutableRawPointer(samples + x).storeBytes(of: SIMD8<UInt16>(truncatingIfNeeded: levels | levels &<< 8), as: SIMD8<UInt16>.self)
    }
    for x in whole..<count {
      let level = pixels[x] >> shift & 255
      samples[x] = UInt16(truncatingIfNeeded: level | level << 8)
    }
  }

  /// The sample in a column and a row of `area`, both from 0.
  subscript(column: Int, row: Int) -> UInt16 { samples[row * stride + column] }

  /// Moves the plane by whole pixels.
  mutating func move(x: Int, y: Int) { area = area.offset(x: x, y: y) }

  /// Blurs the plane along both axes and crops it to `wanted`.
  mutating func blur(_ horizontal: LineBlur, _ vertical: LineBlur, wanted: PixelRect) {
    precondition(!wanted.isEmpty, "a blur needs something to paint")
    let columns = BlurColumns(blur: vertical, input: area.minY..<area.maxY, output: wanted.minY..<wanted.maxY)
    let transposed = columns.apply(to: samples, width: area.width)
    let rows = BlurColumns(blur: horizontal, input: area.minX..<area.maxX, output: wanted.minX..<wanted.maxX)
    samples = rows.apply(to: transposed, width: wanted.height)
    area = wanted
  }

  /// 0…255 for each pixel of `area`, rounded to the nearest level, rows from the top without gaps.
  var levels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height) { output, count in
      samples.withUnsafeBufferPointer { input in
        guard var source = input.baseAddress, var target = output.baseAddress else { return }
        for _ in 0..<area.height {
          // Rounds 65,535 samples to the nearest of 255 levels exactly.
          for x in 0..<area.width { target[x] = UInt8(truncatingIfNeeded: (UInt32(source[x]) &* 255 &+ 32_895) >> 16) }
          source += stride
          target += area.width
        }
      }
      count = area.width * area.height
    }
  }
}

extension Layer {
  /// The smallest rectangle around all pixels that are not clear; nil if all are clear.
  var tightInkBounds: PixelRect? {
    let rect = inkBounds
    var tight = PixelRect(minX: rect.maxX, minY: rect.maxY, maxX: rect.minX, maxY: rect.minY)
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = pixels(x: rect.minX, y: y)
      guard let first = (0..<rect.width).first(where: { row[$0] != 0 }), let last = (0..<rect.width).last(where: { row[$0] != 0 })
      else { continue }
      tight.minX = min(tight.minX, rect.minX + first)
      tight.maxX = max(tight.maxX, rect.minX + last + 1)
      tight.minY = min(tight.minY, y)
      tight.maxY = y + 1
    }
    return tight.isEmpty ? nil : tight
  }
}
