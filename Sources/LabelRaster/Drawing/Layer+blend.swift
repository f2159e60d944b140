// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Lays one colour over the layer, as thick as `coverage` says.
  ///
  /// - Parameters:
  ///   - coverage: one byte a pixel of `rect`, rows from the top without gaps.
  ///   - rect: where in the picture it lies; what falls outside the layer is dropped.
  ///   - inks: the colour at each coverage (`ColorRamp`).
  func blend(coverage: [UInt8], in rect: PixelRect, with inks: UnsafePointer<UInt32>) {
    precondition(coverage.count == rect.width * rect.height, "coverage needs one byte a pixel")
    coverage.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      blend(rows: first, stride: rect.width, in: rect, with: inks)
    }
  }

  /// Paints a shape as Cairo does, to the last bit; what of it falls outside the layer is dropped.
  ///
  /// - Parameters:
  ///   - mask: how much of each pixel the shape covers.
  ///   - ramp: mixes translucent colours.
  func fill(_ mask: CoverageMask, with pixel: PremultipliedPixel, _ ramp: ColorRamp) {
    mask.withRows { first, stride in
      guard pixel.alpha == 255 else { return blend(rows: first, stride: stride, in: mask.area, with: ramp.inks(of: pixel)) }
      let visible = mask.area.intersection(area)
      for y in visible.minY..<max(visible.minY, visible.maxY) {
        let coverage = first + ((y - mask.area.minY) * stride + (visible.minX - mask.area.minX))
        let row = pixels(x: visible.minX, y: y)
        for x in 0..<visible.width where coverage[x] > 0 {
          row[x] = coverage[x] == 255 ? pixel.argb : PixelMath.mixed(pixel.argb, into: row[x], coverage: UInt32(coverage[x]))
        }
      }
      addInk(visible)
    }
  }

  private func blend(rows: UnsafePointer<UInt8>, stride: Int, in rect: PixelRect, with inks: UnsafePointer<UInt32>) {
    let visible = rect.intersection(area)
    guard !visible.isEmpty else { return }
    var source = rows + ((visible.minY - rect.minY) * stride + (visible.minX - rect.minX))
    // The letters of a line seldom touch.
    let isOnPaper = ink.intersection(visible).isEmpty
    for y in visible.minY..<visible.maxY {
      Self.blendRow(source, over: pixels(x: visible.minX, y: y), isClear: isOnPaper, count: visible.width, inks: inks)
      source += stride
    }
    addInk(visible)
  }

  /// Four pixels at a time: most are clear in the glyph, and nearly all others fall on clear paper.
  ///
  /// - Parameter isClear: whether the whole row is known to be.
  @inline(__always)
  private static func blendRow(
    _ source: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<UInt32>, isClear: Bool, count: Int, inks: UnsafePointer<UInt32>
  ) {
    var x = 0
    while x &+ 4 <= count {
      if UnsafeRawPointer(source + x).loadUnaligned(as: UInt32.self) != 0 {
        if isClear || hasFourClear(row + x) {
          for column in x..<x &+ 4 { row[column] = inks[Int(source[column])] }
        } else {
          let ink = PixelQuad(inks[Int(source[x])], inks[Int(source[x &+ 1])], inks[Int(source[x &+ 2])], inks[Int(source[x &+ 3])])
          ink.over(PixelQuad(row + x)).store(at: row + x)
        }
      }
      x &+= 4
    }
    while x < count {
      row[x] = PixelMath.over(inks[Int(source[x])], row[x])
      x &+= 1
    }
  }

  @inline(__always)
  private static func hasFourClear(_ row: UnsafePointer<UInt32>) -> Bool {
    let paper = UnsafeRawPointer(row).loadUnaligned(as: SIMD2<UInt64>.self)
    return paper[0] | paper[1] == 0
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

  /// Puts a picture where the layer is clear.
  ///
  /// - Parameters:
  ///   - picture: premultiplied pixels of `rect`, rows from the top without gaps.
  ///   - rect: where in the picture it lies, away from the layer's ink; what falls outside the layer is dropped.
  func place(_ picture: [UInt32], in rect: PixelRect) {
    precondition(picture.count == rect.width * rect.height, "a picture needs one word a pixel")
    let visible = rect.intersection(area)
    guard !visible.isEmpty else { return }
    picture.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for y in visible.minY..<visible.maxY {
        let source = base + ((y - rect.minY) * rect.width + (visible.minX - rect.minX))
        pixels(x: visible.minX, y: y).update(from: source, count: visible.width)
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
    var x = 0
    while x &+ 4 <= count {
      // Most of a picture is clear.
      let ink = PixelQuad(source + x)
      if !ink.isClear {
        let faded = opacity == 255 ? ink : ink.scaled(by: opacity)
        faded.over(PixelQuad(row + x)).store(at: row + x)
      }
      x &+= 4
    }
    while x < count {
      let ink = opacity == 255 ? source[x] : PixelMath.scaled(source[x], by: opacity)
      row[x] = PixelMath.over(ink, row[x])
      x &+= 1
    }
  }
}
