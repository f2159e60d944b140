// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// An icon or image as written.
package struct ImageNode: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A name in the registry, such as `bolt.fill` or `brand:logo`.
    case named(String)
    /// An image of an asset catalogue: the given one, or the one with this name in the appearance's assets, or else an icon of the
    /// registry.
    case asset(name: String, AssetImage?)
    /// An SVG or PNG file.
    case file(path: String)
    /// Decoded pixels.
    case bitmap(Bitmap)
    /// An image that could not be loaded; drawing it is an error.
    case unusable(name: String, reason: String)
  }

  package var source: Source
  /// UIImage's `renderingMode`: a template is drawn in the foreground colour, a symbol by its mode; an original keeps its own colours.
  package enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    case template
    case original
  }

  /// The icon's preferred mode, or else monochrome, when nil; two or more colours imply palette.
  package var mode: IconRenderingMode?
  /// The colours of the levels; the foreground when empty.
  package var colors: [ColorDescription] = []
  /// Gradient colours from top to bottom for each of `colors`, if any has several; empty otherwise. Multicolor uses `colors`.
  package var gradients: [[ColorDescription]] = []
  /// The font size that a symbol is drawn for, in points; that of the adjacent text when nil.
  package var pointSize: Double?
  /// The font's weight when nil.
  package var weight: FontWeight?
  package var scale: SymbolScale?
  package var variants = IconVariants.none
  /// 0…1; nil draws all layers at full opacity.
  package var variableValue: Double?
  /// When nil, symbols are templates; bitmaps and SVG files with several colours are originals.
  package var renderingMode: RenderingMode?

  /// The symbol's effective mode: an original is always multicolor; a template without a mode has one colour.
  package var symbolMode: IconRenderingMode? {
    switch renderingMode {
    case .original: .multicolor
    case .template: mode ?? (colors.count > 1 ? .palette : .monochrome)
    case nil: mode
    }
  }

  /// Whether it is mirrored in right-to-left layouts; nil for what the icon's file or set says.
  package var isMirroredInRightToLeft: Bool?

  /// Whether an icon without a title has a size of whole pixels and begins at a whole pixel, so that its lines are as sharp as drawn.
  package var snapsToPixelGrid = false

  /// How the image fills the size that it is proposed, without a baseline; nil for its own size.
  package var resizing: ImageResizing?
  /// The sampling of a PNG's pixels; outlines have none.
  package var sampling = ImageSampling.smooth

  package init(_ source: Source) { self.source = source }
}

/// How an image is resized.
package struct ImageResizing: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable {
    case stretch
    /// Repeats the image from the top left and clips the last copies.
    case tile
  }

  package var mode = Mode.stretch
  /// The caps, which keep their thickness, in points of the image's own size.
  package var caps = DirectionalInsets(all: 0)

  package init() {}

  /// For dumps.
  package var dumpText: String {
    var text = mode == .tile ? " tiled" : ""
    if caps != DirectionalInsets(all: 0) {
      text += " caps=\([caps.top, caps.leading, caps.bottom, caps.trailing].map { DumpText.number($0) }.joined(separator: "/"))"
    }
    return text
  }
}
