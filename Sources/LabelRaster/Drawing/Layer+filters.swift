// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// The layer's ink after filters, done one after the other.
  ///
  /// - Parameters:
  ///   - wanted: the pixels of the picture that are asked for.
  ///   - scale: pixels per point.
  /// - Returns: the layer itself, changed, or another one; nil when no ink falls into `wanted`.
  func filtered(_ filters: [Filter], wanted: PixelRect, scale: Double) throws(MachineError) -> Layer? {
    var layer = self
    for (index, filter) in filters.enumerated() {
      switch filter {
      case .colors(let matrix): layer.map(matrix)
      case .blur(let sigma, let keepsEdges):
        // Later filters ask for what lies round the wanted pixels.
        let rest = (Array(filters[(index + 1)...]).reach * scale).rounded(.up)
        let blur = LineBlur(sigma: min(sigma * scale, LineBlur.largestSigma), shift: 0)
        let near = wanted.outset(by: Int(min(rest, LineBlur.largestSigma)))
        guard let blurred = try layer.blurred(blur, reach: sigma * scale * 3, keepsEdges: keepsEdges, wanted: near) else { return nil }
        layer = blurred
      }
    }
    return layer.ink.isEmpty ? nil : layer
  }

  /// Maps the colour of every pixel.
  private func map(_ matrix: ColorMatrix) {
    // Most neighbours are alike.
    var (known, answer): (UInt32, UInt32) = (0, 0)
    for y in ink.minY..<max(ink.minY, ink.maxY) {
      let row = pixels(x: ink.minX, y: y)
      for x in 0..<ink.width where row[x] != 0 {
        if row[x] != known { (known, answer) = (row[x], Self.pixel(matrix.apply(Self.color(row[x])))) }
        row[x] = answer
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

  /// The layer's pixels spread by a Gaussian on both axes.
  ///
  /// - Parameters:
  ///   - reach: how far from the ink pixels are painted.
  ///   - keepsEdges: whether the layer's own edges count as the end of the world, so that nothing fades towards them.
  private func blurred(_ blur: LineBlur, reach: Double, keepsEdges: Bool, wanted: PixelRect) throws(MachineError) -> Layer? {
    if blur.isIdentity { return self }
    guard let box = tightInk else { return nil }
    let spread = box.outset(by: Int(min(reach, LineBlur.largestSigma * 3).rounded(.up)))
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
  /// The widest blur in pixels: its reach is the longest side a picture may have. No larger one fits any picture.
  static let largestSigma = 5000.0

  /// How much of what a blur gathers at each of `places` comes from `line`, more than 0…1; places lie on the line.
  fileprivate func coverage(of line: Range<Int>, at places: Range<Int>) -> [Double] {
    let whole = [UInt16](repeating: .max, count: BlurColumns.stride(width: 1) * line.count)
    let blurred = BlurColumns(blur: self, input: line, output: places).apply(to: whole, width: 1)
    return blurred.prefix(places.count).map { Double(max($0, 1)) / 65_535 }
  }
}
