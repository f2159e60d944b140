// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

extension IconGlyph {
  /// The commands that paint the icon with its grid's centre at `center`, in points of the image.
  ///
  /// Simple icons give a flat list. If something is erased or blended, one group contains the whole icon, so that only the icon itself
  /// is affected. Overlapping shapes in a translucent colour are grouped, so that overlaps do not show.
  ///
  /// - Parameter variableValue: 0…1; shapes with a higher threshold are dimmed. Nil dims none.
  package func commands(center: Point, colors: IconColors, variableValue: Double? = nil) -> [DrawCommand] {
    let painter = IconPainter(colors: colors.scaled(to: box), variableValue: variableValue, placement: .translation(center))
    let painted = painter.commands(nodes(in: colors.mode)).faded(by: colors.commonOpacity)
    return painted.contains(where: \.needsBackdrop) ? [.group(DrawGroup(commands: painted))] : painted
  }
}

extension [IconNode] {
  /// The commands that paint the nodes where they are.
  package func commands(in colors: IconColors) -> [DrawCommand] {
    IconPainter(colors: colors, variableValue: nil, placement: .identity).commands(self).faded(by: colors.commonOpacity)
  }
}

/// Turns shapes into commands, without the opacity of the whole icon (`IconColors.commonOpacity`).
private struct IconPainter {
  let colors: IconColors
  let variableValue: Double?
  let placement: AffineTransform

  /// What a shape does to the pixels below it.
  private enum Effect { case cover, erase, replace }

  /// How a shape is painted.
  private struct Plan: Equatable {
    var effect: Effect
    var colors: ShapeColors
  }

  /// Adjacent shapes that are painted together: same effect, colours and opacity.
  private struct Run {
    var plan: Plan
    var shapes: [IconShape]
  }

