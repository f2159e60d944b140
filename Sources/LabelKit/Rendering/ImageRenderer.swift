// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
package import LabelLayout

/// Turns a view into a picture.
///
///     let renderer = ImageRenderer(content: Label("Lightning", systemImage: "bolt.fill"))
///     renderer.scale = 2
///     try renderer.pngData().write(to: url)
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

  private var renderer: LabelRenderer?

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
    let proposal = Proposal(width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) })
    let drawing = try drawing()
    let bitmap = try renderer.bitmap(drawing.node, in: drawing.environment, proposing: proposal)
    return isOpaque ? bitmap.opaque : bitmap
  }

  /// What the view asks for that means nothing and is passed over, such as a negative width; empty for most views.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other.
  public func warnings() throws -> [Diagnostic] { try tree().doubts.map { Diagnostic($0) } }

  /// What the picture says to people who cannot see it, for the PNG's alternative text: texts and accessibility labels, joined by commas.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other.
  public func accessibilityDescription() throws -> String { try tree().accessibilityDescription }

  /// The view as the layout sees it.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other.
  package func tree() throws(Diagnostic) -> ViewNode { try ViewContext.tree(of: content, in: values) }

  /// What `bitmap` draws, and what surrounds it. Texts of views have any number of lines unless they say otherwise, where a record's title
  /// has one as a UILabel.
  ///
  /// - Throws: `Diagnostic` when views stand too deep inside each other.
  package func drawing() throws(Diagnostic) -> (node: ViewNode, environment: RenderEnvironment) {
    var change = EnvironmentChange()
    change.numberOfLines = 0
    return (.modified(try tree(), .environment(change)), environment)
  }

  private var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    values.layoutDirection = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.colorScheme = colorScheme
    values.displayScale = scale
    values.systemPalette = systemPalette
    values.stringTable = stringTable
    return values
  }

  private func theRenderer() throws(Diagnostic) -> LabelRenderer {
    if let renderer { return renderer }
    let made = try LabelRenderer()
    renderer = made
    return made
  }

  private var environment: RenderEnvironment {
    RenderEnvironment(
      scale: Double(scale), appearance: Appearance(colorScheme: colorScheme, palette: systemPalette), locale: locale)
  }
}
