// SPDX-License-Identifier: MIT

/// One step of painting. Places are points of the picture, y down; later commands cover earlier ones.
package indirect enum DrawCommand: Hashable, Sendable {
  /// The inside of an outline.
  case fill(VectorPath, FillRule, Paint)
  /// A line along an outline.
  case stroke(VectorPath, StrokeStyle, Paint)
  /// Glyphs; those with colours of their own keep them and take only the paint's opacity.
  case glyphs(GlyphRun, Paint)
  /// A picture stretched over a rectangle.
  case image(Bitmap, Rect)
  /// Commands painted together first and laid down as one picture.
  case group(DrawGroup)
}

/// Commands that are composited as a unit, and what is done to the result.
package struct DrawGroup: Hashable, Sendable {
  package enum Compositing: String, Hashable, Sendable {
    /// Laid over what is below.
    case over
    /// Takes away what is below where the group has ink (SF Symbols' clear-behind).
    case erase
  }

  package var opacity: Double
  package var compositing: Compositing
  /// Ink outside this outline is dropped; nil keeps everything.
  package var clip: VectorPath?
  package var clipRule: FillRule
  /// Painted below the group, from the group's ink after clipping and before opacity, which then fades both.
  package var shadow: Shadow?
  package var commands: [DrawCommand]

  package init(
    opacity: Double = 1, compositing: Compositing = .over, clip: VectorPath? = nil, clipRule: FillRule = .nonzero,
    shadow: Shadow? = nil, commands: [DrawCommand]
  ) {
    self.opacity = opacity
    self.compositing = compositing
    self.clip = clip
    self.clipRule = clipRule
    self.shadow = shadow
    self.commands = commands
  }
}
