// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Applies a filter's steps to the layer.
  ///
  /// - Parameters:
  ///   - wanted: The pixels of the image that are needed.
  ///   - scale: Pixels per point.
  /// - Returns: The result; nil if nothing is painted inside `wanted`.
  func filtered(by graph: FilterGraph, _ wanted: PixelRect, scale: Double) throws(MachineError) -> Layer? {
    let size = Size(width: Double(wanted.width), height: Double(wanted.height))
    let needed = wanted.outset(by: Int(FilterGraph.margin(around: size, reach: graph.extent * scale)))
    let near = inkBounds.outset(by: Int(min(graph.extent * scale, LineBlur.largestSigma * 3).rounded(.up)))
    let area = graph.isBounded ? needed.intersection(near) : needed
    guard !area.isEmpty else { return nil }
    let source = FilterPixels(self, in: area)
    // A result is kept as long as a later step takes it.
    var lastUse: [Int: Int] = [:]
    for (index, step) in graph.steps.enumerated() { for case .result(let other) in step.inputs { lastUse[other] = index } }
    var results: [FilterPixels?] = []
    for (index, step) in graph.steps.enumerated() {
      let inputs = step.inputs.map { input in
        switch input {
        case .source: source.converted(toLinear: step.isLinear)
        case .sourceAlpha: source.alphaAlone(isLinear: step.isLinear)
        case .result(let index): results[index]?.converted(toLinear: step.isLinear) ?? FilterPixels(in: area, isLinear: step.isLinear)
        }
      }
      results.append(FilterPixels(step, inputs, in: area, scale: scale))
      for (other, last) in lastUse where last == index { results[other] = nil }
    }
    guard let last = results.last.flatMap(\.self)?.converted(toLinear: false) else { return nil }
    let painted = area.intersection(wanted)
    guard !painted.isEmpty else { return nil }
    let layer = try Layer(area: painted)
    last.store(in: layer)
    return layer.tightInkBounds == nil ? nil : layer
  }
}

/// Premultiplied red, green, blue and alpha of each pixel of a rectangle, 0…1, between the steps of a filter.
private struct FilterPixels {
  typealias Pixel = SIMD4<Float>

  private let area: PixelRect
  private let isLinear: Bool
  /// Rows from the top without gaps.
  private var pixels: [Pixel]

  /// Clear pixels.
  init(in area: PixelRect, isLinear: Bool) {
    (self.area, self.isLinear) = (area, isLinear)
    pixels = [Pixel](repeating: .zero, count: area.width * area.height)
  }

