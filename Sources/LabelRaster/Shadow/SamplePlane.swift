// SPDX-License-Identifier: MIT

internal import LabelCore

/// One channel of a picture in 16 bits a pixel: 8 would show as bands after six passes of blurring.
struct SamplePlane {
  /// Which pixels of the picture it covers; beyond lies nothing.
  private(set) var area: PixelRect
  /// 0…65,535 a pixel, rows from the top without gaps.
  private(set) var samples: [UInt16]

  /// A channel of what was painted on a layer.
  ///
  /// - Parameters:
  ///   - shift: where the channel's byte lies in a pixel: 24 for alpha, 16, 8 and 0 for red, green and blue.
  ///   - area: within the layer's.
  init(of layer: Layer, shift: UInt32 = 24, in area: PixelRect) {
    self.area = area
    samples = [UInt16](unsafeUninitializedCapacity: area.width * area.height) { output, count in
      for y in area.minY..<area.maxY {
        let row = layer.pixels(x: area.minX, y: y)
        let start = (y - area.minY) * area.width
        for x in 0..<area.width { output[start + x] = UInt16(truncatingIfNeeded: (row[x] >> shift & 255) &* 257) }
      }
      count = area.width * area.height
    }
  }

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

  /// 0…255 a pixel of `area`, each the nearest level.
  var levels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: samples.count) { output, count in
      samples.withUnsafeBufferPointer { input in
        // The nearest of 255 levels to each of 65,535, exactly.
        for index in input.indices { output[index] = UInt8(truncatingIfNeeded: (UInt32(input[index]) &* 255 &+ 32_895) >> 16) }
      }
      count = samples.count
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
