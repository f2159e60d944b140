// SPDX-License-Identifier: MIT

internal import LabelCore

/// One pass over a document, from the root down, that turns elements into nodes.
struct SVGWalk {
  let document: XMLDocument
  let sheet: StyleSheet
  private let places: [String: Int]
  /// Whether anything asks for `context-fill` or `context-stroke`, which cost a measurement for each `use`.
  private(set) lazy var usesContextPaint = document.elements.contains { $0.mentions("context-") }
  private var ignored: [IgnoredFeature] = []
  var visitedElements = 0
  var visitedBytes = 0
  var styleMatches = 0
  var pathCommands = 0
  /// Gradients' stops by the gradient's place, as many shapes share one.
  var stops: [Int: [Gradient.Stop]] = [:]
  /// Stops given to shapes so far.
  var paintedStops = 0
  /// What the inside of a definition inherits, by the definition's place.
  var definitionStyles: [Int: SVGStyle] = [:]

  /// What an element finds when its turn comes.
  struct Context {
    var style = SVGStyle()
    /// From the element's user space to the picture.
    var transform = AffineTransform.identity
    /// The nearest viewport in user units, for percentages.
    var viewport: Size
    var layer = LayerAnnotations()
    /// Whether a group above is translucent, which makes shapes secondary.
    var isFaded = false
    /// Whether only outlines are wanted, to measure a box.
    var isMeasuring = false
    var depth = 0
    var useDepth = 0
    /// The definitions whose inside this is, the outermost first.
    var definitions: [Int] = []
    /// What `context-fill` and `context-stroke` stand for.
    var contextFill = ResolvedPaintServer.nothing
    var contextStroke = ResolvedPaintServer.nothing

    var lengths: SVGLengthBase { SVGLengthBase(viewport: viewport, fontSize: style.fontSize) }
  }

  /// Collects what may be referred to before it is met: ids and, unless they are to be ignored, style sheets.
  init(_ document: XMLDocument, ignoringSheets: Bool = false) throws(SVGError) {
    self.document = document
    var places: [String: Int] = [:]
    var sheet = StyleSheet()
    var ignored: [IgnoredFeature] = []
    for (place, element) in document.elements.enumerated() where element.isSVG {
      if let id = element["id"], places[id] == nil { places[id] = place }
      if !ignoringSheets, element.name == "style", element["type"].map({ $0.isEmpty || $0 == "text/css" }) ?? true {
        let known = sheet.ignored.count
        try sheet.add(element.text, line: element.line)
        ignored += sheet.ignored[known...].prefix(20).map {
          IgnoredFeature(name: String($0.prefix(60)), line: element.line, reason: .notUnderstood)
        }
      }
    }
    self.places = places
    self.sheet = sheet
    self.ignored = ignored
  }

  mutating func picture() throws(SVGError) -> VectorImage {
    let root = document.elements[0]
    guard root.isSVG, root.name == "svg" else { throw SVGError(line: root.line, reason: "its root is <\(root.name)>, not <svg>") }
    let canvas = try SVGCanvas(root)
    var context = Context(viewport: canvas.viewport)
    context.transform = canvas.transform
    let nodes = try nodes(at: 0, in: context, as: .root)
    guard let viewBox = canvas.rect ?? InkBounds.of(nodes) else {
      throw SVGError(line: root.line, reason: "it has neither a viewBox nor a size, and draws nothing")
    }
    ignored.sort { $0.line < $1.line }
    return VectorImage(
      viewBox: viewBox, nodes: nodes,
      rootAttributes: Dictionary(root.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      ignored: Array(ignored.prefix(100)))
  }

  // MARK: Elements

  /// How the walk came to an element.
  enum Role {
    case root
    case child
    /// By a `use`, which may say how large a symbol is to be.
    case used(width: String?, height: String?)
  }

  /// The nodes of one element and what is inside it.
  mutating func nodes(at place: Int, in outer: Context, as role: Role = .child) throws(SVGError) -> [IconNode] {
    let element = document.elements[place]
    guard element.isSVG, let kind = ElementKind(element.name) else {
      if element.isSVG, !ElementKind.silent.contains(element.name) { ignore("<\(element.name)>", element, .notDrawn) }
      return []
    }
    guard Self.meetsConditions(element) else { return [] }
    if case .definition = kind { return [] }
    var context = try enter(place, outer)
    guard context.style.isDisplayed, context.style.opacity > 0, context.transform.determinant != 0 else { return [] }
    if context.isMeasuring { return try content(place, kind, role, context) }

    for name in context.style.undrawn { ignore(name, element, .notDrawn) }
    guard let frame = try frame(of: place, kind, role, context) else { return [] }
    if context.style.opacity < 1 { context.isFaded = true }
    let nodes = try content(place, kind, role, context)
    return frame.around(nodes, isIsolated: context.style.isIsolated)
  }

  /// What an element shows, before it is clipped, masked and faded.
  mutating func content(_ place: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> [IconNode] {
    let element = document.elements[place]
    switch (kind, role) {
    case (.shape, _): return try shape(element, context)
    case (.use, _): return try used(by: place, in: context)
    case (.choice, _): return try chosenChild(of: place, in: context)
    case (.group, _), (.viewport, .root): return try children(of: place, in: context)
    case (.viewport, .child): return try viewport(place, context, width: nil, height: nil)
    case (.viewport, .used(let width, let height)), (.symbol, .used(let width, let height)):
      return try viewport(place, context, width: width, height: height)
    case (.symbol, _), (.definition, _): return []
    }
  }

  mutating func children(of place: Int, in context: Context) throws(SVGError) -> [IconNode] {
    var nodes: [IconNode] = []
    for child in document.elements[place].children { nodes += try self.nodes(at: child, in: context) }
    return nodes
  }

  /// `switch` shows its first child whose conditions hold.
  private mutating func chosenChild(of place: Int, in context: Context) throws(SVGError) -> [IconNode] {
    let child = document.elements[place].children.first { child in
      let element = document.elements[child]
      return element.isSVG && ElementKind(element.name) != nil && Self.meetsConditions(element)
    }
    guard let child else { return [] }
    return try nodes(at: child, in: context)
  }

  /// Whether `requiredExtensions` and `systemLanguage` let an element be shown. No extension is known, and pictures speak English on
  /// every machine.
  private static func meetsConditions(_ element: XMLElement) -> Bool {
    if let extensions = element["requiredExtensions"], !extensions.isEmpty { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let name = language.filter { $0 != " " }.lowercased()
      return name == "en" || name.hasPrefix("en-")
    }
  }

  // MARK: References

  /// The place of the element with an id, unless there is none.
  func place(of id: String) -> Int? { places[id] }

  mutating func ignore(_ name: String, _ element: XMLElement, _ reason: IgnoredFeature.Reason) {
    let feature = IgnoredFeature(name: name, line: element.line, reason: reason)
    if ignored.count < 100, !ignored.contains(feature) { ignored.append(feature) }
  }
}
