// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelLayout
internal import LabelPNG
package import LabelRaster
package import LabelText

/// Takes a view all the way to PNG bytes, a stage at a time. Belongs to one thread; fonts and masks stay cached between labels.
package final class LabelRenderer {
  /// What a renderer draws with.
  package struct Options: Sendable {
    /// Folders whose fonts are looked at before the system's.
    package var fontFolders: [String] = []
    package var usesSystemFonts = true
    /// Where a catalogue of the system's fonts is kept between runs; nil for nowhere. Renderers may share one.
    package var fontCatalogFile: FontCatalogFile?
    package var limits = Limits.standard
    /// Whether files are made as small as can be, at some milliseconds each; pixels are the same.
    package var optimizesFiles = false

    package init() {}

    /// The font files of such a renderer, if a catalogue has them; nil when fonts would have to be listed.
    package var knownFontFiles: FontFiles? { fontFolders.isEmpty && usesSystemFonts ? fontCatalogFile?.fontFiles : nil }
  }

  /// Measures and breaks text with the renderer's fonts.
  package let typesetter: Typesetter
  package let icons: IconRegistry
  private let iconCache = ResolvedIconCache()
  /// By an icon's source and variants.
  var iconWarningCache = LRUCache<ImageNode, Diagnostic?>(costLimit: 512)
  private let glyphBounds: GlyphBoundsCache
  private let rasterizer: Rasterizer
  private let encoder: PNGEncoder
  let limits: Limits

  /// - Parameter icons: may be shared with other threads' renderers.
  /// - Throws: a diagnostic when a font folder cannot be read or a library refuses to start.
  package init(_ options: Options = Options(), icons: IconRegistry = IconRegistry()) throws(Diagnostic) {
    self.icons = icons
    do throws(MachineError) {
      let fonts = try FontLibrary(
        fontFolders: options.fontFolders, usesSystemFonts: options.usesSystemFonts, catalogFile: options.fontCatalogFile)
      self.typesetter = Typesetter(library: fonts, limits: options.limits)
      self.glyphBounds = GlyphBoundsCache(fonts)
      self.rasterizer = Rasterizer(glyphs: fonts, limits: options.limits)
      self.encoder = PNGEncoder(options.optimizesFiles ? .smallest : .quick)
    } catch { throw Diagnostic(error) }
    self.limits = options.limits
  }

  /// Looks up every name; the user's mistakes end here.
  ///
  /// - Parameter isForgiving: whether what cannot be drawn is noted in the label's `mistakes` and left out.
  package func resolve(
    _ view: ViewNode, in environment: RenderEnvironment, isForgiving: Bool = false
  ) throws(Diagnostic) -> ResolvedLabel {
    try Resolver(
      environment: environment, typesetter: typesetter, icons: icons, iconCache: iconCache, isForgiving: isForgiving,
      pictures: PictureFile(limits: limits).bitmap
    ).resolve(view)
  }

  /// Gives everything its place.
  ///
  /// - Parameter proposal: the size that the label is offered; nothing by default, so that it has its ideal one.
  package func layout(_ label: ResolvedLabel, proposing proposal: Proposal = .ideal) -> PlacedLabel {
    LayoutEngine.layout(label, typesetter: typesetter, proposing: proposal)
  }

  /// Says what is painted.
  package func draw(_ label: PlacedLabel) -> DisplayList {
    Drawer.draw(label, glyphs: glyphBounds)
  }

  /// Paints it, unless it would exceed the limits.
  package func rasterize(_ list: DisplayList, precision: CurvePrecision = .finest) throws(Diagnostic) -> Bitmap {
    do throws(LabelError) { _ = try limits.checkedPixelSize(of: list.canvas, scale: list.scale) } catch { throw Diagnostic(error) }
    do throws(MachineError) { return try rasterizer.rasterize(list, precision: precision) } catch { throw Diagnostic(error) }
  }

  /// The picture as a PNG file's bytes: straight alpha, sRGB, the resolution of its scale, no dates.
  package func encode(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    do throws(MachineError) { return try encoder.encode(bitmap) } catch { throw Diagnostic(error) }
  }

  /// The chunks of a PNG file as text.
  package func pngDump(_ bytes: [UInt8]) -> String { PNGDump.dump(bytes) }

  /// All stages but the last.
  package func bitmap(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> Bitmap {
    try rasterize(draw(placed(view, in: environment, proposing: proposal)))
  }

  /// Looks up every name, those of views that are made in layout too, and gives everything its place.
  package func placed(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> PlacedLabel {
    let resolved = try resolve(view, in: environment)
    let placed = layout(resolved, proposing: proposal)
    if let mistake = resolved.mistakes.first { throw mistake }
    return placed
  }

  /// All stages.
  package func png(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> [UInt8] {
    try encode(bitmap(view, in: environment))
  }
}
