// SPDX-License-Identifier: MIT

package import LabelCore

extension IconGlyph {
  /// What paints the icon with its grid's centre at `center`, in points of the picture.
  ///
  /// Simple icons give a flat list. One group holds the whole where something is erased, so that only the icon itself gets the hole,
  /// and groups hold overlapping shapes in a translucent colour, so that overlaps do not show.
  ///
  /// - Parameter variableValue: 0…1; shapes whose threshold it does not reach are dimmed. Nil lights all.
  package func commands(center: Point, colors: IconColors, variableValue: Double? = nil) -> [DrawCommand] {
    let painter = IconPainter(colors: colors, variableValue: variableValue, placement: .translation(center))
    let painted = painter.commands(nodes).faded(by: colors.commonOpacity)
    return painted.contains(where: \.erases) ? [.group(DrawGroup(commands: painted))] : painted
  }
}

/// Turns shapes into commands, without the opacity that the whole icon shares.
private struct IconPainter {
  let colors: IconColors
  let variableValue: Double?
  let placement: AffineTransform

  /// What happens to what lies below a shape.
  private enum Effect { case cover, erase, replace }

  /// Neighbours that are painted as one: same effect, colours and opacity.
  private struct Run {
    var effect: Effect
    var colors: ShapeColors
    var shapes: [IconShape]
  }

  func commands(_ nodes: [IconNode]) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var run: Run?
    for node in nodes {
      switch node {
      case .shape(let shape):
        let (effect, colors) = plan(shape)
        if run?.effect == effect, run?.colors == colors {
          run?.shapes.append(shape)
        } else {
          paint(run, into: &result)
          run = Run(effect: effect, colors: colors, shapes: [shape])
        }
      case .group(let group):
        paint(run, into: &result)
        run = nil
        result += commands(group)
      }
    }
    paint(run, into: &result)
    return result
  }

  private func plan(_ shape: IconShape) -> (Effect, ShapeColors) {
    var shapeColors = colors.colors(of: shape)
    if !shape.layer.isLit(at: variableValue) { shapeColors.layerOpacity *= IconLayer.unlitOpacity }
    let isOpaque = shapeColors.layerOpacity >= 1 && shapeColors.fileOpacity >= 1
    return switch shape.layer.erasing {
    case .never: (.cover, shapeColors)
    case .always: (.erase, shapeColors)
    case .inMonochrome where colors.mode == .monochrome: (.erase, shapeColors)
    // An opaque shape replaces what is below by covering it.
    case .inMonochrome, .replacing: (isOpaque ? .cover : .replace, shapeColors)
    }
  }

  private func paint(_ run: Run?, into result: inout [DrawCommand]) {
    guard let run else { return }
    if run.effect != .cover, !result.isEmpty {
      let hole = ShapeColors(fill: .black, stroke: .black, layerOpacity: 1, fileOpacity: 1)
      result.append(.group(DrawGroup(compositing: .erase, commands: run.shapes.flatMap { commands($0, hole, keepingOpacity: false) })))
    }
    if run.effect == .erase { return }
    let shapes = run.shapes.flatMap { commands($0, run.colors, keepingOpacity: colors.keepsFileOpacity) }
    result += shapes.faded(by: run.colors.layerOpacity)
  }

  private func commands(_ shape: IconShape, _ colors: ShapeColors, keepingOpacity: Bool) -> [DrawCommand] {
    let path = shape.path.transformed(placement)
    var commands: [DrawCommand] = []
    if let fill = shape.fill {
      commands.append(.fill(path, fill.rule, .color(colors.fill.opacity(keepingOpacity ? fill.opacity : 1))))
    }
    if let stroke = shape.stroke {
      commands.append(.stroke(path, stroke.style, .color(colors.stroke.opacity(keepingOpacity ? stroke.opacity : 1))))
    }
    return commands.faded(by: colors.fileOpacity)
  }

  private func commands(_ group: IconGroup) -> [DrawCommand] {
    let inside = commands(group.nodes)
    if inside.isEmpty { return [] }
    let clipped = group.clips.reduce(inside) { commands, clip in
      clip.transformed(placement).cut(commands)
    }
    return clipped.faded(by: colors.keepsFileOpacity ? group.opacity : 1)
  }
}

extension IconClip {
  /// The commands without what lies outside the area.
  fileprivate func cut(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard let first = outlines.first else { return [] }
    if outlines.count == 1 { return [.group(DrawGroup(clip: first.path, clipRule: first.rule, commands: commands))] }
    // No single outline encloses several areas, each by its own rule. Hence: erase everything but those areas.
    guard let ink = commands.inkBounds else { return [] }
    let areas = outlines.map { DrawCommand.fill($0.path, $0.rule, .color(.black)) }
    let outside: [DrawCommand] = [
      .fill(.rectangle(ink.outset(by: 1)), .nonzero, .color(.black)),
      .group(DrawGroup(compositing: .erase, commands: areas)),
    ]
    return [.group(DrawGroup(commands: commands + [.group(DrawGroup(compositing: .erase, commands: outside))]))]
  }
}
