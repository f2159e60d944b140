// SPDX-License-Identifier: MIT

package import LabelCore

/// An SVG document in a font, which draws one glyph or many (OpenType 1.9.1, the table `SVG `). A glyph has the limits of an icon.
package struct SVGGlyphDocument: GlyphDocument {
  /// The document before anything is drawn.
  private let walk: SVGWalk
  private let path: String
  /// Whether the document uses the text's colour.
  private let usesForeground: Bool

  /// Reads a document, which may be compressed with gzip.
  ///
  /// - Parameter path: The font file, for errors.
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package init(_ bytes: [UInt8], path: String) throws(LabelError) {
    do throws(SVGError) {
      let document = try XMLDocument(bytes, isInFont: true)
      usesForeground = document.elements.contains {
        $0.mentions("context-") || $0.mentions("currentColor") || $0.mentions("currentcolor")
      }
      walk = try SVGWalk(document)
      self.path = path
    } catch {
      throw error.located(in: path)
    }
  }

  /// The drawing of a glyph, in em with the origin on the baseline; nil for a document without it.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour: `currentColor` and `context-fill`.
  ///   - palette: The font's colours: `var(--color0)` and so on.
  /// - Throws: `LabelError.unusableIcon` for a glyph that exceeds `SVGLimits`.
  package func drawing(
    of glyph: Int, unitsPerEm: Int, foreground: SRGBColor, palette: [SRGBColor]
  ) throws(LabelError) -> GlyphDrawing? {
    var walk = walk
    walk.initialStyle.color = foreground
    walk.initialStyle.variables = Dictionary(palette.enumerated().map { ("--color\($0.offset)", $0.element.hex) }) { first, _ in first }
    let nodes: [IconNode]?
    do throws(SVGError) { nodes = try walk.nodes(ofGlyph: glyph, unitsPerEm: Double(unitsPerEm)) } catch { throw error.located(in: path) }
    guard let nodes else { return nil }
    let commands = nodes.commands(in: .multicolor(tint: foreground, Appearance())).map { $0.scaled(by: 1 / Double(unitsPerEm)) }
    return GlyphDrawing(commands: commands, inkBounds: commands.paintedBounds, usesForeground: usesForeground)
  }
}

extension SVGWalk {
  /// The nodes of the element `glyph<number>`, in font units with y down; nil if there is no such element.
  ///
  /// The elements around it give it their style and transform, but are not drawn themselves. Without a `viewBox`, a unit is a font unit; with
  /// one, the box is fitted into the em, or into the root's width and height. The origin is on the baseline, and nothing is clipped.
  mutating func nodes(ofGlyph number: Int, unitsPerEm: Double) throws(SVGError) -> [IconNode]? {
    let root = document.elements[0]
    guard root.isSVG, root.name == "svg" else { throw SVGError(line: root.line, reason: "its root is <\(root.name)>, not <svg>") }
    guard let target = index(of: "glyph\(number)") else { return nil }
    let em = Size(width: unitsPerEm, height: unitsPerEm)
    var context = Context(viewport: em)
    initialStyle.window = em
    context.style = initialStyle
    context.contextFill = initialStyle.color.map { .solid(.init(paint: .color($0))) } ?? .nothing
    if let viewBox = try ViewBox.read(root) {
      let base = SVGLengthBase(viewport: em)
      let width = try SVGLength.read(root["width"] ?? "100%", .width, of: base, line: root.line) ?? em.width
      let height = try SVGLength.read(root["height"] ?? "100%", .height, of: base, line: root.line) ?? em.height
      guard width > 0, height > 0 else { return [] }
      context.viewport = viewBox.rect.size
      context.transform = viewBox.transform(into: Rect(x: 0, y: 0, width: width, height: height))
    }
    for ancestor in ancestors(of: target) {
      context = try enter(ancestor, context)
      guard context.style.isDisplayed else { return [] }
    }
    return try nodes(at: target, in: context, as: target == 0 ? .root : .child)
  }

  /// The elements around an element, the root first.
  private func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = document.elements[index].parent
    while let parent = next {
      ancestors.append(parent)
      next = document.elements[parent].parent
    }
    return ancestors.reversed()
  }
}