  func commands(_ nodes: [IconNode]) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var run: Run?
    for node in nodes {
      switch node {
      case .shape(let shape) where shape.layer.isBackground && colors.mode != .multicolor: continue
      case .shape(let shape):
        let plan = plan(shape)
        if run?.plan == plan {
          run?.shapes.append(shape)
        } else {
          paint(run, into: &result)
          run = Run(plan: plan, shapes: [shape])
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

  private func plan(_ shape: IconShape) -> Plan {
    var shapeColors = colors.colors(of: shape)
    if !shape.layer.isLit(at: variableValue) { shapeColors.layerOpacity *= IconLayer.unlitOpacity }
    let isOpaque = shapeColors.layerOpacity >= 1 && shapeColors.fileOpacity >= 1
    let effect: Effect =
      switch shape.layer.erasing {
      case .never: .cover
      case .always: .erase
      case .inMonochrome where colors.mode == .monochrome: .erase
      // An opaque shape replaces what is below it by covering it.
      case .inMonochrome, .replacing: isOpaque ? .cover : .replace
      }
    return Plan(effect: effect, colors: shapeColors)
  }

  private func paint(_ run: Run?, into result: inout [DrawCommand]) {
    guard let run else { return }
    if run.plan.effect != .cover, !result.isEmpty {
      let hole = ShapeColors(fill: .color(.black), stroke: .color(.black), layerOpacity: 1, fileOpacity: 1)
      result.append(.group(DrawGroup(compositing: .erase, commands: run.shapes.flatMap { commands($0, hole, keepingOpacity: false) })))
    }
    if run.plan.effect == .erase { return }
    let shapes = run.shapes.flatMap { commands($0, run.plan.colors, keepingOpacity: colors.keepsFileOpacity) }
    result += shapes.faded(by: run.plan.colors.layerOpacity)
  }

  private func commands(_ shape: IconShape, _ colors: ShapeColors, keepingOpacity: Bool) -> [DrawCommand] {
    let path = shape.path.transformed(placement)
    func paint(_ paint: Paint, _ opacity: Double) -> Paint { paint.transformed(placement).opacity(keepingOpacity ? opacity : 1) }
    var commands: [DrawCommand] = []
    switch shape.fill {
    case let fill? where fill.paint.isPicture: commands += pictureCommands(shape, fill, path, colors.fill)
    case let fill?: commands.append(.fill(path, fill.rule, paint(colors.fill, fill.opacity)))
    case nil: break
    }
    if let stroke = shape.stroke {
      commands.append(.stroke(path, stroke.style, paint(colors.stroke, stroke.opacity)))
    }
    if shape.isCrisp { commands = [.group(DrawGroup(isCrisp: true, commands: commands))] }
    return commands.faded(by: colors.fileOpacity)
  }

  /// A picture in its own colours, or as a stencil in modes of one colour. It is clipped if the shape shows a part of it.
  private func pictureCommands(_ shape: IconShape, _ fill: IconShape.Fill, _ path: VectorPath, _ stencil: Paint) -> [DrawCommand] {
    guard case .picture(let picture) = fill.paint.transformed(placement), let command = picture.command else { return [] }
    if colors.mode != .multicolor || shape.layer.color != nil {
      let mask = DrawMask(.alpha, [command])
      return [.group(DrawGroup(mask: mask, commands: [.fill(path, fill.rule, stencil)]))]
    }
    return picture.isCut ? [.group(DrawGroup(clip: path, clipRule: fill.rule, commands: [command]))] : [command]
  }

  private func commands(_ group: IconGroup) -> [DrawCommand] {
    var inside = commands(group.nodes)
    if inside.isEmpty { return [] }
    if let filter = group.filter { inside = filtered(inside, by: filter) }
    for clip in group.clips { inside = clip.transformed(placement).clipped(inside) }
    if let mask = group.mask { inside = [.group(DrawGroup(mask: drawMask(mask), commands: inside))] }
    inside = inside.faded(by: colors.keepsFileOpacity ? group.opacity : 1)
    // Blending has no meaning in modes of one colour.
    let compositing = colors.mode == .multicolor ? group.blend : .over
    // What is blended or erased inside the group must not affect what is below the group.
    guard compositing != .over || inside.contains(where: \.needsBackdrop) else { return inside }
    return [.group(DrawGroup(compositing: compositing, commands: inside))]
  }

  /// Filtered commands; outside multicolor in the colour of the mode, with the alpha of the filter's result.
  private func filtered(_ commands: [DrawCommand], by filter: Filter) -> [DrawCommand] {
    let group = DrawCommand.group(DrawGroup(filters: [filter], commands: commands))
    guard colors.mode != .multicolor, !filter.keepsColors, let box = commands.inkBounds else { return [group] }
    let area = VectorPath.rectangle(filter.bounds(of: box))
    let shape = IconShape(
      path: area, fill: .init(paint: .foreground, rule: .nonzero, opacity: 1), stroke: nil, opacity: 1, layer: IconLayer(), line: 0)
    return [.group(DrawGroup(mask: DrawMask(.alpha, [group]), commands: [.fill(area, .nonzero, colors.colors(of: shape).fill)]))]
  }

  /// A mask in its own colours in every mode; `currentColor` is black outside multicolor.
  private func drawMask(_ mask: IconMask) -> DrawMask {
    var own = IconColors.multicolor(tint: .black, Appearance())
    if case .multicolor = colors { own = colors }
    return DrawMask(mask.measure, IconPainter(colors: own, variableValue: nil, placement: placement).commands(mask.nodes))
  }
}

extension IconPaint {
  fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
}

extension IconClip {
  /// The commands clipped to the area.
  fileprivate func clipped(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard let first = outlines.first else { return [] }
    if outlines.count == 1, first.clips.isEmpty {
      return [.group(DrawGroup(clip: first.path, clipRule: first.rule, commands: commands))]
    }
    // Several areas, each with its own fill rule, need a mask.
    return [.group(DrawGroup(mask: DrawMask(.alpha, areas), commands: commands))]
  }

  private var areas: [DrawCommand] {
    outlines.flatMap { outline in
      outline.clips.reduce([DrawCommand.fill(outline.path, outline.rule, .color(.black))]) { $1.clipped($0) }
    }
  }
}
