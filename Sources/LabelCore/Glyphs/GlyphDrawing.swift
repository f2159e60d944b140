// SPDX-License-Identifier: MIT

/// A colour glyph as drawing commands, sharp at any size: from paints (COLR) or an SVG document in the font.
package struct GlyphDrawing: Hashable, Sendable {
  /// The commands in points from the glyph's origin on the baseline, y down. They contain no glyphs.
  package var commands: [DrawCommand]
  /// A box around everything that the commands paint, in the same coordinates.
  package var inkBounds: Rect
  /// Whether a part is painted in the text's colour, so that the drawing is for one colour only.
  package var usesForeground: Bool

  package init(commands: [DrawCommand], inkBounds: Rect, usesForeground: Bool) {
    self.commands = commands
    self.inkBounds = inkBounds
    self.usesForeground = usesForeground
  }
}

extension [DrawCommand] {
  /// A box around everything that the commands paint, in points; empty if they paint nothing. Glyphs, filters and shadows are not counted.
  package var paintedBounds: Rect { reduce(.zero) { $0.union($1.paintedBounds) } }
}

extension DrawCommand {
  fileprivate var paintedBounds: Rect {
    switch self {
    case .fill(let path, _, let paint): return paint.isInvisible ? .zero : path.bounds ?? .zero
    case .stroke(let path, let style, let paint): return paint.isInvisible ? .zero : path.bounds(of: style) ?? .zero
    case .image(_, let rect, _): return rect
    case .glyphs: return .zero
    case .group(let group):
      // Neither erasing nor painting inside what is there reaches further.
      if group.compositing == .erase || group.compositing == .sourceAtop || group.opacity == 0 { return .zero }
      var bounds = group.commands.paintedBounds
      if let clip = group.clip { bounds = bounds.intersection(clip.bounds ?? .zero) }
      if let mask = group.mask { bounds = bounds.intersection(mask.commands.paintedBounds) }
      return bounds
    }
  }
}

extension Paint {
  /// Whether the paint is fully transparent.
  fileprivate var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
    }
  }
}
