// SPDX-License-Identifier: MIT

internal import LabelCSS
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
      if let transform = try transform(of: element, text, context, about: transformBox(at: index, context)) {
        context.transform = transform.then(outer.transform)
      } else {
        ignore("transform=\"\(text.prefix(40))\"", element, .notUnderstood)
      }
    }
    if element.isSVG, element.name == "use" { context.transform = try offset(of: element, context).then(context.transform) }
    return context
  }

  /// The translation of a `use` element by its `x` and `y`. Its clip and its mask are translated too (SVG 2, 5.5).
  private func offset(of use: XMLElement, _ context: Context) throws(SVGError) -> AffineTransform {
    let x = try SVGLength.read(use["x"] ?? "0", .width, of: context.lengths, line: use.line) ?? 0
    let y = try SVGLength.read(use["y"] ?? "0", .height, of: context.lengths, line: use.line) ?? 0
    return .translation(Point(x: x, y: y))
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

  /// A transform of an element, about its `transform-origin`, which is relative to the viewport's top left corner; nil when it is not
  /// understood.
  ///
  /// - Parameters:
  ///   - text: The value of `transform`, `gradientTransform` or `patternTransform`.
  ///   - box: The box that takes the place of the viewport.
  mutating func transform(
    of element: XMLElement, _ text: String, _ context: Context, about box: Rect? = nil
  ) throws(SVGError) -> AffineTransform? {
    // Only CSS has units.
    let isAttribute = ["transform", "gradientTransform", "patternTransform"].contains { element[$0] == text }
    var lengths = context.lengths
    if let box { lengths.viewport = box.size }
    guard let transform = try TransformList.read(text, lengths: lengths, line: element.line, allowsUnits: !isAttribute) else {
      return nil
    }
    var origin = box?.origin ?? .zero
    if let text = context.style.transformOrigin {
      if let inside = try TransformList.origin(text, lengths: lengths, line: element.line) {
        origin = origin + inside
      } else {
        ignore("transform-origin=\"\(text.prefix(40))\"", element, .notUnderstood)
      }
    }
    return origin == .zero ? transform : .translation(.zero - origin).then(transform).then(.translation(origin))
  }

  /// The box of an element that its transform refers to, in its own user space; nil for the viewport (CSS Transforms 1, 8).
  private mutating func transformBox(at index: Int, _ context: Context) throws(SVGError) -> Rect? {
    let element = document.elements[index]
    guard context.style.transformBox != .view, let kind = ElementKind(element.name) else { return nil }
    let box = try outlineBox(of: index, kind, .child, context)
    guard context.style.transformBox == .stroke, kind == .shape, context.style.stroke != .nothing else { return box }
    return box?.outset(by: context.style.line.width / 2)
  }

  /// The cascade: inherited values, presentation attributes, style sheet, `style` attribute, `!important`.
  mutating func style(at index: Int, inheriting outer: SVGStyle, viewport: Size) throws(SVGError) -> SVGStyle {
    let element = document.elements[index]
    var declarations: [SVGDeclaration] = []
    for attribute in element.attributes where SVGStyle.presentationAttributes.contains(attribute.name) {
      declarations.append(SVGDeclaration(property: attribute.name, value: ASCII.trimmed(attribute.value)))
    }
    let (fromSheet, matches) = sheet.declarations(at: index, in: document)
    let fromAttribute = element["style"].map { StyleSheetReader.declarations($0) } ?? []
    styleMatches += matches + fromAttribute.count
    guard styleMatches <= SVGLimits.styleMatches else {
      throw SVGError(line: element.line, reason: "its elements have more than \(SVGLimits.styleMatches) classes and styles")
    }
    declarations += fromSheet
    declarations += fromAttribute
    if declarations.contains(where: { $0.property == "font" }) {
      declarations = declarations.flatMap { $0.property == "font" ? SVGTextStyle.declarations(of: $0) : [$0] }
    }
    declarations.moveToEnd { $0.isImportant }
    // Lengths in em need the element's own font size, and colours that are mixed its own colour, so these are applied first.
    declarations.moveToEnd { $0.property != "font-size" && $0.property != "color" }

    var style = outer.inherited
    var cascade = SVGCascadeContext(
      parentFontSize: outer.fontSize,
      lengths: SVGLengthBase(
        viewport: viewport, fontSize: style.fontSize, rootFontSize: style.rootFontSize, window: style.window),
      line: element.line, colorScheme: surroundings.colorScheme)
    if declarations.contains(where: \.isVariable) {
      style.variables = VariableResolver.variables(declarations.filter(\.isVariable), inheriting: style.variables)
    }
    for written in declarations where !written.isVariable {
      var declaration = written
      let hasVariables = written.value.containsUTF8("var(")
      if hasVariables, let value = VariableResolver.value(of: written.value, style.variables) { declaration.value = value }
      if style.apply(keyword: declaration.value, to: declaration.property, from: outer) { continue }
      cascade.lengths.fontSize = style.fontSize
      if try style.apply(declaration, in: cascade) {
        if style.colorTraits.remove(.approximate) != nil {
          ignore("\(declaration.property)=\"\(declaration.value.prefix(40))\"", element, .approximated)
        }
        continue
      }
      // What is wrong only with the value of a variable does not bring back an earlier declaration (CSS Variables 1, 3.1).
      if hasVariables { style.unset(declaration.property, from: outer) }
      let isExternal = declaration.value.hasPrefix("url(") && !declaration.value.contains("#")
      ignore("\(declaration.property)=\"\(declaration.value.prefix(40))\"", element, isExternal ? .external : .notUnderstood)
    }
    if style.colorTraits.contains(.adaptive) { asked.insert(.appearance) }
    if index == 0 {
      style.rootFontSize = style.fontSize
      background = style.background
    }
    return style
  }

  /// The context inside a definition. It inherits from the definition's parents, not from its use (SVG 1.1, 14.3.5).
  mutating func definition(_ index: Int, in context: Context) throws(SVGError) -> Context {
    var inner = Context(viewport: context.viewport)
    inner.style = try styleOfDefinition(index)
    (inner.depth, inner.used) = (context.depth + 1, context.used)
    inner.definitions = context.definitions + [index]
    guard inner.depth < SVGLimits.depth else {
      throw SVGError(line: document.elements[index].line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    return inner
  }

  mutating func styleOfDefinition(_ index: Int) throws(SVGError) -> SVGStyle {
    if let cached = definitionStyles[index] { return cached }
    var outer = initialStyle
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
    let origin = ReferenceOrigin(offset: element.offset, property: property)
    if circularReferences.contains(origin) { return nil }
    let reference = "\(property)=\"url(#\(id.prefix(40)))\""
    guard let target = index(of: id), names.contains(document.elements[target].name) else {
      let isExternal = id.hasPrefix("url(")
      ignore(isExternal ? "\(property)=\"\(id.prefix(40))\"" : reference, element, isExternal ? .external : .notFound)
      return nil
    }
    let isCircular = context.definitions.contains(target)
    guard !isCircular, context.definitions.count < SVGLimits.definitionDepth else {
      ignore(reference, element, .circular)
      if isCircular { circularReferences.insert(origin) }
      return nil
    }
    return target
  }

  /// Where a definition is referred to: an element, by its offset in the file, and the property.
  struct ReferenceOrigin: Hashable {
    var offset: Int
    var property: String
  }
}

extension [SVGDeclaration] {
  /// Moves the elements that satisfy the predicate to the end; the order is otherwise kept.
  fileprivate mutating func moveToEnd(where predicate: (SVGDeclaration) -> Bool) {
    guard let first = firstIndex(where: predicate), !self[first...].allSatisfy(predicate) else { return }
    self = filter { !predicate($0) } + filter(predicate)
  }
}
