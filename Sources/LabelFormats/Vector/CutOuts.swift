// SPDX-License-Identifier: MIT

internal import LabelCore

/// Cuts what erases, such as the slash and the glyph of a filled symbol, out of the outlines below it, for a format without masks. Clips by the
/// even-odd rule become those by the nonzero rule.
struct CutOuts {
  let glyphs: any GlyphSource
  /// The position of a glyph in the image.
  let snapped: (Point) -> Point

  /// The commands without those that erase, as far as their outlines can be cut; the others stay, for a message.
  func cut(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard commands.contains(where: \.isGroup) else { return commands }
    var result: [DrawCommand] = []
    for command in commands {
      guard case .group(var group) = command else {
        result.append(command)
        continue
      }
      group.commands = cut(group.commands)
      if group.clipRule == .evenOdd, let clip = group.clip?.nonzeroOutline(of: .evenOdd) { (group.clip, group.clipRule) = (clip, .nonzero) }
      guard group.compositing == .erase, let hole = hole(of: group), let rest = cutting(hole, out: result) else {
        result.append(.group(group))
        continue
      }
      result = rest
    }
    return result
  }

  // MARK: Holes

  /// The area that a group erases; nil if it does not erase all of an outline.
  private func hole(of group: DrawGroup) -> VectorPath? {
    areas(of: group).map { areas in VectorPath.union(areas) ?? areas.reduce(into: VectorPath()) { $0.append($1) } }
  }

  private func areas(of group: DrawGroup) -> [VectorPath]? {
    guard group.isPlain else { return nil }
    var areas: [VectorPath] = []
    for command in group.commands {
      switch command {
      case .fill(let path, let rule, .color(let color)) where color.alpha == 1:
        guard let area = path.nonzeroOutline(of: rule) else { return nil }
        areas.append(area)
      case .stroke(let path, let style, .color(let color)) where color.alpha == 1 && style.isSolid:
        areas.append(path.strokeArea(style))
      case .glyphs(let run, .color(let color)) where color.alpha == 1:
        guard let outline = outline(of: run) else { return nil }
        areas.append(outline)
      case .group(let inner) where inner.compositing == .over:
        guard let inside = self.areas(of: inner) else { return nil }
        areas += inside
      case .fill, .stroke, .glyphs, .image, .group: return nil
      }
    }
    return areas
  }

  /// The outlines of a run as one; nil if a glyph has none, such as an emoji.
  private func outline(of run: GlyphRun) -> VectorPath? {
    var outline = VectorPath()
    for glyph in run.glyphs {
      let own = glyphs.outline(of: glyph.glyph, in: run.font)
      guard !own.isEmpty || glyphs.inkBounds(of: glyph.glyph, in: run.font).isEmpty else { return nil }
      outline.append(own.transformed(.translation(snapped(glyph.position))))
    }
    return outline
  }

  // MARK: Cutting

  /// The commands without an area; nil if one of them has no outline there.
  private func cutting(_ hole: VectorPath, out commands: [DrawCommand]) -> [DrawCommand]? {
    var result: [DrawCommand] = []
    for command in commands {
      guard let rest = cutting(hole, out: command) else { return nil }
      result.append(rest)
    }
    return result
  }

  private func cutting(_ hole: VectorPath, out command: DrawCommand) -> DrawCommand? {
    func isOutside(_ bounds: Rect?) -> Bool {
      guard let bounds, let other = hole.bounds else { return true }
      return bounds.intersection(other).isEmpty
    }
    func cut(_ area: VectorPath, _ rule: FillRule, _ paint: Paint) -> DrawCommand? {
      isOutside(area.bounds) ? command : area.subtracting(hole, rule).map { .fill($0, .nonzero, paint) }
    }
    switch command {
    case .fill(let path, let rule, let paint): return cut(path, rule, paint)
    case .stroke(let path, let style, let paint):
      if isOutside(path.bounds(of: style)) { return command }
      let area = path.strokeArea(style)
      return style.isSolid ? cut(area.withoutOverlaps ?? area, .nonzero, paint) : nil
    case .glyphs(let run, let paint): return outline(of: run).flatMap { cut($0, .nonzero, paint) }
    case .image: return nil
    case .group(var group):
      guard group.mask == nil, group.filters.isEmpty, group.shadows.isEmpty, group.backdrop.isEmpty, group.compositing == .over,
        let inside = cutting(hole, out: group.commands)
      else { return nil }
      group.commands = inside
      return .group(group)
    }
  }
}

extension DrawGroup {
  /// Whether its commands are painted as they are, but for their compositing.
  fileprivate var isPlain: Bool {
    opacity == 1 && clip == nil && mask == nil && filters.isEmpty && shadows.isEmpty && backdrop.isEmpty
  }
}

extension DrawCommand {
  fileprivate var isGroup: Bool { if case .group = self { true } else { false } }
}

extension StrokeStyle {
  /// Whether it is one line of a round pen.
  fileprivate var isSolid: Bool { dashes.isEmpty && pen == .identity }
}
