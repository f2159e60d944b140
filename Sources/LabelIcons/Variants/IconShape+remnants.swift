// SPDX-License-Identifier: MIT

internal import LabelCore

extension IconShape {
  /// The shape without subpaths of which an erased disc would leave only a remnant: half a dot is worse than none.
  ///
  /// A subpath is kept if it is outside the disc or enough of it is left. Nil when nothing is kept.
  func withoutRemnants(besideDiscAt center: Point, radius: Double) -> IconShape? {
    guard layer.erasing != .always || layer.filling != .stay else { return self }
    let pen = (stroke?.style.width ?? 0) / 2
    var kept = VectorPath()
    for part in path.subpaths {
      let samples = part.samples
      let outside = samples.filter { ($0 - center).length > radius + Self.cutDepth * pen }
      let isCut = outside.count < samples.count
      let left = samples.isEmpty ? 0 : part.sampledLength * Double(outside.count) / Double(samples.count)
      if !isCut || left >= Self.minimumRemnant { kept.append(part) }
    }
    if kept.isEmpty { return nil }
    var shape = self
    shape.path = kept
    return shape
  }

  /// The minimum length of a remnant that is kept, in grid units.
  private static let minimumRemnant = 2.75
  /// A line counts as cut where the disc's edge is closer to its centre line than this fraction of half its width.
  private static let cutDepth = 0.6
}

extension VectorPath {
  /// Points along a subpath, at most a quarter of a unit apart, from its start.
  var samples: [Point] {
    var points: [Point] = []
    var start = Point.zero
    func add(_ length: Double, _ at: (Double) -> Point) {
      let count = max(1, Int((length * 4).rounded(.up)))
      points += (1...count).map { at(Double($0) / Double(count)) }
    }
    for element in elements {
      let from = points.last ?? .zero
      switch element {
      case .move(let p): (points, start) = ([p], p)
      case .line(let p): add((p - from).length) { from + (p - from) * $0 }
      case .cubic(let c1, let c2, let p):
        add((c1 - from).length + (c2 - c1).length + (p - c2).length) { .onCubic(from: from, c1, c2, to: p, at: $0) }
      case .close: add((start - from).length) { from + (start - from) * $0 }
      }
    }
    return points
  }

  fileprivate var sampledLength: Double {
    let points = samples
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}
