// SPDX-License-Identifier: MIT

internal import LabelCore

/// Commands and the box round everything that they paint, in points.
struct Painted {
  var commands: [DrawCommand] = []
  var ink = Rect.zero

  mutating func append(_ other: Painted) {
    commands += other.commands
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

  /// The same with its shadow below it; what leaves no ink casts none, however far away.
  func casting(_ shadow: Shadow?) -> Painted {
    guard let shadow, !ink.isEmpty else { return self }
    return Painted(commands: [.group(DrawGroup(shadow: shadow, commands: commands))], ink: ink.union(shadow.bounds(of: ink)))
  }
}
