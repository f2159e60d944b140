// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// Applies the element's own attributes, and counts the work.
  mutating func enter(_ place: Int, _ outer: Context) throws(SVGError) -> Context {
    let element = document.elements[place]
    try count(element)
    guard outer.depth < SVGLimits.depth else {
      throw SVGError(line: element.line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    var context = outer
    context.depth += 1
    context.style = try style(at: place, inheriting: outer.style, viewport: outer.viewport)
    context.layer = try outer.layer.reading(element) { name in ignore(name, element, .notUnderstood) }
    if let text = context.style.transform {
      if let transform = try TransformList.read(text, lengths: context.lengths, line: element.line) {
        context.transform = try around(origin: element, transform, context).then(outer.transform)
      } else {
        ignore("transform=\"\(text.prefix(40))\"", element, .notUnderstood)
      }
    }
    return context
  }

  private mutating func count(_ element: XMLElement) throws(SVGError) {
    visitedElements += 1
    visitedBytes += element.attributeBytes
    guard visitedElements <= SVGLimits.elements, visitedBytes <= SVGLimits.visitedBytes else {
      throw SVGError(
        line: element.line,
        reason: "its references repeat too much: more than \(SVGLimits.elements) elements or \(SVGLimits.visitedBytes) bytes")
    }
  }

  /// The transform about `transform-origin`, which counts from the viewport's corner.
  private mutating func around(
    origin element: XMLElement, _ transform: AffineTransform, _ context: Context
  ) throws(SVGError) -> AffineTransform {
    guard let text = context.style.transformOrigin else { return transform }
    guard let origin = try TransformList.origin(text, lengths: context.lengths, line: element.line) else {
      ignore("transform-origin=\"\(text.prefix(40))\"", element, .notUnderstood)
      return transform
    }
    return .translation(Point(x: -origin.x, y: -origin.y)).then(transform).then(.translation(origin))
  }

  /// The cascade: inherited values, presentation attributes, style sheet, `style` attribute, `!important`.
  mutating func style(at place: Int, inheriting outer: SVGStyle, viewport: Size) throws(SVGError) -> SVGStyle {
    let element = document.elements[place]
    var declarations: [SVGDeclaration] = []
    for attribute in element.attributes where SVGStyle.properties.contains(attribute.name) && attribute.name != "marker" {
      declarations.append(SVGDeclaration(property: attribute.name, value: StyleSheetReader.trimmed(attribute.value)))
    }
    let (fromSheet, matches) = sheet.declarations(at: place, in: document)
    let fromAttribute = element["style"].map { StyleSheetReader.declarations($0) } ?? []
    styleMatches += matches + fromAttribute.count
    guard styleMatches <= SVGLimits.styleMatches else {
      throw SVGError(line: element.line, reason: "its elements have more than \(SVGLimits.styleMatches) classes and styles")
    }
    declarations += fromSheet
    declarations += fromAttribute
    declarations.moveToEnd { $0.isImportant }
    // Lengths in em need the element's own font size, wherever it stands.
    declarations.moveToEnd { $0.property != "font-size" }

    var style = outer.inherited
    var cascade = SVGCascadeContext(
      parentFontSize: outer.fontSize, lengths: SVGLengthBase(viewport: viewport, fontSize: style.fontSize), line: element.line)
    for declaration in declarations {
      if declaration.value == "inherit" {
        style.inherit(declaration.property, from: outer)
        continue
      }
      cascade.lengths.fontSize = style.fontSize
      if try style.apply(declaration, in: cascade) { continue }
      let isExternal = declaration.value.hasPrefix("url(") && !declaration.value.contains("#")
      ignore("\(declaration.property)=\"\(declaration.value.prefix(40))\"", element, isExternal ? .external : .notUnderstood)
    }
    return style
  }

  /// What the inside of a definition starts from: it inherits from where it is written, not from where it is used (SVG 1.1, 14.3.5).
  mutating func definition(_ place: Int, in context: Context) throws(SVGError) -> Context {
    var inner = Context(viewport: context.viewport)
    inner.style = try styleOfDefinition(place)
    (inner.depth, inner.useDepth) = (context.depth + 1, context.useDepth)
    inner.definitions = context.definitions + [place]
    guard inner.depth < SVGLimits.depth else {
      throw SVGError(line: document.elements[place].line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    return inner
  }

  mutating func styleOfDefinition(_ place: Int) throws(SVGError) -> SVGStyle {
    if let known = definitionStyles[place] { return known }
    var outer = SVGStyle()
    if let parent = document.elements[place].parent { outer = try styleOfDefinition(parent) }
    try count(document.elements[place])
    let style = try style(at: place, inheriting: outer, viewport: SVGCanvas(document.elements[0]).viewport)
    definitionStyles[place] = style
    return style
  }

  /// The place of a definition that an element asks for by `property`; nil, and reported, when it is none of these elements, or is
  /// being drawn already.
  mutating func definition(
    _ id: String, _ names: [String], _ property: String, for element: XMLElement, in context: Context
  ) -> Int? {
    let words = "\(property)=\"url(#\(id.prefix(40)))\""
    guard let target = place(of: id), names.contains(document.elements[target].name) else {
      let isExternal = id.hasPrefix("url(")
      ignore(isExternal ? "\(property)=\"\(id.prefix(40))\"" : words, element, isExternal ? .external : .notFound)
      return nil
    }
    guard !context.definitions.contains(target), context.definitions.count < SVGLimits.definitionDepth else {
      ignore(words, element, .circular)
      return nil
    }
    return target
  }
}

extension [SVGDeclaration] {
  /// Puts those for which a claim holds behind the others, each kind in its order.
  fileprivate mutating func moveToEnd(where claim: (SVGDeclaration) -> Bool) {
    guard let first = firstIndex(where: claim), !self[first...].allSatisfy(claim) else { return }
    self = filter { !claim($0) } + filter(claim)
  }
}
