// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Filters the content below a group inside its clip, as frosted glass does, before anything of the group is painted.
  ///
  /// In the image itself the filtered pixels replace the old ones. Inside other groups they are composited over the content below those groups,
  /// which differs only where that is translucent.
  func paintBackdrop(of group: DrawGroup, on layer: Layer) throws(MachineError) {
    let box = group.clip.map { PixelRect(covering: $0.bounds.map { space.pixels($0) } ?? .zero) } ?? layer.area
    let wanted = box.intersection(layer.area)
    let canvas = (layersBelow.first ?? layer).area
    let extent = Int(min(group.backdrop.extent * space.scale, LineBlur.largestSigma).rounded(.up))
    // The source ends at the canvas: a blur that keeps edges must see all pixels up to there.
    let source = wanted.outset(by: extent).intersection(canvas)
    guard !wanted.isEmpty, !source.isEmpty else { return }
    let below = try Layer(area: source)
    for other in layersBelow + [layer] { below.blend(other, opacity: 255) }
    guard let filtered = try below.filtered(group.backdrop, wanted: wanted, scale: space.scale) else { return }
    let opacity = PixelMath.level(group.opacity)
    if layersBelow.isEmpty {
      let coverage = try Layer(area: wanted)
      try coverage.fill(group.clip ?? .rectangle(space.points(wanted)), group.clipRule, with: .pixel(PremultipliedPixel(.black)), in: space)
      layer.replace(with: filtered, as: coverage, opacity: opacity)
    } else {
      if let clip = group.clip { try filtered.clip(to: clip, group.clipRule, in: space) }
      layer.blend(filtered, opacity: opacity)
    }
  }
}

extension Layer {
  /// Replaces this layer's pixels by another layer's in proportion to the alpha of `coverage` times `opacity` / 255.
  fileprivate func replace(with other: Layer, as coverage: Layer, opacity: UInt32) {
    for y in coverage.area.minY..<coverage.area.maxY {
      let share = coverage.pixels(x: coverage.area.minX, y: y)
      let row = pixels(x: coverage.area.minX, y: y)
      for x in 0..<coverage.area.width where share[x] != 0 {
        let column = coverage.area.minX + x
        let isInside = other.area.minX <= column && column < other.area.maxX && other.area.minY <= y && y < other.area.maxY
        let pixel = isInside ? other.pixels(x: column, y: y)[0] : 0
        row[x] = PixelMath.replacing(row[x], by: pixel, coverage: PixelMath.dividedBy255((share[x] >> 24) &* opacity))
      }
    }
    addInk(other.area)
  }
}
