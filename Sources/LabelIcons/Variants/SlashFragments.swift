// SPDX-License-Identifier: MIT

internal import LabelCore

/// The small pieces that a slash cuts off an icon: hooks and crumbs beside the slash, which only look like dirt.
///
/// A line is followed in samples. Samples that the slash, its gap or an eraser covers are hidden, and the runs between them are pieces.
/// Pieces that touch belong together. A group of them that the slash borders on and that is smaller than `minimumArea` is removed, and so
/// is a line's end that is hidden, since its round cap is visible beside the slash.
struct SlashFragments {
  private let shapes: [IconShape]
  private var pieces: [Piece] = []

  /// The smallest area that is kept, in square grid units: a line that is three times as long as it is wide.
  private static let minimumArea = 5.0
  /// The weight of a piece that is cut at both ends: the middle of a line means less than its end.
  private static let middleShare = 0.5
  /// The distances from the diagonal, to the upper right, at which a centre line is hidden at regular weight, in grid units.
  private static let hidden = -1.1...2.85
  /// The distance from the diagonal beyond which the edge of a hidden line is visible above the gap.
  private static let edge = 1.77
  /// The distance from the diagonal at which a line is cut: there the slash and its gap hide the line's round end at every weight.
  private static let cut = 0.85
  /// The part of the diagonal that the slash covers, as distances from the grid's origin.
  private static let slash = 4.4...29.5

  /// A visible run of a subpath.
  private struct Piece {
    let shape: Int
    let subpath: Int
    let points: [Point]
    /// Half the width of its line.
    let pen: Double
    /// In square grid units, weighted; 0 for a hidden end, infinite if the slash does not cut it.
    let area: Double
    /// The fractions of the subpath's length between which it can be removed. The start is larger where the run contains the
    /// subpath's start.
    let start: Double
    let end: Double

    /// Whether the lines of both overlap.
    func touches(_ other: Piece) -> Bool {
      let reach = (pen + other.pen) * 0.9
      return points.contains { point in
        other.points.contains { abs($0.x - point.x) < reach && abs($0.y - point.y) < reach && ($0 - point).length < reach }
      }
    }
  }

  init(of shapes: [IconShape]) {
    self.shapes = shapes
    for (index, shape) in shapes.enumerated() where shape.layer.erasing != .always {
      let erasers = shapes[index...].filter { $0.layer.erasing == .always && $0.fill != nil }.map(Eraser.init)
      for (subpath, path) in shape.path.subpaths.enumerated() {
        pieces += Self.pieces(of: path, subpath, shape, index, erasers)
      }
    }
  }

  /// The shapes without the fragments.
  var removed: [IconShape] {
    let fragments = fragments
    if fragments.isEmpty { return shapes }
    return shapes.indices.compactMap { index in
      let own = fragments.filter { pieces[$0].shape == index }
      guard !own.isEmpty else { return shapes[index] }
      var path = VectorPath()
      for (number, subpath) in shapes[index].path.subpaths.enumerated() {
        let here = pieces.indices.filter { pieces[$0].shape == index && pieces[$0].subpath == number }
        path.append(Self.subpath(subpath, without: own.filter(here.contains).map { pieces[$0] }, of: here.count, shapes[index].fill != nil))
      }
      if path.isEmpty { return nil }
      var shape = shapes[index]
      shape.path = path
      return shape
    }
  }

  /// The indices of the pieces to remove.
  private var fragments: [Int] {
    var rest = Set(pieces.indices.filter { pieces[$0].area < Self.minimumArea })
    var fragments: [Int] = []
    while let first = rest.popFirst() {
      var group = [first]
      var next = 0
      while next < group.count {
        let piece = pieces[group[next]]
        next += 1
        group += pieces.indices.filter { !group.contains($0) && pieces[$0].touches(piece) }
      }
      rest.subtract(group)
      if group.reduce(0, { $0 + pieces[$1].area }) < Self.minimumArea { fragments += group }
    }
    return fragments.sorted()
  }

  // MARK: Pieces

  private static func pieces(of path: VectorPath, _ subpath: Int, _ shape: IconShape, _ index: Int, _ erasers: [Eraser]) -> [Piece] {
    var samples = path.samples
    let isClosed = path.elements.last == .close
    if isClosed, samples.count > 1 { samples.removeLast() }
    let count = samples.count
    let covered = samples.map(isCovered)
    let isHidden = samples.indices.map { index in covered[index] || erasers.contains { $0.covers(samples[index]) } }
    let pen = (shape.stroke?.style.width ?? 0) / 2
    func piece(_ points: [Point], area: Double, start: Double, end: Double) -> Piece {
      Piece(shape: index, subpath: subpath, points: points, pen: pen, area: area, start: start, end: end)
    }
    guard isHidden.contains(true) else { return [piece(samples, area: .infinity, start: 0, end: 1)] }
    // A closed path begins with a hidden run, which is not interrupted by the path's start.
    let first = isClosed ? isHidden.indices.first { isHidden[$0] && !isHidden[($0 + count - 1) % count] } ?? 0 : 0
    let order = Array(first..<count) + Array(0..<first)
    let lengths = lengths(along: samples, isClosed: isClosed)

    /// The runs of samples that are all hidden or all visible.
    var runs: [[Int]] = []
    for sample in order {
      if let last = runs.last?.last, isHidden[last] == isHidden[sample] {
        runs[runs.count - 1].append(sample)
      } else {
        runs.append([sample])
      }
    }
    return runs.indices.compactMap { number in
      let run = runs[number]
      if isHidden[run[0]] {
        let isEnd = !isClosed && (number == 0 || number == runs.count - 1) || runs.count == 1
        guard run.allSatisfy({ covered[$0] }) else { return nil }
        if !isEnd { return top(of: run, samples).map { piece([], area: 0, start: lengths[$0.start], end: lengths[$0.end]) } }
        guard let cut = middle(of: run, samples).map({ lengths[$0] }) else { return nil }
        let (start, end) = (number == 0 ? 0 : cut, number == runs.count - 1 ? 1 : cut)
        return start < end ? piece([], area: 0, start: start, end: end) : nil
      }
      let before = number > 0 ? runs[number - 1] : []
      let after = number + 1 < runs.count ? runs[number + 1] : isClosed ? runs[0] : []
      let isCutBefore = before.last.map { covered[$0] } ?? false
      let isCutAfter = after.first.map { covered[$0] } ?? false
      let points = run.map { samples[$0] }
      let area = area(of: points, pen: pen, isFilled: shape.fill != nil) * (isCutBefore && isCutAfter ? middleShare : 1)
      return piece(
        points, area: isCutBefore || isCutAfter ? area : .infinity, start: middle(of: before, samples).map { lengths[$0] } ?? 0,
        end: middle(of: after, samples).map { lengths[$0] } ?? 1)
    }
  }

