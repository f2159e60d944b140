// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Filters what lies below a group inside its clip, as frosted glass does, before anything of the group is painted.
  ///
  /// On the picture itself the filtered pixels take the place of those that were there. Inside other groups they are laid over what lies
  /// below those, which differs only where that is translucent.
  func paintBackdrop(of group: DrawGroup, on layer: Layer) throws(MachineError) {
    let box = group.clip.map { PixelRect(covering: $0.bounds.map { space.pixels($0) } ?? .zero) } ?? layer.area
    let wanted = box.intersection(layer.area)
    let paper = (behind.first ?? layer).area
    let reach = Int(min(group.backdrop.reach * space.scale, LineBlur.largestSigma).rounded(.up))
    // The picture ends where its paper ends: a blur that keeps edges is not to see less of it than that.
    let source = wanted.outset(by: reach).intersection(paper)
    guard !wanted.isEmpty, !source.isEmpty else { return }
    let below = try Layer(area: source)
    for sheet in behind + [layer] { below.blend(sheet, opacity: 255) }
    guard let filtered = try below.filtered(group.backdrop, wanted: wanted, scale: space.scale) else { return }
    let opacity = PixelMath.level(group.opacity)
    if behind.isEmpty {
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
  /// Puts another layer's pixels in the place of this one's, as far as the alpha of `coverage`, times `opacity` / 255, says.
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
