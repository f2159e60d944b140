// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Blends a solid colour into the layer through a coverage mask.
  ///
  /// - Parameters:
  ///   - coverage: One byte per pixel of `rect`, rows from the top without gaps.
  ///   - rect: The position in the image; pixels outside the layer are dropped.
  ///   - colors: The colour at each coverage (`ColorRamp`).
  func blend(coverage: [UInt8], in rect: PixelRect, with colors: UnsafePointer<UInt32>) {
    precondition(coverage.count == rect.width * rect.height, "coverage needs one byte per pixel")
    coverage.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      blend(rows: first, stride: rect.width, in: rect, with: colors)
    }
  }

  /// Fills a shape with the same pixels as Cairo; pixels outside the layer are dropped.
  ///
  /// - Parameters:
  ///   - mask: The coverage of the shape.
  ///   - ramp: The table for translucent colours.
  func fill(_ mask: CoverageMask, with pixel: PremultipliedPixel, _ ramp: ColorRamp) {
    mask.withRows { first, stride in
      guard pixel.alpha == 255 else { return blend(rows: first, stride: stride, in: mask.area, with: ramp.colors(of: pixel)) }
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

  private func blend(rows: UnsafePointer<UInt8>, stride: Int, in rect: PixelRect, with colors: UnsafePointer<UInt32>) {
    let visible = rect.intersection(area)
    guard !visible.isEmpty else { return }
    var source = rows + ((visible.minY - rect.minY) * stride + (visible.minX - rect.minX))
    // The glyphs of a line seldom overlap.
    let isClear = inkBounds.intersection(visible).isEmpty
    for y in visible.minY..<visible.maxY {
      Self.blendRow(source, over: pixels(x: visible.minX, y: y), isClear: isClear, count: visible.width, colors: colors)
      source += stride
    }
    addInk(visible)
  }

  /// Paints a colour with the alpha of another layer as the coverage.
  func blend(alphaOf other: Layer, with colors: UnsafePointer<UInt32>) {
    let visible = other.inkBounds.intersection(area)
    guard !visible.isEmpty else { return }
    let coverage = (visible.minY..<visible.maxY).flatMap { y in
      let row = other.pixels(x: visible.minX, y: y)
      return (0..<visible.width).map { UInt8(row[$0] >> 24) }
    }
    blend(coverage: coverage, in: visible, with: colors)
  }

  /// Blends four pixels at a time: most are clear in the glyph, and nearly all others are blended onto clear pixels.
  ///
  /// - Parameter isClear: Whether the whole row is known to be clear.
  @inline(__always)
  private static func blendRow(
    _ source: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<UInt32>, isClear: Bool, count: Int, colors: UnsafePointer<UInt32>
  ) {
    var x = 0
    while x &+ 4 <= count {
      if UnsafeRawPointer(source + x).loadUnaligned(as: UInt32.self) != 0 {
        if isClear || hasFourClear(row + x) {
          for column in x..<x &+ 4 { row[column] = colors[Int(source[column])] }
        } else {
          let color = PixelQuad(
            colors[Int(source[x])], colors[Int(source[x &+ 1])], colors[Int(source[x &+ 2])], colors[Int(source[x &+ 3])])
          color.over(PixelQuad(row + x)).store(at: row + x)
        }
      }
      x &+= 4
    }
    while x < count {
      row[x] = PixelMath.over(colors[Int(source[x])], row[x])
      x &+= 1
    }
  }

  @inline(__always)
  private static func hasFourClear(_ row: UnsafePointer<UInt32>) -> Bool {
    let halves = UnsafeRawPointer(row).loadUnaligned(as: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// Composites an image onto the layer, its opacity times `opacity` / 255.
  ///
  /// - Parameters:
  ///   - image: Premultiplied pixels of `rect`, rows from the top without gaps.
  ///   - rect: The position in the image; pixels outside the layer are dropped.
  func blend(_ image: [UInt32], in rect: PixelRect, opacity: UInt32) {
    precondition(image.count == rect.width * rect.height, "an image needs one value per pixel")
    let visible = rect.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    image.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in visible.minY..<visible.maxY {
        let source = base + ((y - rect.minY) * rect.width + (visible.minX - rect.minX))
        Self.blendRow(source, over: pixels(x: visible.minX, y: y), count: visible.width, opacity: opacity)
      }
    }
    addInk(visible)
  }

  /// Copies an image to a clear part of the layer.
  ///
  /// - Parameters:
  ///   - image: Premultiplied pixels of `rect`, rows from the top without gaps.
  ///   - rect: The position in the image, outside the layer's ink; pixels outside the layer are dropped.
  func copy(_ image: [UInt32], in rect: PixelRect) {
    precondition(image.count == rect.width * rect.height, "an image needs one value per pixel")
    let visible = rect.intersection(area)
    guard !visible.isEmpty else { return }
    image.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in visible.minY..<visible.maxY {
        let source = base + ((y - rect.minY) * rect.width + (visible.minX - rect.minX))
        pixels(x: visible.minX, y: y).update(from: source, count: visible.width)
      }
    }
    addInk(visible)
  }

  /// Composites another layer onto this one, its opacity times `opacity` / 255.
  func blend(_ other: Layer, opacity: UInt32) {
    let visible = other.inkBounds.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    for y in visible.minY..<visible.maxY {
      let source = UnsafePointer(other.pixels(x: visible.minX, y: y))
      Self.blendRow(source, over: pixels(x: visible.minX, y: y), count: visible.width, opacity: opacity)
    }
    addInk(visible)
  }

  /// Erases this layer in proportion to the alpha of `other` times `opacity` / 255 (Porter–Duff's destination-out).
  func erase(_ other: Layer, opacity: UInt32) {
    let visible = other.inkBounds.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    for y in visible.minY..<visible.maxY {
      let source = other.pixels(x: visible.minX, y: y)
      let row = pixels(x: visible.minX, y: y)
      for x in 0..<visible.width {
        let erased = PixelMath.dividedBy255((source[x] >> 24) &* opacity)
        if erased > 0 { row[x] = PixelMath.scaled(row[x], by: 255 &- erased) }
      }
    }
  }

  /// Clips the layer to an outline with antialiased edges.
  func clip(to path: VectorPath, _ rule: FillRule, in space: PixelSpace) throws(MachineError) {
    let rect = inkBounds
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
      // Most pixels are clear.
      let quad = PixelQuad(source + x)
      if !quad.isClear {
        let faded = opacity == 255 ? quad : quad.scaled(by: opacity)
        faded.over(PixelQuad(row + x)).store(at: row + x)
      }
      x &+= 4
    }
    while x < count {
      let faded = opacity == 255 ? source[x] : PixelMath.scaled(source[x], by: opacity)
      row[x] = PixelMath.over(faded, row[x])
      x &+= 1
    }
  }
}
