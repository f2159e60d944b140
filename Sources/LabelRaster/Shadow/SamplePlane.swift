// SPDX-License-Identifier: MIT

internal import LabelCore

/// One channel of a picture in 16 bits a pixel: 8 would show as bands after six passes of blurring.
struct SamplePlane {
  /// Which pixels of the picture it covers; beyond lies nothing.
  private(set) var area: PixelRect
  /// 0…65,535 a pixel, rows from the top, each `stride` samples after the one before.
  private(set) var samples: [UInt16]

  /// Samples from one row to the next, the area's width or a few more.
  var stride: Int { BlurColumns.stride(width: area.width) }

  /// A channel of what was painted on a layer.
  ///
  /// - Parameters:
  ///   - shift: where the channel's byte lies in a pixel: 24 for alpha, 16, 8 and 0 for red, green and blue.
  ///   - area: within the layer's.
  init(of layer: Layer, shift: UInt32 = 24, in area: PixelRect) {
    self.area = area
    let stride = BlurColumns.stride(width: area.width)
    samples = [UInt16](unsafeUninitializedCapacity: stride * area.height) { output, count in
      guard var target = output.baseAddress else { return }
      for y in area.minY..<area.maxY {
        Self.spread(layer.pixels(x: area.minX, y: y), count: area.width, shift: shift, into: target)
        (target + area.width).update(repeating: 0, count: stride - area.width)
        target += stride
      }
      count = stride * area.height
    }
  }

  /// A channel's levels as samples.
  private static func spread(
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

  /// The sample of a column and a row of `area`, both from 0.
  subscript(column: Int, row: Int) -> UInt16 { samples[row * stride + column] }

  /// Moves the plane by whole pixels.
  mutating func move(x: Int, y: Int) { area = area.offset(x: x, y: y) }

  /// Blurs the plane along both axes and keeps what lies in `wanted`.
  mutating func blur(_ horizontal: LineBlur, _ vertical: LineBlur, wanted: PixelRect) {
    precondition(!wanted.isEmpty, "a blur needs something to paint")
    let columns = BlurColumns(blur: vertical, input: area.minY..<area.maxY, output: wanted.minY..<wanted.maxY)
    let transposed = columns.apply(to: samples, width: area.width)
    let rows = BlurColumns(blur: horizontal, input: area.minX..<area.maxX, output: wanted.minX..<wanted.maxX)
    samples = rows.apply(to: transposed, width: wanted.height)
    area = wanted
  }

  /// 0…255 a pixel of `area`, each the nearest level, rows from the top without gaps.
  var levels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height) { output, count in
      samples.withUnsafeBufferPointer { input in
        guard var source = input.baseAddress, var target = output.baseAddress else { return }
        for _ in 0..<area.height {
          // The nearest of 255 levels to each of 65,535, exactly.
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
  /// The smallest box round all pixels that are not clear; nil when all are.
  var tightInk: PixelRect? {
    let rect = ink
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
