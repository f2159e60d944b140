// SPDX-License-Identifier: MIT

public import Foundation
public import LabelAssets
public import LabelCore
package import LabelEngine
package import LabelLayout
package import LabelViewNode

/// An object that creates images from views.
///
///     let renderer = ImageRenderer(content: Label("Lightning", systemImage: "bolt.fill"))
///     renderer.scale = 2
///     try renderer.pngData().write(to: url)
///
/// The image shows the view after its actions, such as `onAppear` and `onPreferenceChange`, were called.
///
/// Unlike SwiftUI's it belongs to no actor. A renderer must be used by one thread at a time; several renderers may work at the same time.
public final class ImageRenderer<Content: View> {
  /// The view to render.
  public var content: Content
  /// The number of pixels per point, greater than 0; 1 by default.
  public var scale: CGFloat = 1
  /// The size that is proposed to the view in points; by default none, so that the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the image has no transparency, with black below transparent pixels; `false` by default.
  public var isOpaque = false
  /// The pixel format of the image. It has no effect: images always hold gamma-encoded sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The palette of system colours; by default the palette of iOS 13 to 18.
  public var systemPalette = SystemPalette.classic
  /// The appearance of the image, light or dark; light by default.
  public var colorScheme: ColorScheme = .light
  /// The locale as a BCP 47 identifier, which also decides the reading direction; "en" by default.
  public var locale: String = "en"
  /// The string table for localized texts; empty by default.
  public var stringTable = StringTable.none
  /// The asset catalogues for named colours and images; empty by default.
  public var assets = AssetCatalog.none

  /// Whether rendering an image prints what is drawn in another way than on iOS, or not at all, to the standard error stream: each such
  /// warning once for each image. True by default. `warnings()` returns them as well.
  public var printsWarnings = true

  private let stateTypes = StateTypes()

  /// Creates a renderer for a view.
  ///
  /// - Parameter content: The view to render.
  public init(content: Content) { self.content = content }

  /// Returns the rendered view as a PNG file.
  ///
  /// - Returns: The contents of the PNG file.
  /// - Throws: `Diagnostic` for unknown icons and fonts, characters without a glyph, exceeded limits and system errors.
  public func pngData() throws -> Data {
    try Data(pooledRenderer().render(bitmap()).file.bytes)
  }

  /// Returns the rendered view as an SVG file: outlines, gradients, shadows and masks, and a title for screen readers.
  ///
  /// - Returns: The contents of the SVG file. A point of the view is a CSS pixel.
  /// - Throws: `Diagnostic`, as `pngData()`.
  public func svgData() throws -> Data { try data(as: .svg) }

  /// Returns the rendered view as a PDF file of one page, with text to select.
  ///
  /// - Returns: The contents of the PDF file. A point of the view is a point of the page.
  /// - Throws: `Diagnostic`, as `pngData()`.
  public func pdfData() throws -> Data { try data(as: .pdf) }

  /// Returns the rendered view as a WebP file with the pixels of `pngData()`, without loss.
  ///
  /// - Returns: The contents of the WebP file.
  /// - Throws: `Diagnostic`, as `pngData()`, and for a side of more than 16,383 pixels.
  public func webpData() throws -> Data { try data(as: .webp) }

  private func data(as format: OutputFormat) throws -> Data {
    let renderer = try pooledRenderer()
    let view = try stabilised()
    var list = try renderer.render(view.placed(by: renderer), upTo: .display).display
    if isOpaque { list.commands.insert(.fill(.rectangle(list.canvas), .nonzero, .color(.black)), at: 0) }
    let file = try renderer.render(list, as: FileDescription(format, title: view.tree.accessibilityDescription)).file
    printWarnings(of: view)
    if printsWarnings {
      for warning in file.warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    }
    return Data(file.bytes)
  }

  /// Returns the rendered view as a bitmap.
  ///
  /// - Returns: The pixels of the image.
  /// - Throws: `Diagnostic`, as `pngData()`.
  public func bitmap() throws -> Bitmap {
    let renderer = try pooledRenderer()
    let view = try stabilised()
    let bitmap = try renderer.render(view.placed(by: renderer), upTo: .bitmap).bitmap
    printWarnings(of: view)
    return isOpaque ? bitmap.opaque : bitmap
  }

