// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelLayout
internal import LabelPNG
package import LabelRaster
package import LabelText
package import LabelViewNode

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
  /// The rasteriser for images in Display P3, which few labels are; nil before the first.
  private var wideRasterizer: Rasterizer?
  let encoder: PNGEncoder
  /// Whether files are as small as possible.
  let optimizesFiles: Bool
  let limits: Limits
  /// Whether each PNG file contains the record that it was rendered from.
  package let embedsRecords: Bool
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
    self.embedsRecords = resources.embedsRecords
    self.isStrict = resources.isStrict
  }

  /// Begins the time that a label may take.
  package func startClock() { deadline.start(limits.maximumSeconds) }

  /// What a label that is interrupted by others has used of its time, and what was found of its fonts.
  package struct Interruption: Sendable {
    fileprivate let usage: Deadline.Usage
    fileprivate let fonts: FontFindings
  }

  /// Interrupts the current label, which `resume` goes on with after others.
  package func interrupt() -> Interruption { Interruption(usage: deadline.usage, fonts: typesetter.library.findings) }

  /// Goes on with a label.
  package func resume(_ label: Interruption) {
    deadline.start(limits.maximumSeconds, after: label.usage)
    typesetter.library.findings = label.fonts
  }

  // MARK: The pipeline

  /// Renders a view through the stages of the pipeline: resolve → layout → draw → rasterise → encode.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the label; by default none, so that it has its ideal size.
  ///   - stage: The last stage.
  ///   - file: What the last stage writes.
  /// - Returns: The outputs of the stages.
  /// - Throws: The first error of the view, exceeded limits and machine errors.
  package func render(
    _ tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal, upTo stage: Stage = .file,
    as file: FileDescription = FileDescription()
  ) throws(Diagnostic) -> Rendering {
    var rendering = Rendering(tree)
    guard stage > .tree else { return rendering }
    let resolved = try resolve(tree, in: environment)
    rendering.outputs.resolved = resolved
    guard stage > .resolved else { return rendering }
    let label = try layout(resolved, proposing: proposal)
    rendering.outputs.layout = label
    try finish(label, &rendering, upTo: stage, as: file)
    return rendering
  }

  /// Renders a label that is laid out through the stages that are left.
  ///
  /// - Throws: Exceeded limits and machine errors.
  package func render(
    _ label: LaidOutLabel, upTo stage: Stage = .file, as file: FileDescription = FileDescription()
  ) throws(Diagnostic) -> Rendering {
    var rendering = Rendering()
    rendering.outputs.layout = label
    try finish(label, &rendering, upTo: stage, as: file)
    return rendering
  }

  /// Renders a display list, such as that of a page of icons, through the stages that are left.
  ///
  /// - Parameter precision: How finely curves are divided; by default so that no pixel differs.
  /// - Throws: Exceeded limits and machine errors.
  package func render(
    _ list: DisplayList, precision: CurvePrecision = .finest, upTo stage: Stage = .file, as file: FileDescription = FileDescription()
  ) throws(Diagnostic) -> Rendering {
    var rendering = Rendering()
    rendering.outputs.display = list
    try finish(list, precision, &rendering, upTo: stage, as: file)
    return rendering
  }

  /// Renders a label of which there is a display list through the stages that are left.
  ///
  /// - Throws: Exceeded limits and machine errors.
  package func finish(_ rendering: inout Rendering, upTo stage: Stage = .file, as file: FileDescription) throws(Diagnostic) {
    try finish(rendering.display, .finest, &rendering, upTo: stage, as: file)
  }

  /// Renders a bitmap to a file.
  ///
  /// - Throws: `LabelError.notInFormat` for a vector format and for a bitmap that is too large, and machine errors.
  package func render(_ bitmap: Bitmap, as file: FileDescription = FileDescription()) throws(Diagnostic) -> Rendering {
    var rendering = Rendering()
    rendering.outputs.bitmap = bitmap
    rendering.outputs.file = try encode(bitmap, as: file)
    return rendering
  }

  private func finish(_ label: LaidOutLabel, _ rendering: inout Rendering, upTo stage: Stage, as file: FileDescription) throws(Diagnostic) {
    guard stage > .layout else { return }
    let list = try draw(label)
    rendering.outputs.display = list
    try finish(list, .finest, &rendering, upTo: stage, as: file)
  }

  private func finish(
    _ list: DisplayList, _ precision: CurvePrecision, _ rendering: inout Rendering, upTo stage: Stage, as file: FileDescription
  ) throws(Diagnostic) {
    guard stage > .display else { return }
    if stage == .file, file.format.isVector {
      rendering.outputs.file = try encode(list, as: file)
      return addFontWarnings(to: &rendering)
    }
    if stage == .file { try check(list, for: file.format) }
    let bitmap = try rasterize(list, precision: precision)
    rendering.outputs.bitmap = bitmap
    guard stage > .bitmap else { return }
    rendering.outputs.file = try encode(bitmap, as: file, in: list.colorSpace)
    addFontWarnings(to: &rendering)
  }

  private func addFontWarnings(to rendering: inout Rendering) {
    let warnings = typesetter.library.findings.warnings
    if !warnings.isEmpty { rendering.outputs.file?.warnings += warnings.map { Diagnostic($0) } }
  }

  /// Lays out a view before its actions are called, which may replace what cannot be drawn.
  ///
  /// - Parameter diagnostics: Collects the errors of the view. Texts and images that cannot be drawn are left out.
  /// - Throws: Machine errors, such as a font that was changed.
  package func layout(
    _ tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal, collecting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> LaidOutLabel {
    let resolved = try checkingFonts { () throws(Diagnostic) in
      try resolver(in: environment).resolve(tree, collecting: &diagnostics)
    }
    let (label, found) = LayoutEngine.layout(resolved, typesetter: typesetter, proposing: proposal)
    diagnostics += found
    if let failure = typesetter.library.findings.failure { diagnostics.append(Diagnostic(failure)) }
    return label
  }

  /// Returns the canvas of a label in points, also for a size at which its bitmap would exceed the limits.
  ///
  /// - Throws: A diagnostic if the label has more outlines than the limits allow.
  package func canvas(of label: LaidOutLabel) throws(Diagnostic) -> Rect {
    let canvas = try displayList(of: label).canvas
    try checkFonts()
    return canvas
  }

  // MARK: The stages

  /// Looks up the names in a view, such as fonts and icons, and shapes its text.
  private func resolve(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> ResolvedLabel {
    try checkingFonts { () throws(Diagnostic) in try resolver(in: environment).resolve(view) }
  }

  /// Resolves a label and checks its fonts. A font that fails explains better than the error that follows from it, such as a missing character.
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
  func checkFonts() throws(Diagnostic) {
    guard let failure = typesetter.library.findings.failure else { return }
    // The cached bounds may be empty for glyphs that were not read.
    glyphBounds = GlyphBoundsCache(typesetter.library)
    throw Diagnostic(failure)
  }

  private func resolver(in environment: RenderEnvironment) -> Resolver {
    Resolver(
      environment: environment, typesetter: typesetter, icons: icons, iconCache: iconCache, readImage: ImageFile(limits: limits).bitmap)
  }

  /// Decides sizes, positions and lines.
  ///
  /// - Throws: The first error that only the layout finds.
  private func layout(_ label: ResolvedLabel, proposing proposal: Proposal) throws(Diagnostic) -> LaidOutLabel {
    try checkDeadline()
    let (label, diagnostics) = LayoutEngine.layout(label, typesetter: typesetter, proposing: proposal)
    try checkDeadline()
    if let error = diagnostics.firstError { throw error }
    try checkFonts()
    return label
  }

  /// Makes the display list of a label whose own size is within the limits; only its ink may still exceed them.
  ///
  /// - Throws: A diagnostic for a label that is too large or took too long, before there is work in proportion to its size.
  private func draw(_ label: LaidOutLabel) throws(Diagnostic) -> DisplayList {
    try checkDeadline()
    do throws(LabelError) {
      _ = try limits.checkedPixelSize(of: Rect(origin: .zero, size: label.size), scale: label.environment.scale)
    } catch { throw Diagnostic(error) }
    let list = try displayList(of: label)
    try checkFonts()
    return list
  }

  /// - Throws: A diagnostic if the label has more outlines than the limits allow.
  private func displayList(of label: LaidOutLabel) throws(Diagnostic) -> DisplayList {
    do throws(LabelError) { return try DisplayListBuilder.draw(label, glyphs: glyphBounds, limits: limits) } catch {
      throw Diagnostic(error)
    }
  }

  /// Paints a display list.
  ///
  /// - Throws: A diagnostic if the bitmap or the work would exceed the limits, if a font cannot be read, or if there is not enough memory.
  func rasterize(_ list: DisplayList, precision: CurvePrecision = .finest) throws(Diagnostic) -> Bitmap {
    try checkDeadline()
    do throws(LabelError) {
      _ = try limits.checkedPixelSize(of: list.canvas, scale: list.scale)
      try list.checkWork(limits, glyphs: typesetter.library)
    } catch { throw Diagnostic(error) }
    let bitmap: Bitmap
    do throws(MachineError) { bitmap = try rasterizer(for: list.colorSpace).rasterize(list, precision: precision) } catch {
      try checkFonts()
      throw Diagnostic(error)
    }
    try checkFonts()
    return bitmap
  }

  private func rasterizer(for space: ImageColorSpace) -> Rasterizer {
    if space == .srgb { return rasterizer }
    let wide =
      wideRasterizer
      ?? Rasterizer(glyphs: ConvertedGlyphs(typesetter.library, in: space), limits: limits, deadline: deadline)
    wideRasterizer = wide
    return wide
  }

  /// Throws if the label's time is over. Called between the stages.
  func checkDeadline() throws(Diagnostic) {
    do throws(MachineError) { try deadline.check() } catch { throw Diagnostic(error) }
  }
}
