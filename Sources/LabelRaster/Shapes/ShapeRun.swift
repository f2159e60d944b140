// SPDX-License-Identifier: MIT

internal import LabelCore

/// Neighbouring shapes of one colour each, such as an icon, apart from where on the sheet they stand.
///
/// Points are in pixels from a whole pixel near the first of them, cut to a millionth, so that the same icon in two labels is the same
/// run. They are painted from these numbers, whether for the first time or not: a picture never depends on what was painted before it.
struct ShapeRun {
  /// At scale 1.
  let commands: [DrawCommand]

  /// - Parameter shapes: fills, strokes and groups of them in plain colours (`DrawCommand.isShape`).
  init(_ shapes: ArraySlice<DrawCommand>, corner: Point, in space: PixelSpace) {
    commands = shapes.compactMap { $0.relative(to: corner, in: space) }
  }

  /// A point in pixels from the corner, to a 2²⁰th.
  @inline(__always)
  static func place(_ point: Point, from corner: Point, in space: PixelSpace) -> Point {
    // Written out for the sake of each point of each icon in each label: another module's operators are calls.
    Point(x: cut((point.x - space.origin.x) * space.scale - corner.x), y: cut((point.y - space.origin.y) * space.scale - corner.y))
  }

  /// To the nearest 2²⁰th, between two to the even one: processors have an instruction for that alone.
  @inline(__always)
  private static func cut(_ number: Double) -> Double {
    (number * 1_048_576).rounded(.toNearestOrEven) / 1_048_576
  }

  /// A box round all ink, in pixels; nil when there is none.
  var bounds: PixelRect? {
    let boxes = commands.compactMap(\.inkBox).filter { !$0.isEmpty }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension DrawCommand {
  /// Whether the command is a shape, or a group of shapes, in plain colours.
  var isShape: Bool {
    switch self {
    case .fill(_, _, .color), .stroke(_, _, .color): true
    case .group(let group):
      group.mask == nil && group.filters.isEmpty && group.shadows.isEmpty && group.backdrop.isEmpty && !group.isCrisp
        && group.commands.allSatisfy(\.isShape)
    case .fill, .stroke, .glyphs, .image: false
    }
  }

  /// The outline that is painted first.
  var firstPath: VectorPath? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): path
    case .group(let group): group.commands.first?.firstPath
    case .glyphs, .image: nil
    }
  }

  fileprivate func relative(to corner: Point, in space: PixelSpace) -> DrawCommand? {
    switch self {
    case .fill(let path, let rule, .color(let color)): return .fill(path.relative(to: corner, in: space), rule, .color(color))
    case .stroke(let path, let style, .color(let color)):
      return .stroke(path.relative(to: corner, in: space), style.scaled(by: space.scale), .color(color))
    case .group(var group) where isShape:
      group.clip = group.clip?.relative(to: corner, in: space)
      group.commands = group.commands.compactMap { $0.relative(to: corner, in: space) }
      return .group(group)
    case .fill, .stroke, .glyphs, .image, .group: return nil
    }
  }

  /// A box round the command's ink at scale 1.
  fileprivate var inkBox: PixelRect? {
    switch self {
    case .fill(let path, _, _): return path.bounds.map { PixelRect(covering: $0) }
    case .stroke(let path, let style, _): return path.bounds.map { PixelRect(covering: $0.outset(by: style.reach)) }
    case .group(let group):
      return group.commands.compactMap(\.inkBox).reduce(PixelRect.empty) { $0.union($1) }
    case .glyphs, .image: return nil
    }
  }
}

extension VectorPath {
  fileprivate func relative(to corner: Point, in space: PixelSpace) -> VectorPath {
    mapped { ShapeRun.place($0, from: corner, in: space) }
  }
}
