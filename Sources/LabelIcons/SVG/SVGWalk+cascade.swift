// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The context inside an element: applies its attributes, and counts the work.
  mutating func enter(_ index: Int, _ outer: Context) throws(SVGError) -> Context {
    let element = document.elements[index]
    try count(element)
    guard outer.depth < SVGLimits.depth else {
      throw SVGError(line: element.line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    var context = outer
    context.depth += 1
    context.style = try style(at: index, inheriting: outer.style, viewport: outer.viewport)
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

  /// The transform about `transform-origin`, which is relative to the viewport's top left corner.
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
  mutating func style(at index: Int, inheriting outer: SVGStyle, viewport: Size) throws(SVGError) -> SVGStyle {
    let element = document.elements[index]
    var declarations: [SVGDeclaration] = []
    for attribute in element.attributes where SVGStyle.properties.contains(attribute.name) && attribute.name != "marker" {
      declarations.append(SVGDeclaration(property: attribute.name, value: StyleSheetReader.trimmed(attribute.value)))
    }
    let (fromSheet, matches) = sheet.declarations(at: index, in: document)
    let fromAttribute = element["style"].map { StyleSheetReader.declarations($0) } ?? []
    styleMatches += matches + fromAttribute.count
    guard styleMatches <= SVGLimits.styleMatches else {
      throw SVGError(line: element.line, reason: "its elements have more than \(SVGLimits.styleMatches) classes and styles")
    }
    declarations += fromSheet
    declarations += fromAttribute
    declarations.moveToEnd { $0.isImportant }
    // Lengths in em need the element's own font size, so it is applied first.
    declarations.moveToEnd { $0.property != "font-size" }

    var style = outer.inherited
    var cascade = SVGCascadeContext(
      parentFontSize: outer.fontSize, lengths: SVGLengthBase(viewport: viewport, fontSize: style.fontSize), line: element.line)
    for var declaration in declarations {
      if declaration.value.hasPrefix("var("), let value = value(ofVariable: declaration.value) { declaration.value = value }
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

  /// The value of `var(--name, fallback)`; nil for a variable without a value and a fallback.
  private func value(ofVariable text: String) -> String? {
    guard text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split(separator: ",", maxSplits: 1).map { StyleSheetReader.trimmed(String($0)) }
    guard let name = parts.first else { return nil }
    return variables[name] ?? (parts.count > 1 ? parts[1] : nil)
  }

  /// The context inside a definition. It inherits from the definition's parents, not from its use (SVG 1.1, 14.3.5).
  mutating func definition(_ index: Int, in context: Context) throws(SVGError) -> Context {
    var inner = Context(viewport: context.viewport)
    inner.style = try styleOfDefinition(index)
    (inner.depth, inner.useDepth) = (context.depth + 1, context.useDepth)
    inner.definitions = context.definitions + [index]
    guard inner.depth < SVGLimits.depth else {
      throw SVGError(line: document.elements[index].line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    return inner
  }

  mutating func styleOfDefinition(_ index: Int) throws(SVGError) -> SVGStyle {
    if let cached = definitionStyles[index] { return cached }
    var outer = SVGStyle()
    outer.color = foreground
    if let parent = document.elements[index].parent { outer = try styleOfDefinition(parent) }
    try count(document.elements[index])
    let style = try style(at: index, inheriting: outer, viewport: SVGCanvas(document.elements[0]).viewport)
    definitionStyles[index] = style
    return style
  }

  /// The index of the definition that an element's `property` refers to; nil, and reported, when no element of these names has the id, or
  /// when it is already being drawn.
  mutating func definition(
    _ id: String, _ names: [String], _ property: String, for element: XMLElement, in context: Context
  ) -> Int? {
    let reference = "\(property)=\"url(#\(id.prefix(40)))\""
    guard let target = index(of: id), names.contains(document.elements[target].name) else {
      let isExternal = id.hasPrefix("url(")
      ignore(isExternal ? "\(property)=\"\(id.prefix(40))\"" : reference, element, isExternal ? .external : .notFound)
      return nil
    }
    guard !context.definitions.contains(target), context.definitions.count < SVGLimits.definitionDepth else {
      ignore(reference, element, .circular)
      return nil
    }
    return target
  }
}

extension [SVGDeclaration] {
  /// Moves the elements that satisfy the predicate to the end; the order is otherwise kept.
  fileprivate mutating func moveToEnd(where predicate: (SVGDeclaration) -> Bool) {
    guard let first = firstIndex(where: predicate), !self[first...].allSatisfy(predicate) else { return }
    self = filter { !predicate($0) } + filter(predicate)
  }
}
