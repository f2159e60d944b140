// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelLayout
internal import LabelPNG
package import LabelRaster
package import LabelText

/// Renders views through the stages of the pipeline. A renderer belongs to one thread and caches fonts and glyph images between labels.
package final class Renderer {
  /// Shapes, breaks and measures text with the fonts of the renderer.
  package let typesetter: Typesetter
  package let icons: IconRegistry
  private let iconCache = ResolvedIconCache()
  /// The warnings of icons, by source and variants.
  var iconWarningCache = LRUCache<ImageNode, [Diagnostic]>(costLimit: 512)
  private var glyphBounds: GlyphBoundsCache
  private let rasterizer: Rasterizer
  let encoder: PNGEncoder
  /// Whether files are as small as possible.
  let optimizesFiles: Bool
  let limits: Limits
  /// Whether warnings are errors, and more is checked.
  package let isStrict: Bool
  /// The time that the current label has left.
  let deadline = Deadline()

  /// Creates a renderer for the calling thread. Only `RendererPool` calls it.
  ///
  /// - Parameter icons: The icons of the resources, shared with the renderers of other threads.
  /// - Throws: A diagnostic if a font folder cannot be read or a library fails to start.
  init(_ resources: Resources, icons: IconRegistry) throws(Diagnostic) {
    self.icons = icons
    do throws(MachineError) {
      let fonts = try FontLibrary(resources, catalogFile: resources.fontCatalogFile)
      self.typesetter = Typesetter(library: fonts, limits: resources.limits, deadline: deadline)
      self.glyphBounds = GlyphBoundsCache(fonts)
      self.rasterizer = Rasterizer(glyphs: fonts, limits: resources.limits, deadline: deadline)
      self.encoder = PNGEncoder(resources.optimizesFiles ? .smallest : .quick, deadline: deadline)
    } catch { throw Diagnostic(error) }
    self.limits = resources.limits
    self.optimizesFiles = resources.optimizesFiles
    self.isStrict = resources.isStrict
  }

  /// Begins a label: its time limit counts from now on.
  package func beginLabel() { deadline.start(limits.maximumSeconds) }

  /// - Throws: A diagnostic if the label's time is over. Called between the stages.
  private func checkDeadline() throws(Diagnostic) {
    do throws(MachineError) { try deadline.check() } catch { throw Diagnostic(error) }
  }

  /// Renders a view up to a stage of the pipeline.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the label; by default none, so that it has its ideal size.
  ///   - stage: The last stage.
  /// - Returns: The stages, and the diagnostics of the layout. If there is an error among them, rendering ends after the layout.
  /// - Throws: Errors of the view that resolving finds, exceeded limits and machine errors.
  package func render(
    _ tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal, upTo stage: Stage = .png
  ) throws(Diagnostic) -> Rendering {
    var rendering = Rendering(tree)
    guard stage >= .resolved else { return rendering }
    let resolved = try resolve(tree, in: environment)
    rendering.resolved = resolved
    guard stage >= .layout else { return rendering }
    let (laidOut, diagnostics) = layout(resolved, proposing: proposal)
    rendering.layout = laidOut
    rendering.diagnostics = diagnostics
    guard stage >= .display, !diagnostics.containsError else { return rendering }
    let list = try checkedDrawing(of: laidOut)
    try checkFonts()
    rendering.display = list
    guard stage >= .bitmap else { return rendering }
    let bitmap = try rasterize(list)
    rendering.bitmap = bitmap
    guard stage >= .png else { return rendering }
    rendering.png = try encode(bitmap)
    return rendering
  }

  /// Looks up the names in a view, such as fonts and icons, and shapes its text.
  ///
  /// - Throws: The first error.
  package func resolve(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> ResolvedLabel {
    try checkingFonts { () throws(Diagnostic) in try resolver(in: environment).resolve(view) }
  }

  /// Looks up the names in a view. Texts and images that cannot be drawn are left out, and their errors are collected.
  package func resolve(
    _ view: ViewNode, in environment: RenderEnvironment, collecting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> ResolvedLabel {
    try checkingFonts { () throws(Diagnostic) in try resolver(in: environment).resolve(view, collecting: &diagnostics) }
  }

  /// Begins a label. A font that fails explains better than the error that follows from it, such as a missing character.
  private func checkingFonts(_ resolve: () throws(Diagnostic) -> ResolvedLabel) throws(Diagnostic) -> ResolvedLabel {
    typesetter.library.beginLabel()
    let label: ResolvedLabel
    do throws(Diagnostic) { label = try resolve() } catch {
      try checkFonts()
      throw error
    }
    try checkFonts()
    return label
  }

  /// Throws the failure of a font since the label was resolved: its file was changed, or FreeType cannot read a glyph.
  package func checkFonts() throws(Diagnostic) {
    guard let failure = typesetter.library.failure else { return }
    // They may have empty bounds for glyphs that were not read.
    glyphBounds = GlyphBoundsCache(typesetter.library)
    throw Diagnostic(failure)
  }

  private func resolver(in environment: RenderEnvironment) -> Resolver {
    Resolver(
      environment: environment, typesetter: typesetter, icons: icons, iconCache: iconCache, readImage: ImageFile(limits: limits).bitmap)
  }

  /// Lays out a label.
  ///
  /// - Parameter proposal: The size that is proposed to the label; by default none, so that it has its ideal size.
  /// - Returns: The label, and the diagnostics that only the layout finds.
  package func layout(
    _ label: ResolvedLabel, proposing proposal: Proposal = .ideal
  ) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    let (label, diagnostics) = LayoutEngine.layout(label, typesetter: typesetter, proposing: proposal)
    return (label, diagnostics + (typesetter.library.failure.map { [Diagnostic($0)] } ?? []))
  }

  /// Makes the display list of a label.
  ///
  /// - Throws: A diagnostic if the label has more outlines than the limits allow.
  package func draw(_ label: LaidOutLabel) throws(Diagnostic) -> DisplayList {
    do throws(LabelError) { return try DisplayListBuilder.draw(label, glyphs: glyphBounds, limits: limits) } catch {
      throw Diagnostic(error)
    }
  }

  /// Makes the display list of a label whose own size is within the limits; only its ink may still exceed them.
  ///
  /// - Throws: A diagnostic for a label that is too large or took too long, before there is work in proportion to its size.
  package func checkedDrawing(of label: LaidOutLabel) throws(Diagnostic) -> DisplayList {
    try checkDeadline()
    do throws(LabelError) {
      _ = try limits.checkedPixelSize(of: Rect(origin: .zero, size: label.size), scale: label.environment.scale)
    } catch { throw Diagnostic(error) }
    return try draw(label)
  }

  /// Rasterises a display list.
  ///
  /// - Throws: A diagnostic if the bitmap or the work would exceed the limits, if a font cannot be read, or if there is not enough memory.
  package func rasterize(_ list: DisplayList, precision: CurvePrecision = .finest) throws(Diagnostic) -> Bitmap {
    try checkDeadline()
    do throws(LabelError) {
      _ = try limits.checkedPixelSize(of: list.canvas, scale: list.scale)
      try list.checkWork(limits, glyphs: typesetter.library)
    } catch { throw Diagnostic(error) }
    let bitmap: Bitmap
    do throws(MachineError) { bitmap = try rasterizer.rasterize(list, precision: precision) } catch {
      try checkFonts()
      throw Diagnostic(error)
    }
    try checkFonts()
    return bitmap
  }

  /// Encodes a bitmap as a PNG file: straight alpha, sRGB, the resolution of its scale, no dates.
  package func encode(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    try checkDeadline()
    do throws(MachineError) { return try encoder.encode(bitmap) } catch { throw Diagnostic(error) }
  }

  /// Renders a view to a bitmap.
  ///
  /// - Throws: The errors of `laidOut`, exceeded limits and machine errors.
  package func bitmap(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> Bitmap {
    try rasterize(checkedDrawing(of: laidOut(view, in: environment, proposing: proposal)))
  }

  /// Renders a view to a PNG file.
  ///
  /// - Throws: The errors of `bitmap`.
  package func png(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> [UInt8] {
    try encode(bitmap(view, in: environment))
  }

  /// Lays out a view.
  ///
  /// - Throws: The errors of the view, including those that only the layout finds.
  package func laidOut(
    _ view: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> LaidOutLabel {
    let resolved = try resolve(view, in: environment)
    try checkDeadline()
    let (label, diagnostics) = layout(resolved, proposing: proposal)
    try checkDeadline()
    if let error = diagnostics.firstError { throw error }
    return label
  }
}
