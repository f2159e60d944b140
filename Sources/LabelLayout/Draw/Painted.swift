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

  /// The same without what lies left or right of two edges.
  func clipped(from left: Double, to right: Double) -> Painted {
    let box = ink.intersection(Rect(minX: left, minY: ink.minY, maxX: right, maxY: ink.maxY))
    guard !box.isEmpty else { return Painted() }
    return Painted(
      commands: [.group(DrawGroup(clip: .rectangle(box.outset(by: EdgeInsets(top: 1, left: 0, bottom: 1, right: 0))), commands: commands))],
      ink: box)
  }

  /// The same with its shadow below it.
  func casting(_ shadow: Shadow?) -> Painted {
    guard let shadow, !commands.isEmpty else { return self }
    return Painted(commands: [.group(DrawGroup(shadow: shadow, commands: commands))], ink: ink.union(shadow.bounds(of: ink)))
  }
}
