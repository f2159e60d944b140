// SPDX-License-Identifier: MIT

internal import LabelCore

extension IconShape {
  /// A shape of a generated variant: a round line in the foreground's colour, its area filled too if asked for. It is primary, and
  /// never painted in another way until its layer says so.
  init(line path: VectorPath, width: Double, weightShare: Double, isFilled: Bool = false) {
    self.init(
      path: path, fill: isFilled ? .foreground : nil,
      stroke: Stroke(
        ink: .foreground, style: StrokeStyle(width: width, cap: .round, join: .round), opacity: 1, weightShare: weightShare),
      opacity: 1, layer: IconLayer(filling: .stay), line: 1)
  }

  /// The shape as a container or as background: secondary at most.
  var behind: IconShape {
    var shape = self
    if shape.layer.level == .primary { shape.layer.level = .secondary }
    return shape
  }

  /// The shape cut out of what is below, which may say so in a colour of its own where modes have several.
  ///
  /// - Parameter body: the layer that it is cut out of. A shape that means more than that stays visible in modes of several colours;
  ///   others are holes in every mode.
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
  /// The whole area in the foreground's colour.
  static let foreground = IconShape.Fill(ink: .foreground, rule: .nonzero, opacity: 1)
}

extension VectorPath {
  /// The path with every subpath closed, so that a line runs all round the filled area.
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
