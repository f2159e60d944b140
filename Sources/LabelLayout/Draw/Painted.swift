// SPDX-License-Identifier: MIT

internal import LabelCore

/// Commands and the box round everything that they paint, in points.
struct Painted {
  var commands: [DrawCommand] = []
  var ink = Rect.zero

  mutating func append(_ other: Painted) {
    if commands.isEmpty { commands = other.commands } else { commands += other.commands }
    ink = ink.union(other.ink)
  }

  mutating func append(_ command: DrawCommand, ink box: Rect) {
    commands.append(command)
    ink = ink.union(box)
  }

  /// The same without what lies left or right of a frame; above and below, marks may still hang out.
  func clipped(betweenSidesOf frame: Rect, _ grid: PixelGrid) -> Painted {
    let sides = grid.round(frame)
    let (left, right) = (max(ink.minX, sides.minX), min(ink.maxX, sides.maxX))
    guard left < right else { return Painted() }
    let window = grid.cover(Rect(x: left, y: ink.minY, width: right - left, height: ink.height))
    return Painted(commands: [.group(DrawGroup(clip: .rectangle(window), commands: commands))], ink: window)
  }

  /// The same without what lies outside an outline.
  func clipped(to path: VectorPath, _ rule: FillRule) -> Painted {
    guard let bounds = path.bounds else { return Painted() }
    let left = ink.intersection(bounds)
    guard !left.isEmpty else { return Painted() }
    return Painted(commands: [.group(DrawGroup(clip: path, clipRule: rule, commands: commands))], ink: left)
  }

  /// The same as far as a mask has ink.
  func kept(by mask: Painted) -> Painted {
    let left = ink.intersection(mask.ink)
    guard !left.isEmpty else { return Painted() }
    return Painted(commands: [.group(DrawGroup(mask: DrawMask(.alpha, mask.commands), commands: commands))], ink: left)
  }

  /// The same with its shadows; what leaves no ink casts none, however far away.
  func casting(_ shadows: [Shadow]) -> Painted {
    guard !shadows.isEmpty, !ink.isEmpty else { return self }
    return Painted(
      commands: [.group(DrawGroup(shadows: shadows, commands: commands))], ink: shadows.reduce(ink) { $0.union($1.bounds(of: ink)) })
  }

  /// The same with its pixels changed.
  ///
  /// - Parameter box: the view's, on whole pixels: an opaque blur has it for its edges, and black where the view leaves it clear.
  func filtered(by filters: [Filter], in box: Rect) -> Painted {
    filters.reduce(self) { painted, filter in
      guard !painted.ink.isEmpty else { return painted }
      guard case .blur(_, true) = filter else {
        return Painted(
          commands: [.group(DrawGroup(filters: [filter], commands: painted.commands))], ink: painted.ink.outset(by: filter.reach))
      }
      guard !box.isEmpty else { return Painted() }
      let ground = DrawCommand.fill(.rectangle(box), .nonzero, .color(.black))
      return Painted(
        commands: [.group(DrawGroup(clip: .rectangle(box), filters: [filter], commands: [ground] + painted.commands))], ink: box)
    }
  }
}
