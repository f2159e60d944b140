// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Recognises and reads SF Symbols template files, versions 1 to 7.
///
/// Only outlines, guides and layer classes are used: fills and opacities in the file are a preview.
struct TemplateReader {
  private var walk: SVGWalk
  private let document: XMLDocument
  private let guides: TemplateGuides
  private let symbols: Int
  private var layers = TemplateLayers()
  private var shapeCount: Int?

  /// The template in a document; nil for any other SVG.
  ///
  /// A template has a group `Symbols`, which has groups named after weights and scales. Drawing programs put groups of their own around
  /// them, and some leave out `Symbols`: then the guides show that it is a template.
  ///
  /// - Throws: `SVGError` when no variant draws anything, or a limit is exceeded.
  static func template(in document: XMLDocument) throws(SVGError) -> SymbolTemplate? {
    let hasGuides = { document.elements.contains { $0["id"].map { $0.hasPrefix("Baseline-") || $0 == "template-version" } ?? false } }
    guard let symbols = document.group("Symbols") ?? (document.hasVariant(in: 0) && hasGuides() ? 0 : nil),
      document.hasVariant(in: symbols)
    else { return nil }
    var reader = try TemplateReader(document, symbols: symbols)
    return try reader.template()
  }

  private init(_ document: XMLDocument, symbols: Int) throws(SVGError) {
    self.document = document
    self.symbols = symbols
    walk = try SVGWalk(document, ignoringSheets: true)
    guides = try TemplateGuides(document, &walk)
  }

  private mutating func template() throws(SVGError) -> SymbolTemplate {
    var outlines: [SymbolTemplate.Variant: [VectorPath]] = [:]
    try collectVariants(in: symbols, try walk.context(around: symbols, in: document), into: &outlines)
    guard !outlines.isEmpty else {
      throw SVGError(line: document.elements[symbols].line, reason: "none of the template's variants draws anything")
    }
    let rules = try TemplateRules(document)
    return SymbolTemplate(version: document.templateVersion, drawings: guides.drawings(outlines), layers: layers.resolved(rules))
  }

  /// Collects the drawings of the variants below a group, in file order.
  private mutating func collectVariants(
    in group: Int, _ outer: SVGWalk.Context, into outlines: inout [SymbolTemplate.Variant: [VectorPath]]
  ) throws(SVGError) {
    for child in document.elements[group].children where document.elements[child].isSVG && document.elements[child].name == "g" {
      guard let variant = document.variant(at: child) else {
        try collectVariants(in: child, try walk.enter(child, outer), into: &outlines)
        continue
      }
      guard outlines[variant] == nil else { continue }
      var shapes: [Shape] = []
      try collect(child, outer, [], into: &shapes)
      guard shapes.contains(where: { !$0.path.isEmpty }) else { continue }
      if shapeCount == nil {
        // All variants have the same layers; those of the first one are used.
        shapeCount = shapes.count
        for (index, shape) in shapes.enumerated() { layers.add(shape.classes, outline: index, line: shape.line) }
      }
      outlines[variant] = shapes.map(\.path)
    }
  }

  private struct Shape {
    var path: VectorPath
    var classes: [String]
    var line: Int
  }

  /// Collects the outlines below an element, visible or not, with their classes and the classes of their groups.
  private mutating func collect(
    _ index: Int, _ outer: SVGWalk.Context, _ classes: [String], into shapes: inout [Shape]
  ) throws(SVGError) {
    let element = document.elements[index]
    guard element.isSVG, let kind = ElementKind(element.name) else { return }
    let context = try walk.enter(index, outer)
    let own = classes + element.classes
    switch kind {
    case .shape:
      let path = try walk.outline(of: element, in: context).path.transformed(context.transform)
      shapes.append(Shape(path: path, classes: own, line: element.line))
    case .group: for child in element.children { try collect(child, context, own, into: &shapes) }
    case .choice, .viewport, .symbol, .use, .image, .text, .definition: break
    }
  }
}

extension SVGWalk {
  /// The context inside a group, with the transforms of the groups around it. A group without any has the coordinates of the file.
  mutating func context(around group: Int, in document: XMLDocument) throws(SVGError) -> Context {
    guard let parent = document.elements[group].parent else {
      return Context(viewport: try SVGCanvas(document.elements[0]).viewport)
    }
    return try enter(group, try context(around: parent, in: document))
  }
}

extension XMLDocument {
  /// The index of the first group with an id that is in no other element than groups.
  func group(_ id: String, in parent: Int = 0) -> Int? {
    for child in elements[parent].children where elements[child].isSVG && elements[child].name == "g" {
      if elements[child]["id"] == id { return child }
      if let found = group(id, in: child) { return found }
    }
    return nil
  }

  /// Whether a group, or a group inside it, is named after a weight and a scale.
  fileprivate func hasVariant(in group: Int) -> Bool {
    elements[group].children.contains { child in
      elements[child].isSVG && elements[child].name == "g" && (variant(at: child) != nil || hasVariant(in: child))
    }
  }

  /// The variant in a group's id, such as `Semibold-L`; nil for any other element.
  fileprivate func variant(at index: Int) -> SymbolTemplate.Variant? {
    guard elements[index].name == "g", let id = elements[index]["id"] else { return nil }
    return SymbolTemplate.Variant(named: id)
  }

  /// The number in `Template v.3.0`, even if the text is split into several elements; nil when there is none.
  fileprivate var templateVersion: Double? {
    guard let index = elements.firstIndex(where: { $0["id"] == "template-version" }) else { return nil }
    let inside = elements.indices.filter { $0 == index || elements[$0].parent == index }
    let text = inside.map { elements[$0].text }.joined()
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return Double(digits)
  }
}

extension SymbolTemplate.Variant {
  /// Reads a name such as `Ultralight-S`; nil for anything else.
  init?(named text: String) {
    let parts = text.split(separator: "-").map(String.init)
    guard parts.count == 2, let scale = Self.scales[parts[1]],
      let weight = FontWeight.allCases.first(where: { $0.rawValue.lowercased() == parts[0].lowercased() })
    else { return nil }
    self.init(weight, scale)
  }

  /// Scales by their letter.
  static let scales: [String: SymbolScale] = ["S": .small, "M": .medium, "L": .large]
}
