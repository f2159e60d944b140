// SPDX-License-Identifier: MIT

internal import LabelCore

/// The shapes of an icon in an enclosure: the symbol, smaller and with thinner lines, drawn in the container or cut out of it.
struct EnclosedShapes {
  /// The symbol at its position inside the enclosure.
  private let symbol: [IconShape]
  /// The colour of symbol and container in multicolor; nil for the foreground.
  private let color: IconLayer.Color?

  /// The line width and weight share of a symbol inside an enclosure.
  private enum Line {
    /// For characters and marks, which are as simple as the container.
    static let plain = (width: 1.75, weightShare: 0.5)
    /// For two digits side by side.
    static let pair = (width: 1.5, weightShare: 0.35)
    /// For three letters side by side.
    static let triple = (width: 1.0, weightShare: 0.15)
    /// For whole symbols: lines scaled down in full would be too thin, and unscaled lines would run together.
    static let detailed = (width: 1.375, weightShare: 0.3)
    /// For dense symbols: those with a weight share below 0.5 at full size.
    static let dense = (width: 1.125, weightShare: 0.2)
  }

  /// The container's weight share: its line also grows inwards.
  static let containerWeightShare = 0.6

  /// The largest scale of a symbol inside a circle.
  private static let largestScale = 0.6
  /// The largest scale of a dense symbol in a circle, and how much closer it comes to the line: its gaps need the space.
  private static let dense = (scale: 0.68, margin: 0.625)

  init(_ characters: EnclosedCharacters, for localization: IconLocalization?, in enclosure: IconEnclosure) {
    let line = characters.isTriple ? Line.triple : characters.isPair ? Line.pair : Line.plain
    var shape = IconShape(line: characters.path(for: localization).placed(in: enclosure), width: line.width, weightShare: line.weightShare)
    shape.stroke?.style.width *= enclosure.contentArea.lineScale
    shape.uprightAxis = enclosure.contentArea.center.x
    self.symbol = [shape]
    self.color = nil
  }

  init(_ mark: IconMark, for localization: IconLocalization?, in enclosure: IconEnclosure) {
    let path = mark == .questionmark && localization == .arabic ? mark.path.mirrored(at: 0) : mark.path
    var shape = IconShape(line: path.placed(in: enclosure), width: Line.plain.width, weightShare: Line.plain.weightShare)
    shape.stroke?.style.width *= enclosure.contentArea.lineScale
    shape.layer.color = mark.color
    self.symbol = [shape]
    self.color = mark.color
  }

  /// - Parameter icon: the symbol at full size, which says how thin its lines have to be.
  init(_ shapes: [IconShape], of icon: Icon, in enclosure: IconEnclosure) {
    let contentArea = enclosure.contentArea
    let isPlain = icon.weightShare == 1 && !shapes.contains { $0.layer.filling == .body }
    var line = isPlain ? Line.plain : icon.hasFineDetails ? Line.dense : Line.detailed
    line.width *= contentArea.lineScale
    let radius = shapes.map(\.radius).max() ?? 0
    let isDense = !isPlain && icon.hasFineDetails && [.circle, .dashedCircle, .dottedCircle].contains(enclosure)
    let space = contentArea.radius + (isDense ? Self.dense.margin * contentArea.scale : 0) - line.width / 2
    let scale = min((isDense ? Self.dense.scale : Self.largestScale) * contentArea.scale, space / max(radius, 1))
    let map = AffineTransform.translation(Point(x: -12, y: -12)).then(.scale(scale, scale)).then(.translation(contentArea.center))
    self.color = shapes.first { $0.layer.level == .primary }?.layer.color ?? shapes.compactMap(\.layer.color).first
    self.symbol = shapes.map { shape in
      var shape = shape
      shape.path = shape.path.transformed(map)
      shape.stroke?.style.width = line.width
      shape.stroke?.weightShare = line.weightShare
      shape.layer.level = .primary
      shape.uprightAxis = shape.uprightAxis.map { ($0 - 12) * scale + contentArea.center.x }
      return shape
    }
  }

  /// The symbol inside the outlined container.
  func outlined(by container: [IconShape]) -> [IconShape] { container.map(contained) + symbol }

  /// The symbol cut out of the filled container; the symbol inside a container that has no area, such as the dashed circle.
  func cutOut(of container: [IconShape]) -> [IconShape] {
    guard container.contains(where: { $0.layer.filling == .body }) else { return outlined(by: container) }
    let body = FilledShapes.of(container).map(contained)
    guard let layer = body.last(where: { $0.fill != nil && $0.layer.erasing == .never })?.layer else { return symbol }
    return body
      + symbol.map { shape in
        // The container is visible through gaps and holes of the symbol.
        shape.layer.erasing == .never ? shape.cutOut(of: layer) : shape.replacing(with: layer)
      }
  }

  private func contained(_ shape: IconShape) -> IconShape {
    var shape = shape.asBackground.limiting(weightShare: Self.containerWeightShare)
    shape.layer.color = color
    return shape
  }
}

extension VectorPath {
  fileprivate func placed(in enclosure: IconEnclosure) -> VectorPath {
    let contentArea = enclosure.contentArea
    return transformed(AffineTransform.scale(contentArea.scale, contentArea.scale).then(.translation(contentArea.center)))
  }
}

extension IconShape {
  /// The largest distance of the shape's centre lines from the grid's centre; 0 for an eraser, which paints nothing.
  fileprivate var radius: Double {
    if layer.erasing == .always { return 0 }
    var radius = 0.0
    var current = Point.zero
    func add(_ p: Point) { radius = max(radius, (p - Point(x: 12, y: 12)).length) }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        current = p
      case .cubic(let c1, let c2, let p):
        for t in [0.25, 0.5, 0.75, 1] { add(.onCubic(from: current, c1, c2, to: p, at: t)) }
        current = p
      case .close: break
      }
    }
    return radius
  }

  /// An eraser's area painted with another layer, which is visible through it.
  fileprivate func replacing(with layer: IconLayer) -> IconShape {
    var shape = self
    shape.layer = layer
    shape.layer.erasing = .replacing
    return shape
  }
}
