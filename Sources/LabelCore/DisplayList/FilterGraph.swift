// SPDX-License-Identifier: MIT

/// Filter primitives, each of which takes the results of earlier ones: SVG's `filter` element.
package struct FilterGraph: Hashable, Sendable {
  /// What a primitive takes.
  package enum Input: Hashable, Sendable {
    /// The group.
    case source
    /// The group's alpha, in black.
    case sourceAlpha
    /// The result of an earlier step, by its index.
    case result(Int)
  }

  package enum Primitive: Hashable, Sendable {
    /// A Gaussian blur with these standard deviations in points.
    case blur(x: Double, y: Double)
    /// Moves the input, in points, y down.
    case offset(Point)
    /// One colour everywhere; no input.
    case flood(SRGBColor)
    /// Maps straight colours: four rows for red, green, blue and alpha, and constants that are added. Results are clamped.
    case matrix([SIMD4<Double>], adding: SIMD4<Double>)
    /// Any number of inputs, each over those before it.
    case merge
    /// The first input and the second by an operator of Porter and Duff.
    case composite(Operator)
    /// The first input blended with the second, which is behind it.
    case blend(DrawGroup.Compositing)
  }

  package enum Operator: Hashable, Sendable {
    case over, inside, outside, atop, xor, lighter
    /// The product of both, the first, the second and 1, each times one of these numbers.
    case arithmetic(SIMD4<Double>)
  }

  package struct Step: Hashable, Sendable {
    package var primitive: Primitive
    package var inputs: [Input]
    /// Whether colours are linear: `color-interpolation-filters`.
    package var isLinear: Bool

    package init(_ primitive: Primitive, _ inputs: [Input] = [], isLinear: Bool) {
      (self.primitive, self.inputs, self.isLinear) = (primitive, inputs, isLinear)
    }
  }

  /// The result of the last one is that of the filter; never empty.
  package private(set) var steps: [Step]

  /// - Precondition: There is a step, and each takes only results of earlier ones.
  package init(_ steps: [Step]) {
    precondition(!steps.isEmpty, "a filter has a step")
    for (index, step) in steps.enumerated() {
      for case .result(let other) in step.inputs { precondition(other < index, "a step takes only results of earlier ones") }
    }
    self.steps = steps
  }

  /// The filter of a group that is mapped by a transform without its translation.
  package func transformed(_ map: AffineTransform) -> FilterGraph {
    let scale = map.meanScale
    var graph = self
    for index in steps.indices {
      switch steps[index].primitive {
      case .blur(let x, let y): graph.steps[index].primitive = .blur(x: x * scale, y: y * scale)
      case .offset(let offset): graph.steps[index].primitive = .offset(map.linear.apply(offset))
      case .flood, .matrix, .merge, .composite, .blend: break
      }
    }
    return graph
  }

  /// The most pixels that are computed around the wanted ones, so that a huge blur of a small image needs little memory.
  private static let maximumMarginPixels = Double(8 << 20)

  /// How far around an image of this size, in pixels, the steps are computed for a filter that reaches `reach` pixels.
  package static func margin(around size: Size, reach: Double) -> Double {
    let (width, height) = (size.width, size.height)
    var margin = max(0, min(reach, max(width, height))).rounded(.up)
    let limit = max(maximumMarginPixels, 2 * width * height)
    while margin > 0, (width + 2 * margin) * (height + 2 * margin) > limit { margin = (margin / 2).rounded(.down) }
    return margin
  }

  /// How far outside its input the filter paints, in points, if it is bounded by it.
  package var extent: Double {
    var extents: [Double] = []
    for step in steps {
      var extent = step.inputs.reduce(0.0) { most, input in
        if case .result(let index) = input { max(most, extents[index]) } else { most }
      }
      switch step.primitive {
      case .blur(let x, let y): extent += 3 * max(x, y)
      case .offset(let offset): extent += max(abs(offset.x), abs(offset.y))
      case .flood, .matrix, .merge, .composite, .blend: break
      }
      extents.append(extent)
    }
    return extents.last ?? 0
  }

  /// Whether the filter paints only near its input: a flood that is not cut by anything covers everything.
  package var isBounded: Bool {
    var bounded: [Bool] = []
    for step in steps {
      let inputs = step.inputs.map { input in
        if case .result(let index) = input { bounded[index] } else { true }
      }
      switch step.primitive {
      case .flood(let color): bounded.append(color.alpha <= 0)
      case .matrix(_, let constants): bounded.append(inputs.allSatisfy(\.self) && constants[3] <= 0)
      case .composite(.inside): bounded.append(inputs.contains(true))
      case .composite(.outside): bounded.append(inputs.first ?? true)
      case .composite(.atop): bounded.append(inputs.last ?? true)
      case .composite(.arithmetic(let factors)):
        bounded.append((inputs.allSatisfy(\.self) || inputs.contains(true) && factors[1] == 0 && factors[2] == 0) && factors[3] <= 0)
      case .blur, .offset, .merge, .composite, .blend: bounded.append(inputs.allSatisfy(\.self))
      }
    }
    return bounded.last ?? true
  }

  /// Whether the filter keeps the hue of its input: it has no colours of its own and maps none.
  package var keepsColors: Bool {
    steps.allSatisfy { step in
      switch step.primitive {
      case .flood(let color): color.alpha <= 0
      case .matrix: false
      case .blur, .offset, .merge, .composite, .blend: true
      }
    }
  }

  /// The steps in dumps.
  var dumpText: String {
    steps.enumerated().map { index, step in
      let inputs = step.inputs.map { input in
        switch input {
        case .source: "source"
        case .sourceAlpha: "alpha"
        case .result(let index): "\(index)"
        }
      }
      return "\(index)=\(step.primitive.dumpText)(\(inputs.joined(separator: " ")))" + (step.isLinear ? " linear" : "")
    }.joined(separator: "; ")
  }
}

extension FilterGraph.Primitive {
  fileprivate var dumpText: String {
    func numbers(_ values: [Double]) -> String { values.map { DumpText.number($0, places: 3) }.joined(separator: " ") }
    return switch self {
    case .blur(let x, let y): "blur \(numbers(x == y ? [x] : [x, y]))"
    case .offset(let offset): "offset \(numbers([offset.x, offset.y]))"
    case .flood(let color): "flood \(color.hex)"
    case .matrix(let rows, let constants):
      "matrix " + zip(rows, 0...3).map { row, index in numbers((0..<4).map { row[$0] } + [constants[index]]) }.joined(separator: " / ")
    case .merge: "merge"
    case .composite(.arithmetic(let factors)): "arithmetic \(numbers((0..<4).map { factors[$0] }))"
    case .composite(let name): "\(name)"
    case .blend(let mode): "blend \(mode.rawValue)"
    }
  }
}
