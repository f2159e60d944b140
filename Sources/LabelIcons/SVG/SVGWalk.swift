// SPDX-License-Identifier: MIT

internal import LabelCore

/// One pass over a document, from the root down, that turns elements into nodes.
struct SVGWalk {
  let document: XMLDocument
  private let places: [String: Int]
  private let sheet: StyleSheet
  private var ignored: [IgnoredFeature] = []
  private var visitedElements = 0
  private var visitedBytes = 0
  private var styleMatches = 0
  var pathCommands = 0

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
    var depth = 0
    var useDepth = 0
  }

  /// Collects what may be referred to before it is met: ids and style sheets.
  init(_ document: XMLDocument) throws(SVGProblem) {
    self.document = document
    var places: [String: Int] = [:]
    var sheet = StyleSheet()
    var ignored: [IgnoredFeature] = []
    for (place, element) in document.elements.enumerated() where element.isSVG {
      if let id = element["id"], places[id] == nil { places[id] = place }
      if element.name == "style" {
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

  mutating func picture() throws(SVGProblem) -> VectorPicture {
    let root = document.elements[0]
    guard root.isSVG, root.name == "svg" else { throw SVGProblem(line: root.line, reason: "its root is <\(root.name)>, not <svg>") }
    let canvas = try SVGCanvas(root)
    var context = Context(viewport: canvas.viewport)
    context.transform = canvas.transform
    let nodes = try nodes(at: 0, in: context, as: .root)
    guard let viewBox = canvas.rect ?? InkBounds.of(nodes) else {
      throw SVGProblem(line: root.line, reason: "it has neither a viewBox nor a size, and draws nothing")
    }
    ignored.sort { $0.line < $1.line }
    return VectorPicture(
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
  mutating func nodes(at place: Int, in outer: Context, as role: Role = .child) throws(SVGProblem) -> [IconNode] {
    let element = document.elements[place]
    guard element.isSVG, let kind = ElementKind(element.name) else {
      if element.isSVG, !ElementKind.silent.contains(element.name) { ignore("<\(element.name)>", element, .notDrawn) }
      return []
    }
    var context = try enter(element, outer)
    guard context.style.isDisplayed, context.style.opacity > 0, context.transform.determinant != 0 else { return [] }
    let opacity = context.style.opacity
    let clips = try clips(of: element, in: context)
    for name in context.style.undrawn { ignore(name, element, .notDrawn) }
    context.isFaded = context.isFaded || opacity < 1

    var inner: [IconNode]
    switch (kind, role) {
    case (.shape, _): return try shape(element, context).map { clipped([.shape($0)], clips) } ?? []
    case (.use, _): inner = try used(by: element, in: context)
    case (.choice, _): inner = try chosenChild(of: place, in: context)
    case (.group, _), (.viewport, .root): inner = try children(of: place, in: context)
    case (.viewport, .child): inner = try viewport(place, context, width: nil, height: nil)
    case (.viewport, .used(let width, let height)), (.symbol, .used(let width, let height)):
      inner = try viewport(place, context, width: width, height: height)
    case (.symbol, _), (.definition, _): inner = []
    }
    if inner.isEmpty { return [] }
    if opacity < 1 { inner = [.group(IconGroup(opacity: opacity, clips: [], nodes: inner))] }
    return clipped(inner, clips)
  }

  /// Applies the element's own attributes, and counts the work.
  mutating func enter(_ element: XMLElement, _ outer: Context) throws(SVGProblem) -> Context {
    visitedElements += 1
    visitedBytes += element.attributeBytes
    guard visitedElements <= SVGLimits.elements, visitedBytes <= SVGLimits.visitedBytes else {
      throw SVGProblem(
        line: element.line,
        reason: "its references repeat too much: more than \(SVGLimits.elements) elements or \(SVGLimits.visitedBytes) bytes")
    }
    guard outer.depth < SVGLimits.depth else {
      throw SVGProblem(line: element.line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    var context = outer
    context.depth += 1
    context.style = try style(of: element, in: outer)
    context.layer = try outer.layer.reading(element) { name in ignore(name, element, .notUnderstood) }
    if let text = element["transform"] {
      if let transform = try TransformList.read(text, line: element.line) {
        context.transform = transform.then(outer.transform)
      } else {
        ignore("transform=\"\(text.prefix(40))\"", element, .notUnderstood)
      }
    }
    return context
  }

  /// The cascade: inherited values, presentation attributes, style sheet, `style` attribute, `!important`.
  private mutating func style(of element: XMLElement, in outer: Context) throws(SVGProblem) -> SVGStyle {
    var declarations = element.attributes.filter { SVGStyle.properties.contains($0.name) }.map {
      SVGDeclaration(property: $0.name, value: $0.value)
    }
    let (fromSheet, matches) = sheet.declarations(type: element.name, id: element["id"], classes: element.classes)
    let fromAttribute = element["style"].map { StyleSheetReader.declarations($0) } ?? []
    styleMatches += matches + fromAttribute.count
    guard styleMatches <= SVGLimits.styleMatches else {
      throw SVGProblem(line: element.line, reason: "its elements have more than \(SVGLimits.styleMatches) classes and styles")
    }
    declarations += fromSheet + fromAttribute
    declarations = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)

    var style = outer.style.inherited
    let cascade = SVGCascadeContext(parent: outer.style, viewport: outer.viewport, line: element.line)
    for declaration in declarations {
      if try style.apply(declaration, in: cascade) { continue }
      let isServer = declaration.value.hasPrefix("url(")
      ignore("\(declaration.property)=\"\(declaration.value.prefix(40))\"", element, isServer ? .notDrawn : .notUnderstood)
    }
    return style
  }

  mutating func children(of place: Int, in context: Context) throws(SVGProblem) -> [IconNode] {
    var nodes: [IconNode] = []
    for child in document.elements[place].children { nodes += try self.nodes(at: child, in: context) }
    return nodes
  }

  /// `switch` shows its first child that asks for nothing special.
  private mutating func chosenChild(of place: Int, in context: Context) throws(SVGProblem) -> [IconNode] {
    let child = document.elements[place].children.first { child in
      let element = document.elements[child]
      return element["requiredExtensions"] == nil && element["requiredFeatures"] == nil && ElementKind(element.name) != nil
    }
    guard let child else { return [] }
    return try nodes(at: child, in: context)
  }

  private func clipped(_ nodes: [IconNode], _ clips: [IconClip]) -> [IconNode] {
    clips.isEmpty ? nodes : [.group(IconGroup(opacity: 1, clips: clips, nodes: nodes))]
  }

  // MARK: References

  /// The place of the element with an id, unless there is none.
  func place(of id: String) -> Int? { places[id] }

  mutating func ignore(_ name: String, _ element: XMLElement, _ reason: IgnoredFeature.Reason) {
    let feature = IgnoredFeature(name: name, line: element.line, reason: reason)
    if ignored.count < 100, !ignored.contains(feature) { ignored.append(feature) }
  }
}
