// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWriter {
  /// A group. The clip and the mask apply before the filters, and SVG applies them after, so they are on a group inside.
  mutating func text(of group: DrawGroup, _ items: [VectorItem], mask: [VectorItem]) throws(Diagnostic) -> String {
    guard group.opacity > 0 else { return "" }
    var inner = try text(of: items)
    guard !inner.isEmpty else { return "" }
    if let clip = group.clip {
      let name = identifier()
      let rule = group.clipRule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      definitions += "<clipPath id=\"\(name)\"><path\(rule) d=\"\(PathText.data(of: clip))\"/></clipPath>"
      inner = "<g clip-path=\"url(#\(name))\">\(inner)</g>"
    }
    if let measure = group.mask?.measure {
      let content = try text(of: mask)
      let name = identifier()
      let type = measure == .alpha ? " style=\"mask-type:alpha\"" : ""
      definitions += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"\(Self.frame(canvas))\(type)>\(content)</mask>"
      inner = "<g mask=\"url(#\(name))\">\(inner)</g>"
    }
    var attributes = Self.opacity("opacity", group.opacity)
    if !group.filters.isEmpty || !group.shadows.isEmpty { attributes += " filter=\"url(#\(defineFilter(of: group)))\"" }
    if group.isCrisp { attributes += " shape-rendering=\"crispEdges\"" }
    if group.compositing != .over {
      attributes += " style=\"mix-blend-mode:\(group.compositing.rawValue)\""
    } else if items.contains(where: \.blends) {
      attributes += " style=\"isolation:isolate\""
    }
    return attributes.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
  }

  private mutating func defineFilter(of group: DrawGroup) -> String {
    let name = identifier()
    var steps = ""
    for filter in group.filters {
      switch filter {
      case .blur(let sigma, _): steps += "<feGaussianBlur stdDeviation=\"\(PathText.number(sigma))\"/>"
      case .graph: preconditionFailure("a filter graph is an image in the scene")
      case .colors(let matrix):
        let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha].enumerated().map { index, row in
          // The matrix is for premultiplied colours; SVG's is for straight ones, whose constant column has alpha's effect.
          let alpha = index == 3 ? row[3] : 0
          let constant = index == 3 ? 0 : row[3]
          return [row[0], row[1], row[2], alpha, constant].map { DumpText.number($0) }.joined(separator: " ")
        }
        steps += "<feColorMatrix values=\"\(rows.joined(separator: " "))\"/>"
      }
    }
    if !group.shadows.isEmpty {
      var source = "SourceGraphic"
      if !group.filters.isEmpty {
        // The result of the filters so far gets a name.
        steps += "<feOffset result=\"c\"/>"
        source = "c"
      }
      var layers = ""
      for (index, shadow) in group.shadows.enumerated().reversed() {
        steps += "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(PathText.number(shadow.sigma))\"/>"
        steps += "<feOffset dx=\"\(PathText.number(shadow.offset.x))\" dy=\"\(PathText.number(shadow.offset.y))\" result=\"o\(index)\"/>"
        steps += "<feFlood flood-color=\"\(Self.opaque(shadow.color))\"\(Self.opacity("flood-opacity", shadow.color.alpha))/>"
        steps += "<feComposite in2=\"o\(index)\" operator=\"in\" result=\"s\(index)\"/>"
        layers += "<feMergeNode in=\"s\(index)\"/>"
      }
      steps += "<feMerge>\(layers)<feMergeNode in=\"\(source)\"/></feMerge>"
    }
    let extent = group.shadows.reduce(group.filters.extent) { max($0, $1.extent + abs($1.offset.x) + abs($1.offset.y)) }
    let area = Self.frame(canvas.outset(by: extent))
    definitions +=
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"\(area)>\(steps)</filter>"
    return name
  }
}

extension VectorItem {
  /// Whether the item is blended with what is below.
  fileprivate var blends: Bool { if case .group(let group, _, _) = self { group.compositing != .over } else { false } }
}