  /// The pixels of a layer, clear outside of it.
  init(_ layer: Layer, in area: PixelRect) {
    self.init(in: area, isLinear: false)
    let shared = layer.inkBounds.intersection(area)
    for y in shared.minY..<max(shared.minY, shared.maxY) {
      let row = layer.pixels(x: shared.minX, y: y)
      let start = (y - area.minY) * area.width + shared.minX - area.minX
      for x in 0..<shared.width where row[x] != 0 {
        let pixel = row[x]
        pixels[start + x] =
          Pixel(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24)) / 255
      }
    }
  }

  /// The result of a step.
  init(_ step: FilterGraph.Step, _ inputs: [FilterPixels], in area: PixelRect, scale: Double) {
    self.init(in: area, isLinear: step.isLinear)
    let first = inputs.first ?? self
    let second = inputs.count > 1 ? inputs[1] : self
    switch step.primitive {
    case .blur(let x, let y): pixels = first.blurred(Self.blur(sigma: x * scale), Self.blur(sigma: y * scale))
    case .offset(let offset): pixels = first.moved(x: offset.x * scale, y: offset.y * scale)
    case .flood(let color): pixels = [Pixel](repeating: Self.pixel(color, isLinear: isLinear), count: pixels.count)
    case .matrix(let rows, let constants): map(first) { Self.mapped($0, rows, constants) }
    case .merge: for input in inputs { pixels = Self.combined(input.pixels, pixels) { $0 + $1 * (1 - $0[3]) } }
    case .composite(let name): pixels = Self.combined(first.pixels, second.pixels, Self.function(name))
    case .blend(let mode):
      let mode = BlendMode(compositing: mode)
      pixels = Self.combined(first.pixels, second.pixels) { Self.blended($0, $1, mode) }
    }
  }

  func store(in layer: Layer) {
    for y in layer.area.minY..<layer.area.maxY {
      let row = layer.pixels(x: layer.area.minX, y: y)
      let start = (y - area.minY) * area.width + layer.area.minX - area.minX
      for x in 0..<layer.area.width {
        let levels = (pixels[start + x] * 255).rounded(.toNearestOrAwayFromZero)
        let alpha = UInt32(min(max(levels[3], 0), 255))
        func level(_ index: Int) -> UInt32 { min(alpha, UInt32(min(max(levels[index], 0), 255))) }
        row[x] = alpha << 24 | level(0) << 16 | level(1) << 8 | level(2)
      }
    }
    layer.addInk(layer.area)
  }

  // MARK: Colour spaces

  func alphaAlone(isLinear: Bool) -> FilterPixels {
    var result = FilterPixels(in: area, isLinear: isLinear)
    result.pixels = pixels.map { Pixel(0, 0, 0, $0[3]) }
    return result
  }

  func converted(toLinear: Bool) -> FilterPixels {
    if toLinear == isLinear { return self }
    var result = FilterPixels(in: area, isLinear: toLinear)
    // Most neighbouring pixels are equal.
    var (last, mapped) = (Pixel.zero, Pixel.zero)
    for (index, pixel) in pixels.enumerated() where pixel != .zero {
      if pixel != last { (last, mapped) = (pixel, Self.converted(pixel, toLinear: toLinear)) }
      result.pixels[index] = mapped
    }
    return result
  }

  private static func converted(_ pixel: Pixel, toLinear: Bool) -> Pixel {
    let alpha = pixel[3]
    guard alpha > 0 else { return .zero }
    func level(_ index: Int) -> Float {
      let level = Double(min(max(pixel[index] / alpha, 0), 1))
      return Float(toLinear ? SRGBColor.linear(level) : SRGBColor.encoded(level)) * alpha
    }
    return Pixel(level(0), level(1), level(2), alpha)
  }

  private static func pixel(_ color: SRGBColor, isLinear: Bool) -> Pixel {
    let alpha = Float(color.alpha)
    let pixel = Pixel(Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
    return isLinear ? converted(pixel, toLinear: true) : pixel
  }

  // MARK: Primitives

  /// A blur along one axis, in pixels.
  private static func blur(sigma: Double) -> LineBlur { LineBlur(sigma: min(sigma, LineBlur.largestSigma), shift: 0) }

  /// The pixels moved by a distance in pixels.
  private func moved(x: Double, y: Double) -> [Pixel] {
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    var result = self
    let (fractionX, fractionY) = (x - wholeX, y - wholeY)
    if fractionX > 1e-6 || fractionY > 1e-6 {
      result.pixels = blurred(LineBlur(sigma: 0, shift: fractionX), LineBlur(sigma: 0, shift: fractionY))
    }
    let limit = Double(max(area.width, area.height))
    let (columns, rows) = (Int(max(-limit, min(wholeX, limit))), Int(max(-limit, min(wholeY, limit))))
    if columns == 0, rows == 0 { return result.pixels }
    var moved = [Pixel](repeating: .zero, count: pixels.count)
    for row in max(0, rows)..<max(max(0, rows), min(area.height, area.height + rows)) {
      for column in max(0, columns)..<max(max(0, columns), min(area.width, area.width + columns)) {
        moved[row * area.width + column] = result.pixels[(row - rows) * area.width + column - columns]
      }
    }
    return moved
  }

  private func blurred(_ horizontal: LineBlur, _ vertical: LineBlur) -> [Pixel] {
    if horizontal.isIdentity, vertical.isIdentity { return pixels }
    var result = [Pixel](repeating: .zero, count: pixels.count)
    for channel in 0..<4 {
      var plane = SamplePlane(in: area) { column, row in min(max(pixels[row * area.width + column][channel], 0), 1) }
      plane.blur(horizontal, vertical, wanted: area)
      for row in 0..<area.height {
        for column in 0..<area.width { result[row * area.width + column][channel] = Float(plane[column, row]) / 65_535 }
      }
    }
    return result
  }

  private mutating func map(_ input: FilterPixels, _ change: (Pixel) -> Pixel) {
    var (last, mapped) = (Pixel.zero, change(.zero))
    for (index, pixel) in input.pixels.enumerated() {
      if pixel != last { (last, mapped) = (pixel, change(pixel)) }
      pixels[index] = mapped
    }
  }

  private static func mapped(_ pixel: Pixel, _ rows: [SIMD4<Double>], _ constants: SIMD4<Double>) -> Pixel {
    let alpha = Double(pixel[3])
    let straight =
      alpha > 0 ? SIMD4(Double(pixel[0]) / alpha, Double(pixel[1]) / alpha, Double(pixel[2]) / alpha, alpha) : SIMD4<Double>.zero
    var result = SIMD4<Double>.zero
    for index in 0..<4 { result[index] = min(max((rows[index] * straight).sum() + constants[index], 0), 1) }
    return Pixel(Float(result[0] * result[3]), Float(result[1] * result[3]), Float(result[2] * result[3]), Float(result[3]))
  }

  private static func combined(_ first: [Pixel], _ second: [Pixel], _ combine: (Pixel, Pixel) -> Pixel) -> [Pixel] {
    zip(first, second).map(combine)
  }

  private static func function(_ name: FilterGraph.Operator) -> (Pixel, Pixel) -> Pixel {
    switch name {
    case .over: { $0 + $1 * (1 - $0[3]) }
    case .inside: { $0 * $1[3] }
    case .outside: { $0 * (1 - $1[3]) }
    case .atop: { $0 * $1[3] + $1 * (1 - $0[3]) }
    case .xor: { $0 * (1 - $1[3]) + $1 * (1 - $0[3]) }
    case .lighter: { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) }
    case .arithmetic(let factors):
      { first, second in
        let k = Pixel(factors)
        // In steps: the compiler takes seconds for one expression.
        var sum: Pixel = first * second * k[0]
        sum += first * k[1]
        sum += second * k[2]
        sum += k[3]
        let alpha = min(max(sum[3], 0), 1)
        return Pixel(sum[0], sum[1], sum[2], alpha).clamped(lowerBound: .zero, upperBound: Pixel(repeating: alpha))
      }
    }
  }

  private static func blended(_ top: Pixel, _ below: Pixel, _ mode: BlendMode) -> Pixel {
    guard mode.compositing != .over, top[3] > 0, below[3] > 0 else { return top + below * (1 - top[3]) }
    let (topAlpha, belowAlpha) = (Double(top[3]), Double(below[3]))
    let color = mode.blended(
      BlendMode.Color(Double(top[0]), Double(top[1]), Double(top[2])), topAlpha,
      over: BlendMode.Color(Double(below[0]), Double(below[1]), Double(below[2])), belowAlpha)
    let alpha = Float(topAlpha + belowAlpha - topAlpha * belowAlpha)
    return Pixel(Float(color.x), Float(color.y), Float(color.z), alpha).clamped(lowerBound: .zero, upperBound: Pixel(repeating: alpha))
  }
}
