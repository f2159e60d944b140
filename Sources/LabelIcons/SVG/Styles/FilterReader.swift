// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads the primitives of a `filter` element into the steps of a graph.
struct FilterReader {
  private(set) var steps: [FilterGraph.Step] = []
  /// The part of the filter that cannot be drawn, as written; nil if all can.
  private(set) var problem: String?
  /// The lengths of the units; nil for user space.
  private let unit: Point?
  /// Whether colours are linear unless a primitive says otherwise.
  private let isLinear: Bool
  private var results: [String: Int] = [:]

  init(unit: Point?, isLinear: Bool) { (self.unit, self.isLinear) = (unit, isLinear) }

  /// The graph; nil for a filter without primitives.
  var graph: FilterGraph? { steps.isEmpty ? nil : FilterGraph(steps) }

  /// Reads a primitive.
  ///
  /// - Parameters:
  ///   - children: its own children.
  ///   - style: its style.
  ///   - foreground: the value of `currentColor`; nil for the label's foreground.
  mutating func read(_ element: XMLElement, children: [XMLElement], _ style: SVGStyle, _ foreground: SRGBColor?) throws(SVGError) {
    guard element.name.hasPrefix("fe"), steps.count < SVGLimits.filterSteps else {
      if element.name.hasPrefix("fe") { problem = "a filter of more than \(SVGLimits.filterSteps) steps" }
      return
    }
    let isPartial = ["x", "y", "width", "height"].contains { name in
      element[name].map { !["0", "0%", "100%", ""].contains($0) } ?? false
    }
    if isPartial { return problem = "<\(element.name)> with an area of its own" }
    let isLinear = style.filtersLinear
    switch element.name {
    case "feGaussianBlur": try add(.blur(element), isLinear, element)
    case "feOffset": try add(.offset(element), isLinear, element)
    case "feFlood": add(.flood(style.flood(foreground)), [], isLinear, element)
    case "feColorMatrix":
      guard let matrix = try FilterMatrix.read(element) else { return problem = "<feColorMatrix type=\"\(element["type"] ?? "matrix")\">" }
      add(.matrix(matrix.rows, adding: matrix.constants), inputs(element, "in"), isLinear, element)
    case "feMerge":
      let nodes = children.filter { $0.isSVG && $0.name == "feMergeNode" }
      add(.merge, nodes.flatMap { inputs($0, "in") }, isLinear, element)
    case "feComposite":
      guard let name = try Self.composite(element) else { return problem = "<feComposite operator=\"\(element["operator"] ?? "")\">" }
      add(.composite(name), inputs(element, "in", "in2"), isLinear, element)
    case "feBlend":
      let written = element["mode"] ?? "normal"
      guard let mode = written == "normal" ? .over : DrawGroup.Compositing.blends.first(where: { $0.rawValue == written }) else {
        return problem = "<feBlend mode=\"\(written)\">"
      }
      add(.blend(mode), inputs(element, "in", "in2"), isLinear, element)
    case "feDropShadow": try addShadow(element, style.flood(foreground), isLinear)
    default: problem = "<\(element.name)>"
    }
  }

  private mutating func add(
    _ primitive: FilterGraph.Primitive, _ inputs: [FilterGraph.Input], _ isLinear: Bool, _ element: XMLElement
  ) {
    steps.append(FilterGraph.Step(primitive, inputs, isLinear: isLinear))
    if let name = element["result"] { results[name] = steps.count - 1 }
  }

  /// Adds a primitive with lengths and one input.
  private mutating func add(_ lengths: Lengths, _ isLinear: Bool, _ element: XMLElement) throws(SVGError) {
    guard let primitive = try lengths.primitive(unit) else { return problem = "<\(element.name)>" }
    add(primitive, inputs(element, "in"), isLinear, element)
  }

  /// `feDropShadow` is what these five primitives are.
  private mutating func addShadow(_ element: XMLElement, _ color: SRGBColor, _ isLinear: Bool) throws(SVGError) {
    var element = element
    for (name, value) in [("dx", "2"), ("dy", "2"), ("stdDeviation", "2")] where element[name] == nil {
      element.attributes.append(XMLAttribute(name: name, value: value))
    }
    guard let blur = try Lengths.blur(element).primitive(unit), let offset = try Lengths.offset(element).primitive(unit) else {
      return problem = "<feDropShadow>"
    }
    let source = inputs(element, "in")
    let start = steps.count
    steps += FilterGraph.Step.shadow(of: source, blur, offset, color, isLinear: isLinear, start: start)
    if let name = element["result"] { results[name] = steps.count - 1 }
  }

  /// The inputs that attributes name; without a name the result before, or the group itself at the start.
  private mutating func inputs(_ element: XMLElement, _ names: String...) -> [FilterGraph.Input] {
    names.map { name in
      switch element[name] {
      case "SourceGraphic": return .source
      case "SourceAlpha": return .sourceAlpha
      case let other? where ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(other):
        problem = "\(name)=\"\(other)\""
        return .source
      case let other?: if let index = results[other] { return .result(index) }
      case nil: break
      }
      return steps.isEmpty ? .source : .result(steps.count - 1)
    }
  }

