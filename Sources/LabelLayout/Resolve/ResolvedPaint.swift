// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelViewNode

/// A fill with concrete colours; its points are still fractions of the box that is filled.
package enum ResolvedPaint: Hashable, Sendable {
  case color(SRGBColor)
  /// A gradient with at least one stop.
  case gradient(GradientDescription.Geometry, [Gradient.Stop])
  /// A tint over the filtered backdrop; `opacity` is that of both, 0…1, and is already applied to the tint.
  case material(SRGBColor, backdrop: [Filter], opacity: Double)

  /// The paint for a box; nil for angular gradients, which cannot be a single paint. Glyphs and strokes get only the tint of a material.
  package func paint(in box: Rect) -> Paint? {
    let (geometry, stops): (GradientDescription.Geometry, [Gradient.Stop])
    switch self {
    case .color(let color), .material(let color, _, _): return .color(color)
    case .gradient(let gradientGeometry, let colors): (geometry, stops) = (gradientGeometry, colors)
    }
    func position(_ part: Point) -> Point { Point(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height) }
    let gradient: Gradient?
    switch geometry {
    case .linear(let from, let to):
      let (start, end) = (position(from), position(to))
      // A gradient without length is its last colour, as after the end.
      gradient = start == end ? nil : Gradient(.linear(from: start, to: end), stops: stops)
    case .inclined(let angle):
      // Point(angle:) begins at the right.
      let direction = Point(angle: angle - .pi / 2)
      let half = direction * ((abs(direction.x) * box.width + abs(direction.y) * box.height) / 2)
      let middle = Point(x: box.midX, y: box.midY)
      gradient = box.isEmpty ? nil : Gradient(.linear(from: middle - half, to: middle + half), stops: stops)
    case .radial(let center, let startRadius, let endRadius):
      gradient = Self.rings(startRadius, endRadius, stops, .translation(position(center)))
    case .elliptical(let center, let startRadius, let endRadius):
      let map = AffineTransform.scale(box.width, box.height).then(.translation(position(center)))
      gradient = Self.rings(startRadius, endRadius, stops, map)
    case .angular: return nil
    }
    return gradient.map { .gradient($0) } ?? .color(stops.last?.color ?? .clear)
  }

  /// A radial gradient around the origin; a start radius larger than the end radius reverses the colours.
  private static func rings(_ start: Double, _ end: Double, _ stops: [Gradient.Stop], _ map: AffineTransform) -> Gradient? {
    guard start >= 0, end >= 0, start != end, start.isFinite, end.isFinite else { return nil }
    let ordered = start < end ? stops : stops.reversed().map { Gradient.Stop(offset: 1 - $0.offset, color: $0.color) }
    return Gradient(
      .radial(focus: .zero, focusRadius: min(start, end), center: .zero, radius: max(start, end)), stops: ordered, transform: map)
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
  package var dumpText: String {
    switch self {
    case .color(let color): color.hex
    case .material(let tint, let backdrop, _): "[material \(tint.hex) over \(backdrop.dumpText)]"
    case .gradient(_, let stops): "[gradient \(stops.map { "\(DumpText.number($0.offset)):\($0.color.hex)" }.joined(separator: " "))]"
    }
  }
}

extension ResolvedPaint {
  /// Fills an outline with the paint of a box.
  func filled(_ path: VectorPath, _ rule: FillRule, in box: Rect) -> [DrawCommand] {
    if let paint = paint(in: box) {
      let fill = DrawCommand.fill(path, rule, paint)
      guard case .material(_, let backdrop, let opacity) = self else { return [fill] }
      return [.group(DrawGroup(opacity: opacity, clip: path, clipRule: rule, backdrop: backdrop, commands: [])), fill]
    }
    guard let bounds = path.bounds else { return [] }
    return [.group(DrawGroup(clip: path, clipRule: rule, commands: sectors(in: box, covering: bounds)))]
  }

  /// Strokes an outline with the paint of a box.
  func stroked(_ path: VectorPath, _ style: StrokeStyle, in box: Rect) -> [DrawCommand] {
    if let paint = paint(in: box) { return [.stroke(path, style, paint)] }
    guard let bounds = path.bounds(of: style) else { return [] }
    return covering([.stroke(path, style, .color(.black))], bounds, in: box)
  }

  /// The paint masked by other commands inside `bounds`.
  func covering(_ mask: [DrawCommand], _ bounds: Rect, in box: Rect) -> [DrawCommand] {
    let fill = paint(in: box).map { [DrawCommand.fill(.rectangle(bounds), .nonzero, $0)] } ?? sectors(in: box, covering: bounds)
    return [.group(DrawGroup(mask: DrawMask(.alpha, mask), commands: fill))]
  }

  /// The number of sectors, half a degree each, which is finer than a small image can show.
  private static let sectorCount = 720

  /// An angular gradient as sectors of one colour, without seams between them.
  private func sectors(in box: Rect, covering bounds: Rect) -> [DrawCommand] {
    guard case .gradient(.angular(let part, let startAngle, let endAngle), let stops) = self else { return [] }
    let center = Point(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height)
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY), Point(x: bounds.minX, y: bounds.maxY),
      Point(x: bounds.maxX, y: bounds.maxY),
    ]
    let radius = 2 * (corners.map { ($0 - center).length }.max() ?? 0) + 1
    let turn = 2 * Double.pi
    func rim(_ index: Int) -> Point { center + Point(angle: startAngle + turn * Double(index) / Double(Self.sectorCount)) * radius }
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

  /// The colour at an angle after the start. Beyond the end angle, half of the remaining turn has the last colour and half the first.
  private static func color(at angle: Double, of range: Double, _ stops: [Gradient.Stop]) -> SRGBColor {
    let turn = 2 * Double.pi
    let (extent, isReversed) = (min(abs(range), turn), range < 0)
    let distance = isReversed ? turn - angle : angle
    let part = extent == 0 ? 1 : distance <= extent ? distance / extent : distance < (extent + turn) / 2 ? 1 : 0
    guard let next = stops.firstIndex(where: { $0.offset >= part }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, by: b.offset == a.offset ? 1 : (part - a.offset) / (b.offset - a.offset), .device)
  }
}