  /// Returns the warnings about the view, such as a negative width that is ignored, or a style that is drawn in another way than on iOS;
  /// most views have none.
  ///
  /// - Throws: `Diagnostic` if views are nested too deeply, and as `pngData()` if actions of views change the image.
  public func warnings() throws -> [Diagnostic] { try stabilised().warnings.map { Diagnostic($0) } }

  /// Returns a description of the image for people who cannot see it, such as a PNG's alternative text.
  ///
  /// - Returns: The texts and the accessibility labels of the view, separated by commas.
  /// - Throws: `Diagnostic` if views are nested too deeply, and as `pngData()` if actions of views change the image or if views depend on
  ///   their positions.
  public func accessibilityDescription() throws -> String {
    let view = try stabilised()
    if view.tree.speechNeedsPlacement { _ = try view.placed(by: pooledRenderer()) }
    return view.tree.accessibilityDescription
  }

  /// Returns the node tree of the view after its actions were called.
  ///
  /// - Throws: `Diagnostic`, as `accessibilityDescription()`.
  package func tree() throws(Diagnostic) -> ViewNode { try stabilised().tree }

  /// Returns the node that `bitmap` draws, and its environment.
  ///
  /// - Throws: `Diagnostic`, as `accessibilityDescription()`.
  package func drawing() throws(Diagnostic) -> (node: ViewNode, environment: RenderEnvironment) {
    let view = try stabilised()
    printWarnings(of: view)
    return (view.node, view.environment)
  }

  /// Returns the layout of what `bitmap` draws.
  ///
  /// - Throws: `Diagnostic`, as `bitmap()`.
  package func laidOut() throws(Diagnostic) -> LaidOutLabel {
    let view = try stabilised()
    printWarnings(of: view)
    return try view.placed(by: pooledRenderer())
  }

  /// Returns what `bitmap` lays out and draws, for a caller that does this on another thread.
  ///
  /// - Throws: `Diagnostic`, as `laidOut()`.
  package func evaluated() throws(Diagnostic) -> EvaluatedView {
    let view = try stabilised()
    printWarnings(of: view)
    if let detached = DetachedView(view.node) { return .detached(detached, view.environment, proposal) }
    return try .placed(view.placed(by: pooledRenderer()))
  }

  /// Returns what assistive technologies read of the view, in the order of reading.
  ///
  /// - Throws: `Diagnostic`, as `laidOut()`.
  package func accessibilityElements() throws(Diagnostic) -> [AccessibilityElement] {
    let view = try stabilised()
    return try pooledRenderer().accessibilityElements(of: view.node, in: view.environment, proposing: proposal)
  }

  /// Returns the layout of what `bitmap` draws, and what assistive technologies read of it. The view is evaluated once.
  ///
  /// - Throws: `Diagnostic`, as `laidOut()`.
  package func inspected() throws(Diagnostic) -> (label: LaidOutLabel, elements: [AccessibilityElement]) {
    let view = try stabilised()
    printWarnings(of: view)
    let renderer = try pooledRenderer()
    return try (
      view.placed(by: renderer), renderer.accessibilityElements(of: view.node, in: view.environment, proposing: proposal)
    )
  }

  /// Returns the picture of what assistive technologies read of the view.
  ///
  /// - Throws: `Diagnostic`, as `bitmap()`.
  package func accessibilityPicture() throws(Diagnostic) -> Rendering {
    let view = try stabilised()
    return try pooledRenderer().accessibilityPicture(of: view.node, in: view.environment, proposing: proposal).picture
  }

  private func printWarnings(of view: StabilisedView) {
    guard printsWarnings else { return }
    for warning in view.ignored { FileHandle.standardError.write(Data("\(Diagnostic(warning))\n".utf8)) }
  }

  private func stabilised() throws(Diagnostic) -> StabilisedView {
    try StabilisedView(content, values, in: environment, proposing: proposal, stateTypes, renderer: pooledRenderer)
  }

  private var proposal: Proposal {
    Proposal(width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) })
  }

  private var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    values.layoutDirection = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.colorScheme = colorScheme
    values.displayScale = scale
    values.systemPalette = systemPalette
    values.stringTable = stringTable
    values.assets = assets
    return values
  }

  private func pooledRenderer() throws(Diagnostic) -> Renderer { try RendererPool.shared.renderer() }

  private var environment: RenderEnvironment {
    var appearance = Appearance(colorScheme: colorScheme, palette: systemPalette)
    appearance.assets = assets.assets
    return RenderEnvironment(scale: Double(scale), appearance: appearance, locale: locale)
  }
}
