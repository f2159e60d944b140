// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Applies filters to the layer, one after the other.
  ///
  /// - Parameters:
  ///   - wanted: The pixels of the image that are needed.
  ///   - scale: Pixels per point.
  /// - Returns: The layer itself, changed, or another one; nil if nothing is painted inside `wanted`.
  func filtered(_ filters: [Filter], wanted: PixelRect, scale: Double) throws(MachineError) -> Layer? {
    var layer = self
    for (index, filter) in filters.enumerated() {
      switch filter {
      case .colors(let matrix): layer.map(matrix)
      case .graph(let graph):
        let rest = (Array(filters[(index + 1)...]).extent * scale).rounded(.up)
        guard let result = try layer.filtered(by: graph, wanted.outset(by: Int(min(rest, LineBlur.largestSigma))), scale: scale) else {
          return nil
        }
        layer = result
      case .blur(let sigma, let keepsEdges):
        // Later filters need pixels around the wanted ones.
        let rest = (Array(filters[(index + 1)...]).extent * scale).rounded(.up)
        let blur = LineBlur(sigma: min(sigma * scale, LineBlur.largestSigma), shift: 0)
        let expanded = wanted.outset(by: Int(min(rest, LineBlur.largestSigma)))
        guard let blurred = try layer.blurred(blur, radius: sigma * scale * 3, keepsEdges: keepsEdges, wanted: expanded) else { return nil }
        layer = blurred
      }
    }
    return layer.inkBounds.isEmpty ? nil : layer
  }

  /// Maps the colour of every pixel.
  private func map(_ matrix: ColorMatrix) {
    // Most neighbouring pixels are equal.
    var (last, mapped): (UInt32, UInt32) = (0, 0)
    for y in inkBounds.minY..<max(inkBounds.minY, inkBounds.maxY) {
      let row = pixels(x: inkBounds.minX, y: y)
      for x in 0..<inkBounds.width where row[x] != 0 {
        if row[x] != last { (last, mapped) = (row[x], Self.pixel(matrix.apply(Self.color(row[x])))) }
        row[x] = mapped
      }
    }
  }

  private static func color(_ pixel: UInt32) -> ColorMatrix.Row {
    ColorMatrix.Row(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24)) / 255
  }

  private static func pixel(_ color: ColorMatrix.Row) -> UInt32 {
    let levels = (color * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(levels[3]) << 24 | UInt32(levels[0]) << 16 | UInt32(levels[1]) << 8 | UInt32(levels[2])
  }

  /// Applies a Gaussian blur on both axes.
  ///
  /// - Parameters:
  ///   - radius: How far from the ink pixels are painted.
  ///   - keepsEdges: Whether samples outside the layer have no weight, so that nothing fades towards its edges.
  private func blurred(_ blur: LineBlur, radius: Double, keepsEdges: Bool, wanted: PixelRect) throws(MachineError) -> Layer? {
    if blur.isIdentity { return self }
    guard let box = tightInkBounds else { return nil }
    let spread = box.outset(by: Int(min(radius, LineBlur.largestSigma * 3).rounded(.up)))
    let painted = spread.intersection(keepsEdges ? wanted.intersection(area) : wanted)
    guard !painted.isEmpty else { return nil }
    let planes = [UInt32(24), 16, 8, 0].map { shift in
      var plane = SamplePlane(of: self, shift: shift, in: box)
      plane.blur(blur, blur, wanted: painted)
      return plane
    }
    let columns = keepsEdges ? blur.coverage(of: area.minX..<area.maxX, at: painted.minX..<painted.maxX) : nil
    let rows = keepsEdges ? blur.coverage(of: area.minY..<area.maxY, at: painted.minY..<painted.maxY) : nil
    let result = try Layer(area: painted)
    for y in 0..<painted.height {
      let row = result.pixels(x: painted.minX, y: painted.minY + y)
      for x in 0..<painted.width {
        let gain = 1 / ((columns?[x] ?? 1) * (rows?[y] ?? 1) * 257)
        func level(_ plane: Int) -> UInt32 { UInt32(min(255, (Double(planes[plane][x, y]) * gain).rounded())) }
        let alpha = level(0)
        if alpha > 0 { row[x] = alpha << 24 | min(alpha, level(1)) << 16 | min(alpha, level(2)) << 8 | min(alpha, level(3)) }
      }
    }
    result.addInk(painted)
    return result
  }
}

extension LineBlur {
  /// The largest sigma in pixels: its radius is the longest side that an image may have.
  static let largestSigma = 5000.0

  /// The total weight of the samples inside `line` at each of `positions`, more than 0 and at most 1; positions are on the line.
  fileprivate func coverage(of line: Range<Int>, at positions: Range<Int>) -> [Double] {
    let whole = [UInt16](repeating: .max, count: BlurColumns.stride(width: 1) * line.count)
    let blurred = BlurColumns(blur: self, input: line, output: positions).apply(to: whole, width: 1)
    return blurred.prefix(positions.count).map { Double(max($0, 1)) / 65_535 }
  }
}
