// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelEngine
package import LabelLayout

/// Turns a view into a picture.
///
///     let renderer = ImageRenderer(content: Label("Lightning", systemImage: "bolt.fill"))
///     renderer.scale = 2
///     try renderer.pngData().write(to: url)
///
/// The picture shows the view once its actions, such as `onAppear` and `onPreferenceChange`, have set what they set.
///
/// Unlike SwiftUI's it is bound to no actor; each renderer belongs to the thread that uses it, and many may work at once.
public final class ImageRenderer<Content: View> {
  /// What is drawn.
  public var content: Content
  /// Pixels per point, more than 0; 1 by default.
  public var scale: CGFloat = 1
  /// The size that the view is offered; nothing by default, so that it has its ideal one.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether clear pixels become black, so that the picture has no opacity.
  public var isOpaque = false
  /// Pictures hold gamma-encoded sRGB whatever is asked for.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Whose system colours are drawn; those of iOS 13 to 18 by default.
  public var systemPalette = SystemPalette.classic
  /// The surface that the picture is meant for; light by default.
  public var colorScheme: ColorScheme = .light
  /// A BCP 47 identifier, which also decides the reading direction; "en" by default.
  public var locale: String = "en"
  /// Where localized texts are looked up; nowhere by default.
  public var stringTable = StringTable.none
  /// What named colours and pictures are; nothing by default.
  public var assets = AssetCatalog.none

  private let stateTypes = StateTypes()

  /// Makes a renderer for a view.
  public init(content: Content) { self.content = content }

  /// The picture as a PNG file.
  ///
  /// - Throws: `Diagnostic` for unknown icons and fonts, characters without a glyph, exceeded limits and trouble with the machine.
  public func pngData() throws -> Data {
    try Data(theRenderer().encode(bitmap()))
  }

  /// The picture's pixels.
  ///
  /// - Throws: `Diagnostic`, as `pngData()`.
  public func bitmap() throws -> Bitmap {
    let renderer = try theRenderer()
    let bitmap = try renderer.rasterize(renderer.draw(stabilised().placed(by: renderer)))
    return isOpaque ? bitmap.opaque : bitmap
  }

  /// What the view asks for that means nothing and is passed over, such as a negative width; empty for most views.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other, and as `pngData()` where actions of views change the picture.
  public func warnings() throws -> [Diagnostic] { try tree().doubts.map { Diagnostic($0) } }

  /// What the picture says to people who cannot see it, for the PNG's alternative text: texts and accessibility labels, joined by commas.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other, and as `pngData()` where actions of views change the picture or views
  ///   are made from their places.
  public func accessibilityDescription() throws -> String {
    let view = try stabilised()
    if view.tree.speechNeedsPlacement { _ = try view.placed(by: theRenderer()) }
    return view.tree.accessibilityDescription
  }

  /// The view as the layout sees it, once its actions have done what they do.
  ///
  /// - Throws: `Diagnostic`, as `accessibilityDescription()`.
  package func tree() throws(Diagnostic) -> ViewNode { try stabilised().tree }

  /// What `bitmap` draws, and what surrounds it.
  ///
  /// - Throws: `Diagnostic`, as `accessibilityDescription()`.
  package func drawing() throws(Diagnostic) -> (node: ViewNode, environment: RenderEnvironment) {
    let view = try stabilised()
    return (view.node, view.environment)
  }

  private func stabilised() throws(Diagnostic) -> StabilisedView {
    let proposal = Proposal(width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) })
    return try StabilisedView(content, values, in: environment, proposing: proposal, stateTypes, renderer: theRenderer)
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

  private func theRenderer() throws(Diagnostic) -> Renderer { try RendererPool.shared.renderer() }

  private var environment: RenderEnvironment {
    var appearance = Appearance(colorScheme: colorScheme, palette: systemPalette)
    appearance.assets = assets.assets
    return RenderEnvironment(scale: Double(scale), appearance: appearance, locale: locale)
  }
}
