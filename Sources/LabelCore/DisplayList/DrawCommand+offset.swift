// SPDX-License-Identifier: MIT

extension DrawCommand {
  /// The command moved by `delta` points.
  package func offset(by delta: Point) -> DrawCommand { mapped(scale: 1, delta) }

  /// The command scaled by `factor` about the origin.
  package func scaled(by factor: Double) -> DrawCommand { factor == 1 ? self : mapped(scale: factor, .zero) }

  private func mapped(scale: Double, _ delta: Point) -> DrawCommand {
    let map = AffineTransform.scale(scale, scale).then(.translation(delta))
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path.transformed(map), rule, paint.transformed(map))
    case .stroke(let path, let style, let paint):
      return .stroke(path.transformed(map), style.scaled(by: scale), paint.transformed(map))
    case .glyphs(var run, let paint):
      run.font.pointSize *= scale
      for index in run.glyphs.indices { run.glyphs[index].position = map.apply(run.glyphs[index].position) }
      return .glyphs(run, paint.transformed(map))
    case .image(let bitmap, let rect, let sampling):
      return .image(
        bitmap, Rect(origin: map.apply(rect.origin), size: Size(width: rect.width * scale, height: rect.height * scale)),
        sampling)
    case .group(var group):
      group.clip = group.clip?.transformed(map)
      group.mask = group.mask.map { DrawMask($0.measure, $0.commands.map { $0.mapped(scale: scale, delta) }) }
      group.shadows = group.shadows.map {
        Shadow(color: $0.color, offset: $0.offset * scale, sigma: $0.sigma * scale, placement: $0.placement)
      }
      group.filters = group.filters.map { $0.scaled(by: scale) }
      group.backdrop = group.backdrop.map { $0.scaled(by: scale) }
      group.commands = group.commands.map { $0.mapped(scale: scale, delta) }
      return .group(group)
    }
  }
}
