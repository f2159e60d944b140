// SPDX-License-Identifier: MIT

internal import LabelCore

/// Drawing commands and the bounds of everything that they paint, in points.
struct Painted {
  var commands: [DrawCommand] = []
  var inkBounds = Rect.zero

  mutating func append(_ other: Painted) {
    if commands.isEmpty { commands = other.commands } else { commands += other.commands }
    inkBounds = inkBounds.union(other.inkBounds)
  }

  mutating func append(_ command: DrawCommand, inkBounds box: Rect) {
    commands.append(command)
    inkBounds = inkBounds.union(box)
  }

  /// Clipped at the left and right of a frame; marks above and below are kept.
  func clipped(betweenSidesOf frame: Rect, _ grid: PixelGrid) -> Painted {
    let sides = grid.round(frame)
    let (left, right) = (max(inkBounds.minX, sides.minX), min(inkBounds.maxX, sides.maxX))
    guard left < right else { return Painted() }
    let window = grid.cover(Rect(x: left, y: inkBounds.minY, width: right - left, height: inkBounds.height))
    return Painted(commands: [.group(DrawGroup(clip: .rectangle(window), commands: commands))], inkBounds: window)
  }

  /// Clipped to an outline.
  func clipped(to path: VectorPath, _ rule: FillRule) -> Painted {
    guard let bounds = path.bounds else { return Painted() }
    let remaining = inkBounds.intersection(bounds)
    guard !remaining.isEmpty else { return Painted() }
    return Painted(commands: [.group(DrawGroup(clip: path, clipRule: rule, commands: commands))], inkBounds: remaining)
  }

  /// Masked by the alpha of other content.
  func masked(by mask: Painted) -> Painted {
    let remaining = inkBounds.intersection(mask.inkBounds)
    guard !remaining.isEmpty else { return Painted() }
    return Painted(commands: [.group(DrawGroup(mask: DrawMask(.alpha, mask.commands), commands: commands))], inkBounds: remaining)
  }

  /// Adds shadows. Content without ink casts no shadow.
  func casting(_ shadows: [Shadow]) -> Painted {
    guard !shadows.isEmpty, !inkBounds.isEmpty else { return self }
    return Painted(
      commands: [.group(DrawGroup(shadows: shadows, commands: commands))],
      inkBounds: shadows.reduce(inkBounds) { $0.union($1.bounds(of: inkBounds)) })
  }

  /// Applies filters to the pixels.
  ///
  /// - Parameter box: the view's frame on whole pixels. An opaque blur is clipped to it, and is black where the view is transparent.
  func filtered(by filters: [Filter], in box: Rect) -> Painted {
    filters.reduce(self) { painted, filter in
      guard !painted.inkBounds.isEmpty else { return painted }
      guard case .blur(_, true) = filter else {
        return Painted(
          commands: [.group(DrawGroup(filters: [filter], commands: painted.commands))],
          inkBounds: painted.inkBounds.outset(by: filter.extent))
      }
      guard !box.isEmpty else { return Painted() }
      let background = DrawCommand.fill(.rectangle(box), .nonzero, .color(.black))
      return Painted(
        commands: [.group(DrawGroup(clip: .rectangle(box), filters: [filter], commands: [background] + painted.commands))], inkBounds: box)
    }
  }
}
