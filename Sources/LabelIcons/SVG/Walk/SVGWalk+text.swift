// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// A part of a text at its place.
  private struct PlacedText {
    var style: SVGText.Style
    /// The outlines of the glyphs and of lines under or through them, in the element's user space.
    var outline: VectorPath
    /// The characters' boxes, from the font's ascent to its descent.
    var box: VectorPath
  }

  /// The nodes of a `text` element: the outlines of its glyphs.
  mutating func text(_ index: Int, _ context: Context) throws(SVGError) -> [IconNode] {
    let parts = try placedText(index, context)
    let map = context.transform
    if context.isMeasuring {
      let fill = IconShape.Fill(paint: .unset, rule: .nonzero, opacity: 1)
      return parts.map { part in
        .shape(
          IconShape(path: part.box.transformed(map), fill: fill, stroke: nil, opacity: 1, layer: IconLayer(), line: part.style.element.line)
        )
      }
    }
    var all = VectorPath()
    for part in parts { all.append(part.box) }
    let box = all.bounds.flatMap { $0.isEmpty ? nil : $0 }
    var nodes: [IconNode] = []
    for part in parts where part.style.context.style.visibility == .visible && !part.outline.isEmpty {
      var context = part.style.context
      context.transform = map
      let element = part.style.element
      let fill = try paint(context.style.fill, "fill", of: element, box, context)
      let stroke = context.style.line.width > 0 ? try paint(context.style.stroke, "stroke", of: element, box, context) : .nothing
      // The opacity of the text is that of a group, and glyphs are never filled by another rule.
      if element.name == "text" { context.style.opacity = 1 }
      context.style.fillRule = .nonzero
      nodes += ShapeParts(outline: part.outline, element: element, context: context).nodes(fill, stroke, [])
    }
    return nodes
  }

  /// The outlines of a `text` element in its user space.
  mutating func textOutline(_ index: Int, _ context: Context) throws(SVGError) -> VectorPath {
    var path = VectorPath()
    for part in try placedText(index, context) { path.append(part.outline) }
    return path
  }

  private mutating func placedText(_ index: Int, _ context: Context) throws(SVGError) -> [PlacedText] {
    let element = document.elements[index]
    guard media != nil else {
      ignore("<text>", element, .notDrawn)
      return []
    }
    var text = SVGText()
    try collect(index, context, &text)
    text.finish()
    guard text.characters.count <= SVGLimits.textCharacters else {
      throw SVGError(line: element.line, reason: "a text has more than \(SVGLimits.textCharacters) characters")
    }
    return try placed(text)
  }

  /// Adds the characters of a `text` or `tspan` element and of those in it.
  private mutating func collect(_ index: Int, _ context: Context, _ text: inout SVGText) throws(SVGError) {
    let element = document.elements[index]
    let lengths = context.lengths
    func list(_ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> [Double] {
      guard let value = element[name] else { return [] }
      return try SVGLength.readList(value, extent, of: lengths, line: element.line) ?? []
    }
    var style = SVGText.Style(context: context, element: element)
    if let space = element["xml:space"] { style.context.style.text.keepsSpaces = space == "preserve" }
    style.length = try list("textLength", .width).first
    style.stretchesGlyphs = element["lengthAdjust"] == "spacingAndGlyphs"
    let positions = SVGText.Positions(
      x: try list("x", .width), y: try list("y", .height), dx: try list("dx", .width), dy: try list("dy", .height),
      rotations: try list("rotate", .width), start: 0)
    let number = text.begin(style, positions)
    let inner = style.context
    for child in element.children {
      let part = document.elements[child]
      switch part.name {
      case XMLElement.textName: text.add(part.text, style: number)
      case "tspan", "a":
        let context = try enter(child, inner)
        if part.isSVG, context.style.isDisplayed { try collect(child, context, &text) }
      case "title", "desc": break
      default: ignore("<\(part.name)>", part, .notDrawn)
      }
    }
    text.end()
  }

  /// Places the parts of a text, each chunk by its anchor (SVG 1.1, 10.9).
  private mutating func placed(_ text: SVGText) throws(SVGError) -> [PlacedText] {
    var result: [PlacedText] = []
    var chunk: [PlacedText] = []
    var (start, position) = (Point.zero, Point.zero)
    func endChunk() {
      guard let first = chunk.first?.style.context.style.text else { return }
      let fraction: Double =
        switch first.anchor {
        case .start: first.isRightToLeft ? 1 : 0
        case .middle: 0.5
        case .end: first.isRightToLeft ? 0 : 1
        }
      let shift = AffineTransform.translation(Point(x: (start.x - position.x) * fraction, y: 0))
      result += chunk.map { part in
        PlacedText(style: part.style, outline: part.outline.transformed(shift), box: part.box.transformed(shift))
      }
      chunk = []
    }
    for piece in text.pieces {
      if piece.x != nil || piece.y != nil {
        endChunk()
        position = Point(x: piece.x ?? position.x, y: piece.y ?? position.y)
        start = position
      }
      position = position + piece.offset
      let style = text.styles[piece.style]
      guard let (outline, width, metrics) = try outline(of: piece, style) else { continue }
      let raised = Point(x: position.x, y: position.y + style.context.style.text.drop(metrics))
      let place = AffineTransform.rotation(piece.rotation * .pi / 180).then(.translation(raised))
      let box = Rect(x: 0, y: -metrics.ascent, width: width, height: metrics.ascent + metrics.descent)
      let part = PlacedText(style: style, outline: outline.transformed(place), box: VectorPath.rectangle(box).transformed(place))
      chunk.append(part)
      position.x += width
    }
    endChunk()
    return result
  }

  /// The outlines of a part of a text, which begin at the origin, and its advance; nil, and reported, when there is no font for it.
  private mutating func outline(
    of piece: SVGText.Piece, _ style: SVGText.Style
  ) throws(SVGError) -> (VectorPath, width: Double, IconTextOutline)? {
    guard style.context.style.fontSize > 0 else { return nil }
    let textStyle = style.context.style.text
    var text = IconText(
      text: piece.text, families: textStyle.families, size: style.context.style.fontSize, weight: textStyle.weight,
      isItalic: textStyle.isItalic, letterSpacing: textStyle.letterSpacing, isRightToLeft: textStyle.isRightToLeft)
    guard var drawn = media?.outline(of: text) else {
      ignore("<text>", style.element, .withoutGlyphs)
      return nil
    }
    if let missing = drawn.missingFamily { ignore("font-family=\"\(missing.prefix(40))\"", style.element, .substituted) }
    if let length = style.length, length > 0, drawn.width > 0 {
      if style.stretchesGlyphs {
        drawn.outline = drawn.outline.transformed(.scale(length / drawn.width, 1))
        drawn.width = length
      } else if piece.text.count > 1 {
        text.letterSpacing += (length - drawn.width + textStyle.letterSpacing) / Double(piece.text.count - 1)
        drawn = media?.outline(of: text) ?? drawn
        drawn.width = length
      }
    }
    pathCommands += drawn.outline.elements.count
    guard pathCommands <= SVGLimits.pathCommands else {
      throw SVGError(line: style.element.line, reason: "it has more than \(SVGLimits.pathCommands) path commands")
    }
    if textStyle.isUnderlined { drawn.outline.append(drawn.line(at: drawn.underlinePosition, drawn.underlineThickness)) }
    if textStyle.isStruck { drawn.outline.append(drawn.line(at: -drawn.strikeoutPosition, drawn.strikeoutThickness)) }
    return (drawn.outline, drawn.width, drawn)
  }
}

extension IconTextOutline {
  /// A line of the text's width whose middle is `y` below the baseline.
  fileprivate func line(at y: Double, _ thickness: Double) -> VectorPath {
    .rectangle(Rect(x: 0, y: y - thickness / 2, width: width, height: thickness))
  }
}

extension SVGTextStyle {
  /// How far below its position the text's baseline is.
  fileprivate func drop(_ metrics: IconTextOutline) -> Double {
    let drop =
      switch alignment ?? baseline {
      case .alphabetic: 0.0
      case .middle: metrics.xHeight / 2
      case .central: (metrics.ascent - metrics.descent) / 2
      case .hanging: metrics.ascent * 0.8
      case .top: metrics.ascent
      case .bottom: -metrics.descent
      case .mathematical: metrics.ascent / 2
      }
    return drop - rise
  }
}