  /// The sample of a hidden run at which the line can be cut; nil for no run.
  private static func middle(of run: [Int], _ samples: [Point]) -> Int? {
    run.min { abs(distance(of: samples[$0]) - cut) < abs(distance(of: samples[$1]) - cut) }
  }

  /// The samples between which a hidden run can be removed, if it comes from below the slash and returns there: the edge of a bend or a
  /// corner is visible above the gap. Nil for any other run.
  private static func top(of run: [Int], _ samples: [Point]) -> (start: Int, end: Int)? {
    let distances = run.map { distance(of: samples[$0]) }
    guard let highest = distances.max(), highest > edge, let up = distances.firstIndex(where: { $0 > cut }),
      let down = distances.lastIndex(where: { $0 > cut }), up > 0, down + 1 < run.count
    else { return nil }
    return (run[up - 1], run[down + 1])
  }

  /// The fraction of the subpath's length at each sample.
  private static func lengths(along samples: [Point], isClosed: Bool) -> [Double] {
    var lengths = [0.0]
    for (one, other) in zip(samples, samples.dropFirst()) { lengths.append(lengths[lengths.count - 1] + (other - one).length) }
    let total = lengths[lengths.count - 1] + (isClosed ? (samples[0] - samples[samples.count - 1]).length : 0)
    return total > 0 ? lengths.map { $0 / total } : lengths
  }

  private static func area(of points: [Point], pen: Double, isFilled: Bool) -> Double {
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let line = length * 2 * pen
    guard isFilled else { return line }
    let next = points.dropFirst() + points.prefix(1)
    let inside = abs(zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    // What is kept as a line is kept when it is filled.
    return max(line, inside + length * pen)
  }

  /// The distance from the diagonal, positive to the upper right.
  private static func distance(of point: Point) -> Double { (point.x - point.y) / 2.0.squareRoot() }

  /// Whether the slash or its gap covers a centre line there.
  private static func isCovered(_ point: Point) -> Bool {
    hidden.contains(distance(of: point)) && slash.contains((point.x + point.y) / 2.0.squareRoot())
  }

  // MARK: Cutting

  /// A subpath without some of its pieces. A line is interrupted; an area is closed along the slash.
  ///
  /// - Parameter count: the number of the subpath's pieces.
  private static func subpath(_ path: VectorPath, without removed: [Piece], of count: Int, _ isFilled: Bool) -> VectorPath {
    if removed.isEmpty { return path }
    if removed.count == count { return VectorPath() }
    // The removed parts in order; one that contains the subpath's start is two.
    var parts: [(start: Double, end: Double)] = []
    for piece in removed {
      if piece.start < piece.end {
        parts.append((piece.start, piece.end))
      } else {
        parts += [(0, piece.end), (piece.start, 1)]
      }
    }
    parts.sort { $0.start < $1.start }
    parts.append((1, 1))
    var result = VectorPath()
    var position = 0.0
    for (start, end) in parts {
      let kept = path.trimmed(from: position, to: max(position, start))
      position = max(position, end)
      for (index, element) in kept.elements.enumerated() {
        switch element {
        case .move(let point): if isFilled, index == 0, !result.isEmpty { result.line(to: point) } else { result.move(to: point) }
        case .line(let point): result.line(to: point)
        case .cubic(let first, let second, let point): result.cubic(first, second, to: point)
        case .close: result.close()
        }
      }
    }
    if isFilled { result.close() }
    return result
  }
}

/// A filled eraser, with the area that its line adds.
private struct Eraser {
  private let outlines: [[Point]]
  private let pen: Double

  init(_ shape: IconShape) {
    outlines = shape.path.subpaths.map(\.samples)
    pen = (shape.stroke?.style.width ?? 0) / 2
  }

  func covers(_ point: Point) -> Bool {
    var isInside = false
    for outline in outlines {
      for (one, other) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        if (one - point).length < pen { return true }
        if (one.y > point.y) != (other.y > point.y), point.x < one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x) {
          isInside.toggle()
        }
      }
    }
    return isInside
  }
}
