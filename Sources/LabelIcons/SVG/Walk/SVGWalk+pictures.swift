// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The nodes of an `image` element: a picture of pixels is the paint of a rectangle, and a drawing is drawn.
  mutating func picture(_ element: XMLElement, _ context: Context) throws(SVGError) -> [IconNode] {
    guard let text = element.reference, !text.isEmpty, context.style.visibility == .visible || context.isMeasuring else { return [] }
    let name = "<image href=\"\(text.prefix(40))\">"
    guard media != nil, let picture = media?.picture(PictureReference(text)) else {
      ignore("<image>", element, .notDrawn)
      return []
    }
    switch picture {
    case .failure(let reason):
      ignore(name, element, reason)
      return []
    case .bitmap(let bitmap, let contents):
      let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
      guard let frame = try frame(of: element, natural: size, context) else { return [] }
      return [.shape(shape(of: bitmap, contents, in: frame, element, context))]
    case .drawing(let document):
      guard let inner = media?.inner else {
        ignore(name, element, .notDrawn)
        return []
      }
      return try drawing(document, inner, element, context)
    }
  }

  /// The rectangle of an `image` element; nil if it has no area. A side that is not given follows from the picture's own size.
  private mutating func frame(of element: XMLElement, natural: Size, _ context: Context) throws(SVGError) -> Rect? {
    let element = context.style.geometry.isEmpty ? element : try shape(element, with: context.style.geometry)
    func length(_ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
      guard let text = element[name], text != "auto" else { return nil }
      return try SVGLength.read(text, extent, of: context.lengths, line: element.line)
    }
    let (width, height) = (try length("width", .width), try length("height", .height))
    let size =
      switch (width, height) {
      case (let width?, let height?): Size(width: width, height: height)
      case (let width?, nil): Size(width: width, height: width * natural.height / natural.width)
      case (nil, let height?): Size(width: height * natural.width / natural.height, height: height)
      case (nil, nil): natural
      }
    let frame = Rect(origin: Point(x: try length("x", .width) ?? 0, y: try length("y", .height) ?? 0), size: size)
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }

  private func shape(
    of bitmap: Bitmap, _ contents: ContentHash, in frame: Rect, _ element: XMLElement, _ context: Context
  ) -> IconShape {
    let natural = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let box = ViewBox(rect: natural, fit: AspectRatioFit(element["preserveAspectRatio"] ?? ""))
    let place = AffineTransform(unitSquareTo: natural).then(box.transform(into: frame))
    let whole = Rect(x: place.tx, y: place.ty, width: place.a, height: place.d)
    let picture = IconPicture(
      bitmap, contents: contents, sampling: context.style.showsPixels ? .nearest : .smooth, isCut: box.fit.mode == .slice,
      placement: place.then(context.transform))
    let outline = VectorPath.rectangle(box.fit.mode == .slice ? frame : whole).transformed(context.transform)
    let fill = IconShape.Fill(paint: .picture(picture), rule: .nonzero, opacity: 1)
    return IconShape(
      path: outline, fill: fill, stroke: nil, opacity: 1, layer: context.layer.layer(isFaded: context.isFaded), line: element.line)
  }

  /// The nodes of a drawing, which is fitted into the rectangle of the element and clipped to it. It does not inherit.
  private mutating func drawing(
    _ document: XMLDocument, _ media: MediaReader, _ element: XMLElement, _ context: Context
  ) throws(SVGError) -> [IconNode] {
    var inner = try SVGWalk(document, in: surroundings)
    let canvas = try SVGCanvas(document.elements[0])
    let natural = canvas.rect ?? Rect(origin: .zero, size: canvas.viewport)
    guard let frame = try frame(of: element, natural: canvas.size, context) else { return [] }
    var box = ViewBox(rect: natural, fit: AspectRatioFit(element["preserveAspectRatio"] ?? ""))
    if document.elements[0]["preserveAspectRatio"] == "none" { box.fit.mode = .stretch }
    inner.media = media
    inner.initialStyle.color = .black
    (inner.visitedElements, inner.visitedBytes, inner.styleMatches) = (visitedElements, visitedBytes, styleMatches)
    (inner.pathCommands, inner.patternCommands, inner.paintedStops) = (pathCommands, patternCommands, paintedStops)
    var inside = Context(viewport: canvas.viewport)
    inner.initialStyle.window = canvas.size
    inside.style = inner.initialStyle
    inside.transform = canvas.transform.then(box.transform(into: frame)).then(context.transform)
    (inside.depth, inside.layer, inside.isFaded, inside.isMeasuring) =
      (context.depth, context.layer, context.isFaded, context.isMeasuring)
    let nodes = try inner.nodes(at: 0, in: inside, as: .root)
    asked.formUnion(inner.asked)
    (visitedElements, visitedBytes, styleMatches) = (inner.visitedElements, inner.visitedBytes, inner.styleMatches)
    (pathCommands, patternCommands, paintedStops) = (inner.pathCommands, inner.patternCommands, inner.paintedStops)
    if nodes.isEmpty { return [] }
    let shown = box.fit.mode == .slice ? frame : VectorPath.rectangle(natural).transformed(box.transform(into: frame)).bounds ?? frame
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(shown).transformed(context.transform), rule: .nonzero)])
    return [.group(IconGroup(clips: [edges], nodes: nodes))]
  }
}
