// SPDX-License-Identifier: MIT

internal import LabelCore

extension IconShape {
  /// A shape of a generated variant: a line with round caps and joins in the foreground colour, optionally filled, on the primary level.
  init(line path: VectorPath, width: Double, weightShare: Double, isFilled: Bool = false) {
    self.init(
      path: path, fill: isFilled ? .foreground : nil,
      stroke: Stroke(
        paint: .foreground, style: StrokeStyle(width: width, cap: .round, join: .round), opacity: 1, weightShare: weightShare),
      opacity: 1, layer: IconLayer(filling: .stay), line: 1)
  }

  /// The shape as a container or background: a primary level becomes secondary.
  var asBackground: IconShape {
    var shape = self
    if shape.layer.level == .primary { shape.layer.level = .secondary }
    return shape
  }

  /// The shape cut out of a filled body.
  ///
  /// - Parameter body: the layer that it is cut out of. A shape of a higher level is a hole in monochrome only and visible in modes of
  ///   several colours; other shapes are holes in every mode.
  func cutOut(of body: IconLayer) -> IconShape {
    var shape = self
    guard layer.level.rank < body.level.rank else {
      shape.layer.erasing = .always
      return shape
    }
    shape.layer.erasing = .inMonochrome
    shape.layer.color = body.color.map { $0 == .system(.yellow) ? .system(.black) : .system(.white) }
    return shape
  }

  /// The shape with its area filled as well.
  var filledIn: IconShape {
    var shape = self
    shape.path = path.closed
    shape.fill = .foreground
    return shape
  }
}

extension IconShape.Fill {
  /// The whole area in the foreground colour.
  static let foreground = IconShape.Fill(paint: .foreground, rule: .nonzero, opacity: 1)
}

extension VectorPath {
  /// The path with every subpath closed, so that the line goes all around the filled area.
  fileprivate var closed: VectorPath {
    var result = VectorPath()
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let p):
        if isOpen { result.close() }
        result.move(to: p)
        isOpen = false
      case .line(let p):
        result.line(to: p)
        isOpen = true
      case .cubic(let c1, let c2, let p):
        result.cubic(c1, c2, to: p)
        isOpen = true
      case .close:
        result.close()
        isOpen = false
      }
    }
    if isOpen { result.close() }
    return result
  }
}
