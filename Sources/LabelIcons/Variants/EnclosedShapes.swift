// SPDX-License-Identifier: MIT

internal import LabelCore

/// The shapes of an icon in an enclosure: the symbol, smaller and with finer lines, in or cut out of the container.
struct EnclosedShapes {
  /// The symbol at its place inside the enclosure.
  private let symbol: [IconShape]
  /// The colour that symbol and container share in multicolor; nil for the foreground's.
  private let color: IconLayer.Color?

  /// How a symbol's lines are drawn inside an enclosure.
  private enum Line {
    /// Of characters and marks, which are as plain as the container itself.
    static let plain = (width: 1.75, weightShare: 0.5)
    /// Of two digits side by side.
    static let pair = (width: 1.5, weightShare: 0.35)
    /// Of whole symbols: scaled down in full they would become spidery, and not at all they would run together.
    static let detailed = (width: 1.375, weightShare: 0.3)
    /// Of symbols that lie close already: those that bear less than half of black at full size.
    static let dense = (width: 1.25, weightShare: 0.2)
  }

  /// The container's share of what black adds: its line grows inwards, too.
  static let containerWeightShare = 0.6

  /// The largest size of a symbol inside a circle, against its own.
  private static let largestScale = 0.6

  init(_ characters: EnclosedCharacters, in enclosure: IconEnclosure) {
    let line = characters.isPair ? Line.pair : Line.plain
    var shape = IconShape(line: characters.path.placed(in: enclosure), width: line.width, weightShare: line.weightShare)
    shape.stroke?.style.width *= enclosure.room.lineScale
    shape.uprightAxis = enclosure.room.center.x
    self.symbol = [shape]
    self.color = nil
  }

  init(_ mark: IconMark, in enclosure: IconEnclosure) {
    var shape = IconShape(line: mark.path.placed(in: enclosure), width: Line.plain.width, weightShare: Line.plain.weightShare)
    shape.stroke?.style.width *= enclosure.room.lineScale
    shape.layer.color = mark.color
    self.symbol = [shape]
    self.color = mark.color
  }

  /// - Parameter weightShare: that of the symbol at full size, which tells how much room its lines have.
  init(_ shapes: [IconShape], weightShare: Double, in enclosure: IconEnclosure) {
    let room = enclosure.room
    let isPlain = weightShare == 1 && !shapes.contains { $0.layer.filling == .body }
    var line = isPlain ? Line.plain : weightShare < 0.5 ? Line.dense : Line.detailed
    line.width *= room.lineScale
    let reach = shapes.map(\.reach).max() ?? 0
    let scale = min(Self.largestScale * room.scale, (room.radius - line.width / 2) / max(reach, 1))
    let map = AffineTransform.translation(Point(x: -12, y: -12)).then(.scale(scale, scale)).then(.translation(room.center))
    self.color = shapes.first { $0.layer.level == .primary }?.layer.color ?? shapes.compactMap(\.layer.color).first
    self.symbol = shapes.map { shape in
      var shape = shape
      shape.path = shape.path.transformed(map)
      shape.stroke?.style.width = line.width
      shape.stroke?.weightShare = line.weightShare
      shape.layer.level = .primary
      shape.uprightAxis = shape.uprightAxis.map { ($0 - 12) * scale + room.center.x }
      return shape
    }
  }

  /// The symbol in the container's outline.
  func outlined(by container: [IconShape]) -> [IconShape] { container.map(contained) + symbol }

  /// The symbol cut out of the filled container.
  func cutOut(of container: [IconShape]) -> [IconShape] {
    let body = container.map { contained($0.filledIn) }
    guard let layer = body.first?.layer else { return symbol }
    return body
      + symbol.map { shape in
        // A gap between two parts of the symbol, or a hole in it, shows the container again.
        shape.layer.erasing == .never ? shape.cutOut(of: layer) : shape.replacing(with: layer)
      }
  }

  private func contained(_ shape: IconShape) -> IconShape {
    var shape = shape.behind.taking(weightShare: Self.containerWeightShare)
    shape.layer.color = color
    return shape
  }
}

extension VectorPath {
  fileprivate func placed(in enclosure: IconEnclosure) -> VectorPath {
    let room = enclosure.room
    return transformed(AffineTransform.scale(room.scale, room.scale).then(.translation(room.center)))
  }
}

extension IconShape {
  /// How far the shape's centre lines reach from the grid's centre; 0 for an eraser, which shows nothing itself.
  fileprivate var reach: Double {
    if layer.erasing == .always { return 0 }
    var reach = 0.0
    var current = Point.zero
    func add(_ p: Point) { reach = max(reach, (p - Point(x: 12, y: 12)).length) }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        current = p
      case .cubic(let c1, let c2, let p):
        for t in [0.25, 0.5, 0.75, 1] {
          let u = 1 - t
          add(current * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p * (t * t * t))
        }
        current = p
      case .close: break
      }
    }
    return reach
  }

  /// The eraser's area painted as a layer that shows again there.
  fileprivate func replacing(with layer: IconLayer) -> IconShape {
    var shape = self
    shape.layer = layer
    shape.layer.erasing = .replacing
    return shape
  }
}
