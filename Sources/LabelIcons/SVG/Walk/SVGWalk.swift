// SPDX-License-Identifier: MIT

internal import LabelCore

/// Converts a document's elements to nodes in one pass, from the root down.
struct SVGWalk {
  let document: XMLDocument
  let sheet: StyleSheet
  /// Element indices by id.
  private let indicesByID: [String: Int]
  /// Whether the document uses `context-fill` or `context-stroke`, which need a measurement for each `use`.
  private(set) lazy var usesContextPaint = document.elements.contains { $0.mentions("context-") }
  /// Reads pictures and texts; nil if there is nothing to read them with.
  var media: MediaReader?
  private var ignored: [IgnoredFeature] = []
  let surroundings: IconSurroundings
  /// The parts of the surroundings that the document asked for.
  var asked: IconSurroundings.Parts = []
  var visitedElements = 0
  var visitedBytes = 0
  var styleMatches = 0
  var pathCommands = 0
  /// The path commands of all tiles of patterns so far.
  var patternCommands = 0
  /// A cache of gradient stops, by the gradient's element index.
  var stops: [Int: [Gradient.Stop]] = [:]
  /// The colour behind the whole image; nil for none.
  var background: SRGBColor?
  /// The style around the root. For glyphs it has the text's colour, and the font's palette as variables.
  var initialStyle = SVGStyle()
  /// The number of gradient stops on shapes so far.
  var paintedStops = 0
  /// The references that close a circle. As in browsers, they are left out wherever the element is drawn, so that a circle is cut at one place.
  var circularReferences: Set<ReferenceOrigin> = []
  /// A cache of the styles inside definitions, by element index.
  var definitionStyles: [Int: SVGStyle] = [:]

  /// The state inherited by an element.
  struct Context {
    var style = SVGStyle()
    /// From the element's user space to the image.
    var transform = AffineTransform.identity
    /// The nearest viewport in user units, for percentages.
    var viewport: Size
    var layer = LayerAnnotations()
    /// Whether an enclosing group is translucent, which makes shapes secondary.
    var isFaded = false
    /// Whether only outlines are needed, to measure a box.
    var isMeasuring = false
    var depth = 0
    /// The elements that the enclosing `use` elements refer to, the outermost first.
    var used: [Int] = []
    /// The enclosing definitions, the outermost first.
    var definitions: [Int] = []
    /// The values of `context-fill` and `context-stroke`.
    var contextFill = ResolvedSVGPaint.nothing
    var contextStroke = ResolvedSVGPaint.nothing

    var lengths: SVGLengthBase {
      SVGLengthBase(viewport: viewport, fontSize: style.fontSize, rootFontSize: style.rootFontSize, window: style.window)
    }
  }

  /// Collects the ids and, unless they are ignored, the style sheets of a document.
  init(
    _ document: XMLDocument, in surroundings: IconSurroundings = IconSurroundings(), ignoringSheets: Bool = false
  ) throws(SVGError) {
    self.document = document
    self.surroundings = surroundings
    var media = MediaAnswers(surroundings) { ((try? SVGCanvas(document.elements[0])) ?? nil)?.size ?? .zero }
    var indicesByID: [String: Int] = [:]
    var sheet = StyleSheet()
    var ignored: [IgnoredFeature] = []
    for (index, element) in document.elements.enumerated() where element.isSVG {
      if let id = element["id"], indicesByID[id] == nil { indicesByID[id] = index }
      if !ignoringSheets, element.name == "style", element["type"].map({ $0.isEmpty || $0 == "text/css" }) ?? true {
        if let query = element["media"], !media.matches(query) { continue }
        let start = sheet.ignored.count
        try sheet.add(element.text, line: element.line, media: &media)
        ignored += sheet.ignored[start...].prefix(20).map {
          IgnoredFeature(name: String($0.prefix(60)), line: element.line, reason: .notUnderstood)
        }
      }
    }
    self.indicesByID = indicesByID
    self.sheet = sheet
    self.ignored = ignored
    asked = media.asked
  }

