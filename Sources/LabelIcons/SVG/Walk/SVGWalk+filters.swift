// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// A filter of an element.
struct SVGFilter {
  var filter: Filter
  /// The area outside of which nothing is painted; nil for a function of CSS.
  var region: IconClip?
}

extension SVGWalk {
  /// The filters of an element, in order; nil if one of them hides it. Filters with unknown parts are reported and not applied.
  ///
  /// - Parameter value: the value of `filter`: references and CSS's functions.
  mutating func filters(_ value: String, of element: XMLElement, _ box: LazyBox, _ context: Context) throws(SVGError) -> [SVGFilter]? {
    var filters: [SVGFilter] = []
    let functions = FilterFunctions(context: context, colorScheme: surroundings.colorScheme, line: element.line)
    if value.containsUTF8("light-dark(") { asked.insert(.appearance) }
    for (name, arguments) in Self.functions(in: value) {
      if name == "url" {
        guard let id = SVGStyle.reference("url(\(arguments))"), let target = index(of: id), document.elements[target].name == "filter"
        else {
          ignore("filter=\"\(value.prefix(40))\"", element, .notFound)
          continue
        }
        switch try reference(target, of: element, box, context) {
        case .filter(let filter): filters.append(filter)
        case .unsupported: break
        case .hidden: return nil
        }
      } else if let steps = try functions.steps(name, arguments) {
        if !steps.isEmpty { filters.append(SVGFilter(filter: .graph(FilterGraph(steps).transformed(context.transform)))) }
      } else {
        ignore("filter=\"\(value.prefix(40))\"", element, .notUnderstood)
        return []
      }
    }
    return filters
  }

  /// The names and arguments of a list of functions; nested parentheses belong to the arguments.
  private static func functions(in value: String) -> [(name: String, arguments: String)] {
    var functions: [(String, String)] = []
    var (name, arguments, depth) = ("", "", 0)
    for character in value {
      switch character {
      case "(":
        if depth > 0 { arguments.append(character) }
        depth += 1
      case ")":
        depth -= 1
        if depth > 0 { arguments.append(character) } else { functions.append((name.trimmed.lowercased(), arguments)) }
        if depth <= 0 { (name, arguments, depth) = ("", "", 0) }
      default: if depth > 0 { arguments.append(character) } else { name.append(character) }
      }
    }
    return functions + (name.trimmed.isEmpty ? [] : [(name.trimmed, "")])
  }

  /// What a reference to a `filter` element does.
  private enum FilterReference {
    case filter(SVGFilter)
    /// It has parts that are not supported, which were reported.
    case unsupported
    /// It has no primitives or no area, so that nothing is painted.
    case hidden
  }

  private mutating func reference(
    _ index: Int, of element: XMLElement, _ box: LazyBox, _ context: Context
  ) throws(SVGError) -> FilterReference {
    let definition = document.elements[index]
    let isUserSpace = definition["filterUnits"] == "userSpaceOnUse"
    let usesBox = definition["primitiveUnits"] == "objectBoundingBox"
    let own = try isUserSpace && !usesBox ? nil : box.make(&self)
    var region = try definition.region(defaults: ("-10%", "-10%", "120%", "120%"), of: isUserSpace ? context.lengths : .unit)
    if !isUserSpace {
      guard let own else { return .hidden }
      region = region.placed(inUnitsOf: own)
    }
    guard !region.isEmpty else { return .hidden }
    var reader = FilterReader(
      unit: usesBox ? own.map { Point(x: $0.width, y: $0.height) } : nil, isLinear: try styleOfDefinition(index).filtersLinear)
    for child in definition.children where document.elements[child].isSVG {
      let primitive = document.elements[child]
      try reader.read(
        primitive, children: primitive.children.map { document.elements[$0] }, try styleOfDefinition(child), context.style.color)
      if let problem = reader.problem {
        ignore(problem, primitive, .notDrawn)
        return .unsupported
      }
    }
    guard let graph = reader.graph else { return .hidden }
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(region).transformed(context.transform), rule: .nonzero)])
    return .filter(SVGFilter(filter: .graph(graph.transformed(context.transform)), region: edges))
  }
}

extension String {
  fileprivate var trimmed: String { ASCII.trimmed(self) }
}
