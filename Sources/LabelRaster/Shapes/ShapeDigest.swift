// SPDX-License-Identifier: MIT

internal import LabelCore

/// A 128-bit hash of a run of shapes, so that a cache need not keep their outlines.
///
/// It consists of two sums with different multipliers; the probability that two of a billion different icons have the same hash is 10⁻²¹. It is
/// the same on every machine. Points are rounded to 2⁻²⁰ of a pixel from the run's corner: finer than Cairo's own grid, coarser than the
/// rounding errors of sums.
struct ShapeDigest: Hashable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  /// - Parameters:
  ///   - corner: A whole pixel near the shapes.
  ///   - commands: Shapes in solid colours and groups of them (`DrawCommand.isShape`).
  init(_ commands: ArraySlice<DrawCommand>, corner: Point, in space: PixelSpace) {
    add(number: space.scale)
    add(number: space.precision.flatness)
    for command in commands { add(command, corner, space) }
  }

  /// The hash of the inside of an outline, without its colour.
  init(_ path: VectorPath, _ rule: FillRule, in space: PixelSpace) {
    add(number: space.precision.flatness)
    add(rule == .evenOdd ? 1 : 2)
    add(path, .zero, space)
  }

  /// The hash of a stroke along an outline, without its colour.
  init(_ path: VectorPath, _ style: StrokeStyle, in space: PixelSpace) {
    add(number: space.precision.flatness)
    add(3)
    add(style)
    add(path, .zero, space)
  }

  @inline(__always)
  private mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 29
    second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
    second ^= second >> 32
  }

  @inline(__always)
  private mutating func add(number: Double) { add(number.bitPattern) }

  private mutating func add(_ command: DrawCommand, _ corner: Point, _ space: PixelSpace) {
    switch command {
    case .fill(let path, let rule, let paint):
      add(rule == .evenOdd ? 1 : 2)
      add(paint)
      add(path, corner, space)
    case .stroke(let path, let style, let paint):
      add(3)
      add(paint)
      add(style)
      add(path, corner, space)
    case .group(let group):
      add(4)
      add(number: group.opacity)
      add(UInt64(bitPattern: Int64(DrawGroup.Compositing.allCases.firstIndex(of: group.compositing) ?? -1)))
      add(group.clipRule == .evenOdd ? 1 : 2)
      if let clip = group.clip { add(clip, corner, space) }
      for inner in group.commands { add(inner, corner, space) }
      add(5)
    case .glyphs, .image: preconditionFailure("only shapes have a digest")
    }
  }

  private mutating func add(_ paint: Paint) {
    guard case .color(let color) = paint else { preconditionFailure("only solid colours have a digest") }
    for component in [color.red, color.green, color.blue, color.alpha] { add(number: component) }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(number: style.width)
    add(UInt64(style.cap == .butt ? 0 : style.cap == .round ? 1 : 2))
    add(UInt64(style.join == .miter ? 0 : style.join == .round ? 1 : 2))
    add(number: style.miterLimit)
    add(number: style.dashPhase)
    for dash in style.dashes { add(number: dash) }
    for part in [style.pen.a, style.pen.b, style.pen.c, style.pen.d] { add(number: part) }
  }

  private mutating func add(_ path: VectorPath, _ corner: Point, _ space: PixelSpace) {
    @inline(__always)
    func add(_ point: Point) {
      let position = ShapeRun.position(of: point, from: corner, in: space)
      self.add(number: position.x)
      self.add(number: position.y)
    }
    self.add(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point):
        self.add(6)
        add(point)
      case .line(let point): add(point)
      case .cubic(let first, let second, let end):
        self.add(7)
        add(first)
        add(second)
        add(end)
      case .close: self.add(8)
      }
    }
  }
}