  /// The whole document as an image.
  ///
  /// - Throws: `SVGError` when the root is not `svg`, a limit is exceeded, or the file has no size and draws nothing.
  mutating func image() throws(SVGError) -> VectorImage {
    let root = document.elements[0]
    guard root.isSVG, root.name == "svg" else { throw SVGError(line: root.line, reason: "its root is <\(root.name)>, not <svg>") }
    let canvas = try SVGCanvas(root)
    var context = Context(viewport: canvas.viewport)
    context.transform = canvas.transform
    context.style.window = canvas.size
    initialStyle.window = canvas.size
    var nodes = try nodes(at: 0, in: context, as: .root)
    guard let viewBox = canvas.rect ?? InkBounds.of(nodes) else {
      throw SVGError(line: root.line, reason: "it has neither a viewBox nor a size, and draws nothing")
    }
    if let background {
      // What has one colour is drawn in that of the text, where a background would hide it.
      if nodes.hasSeveralColors {
        nodes.insert(.shape(IconShape(background: background, of: viewBox, line: root.line)), at: 0)
      } else {
        ignore("background-color", root, .notDrawn)
      }
    }
    ignored.sort { $0.line < $1.line }
    return VectorImage(
      viewBox: viewBox, nodes: nodes,
      rootAttributes: Dictionary(root.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      ignored: Array(ignored.prefix(100)), asked: asked)
  }

  // MARK: Elements

  /// How the walk came to an element.
  enum Role {
    case root
    case child
    /// By a `use`, which may give the size of a symbol.
    case used(width: String?, height: String?)
  }

  /// The nodes of an element and its children.
  mutating func nodes(at index: Int, in outer: Context, as role: Role = .child) throws(SVGError) -> [IconNode] {
    let element = document.elements[index]
    guard element.isSVG, let kind = ElementKind(element.name) else {
      if element.isSVG, !ElementKind.ignoredSilently.contains(element.name) { ignore("<\(element.name)>", element, .notDrawn) }
      return []
    }
    guard meetsConditions(element) else { return [] }
    if case .definition = kind {
      if !element.children.isEmpty { ignoreActiveElements(in: element) }
      return []
    }
    var context = try enter(index, outer)
    guard context.style.isDisplayed, context.transform.determinant != 0 else { return [] }
    if context.isMeasuring { return try content(index, kind, role, context) }
    guard context.style.opacity > 0 else { return [] }

    guard let effects = try effects(of: index, kind, role, context) else { return [] }
    if context.style.opacity < 1 { context.isFaded = true }
    let nodes = try content(index, kind, role, context)
    return effects.applied(to: nodes, isIsolated: context.style.isIsolated)
  }

  /// The nodes of an element before its own clip, mask, opacity and blending.
  mutating func content(_ index: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> [IconNode] {
    let element = document.elements[index]
    switch (kind, role) {
    case (.shape, _):
      if !element.children.isEmpty { ignoreActiveElements(in: element) }
      return try shape(element, context)
    case (.use, _): return try used(by: index, in: context)
    case (.choice, _): return try chosenChild(of: index, in: context)
    case (.group, _), (.viewport, .root): return try children(of: index, in: context)
    case (.viewport, .child): return try viewport(index, context, width: nil, height: nil)
    case (.viewport, .used(let width, let height)), (.symbol, .used(let width, let height)):
      return try viewport(index, context, width: width, height: height)
    case (.image, _): return try picture(element, context)
    case (.text, _): return try self.text(index, context)
    case (.symbol, _), (.definition, _): return []
    }
  }

  mutating func children(of index: Int, in context: Context) throws(SVGError) -> [IconNode] {
    var nodes: [IconNode] = []
    for child in document.elements[index].children { nodes += try self.nodes(at: child, in: context) }
    return nodes
  }

  /// The nodes of the first child of a `switch` whose conditions are met.
  private mutating func chosenChild(of index: Int, in context: Context) throws(SVGError) -> [IconNode] {
    for child in document.elements[index].children {
      let element = document.elements[child]
      if element.isSVG, ElementKind(element.name) != nil, meetsConditions(element) { return try nodes(at: child, in: context) }
    }
    return []
  }

  /// Whether an element's `requiredExtensions` and `systemLanguage` are met. No extension is supported, and the language is the label's.
  private mutating func meetsConditions(_ element: XMLElement) -> Bool {
    if let extensions = element["requiredExtensions"], !extensions.isEmpty { return false }
    guard let languages = element["systemLanguage"] else { return true }
    asked.insert(.locale)
    return surroundings.speaks(oneOf: languages)
  }

  // MARK: References

  /// The index of the element with an id; nil when there is none.
  func index(of id: String) -> Int? { indicesByID[id] }

  mutating func ignore(_ name: String, _ element: XMLElement, _ reason: IgnoredFeature.Reason) {
    ignore(IgnoredFeature(name: name, line: element.line, reason: reason))
  }

  mutating func ignore(_ feature: IgnoredFeature) {
    if ignored.count < 100, !ignored.contains(feature) { ignored.append(feature) }
  }

  /// Reports animations and scripts in an element whose children are not drawn as such: a shape or a definition.
  private mutating func ignoreActiveElements(in element: XMLElement) {
    for child in element.children.map({ document.elements[$0] }) where child.isSVG && ElementKind.active.contains(child.name) {
      ignore("<\(child.name)>", child, .notDrawn)
    }
  }
}

extension IconShape {
  /// The background of a file.
  fileprivate init(background: SRGBColor, of viewBox: Rect, line: Int) {
    let fill = Fill(paint: .color(background.opaque), rule: .nonzero, opacity: background.alpha)
    self.init(path: .rectangle(viewBox), fill: fill, stroke: nil, opacity: 1, layer: IconLayer(isBackground: true), line: line)
  }
}
