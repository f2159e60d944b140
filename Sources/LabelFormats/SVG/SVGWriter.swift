// SPDX-License-Identifier: MIT

package import LabelCore

/// Writes a label as an SVG file: no scripts, no styles but blend modes, no links, no references outside the file.
///
/// Each glyph's outline is written once and reused. Identifiers begin with letters from a hash of the drawing, so that several files can be
/// parts of one HTML page.
package struct SVGWriter {
  /// What SVG can hold.
  package static let abilities = FormatAbilities(
    .svg, hasFilters: true, hasMasks: true, hasBlending: true, hasImages: true, hasPens: true, hasFocus: true, sharesGlyphs: true)

  /// Encodes a bitmap as PNG.
  package typealias EncodePNG = (Bitmap) throws(Diagnostic) -> [UInt8]

  let prefix: String
  let encode: EncodePNG
  let canvas: Rect
  var definitions = ""
  private var identifiers = 0
  private var glyphs: [GlyphKey: String] = [:]

  private struct GlyphKey: Hashable {
    let font: FontInstance
    let glyph: GlyphID
  }

  /// The file of a label.
  ///
  /// - Parameters:
  ///   - scene: The label, prepared for `abilities`.
  ///   - title: The text for screen readers, already escaped; empty for none.
  ///   - hash: A hash of the drawing.
  ///   - encode: Encodes images as PNG.
  /// - Throws: The errors of `encode`.
  package static func file(
    of scene: VectorScene, title: XMLText, hash: ContentHash, encode: @escaping EncodePNG
  ) throws(Diagnostic) -> [UInt8] {
    var writer = SVGWriter(scene: scene, hash: hash, encode: encode)
    let body = try writer.text(of: scene.items)
    let (width, height) = (PathText.number(max(scene.canvas.width, 0)), PathText.number(max(scene.canvas.height, 0)))
    let box = "\(PathText.number(scene.canvas.minX)) \(PathText.number(scene.canvas.minY)) \(width) \(height)"
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"\(box)\" role=\"img\">"
    if !title.escaped.isEmpty { text += "<title>\(title.escaped)</title>" }
    if !writer.definitions.isEmpty { text += "<defs>\(writer.definitions)</defs>" }
    text += body + "</svg>\n"
    return Array(text.utf8)
  }

  private init(scene: VectorScene, hash: ContentHash, encode: @escaping EncodePNG) {
    prefix = "l" + String(hash.digits.prefix(6))
    canvas = scene.canvas
    self.encode = encode
  }

  /// A new identifier.
  mutating func identifier() -> String {
    identifiers += 1
    return prefix + "-" + String(identifiers, radix: 36)
  }

  /// The elements of items.
  mutating func text(of items: [VectorItem]) throws(Diagnostic) -> String {
    var text = ""
    for item in items { text += try self.text(of: item) }
    return text
  }

  private mutating func text(of item: VectorItem) throws(Diagnostic) -> String {
    switch item {
    case .fill(let path, let rule, let paint):
      let ruleText = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path\(attribute("fill", paint))\(ruleText) d=\"\(PathText.data(of: path))\"/>"
    case .stroke(let path, let style, let paint): return text(of: path, style, paint)
    case .glyphs(let outlines, let color): return text(of: outlines, color)
    case .image(let bitmap, let rect, let sampling): return try text(of: bitmap, in: rect, sampling)
    case .group(let group, let items, let mask): return try text(of: group, items, mask: mask)
    }
  }

  private mutating func text(of outlines: [PlacedOutline], _ color: SRGBColor) -> String {
    // The opacity is that of the group, so that glyphs that overlap are not darker there.
    let isTranslucent = outlines.count > 1 && color.alpha < 1
    var text = "<g\(attribute("fill", .color(isTranslucent ? color.opaque : color)))"
    text += (isTranslucent ? Self.opacity("opacity", color.alpha) : "") + ">"
    for glyph in outlines {
      let key = GlyphKey(font: glyph.font, glyph: glyph.glyph)
      let name: String
      if let known = glyphs[key] {
        name = known
      } else {
        name = identifier()
        glyphs[key] = name
        definitions += "<path id=\"\(name)\" d=\"\(PathText.data(of: glyph.outline))\"/>"
      }
      text += "<use href=\"#\(name)\" x=\"\(PathText.number(glyph.position.x))\" y=\"\(PathText.number(glyph.position.y))\"/>"
    }
    return text + "</g>"
  }

  private mutating func text(of path: VectorPath, _ style: StrokeStyle, _ paint: Paint) -> String {
    var (path, paint, transform) = (path, paint, "")
    if style.pen != .identity, let inverse = style.pen.inverse {
      path = path.transformed(inverse)
      paint = paint.transformed(inverse)
      transform = " transform=\"\(Self.matrix(style.pen))\""
    }
    var text = "<path fill=\"none\"\(attribute("stroke", paint)) stroke-width=\"\(PathText.number(style.width))\"\(transform)"
    if style.cap != .butt { text += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { text += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    if style.join == .miter, style.miterLimit != 4 { text += " stroke-miterlimit=\"\(PathText.number(max(1, style.miterLimit)))\"" }
    if !style.dashes.isEmpty {
      text += " stroke-dasharray=\"\(style.dashes.map { PathText.number($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(PathText.number(style.dashPhase))\"" }
    }
    return text + " d=\"\(PathText.data(of: path))\"/>"
  }

  private func text(of bitmap: Bitmap, in rect: Rect, _ sampling: ImageSampling) throws(Diagnostic) -> String {
    let data = Base64.text(of: try encode(bitmap))
    return "<image\(Self.frame(rect)) preserveAspectRatio=\"none\"\(sampling == .nearest ? " image-rendering=\"pixelated\"" : "") "
      + "href=\"data:image/png;base64,\(data)\"/>"
  }

  /// The four attributes of a rectangle.
  static func frame(_ rect: Rect) -> String {
    let names = zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
    return names.map { " \($0)=\"\(PathText.number($1))\"" }.joined()
  }

  /// A transform. Its linear part has more decimals than a length.
  static func matrix(_ map: AffineTransform) -> String {
    "matrix(\(map.numbers.map { DumpText.number($0, places: 6) }.joined(separator: " ")))"
  }
}
