// SPDX-License-Identifier: MIT

package import LabelCore

/// What an area is filled with, in concrete colours; places are still parts of the box that is filled.
package enum ResolvedPaint: Hashable, Sendable {
  case color(SRGBColor)
  /// At least one stop.
  case gradient(GradientDescription.Geometry, [Gradient.Stop])
  /// A tint over what lies below, filtered; `opacity` is that of both, 0…1, and already in the tint.
  case material(SRGBColor, backdrop: [Filter], opacity: Double)

  /// The paint for a box; nil for gradients round a centre, which no single paint is. Letters and lines have a material's tint alone.
  package func paint(in box: Rect) -> Paint? {
    let (geometry, stops): (GradientDescription.Geometry, [Gradient.Stop])
    switch self {
    case .color(let color), .material(let color, _, _): return .color(color)
    case .gradient(let place, let colors): (geometry, stops) = (place, colors)
    }
    func place(_ part: Point) -> Point { Point(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height) }
    let gradient: Gradient?
    switch geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      // Without a length there is no direction: the last colour, as after the end.
      gradient = start == end ? nil : Gradient(.linear(from: start, to: end), stops: stops)
    case .radial(let center, let startRadius, let endRadius):
      gradient = Self.rings(startRadius, endRadius, stops, .translation(place(center)))
    case .elliptical(let center, let startRadius, let endRadius):
      let map = AffineTransform.scale(box.width, box.height).then(.translation(place(center)))
      gradient = Self.rings(startRadius, endRadius, stops, map)
    case .angular: return nil
    }
    return gradient.map { .gradient($0) } ?? .color(stops.last?.color ?? .clear)
  }

  /// Rings about the origin of a plane; radii may fall, which turns the colours round.
  private static func rings(_ start: Double, _ end: Double, _ stops: [Gradient.Stop], _ map: AffineTransform) -> Gradient? {
    guard start >= 0, end >= 0, start != end, start.isFinite, end.isFinite else { return nil }
    let turned = start < end ? stops : stops.reversed().map { Gradient.Stop(offset: 1 - $0.offset, color: $0.color) }
    return Gradient(
      .radial(focus: .zero, focusRadius: min(start, end), center: .zero, radius: max(start, end)), stops: turned, transform: map)
  }

  package func opacity(_ factor: Double) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let geometry, let stops):
      .gradient(geometry, stops.map { Gradient.Stop(offset: $0.offset, color: $0.color.opacity(factor)) })
    case .material(let tint, let backdrop, let opacity):
      .material(tint.opacity(factor), backdrop: backdrop, opacity: opacity * factor)
    }
  }

  /// For dumps.
  package var words: String {
    switch self {
    case .color(let color): color.hex
    case .material(let tint, let backdrop, _): "[material \(tint.hex) over \(backdrop.words)]"
    case .gradient(_, let stops): "[gradient \(stops.map { "\(DumpText.number($0.offset)):\($0.color.hex)" }.joined(separator: " "))]"
    }
  }
}

extension ResolvedPaint {
  /// The inside of an outline, painted over a box.
  func filled(_ path: VectorPath, _ rule: FillRule, in box: Rect) -> [DrawCommand] {
    if let paint = paint(in: box) {
      let fill = DrawCommand.fill(path, rule, paint)
      guard case .material(_, let backdrop, let opacity) = self else { return [fill] }
      return [.group(DrawGroup(opacity: opacity, clip: path, clipRule: rule, backdrop: backdrop, commands: [])), fill]
    }
    guard let bounds = path.bounds else { return [] }
    return [.group(DrawGroup(clip: path, clipRule: rule, commands: sectors(in: box, covering: bounds)))]
  }

  /// A line along an outline, painted over a box.
  func stroked(_ path: VectorPath, _ style: StrokeStyle, in box: Rect) -> [DrawCommand] {
    if let paint = paint(in: box) { return [.stroke(path, style, paint)] }
    guard let bounds = path.bounds(of: style) else { return [] }
    return covering([.stroke(path, style, .color(.black))], bounds, in: box)
  }

  /// The paint where other commands have ink inside `bounds`.
  func covering(_ ink: [DrawCommand], _ bounds: Rect, in box: Rect) -> [DrawCommand] {
    let field = paint(in: box).map { [DrawCommand.fill(.rectangle(bounds), .nonzero, $0)] } ?? sectors(in: box, covering: bounds)
    return [.group(DrawGroup(mask: DrawMask(.alpha, ink), commands: field))]
  }

  /// Half a degree each: more than a small picture can show.
  private static let sectorCount = 720

  /// A gradient round a centre as sectors of one colour, without seams between them.
  private func sectors(in box: Rect, covering bounds: Rect) -> [DrawCommand] {
    guard case .gradient(.angular(let part, let startAngle, let endAngle), let stops) = self else { return [] }
    let center = Point(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height)
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY), Point(x: bounds.minX, y: bounds.maxY),
      Point(x: bounds.maxX, y: bounds.maxY),
    ]
    let reach = 2 * (corners.map { ($0 - center).length }.max() ?? 0) + 1
    let turn = 2 * Double.pi
    func rim(_ index: Int) -> Point { center + Point(angle: startAngle + turn * Double(index) / Double(Self.sectorCount)) * reach }
    let sectors = (0..<Self.sectorCount).map { index -> DrawCommand in
      var path = VectorPath()
      path.move(to: center)
      path.line(to: rim(index))
      path.line(to: rim(index + 1))
      path.close()
      let angle = turn * (Double(index) + 0.5) / Double(Self.sectorCount)
      return .fill(path, .nonzero, .color(Self.color(at: angle, of: endAngle - startAngle, stops)))
    }
    return [.group(DrawGroup(isCrisp: true, commands: sectors))]
  }

  /// The colour an angle after the start; beyond the end, half of what is left of the turn has the last colour and half the first.
  private static func color(at angle: Double, of range: Double, _ stops: [Gradient.Stop]) -> SRGBColor {
    let turn = 2 * Double.pi
    let (extent, isTurned) = (min(abs(range), turn), range < 0)
    let way = isTurned ? turn - angle : angle
    let part = extent == 0 ? 1 : way <= extent ? way / extent : way < (extent + turn) / 2 ? 1 : 0
    guard let next = stops.firstIndex(where: { $0.offset >= part }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, by: b.offset == a.offset ? 1 : (part - a.offset) / (b.offset - a.offset), .device)
  }
}
