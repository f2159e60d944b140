// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelLayout
internal import LabelPNG
package import LabelRaster
package import LabelText

/// Takes a view to PNG bytes, one stage after the other. Belongs to one thread; fonts and glyph images stay cached between labels.
package final class Renderer {
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

  /// A renderer for the calling thread; `RendererPool` makes it.
  ///
  /// - Parameter icons: those of the resources, which other threads' renderers share.
  /// - Throws: a diagnostic when a font folder cannot be read or a library refuses to start.
  init(_ resources: Resources, icons: IconRegistry) throws(Diagnostic) {
    self.icons = icons
    do throws(MachineError) {
      let fonts = try FontLibrary(
        fontFolders: resources.fontFolders, usesSystemFonts: resources.usesSystemFonts, catalogFile: resources.fontCatalogFile)
      self.typesetter = Typesetter(library: fonts, limits: resources.limits)
      self.glyphBounds = GlyphBoundsCache(fonts)
      self.rasterizer = Rasterizer(glyphs: fonts, limits: resources.limits)
      self.encoder = PNGEncoder(resources.optimizesFiles ? .smallest : .quick)
    } catch { throw Diagnostic(error) }
    self.limits = resources.limits
  }

  /// Takes a view through the pipeline.
  ///
  /// - Parameters:
  ///   - proposal: the size that the label is offered; nothing by default, so that it has its ideal one.
  ///   - stage: the last stage.
  /// - Returns: the stages, and the diagnostics that only the layout could find; an error among these ends the rendering there.
  /// - Throws: the user's errors that resolving finds, exceeded limits, and trouble with the machine.
  package func render(
    _ tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal, upTo stage: Stage = .png
  ) throws(Diagnostic) -> Rendering {
    var rendering = Rendering(tree)
    guard stage >= .resolved else { return rendering }
    let resolved = try resolve(tree, in: environment)
    rendering.resolved = resolved
    guard stage >= .layout else { return rendering }
    let (placed, diagnostics) = layout(resolved, proposing: proposal)
    rendering.layout = placed
    rendering.diagnostics = diagnostics
    guard stage >= .display, !diagnostics.containsError else { return rendering }
    let list = draw(placed)
    rendering.display = list
    guard stage >= .bitmap else { return rendering }
    let bitmap = try rasterize(list)
    rendering.bitmap = bitmap
    guard stage >= .png else { return rendering }
    rendering.png = try encode(bitmap)
    return rendering
  }

  /// Looks up every name, and reports the user's errors.
  package func resolve(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> ResolvedLabel {
    try resolver(in: environment).resolve(view)
  }

  /// Looks up every name, leaves out texts and pictures that cannot be drawn, and collects their errors.
  package func resolve(
    _ view: ViewNode, in environment: RenderEnvironment, collecting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> ResolvedLabel {
    try resolver(in: environment).resolve(view, collecting: &diagnostics)
  }

  private func resolver(in environment: RenderEnvironment) -> Resolver {
    Resolver(
      environment: environment, typesetter: typesetter, icons: icons, iconCache: iconCache, pictures: ImageFile(limits: limits).bitmap)
  }

  /// Gives everything its place.
  ///
  /// - Parameter proposal: the size that the label is offered; nothing by default, so that it has its ideal one.
  /// - Returns: the label, and the diagnostics that could not be known before.
  package func layout(
    _ label: ResolvedLabel, proposing proposal: Proposal = .ideal
  ) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    LayoutEngine.layout(label, typesetter: typesetter, proposing: proposal)
  }

  /// Says what is painted.
  package func draw(_ label: LaidOutLabel) -> DisplayList {
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

  /// The pixels of a view.
  ///
  /// - Throws: as `placed`, exceeded limits, and trouble with the machine.
  package func bitmap(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> Bitmap {
    try rasterize(draw(placed(view, in: environment, proposing: proposal)))
  }

  /// A view as a PNG file's bytes.
  ///
  /// - Throws: as `bitmap`.
  package func png(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> [UInt8] {
    try encode(bitmap(view, in: environment))
  }

  /// The layout of a view.
  ///
  /// - Throws: the user's errors, those that only the layout finds among them.
  package func placed(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> LaidOutLabel {
    let (placed, diagnostics) = layout(try resolve(view, in: environment), proposing: proposal)
    if let error = diagnostics.firstError { throw error }
    return placed
  }
}
