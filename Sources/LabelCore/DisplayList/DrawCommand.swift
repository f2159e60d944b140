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
  case image(Bitmap, Rect, ImageSampling = .smooth)
  /// Commands painted together first and laid down as one picture.
  case group(DrawGroup)
}

/// How the pixels of a stretched picture are found.
package enum ImageSampling: String, Hashable, Sendable {
  /// Averaged where the picture shrinks, smooth where it grows.
  case smooth
  /// Each the one of the picture's that its middle falls on.
  case nearest
}

/// Commands that are composited as a unit, and what is done to the result.
package struct DrawGroup: Hashable, Sendable {
  package var opacity: Double
  package var compositing: Compositing
  /// Ink outside this outline is dropped; nil keeps everything.
  package var clip: VectorPath?
  package var clipRule: FillRule
  /// Says how much of the clipped ink is kept; nil keeps everything.
  package var mask: DrawMask?
  /// Done, in order, to the clipped ink; its shadows are those of the result.
  package var filters: [Filter]
  /// Painted from the group's ink, after clipping and before opacity, which then fades both; each drop shadow below those before it.
  package var shadows: [Shadow]
  /// Done to what lies below the group, within its clip and before anything of it is painted: CSS's `backdrop-filter`. Groups round this
  /// one hide nothing from it.
  package var backdrop: [Filter]
  /// Whether outlines inside, down to the deepest, leave every pixel either painted or not.
  package var isCrisp: Bool
  package var commands: [DrawCommand]

  package init(
    opacity: Double = 1, compositing: Compositing = .over, clip: VectorPath? = nil, clipRule: FillRule = .nonzero,
    mask: DrawMask? = nil, filters: [Filter] = [], shadows: [Shadow] = [], backdrop: [Filter] = [], isCrisp: Bool = false,
    commands: [DrawCommand]
  ) {
    self.opacity = opacity
    self.compositing = compositing
    self.clip = clip
    self.clipRule = clipRule
    self.mask = mask
    self.filters = filters
    self.shadows = shadows
    self.backdrop = backdrop
    self.isCrisp = isCrisp
    self.commands = commands
  }
}

extension DrawGroup {
  /// How a group meets what is below it.
  ///
  /// The blend modes are those of CSS Compositing 1, on gamma-encoded colours; where one side is translucent it shows the other as it is.
  /// The last four are Porter and Duff's operators on premultiplied ones.
  package enum Compositing: String, Hashable, Sendable, CaseIterable {
    /// Laid over what is below.
    case over
    /// Takes away what is below where the group has ink (SF Symbols' clear-behind).
    case erase
    case multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case difference, exclusion, hue, saturation, color, luminosity
    /// The sum of both, ink and opacity alike.
    case plusLighter = "plus-lighter"
    /// The sum of what both lack of light.
    case plusDarker = "plus-darker"
    /// Laid over what is below where that has ink, and dropped elsewhere.
    case atop = "source-atop"
    /// Laid below what is there.
    case below = "destination-over"

    /// Those that mix colours, by CSS's names.
    package static let blends = allCases.filter { ![.over, .erase, .plusDarker, .atop, .below].contains($0) }
  }
}

/// A picture that is not painted but says, pixel by pixel, how much of a group is kept.
package struct DrawMask: Hashable, Sendable {
  /// What of the picture counts.
  package enum Measure: String, Hashable, Sendable {
    /// Its opacity.
    case alpha
    /// How light it is: the luminance of its gamma-encoded colours times its opacity (SVG 1.1, 14.4).
    case luminance
    /// The same of its colours before gamma: `color-interpolation="linearRGB"`.
    case linearLuminance
  }

  package var measure: Measure
  package var commands: [DrawCommand]

  package init(_ measure: Measure, _ commands: [DrawCommand]) {
    self.measure = measure
    self.commands = commands
  }
}
