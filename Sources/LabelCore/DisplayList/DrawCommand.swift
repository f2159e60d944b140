// SPDX-License-Identifier: MIT

/// A drawing command. Positions are in points of the image, y down; later commands are painted over earlier ones.
package indirect enum DrawCommand: Hashable, Sendable {
  /// Fills the inside of an outline.
  case fill(VectorPath, FillRule, Paint)
  /// Strokes an outline.
  case stroke(VectorPath, StrokeStyle, Paint)
  /// Draws glyphs. Colour glyphs keep their colours and use only the paint's opacity.
  case glyphs(GlyphRun, Paint)
  /// Draws a bitmap stretched to a rectangle.
  case image(Bitmap, Rect, ImageSampling = .smooth)
  /// Paints commands into a layer of their own and composites the layer.
  case group(DrawGroup)
}

/// The resampling of a stretched bitmap.
package enum ImageSampling: String, Hashable, Sendable {
  /// Area averages where the bitmap shrinks, smooth interpolation where it grows.
  case smooth
  /// The nearest pixel of the bitmap.
  case nearest
}

/// Commands that are composited as a unit, with the effects on the result.
package struct DrawGroup: Hashable, Sendable {
  package var opacity: Double
  package var compositing: Compositing
  /// Everything outside this outline is clipped; nil for no clip.
  package var clip: VectorPath?
  package var clipRule: FillRule
  /// The mask of the clipped group; nil for none.
  package var mask: DrawMask?
  /// Filters, applied in order to the clipped group. Shadows are those of the filtered result.
  package var filters: [Filter]
  /// Shadows of the clipped group; the group's opacity applies to them too. Each drop shadow is below those before it.
  package var shadows: [Shadow]
  /// Filters for the content below the group, within its clip and before anything of the group is painted: CSS's `backdrop-filter`. Groups
  /// around this one do not isolate it.
  package var backdrop: [Filter]
  /// Whether outlines in the group, at any depth, are painted without antialiasing.
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

extension DrawCommand {
  /// Whether the command depends on the content below it, other than by covering it: it blends or erases.
  package var needsBackdrop: Bool {
    if case .group(let group) = self { group.compositing != .over } else { false }
  }
}

extension DrawGroup {
  /// Whether the group must be painted on a layer of its own.
  package var needsLayer: Bool {
    opacity != 1 || compositing != .over || clip != nil || mask != nil || !filters.isEmpty || !shadows.isEmpty
      || commands.contains(where: \.needsBackdrop)
  }

  /// How a group is composited with the content below it.
  ///
  /// The blend modes are those of CSS Compositing 1, on gamma-encoded colours; where one side is translucent, the other shows through
  /// unchanged. `plusLighter` and the cases after it are operators on premultiplied colours, after Porter and Duff.
  package enum Compositing: String, Hashable, Sendable, CaseIterable {
    /// Source over.
    case over
    /// Erases the content below where the group has ink: Porter–Duff's destination-out, SF Symbols' clear-behind.
    case erase
    case multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case difference, exclusion, hue, saturation, color, luminosity
    /// The sum of both, colours and alpha.
    case plusLighter = "plus-lighter"
    /// The inverse of the sum of the inverted colours.
    case plusDarker = "plus-darker"
    /// Over the content below, and only where that has ink.
    case sourceAtop = "source-atop"
    /// Below the content that is there.
    case destinationOver = "destination-over"

    /// The modes that CSS names.
    package static let blends = allCases.filter { ![.over, .erase, .plusDarker, .sourceAtop, .destinationOver].contains($0) }
  }
}

/// Commands that are not painted, but whose pixels say how much of a group is kept.
package struct DrawMask: Hashable, Sendable {
  /// The quantity of the mask that is used.
  package enum Measure: String, Hashable, Sendable {
    /// Alpha.
    case alpha
    /// The luminance of the gamma-encoded colours times alpha (SVG 1.1, 14.4).
    case luminance
    /// The luminance of the linear colours times alpha: `color-interpolation="linearRGB"`.
    case linearLuminance
  }

  package var measure: Measure
  package var commands: [DrawCommand]

  package init(_ measure: Measure, _ commands: [DrawCommand]) {
    self.measure = measure
    self.commands = commands
  }
}
