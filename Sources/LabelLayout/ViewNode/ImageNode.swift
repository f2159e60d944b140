// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons

/// An icon as an author names it.
package struct ImageNode: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A name of the registry, `bolt.fill` or `brand:logo`.
    case named(String)
    /// A picture of an asset catalogue: the one given, or one of the appearance's assets by name, or else an icon of the registry.
    case asset(name: String, AssetImage?)
    /// An SVG or PNG file.
    case file(path: String)
    /// Pixels that were read already.
    case bitmap(Bitmap)
    /// What was to be a picture and is none; an error when it is drawn.
    case unusable(name: String, reason: String)
  }

  package var source: Source
  /// UIImage's `renderingMode`: a template takes the foreground, in symbols by their modes; an original keeps its own colours.
  package enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    case template
    case original
  }

  /// The icon's own preference, or else monochrome, when nil; two or more colours imply palette.
  package var mode: IconRenderingMode?
  /// Colours of the levels; the foreground when empty.
  package var colors: [ColorDescription] = []
  /// Colours from top to bottom for each of `colors`, where any has several; empty otherwise. Multicolor keeps to `colors`.
  package var gradients: [[ColorDescription]] = []
  /// Points of the font that a symbol is drawn for; those of the text beside it when nil.
  package var pointSize: Double?
  /// The font's weight when nil.
  package var weight: FontWeight?
  package var scale: SymbolScale?
  package var variants = IconVariants.none
  /// 0…1; nil lights all layers.
  package var variableValue: Double?
  /// When nil, symbols are templates; pixels and SVG files of several colours are originals.
  package var renderingMode: RenderingMode?

  /// The mode that a symbol is asked for: an original shows its colours whatever its mode, a template is in one colour without one.
  package var symbolMode: IconRenderingMode? {
    switch renderingMode {
    case .original: .multicolor
    case .template: mode ?? (colors.count > 1 ? .palette : .monochrome)
    case nil: mode
    }
  }

  /// How the picture fills whatever size it is proposed, without a baseline; nil for its own size only.
  package var resizing: ImageResizing?
  /// How a PNG's pixels are found; outlines have none.
  package var sampling = ImageSampling.smooth

  package init(_ source: Source) { self.source = source }
}

/// How a picture fills another size than its own.
package struct ImageResizing: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable {
    case stretch
    /// Again and again from the top left, the last ones cut off.
    case tile
  }

  package var mode = Mode.stretch
  /// The parts at the sides that keep their thickness, in points of the picture's own size.
  package var caps = DirectionalInsets(all: 0)

  package init() {}

  /// For dumps.
  var words: String {
    var words = mode == .tile ? " tiled" : ""
    if caps != DirectionalInsets(all: 0) {
      words += " caps=\([caps.top, caps.leading, caps.bottom, caps.trailing].map { DumpText.number($0) }.joined(separator: "/"))"
    }
    return words
  }
}
