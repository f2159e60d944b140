// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Lays one colour over the layer, as thick as `coverage` says.
  ///
  /// - Parameters:
  ///   - coverage: one byte a pixel of `rect`, rows from the top without gaps.
  ///   - rect: where in the picture it lies; what falls outside the layer is dropped.
  ///   - pixel: the colour at full coverage.
  func blend(coverage: [UInt8], in rect: PixelRect, with pixel: PremultipliedPixel) {
    precondition(coverage.count == rect.width * rect.height, "coverage needs one byte a pixel")
    let visible = rect.intersection(area)
    guard !visible.isEmpty, pixel.alpha > 0 else { return }
    let color = pixel.argb
    coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in visible.minY..<visible.maxY {
        let source = base + ((y - rect.minY) * rect.width + (visible.minX - rect.minX))
        let row = pixels(x: visible.minX, y: y)
        for x in 0..<visible.width {
          let cover = UInt32(source[x])
          if cover == 0 { continue }
          let ink = cover == 255 ? color : PixelMath.scaled(color, by: cover)
          row[x] = PixelMath.over(ink, row[x])
        }
      }
    }
    addInk(visible)
  }

  /// Lays a picture over the layer, its pixels times `opacity` / 255.
  ///
  /// - Parameters:
  ///   - picture: premultiplied pixels of `rect`, rows from the top without gaps.
  ///   - rect: where in the picture it lies; what falls outside the layer is dropped.
  func blend(_ picture: [UInt32], in rect: PixelRect, opacity: UInt32) {
    precondition(picture.count == rect.width * rect.height, "a picture needs one word a pixel")
    let visible = rect.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    picture.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for y in visible.minY..<visible.maxY {
        let source = base + ((y - rect.minY) * rect.width + (visible.minX - rect.minX))
        Self.blendRow(source, over: pixels(x: visible.minX, y: y), count: visible.width, opacity: opacity)
      }
    }
    addInk(visible)
  }

  /// Lays another layer over this one, its pixels times `opacity` / 255.
  func blend(_ other: Layer, opacity: UInt32) {
    let visible = other.ink.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    for y in visible.minY..<visible.maxY {
      let source = UnsafePointer(other.pixels(x: visible.minX, y: y))
      Self.blendRow(source, over: pixels(x: visible.minX, y: y), count: visible.width, opacity: opacity)
    }
    addInk(visible)
  }

  /// Takes away what this layer has where `other` has ink, in the measure of its alpha times `opacity` / 255.
  func erase(_ other: Layer, opacity: UInt32) {
    let visible = other.ink.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    for y in visible.minY..<visible.maxY {
      let source = other.pixels(x: visible.minX, y: y)
      let row = pixels(x: visible.minX, y: y)
      for x in 0..<visible.width {
        let taken = PixelMath.dividedBy255((source[x] >> 24) &* opacity)
        if taken > 0 { row[x] = PixelMath.scaled(row[x], by: 255 &- taken) }
      }
    }
  }

  /// Drops the ink outside an outline; its edge is antialiased.
  func clip(to path: VectorPath, _ rule: FillRule, in space: PixelSpace) throws(MachineError) {
    let rect = ink
    guard !rect.isEmpty else { return }
    let mask = try CoverageMask(of: path, rule, in: rect, space: space)
    mask.withRows { coverage, stride in
      for y in rect.minY..<rect.maxY {
        let cover = coverage + (y - rect.minY) * stride
        let row = pixels(x: rect.minX, y: y)
        for x in 0..<rect.width where row[x] != 0 {
          row[x] = PixelMath.scaled(row[x], by: UInt32(cover[x]))
        }
      }
    }
  }

  @inline(__always)
  private static func blendRow(
    _ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>, count: Int, opacity: UInt32
  ) {
    for x in 0..<count {
      let ink = opacity == 255 ? source[x] : PixelMath.scaled(source[x], by: opacity)
      if ink == 0 { continue }
      row[x] = PixelMath.over(ink, row[x])
    }
  }
}
