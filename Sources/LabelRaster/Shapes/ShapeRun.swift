// SPDX-License-Identifier: MIT

internal import LabelCore

/// Consecutive shapes in solid colours, such as an icon, independent of their position in the image.
///
/// Points are in pixels from a whole pixel near the first of them, rounded to 2⁻²⁰, so that the same icon in two labels is the same run. Runs
/// are painted from these numbers even the first time: an image never depends on what was painted before it.
struct ShapeRun {
  /// The commands at scale 1.
  let commands: [DrawCommand]

  /// - Parameter shapes: Fills, strokes and groups of them in solid colours (`DrawCommand.isShape`).
  init(_ shapes: ArraySlice<DrawCommand>, corner: Point, in space: PixelSpace) {
    commands = shapes.compactMap { $0.relative(to: corner, in: space) }
  }

  /// The position of a point in pixels from the corner, rounded to 2⁻²⁰.
  @inline(__always)
  static func position(of point: Point, from corner: Point, in space: PixelSpace) -> Point {
    // Written out for speed: the operators of another module are not inlined.
    Point(x: rounded((point.x - space.origin.x) * space.scale - corner.x), y: rounded((point.y - space.origin.y) * space.scale - corner.y))
  }

  /// Rounds to 2⁻²⁰, ties to even, for which processors have an instruction.
  @inline(__always)
  private static func rounded(_ number: Double) -> Double {
    (number * 1_048_576).rounded(.toNearestOrEven) / 1_048_576
  }

  /// The ink bounds in pixels; nil if there is no ink.
  var bounds: PixelRect? {
    let boxes = commands.compactMap(\.inkBounds).filter { !$0.isEmpty }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension DrawCommand {
  /// Whether the command is a shape, or a group of shapes, in solid colours.
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

  /// The ink bounds of the command at scale 1.
  fileprivate var inkBounds: PixelRect? {
    switch self {
    case .fill(let path, _, _): return path.bounds.map { PixelRect(covering: $0) }
    case .stroke(let path, let style, _): return path.bounds.map { PixelRect(covering: $0.outset(by: style.extent)) }
    case .group(let group):
      return group.commands.compactMap(\.inkBounds).reduce(PixelRect.empty) { $0.union($1) }
    case .glyphs, .image: return nil
    }
  }
}

extension VectorPath {
  fileprivate func relative(to corner: Point, in space: PixelSpace) -> VectorPath {
    mapped { ShapeRun.position(of: $0, from: corner, in: space) }
  }
}