  private static func composite(_ element: XMLElement) throws(SVGError) -> FilterGraph.Operator? {
    switch element["operator"] ?? "over" {
    case "over": return .over
    case "in": return .inside
    case "out": return .outside
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      var factors = SIMD4<Double>.zero
      for (index, name) in ["k1", "k2", "k3", "k4"].enumerated() {
        factors[index] = try element[name].flatMap { text throws(SVGError) in try FilterMatrix.numbers(text, element)?.first } ?? 0
      }
      return .arithmetic(factors)
    default: return nil
    }
  }

  /// A primitive with lengths.
  private enum Lengths {
    case blur(XMLElement)
    case offset(XMLElement)

    func primitive(_ unit: Point?) throws(SVGError) -> FilterGraph.Primitive? {
      let unit = unit ?? Point(x: 1, y: 1)
      switch self {
      case .blur(let element):
        guard let sigmas = try FilterMatrix.numbers(element["stdDeviation"] ?? "0", element), let x = sigmas.first, sigmas.count <= 2 else {
          return nil
        }
        let y = sigmas.last ?? x
        // A negative deviation turns the blur off.
        return x < 0 || y < 0 ? .blur(x: 0, y: 0) : .blur(x: x * unit.x, y: y * unit.y)
      case .offset(let element):
        guard let x = try FilterMatrix.numbers(element["dx"] ?? "0", element)?.first,
          let y = try FilterMatrix.numbers(element["dy"] ?? "0", element)?.first
        else { return nil }
        return .offset(Point(x: x * unit.x, y: y * unit.y))
      }
    }
  }
}

extension SVGStyle {
  /// The colour of a flood with its opacity.
  fileprivate func flood(_ foreground: SRGBColor?) -> SRGBColor {
    let color = floodColor ?? foreground ?? .black
    return color.opacity(floodOpacity)
  }
}

extension FilterGraph.Step {
  /// The steps of a drop shadow: blur the alpha, move it, colour it, and put the input over it. The first has the index `start`.
  static func shadow(
    of source: [FilterGraph.Input], _ blur: FilterGraph.Primitive, _ offset: FilterGraph.Primitive, _ color: SRGBColor, isLinear: Bool,
    start: Int
  ) -> [FilterGraph.Step] {
    [
      FilterGraph.Step(blur, source, isLinear: isLinear),
      FilterGraph.Step(offset, [.result(start)], isLinear: isLinear),
      FilterGraph.Step(.flood(color), isLinear: isLinear),
      FilterGraph.Step(.composite(.inside), [.result(start + 2), .result(start + 1)], isLinear: isLinear),
      FilterGraph.Step(.merge, [.result(start + 3)] + source, isLinear: isLinear),
    ]
  }
}

/// A map of straight colours with constants.
struct FilterMatrix {
  var rows: [SIMD4<Double>]
  var constants = SIMD4<Double>.zero

  /// Numbers separated by spaces or commas; nil when one is invalid.
  static func numbers(_ text: String, _ element: XMLElement) throws(SVGError) -> [Double]? {
    try SVGLength.readList(text, .width, of: SVGLengthBase(viewport: .zero), line: element.line)
  }

  /// Reads `feColorMatrix`; nil for an unknown type or wrong numbers.
  static func read(_ element: XMLElement) throws(SVGError) -> FilterMatrix? {
    let values = try element["values"].map { text throws(SVGError) in try numbers(text, element) } ?? []
    guard let values else { return nil }
    switch element["type"] ?? "matrix" {
    case "matrix":
      if values.isEmpty { return FilterMatrix(.identity) }
      guard values.count == 20 else { return nil }
      return FilterMatrix(
        rows: (0..<4).map { SIMD4(values[$0 * 5], values[$0 * 5 + 1], values[$0 * 5 + 2], values[$0 * 5 + 3]) },
        constants: SIMD4(values[4], values[9], values[14], values[19]))
    case "saturate": return FilterMatrix(.saturation(values.first ?? 1))
    case "hueRotate": return FilterMatrix(.hueRotation(degrees: values.first ?? 0))
    case "luminanceToAlpha": return FilterMatrix(rows: [.zero, .zero, .zero, SIMD4(0.2125, 0.7154, 0.0721, 0)])
    default: return nil
    }
  }

  /// - Parameter matrix: a matrix whose alpha column is a constant of the straight colour (`ColorMatrix`).
  init(_ matrix: ColorMatrix) {
    rows = [matrix.red, matrix.green, matrix.blue].map { SIMD4($0[0], $0[1], $0[2], 0) } + [matrix.alpha]
    constants = SIMD4(matrix.red[3], matrix.green[3], matrix.blue[3], 0)
  }

  init(rows: [SIMD4<Double>], constants: SIMD4<Double> = .zero) { (self.rows, self.constants) = (rows, constants) }
}

extension ColorMatrix {
  static func hueRotation(degrees: Double) -> ColorMatrix {
    let turn = AffineTransform.rotation(degrees * .pi / 180)
    return hueRotation(Point(x: turn.a, y: turn.b))
  }
}
