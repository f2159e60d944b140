// SPDX-License-Identifier: MIT

internal import LabelCore

/// An icon that fills a box of another size: stretched or repeated, with sides that keep their thickness.
struct FilledIcon {
  private let icon: ResolvedIcon
  private let filling: ResolvedIcon.Filling
  private let box: Rect
  private let glyphs: any GlyphSource
  private let grid: PixelGrid

  /// - Parameter box: on whole pixels.
  init(_ icon: ResolvedIcon, _ filling: ResolvedIcon.Filling, in box: Rect, glyphs: any GlyphSource, grid: PixelGrid) {
    self.icon = icon
    self.filling = filling
    self.box = box
    self.glyphs = glyphs
    self.grid = grid
  }

  var painted: Painted {
    guard !box.isEmpty, !Rect(origin: .zero, size: icon.size).isEmpty, !Rect(origin: .zero, size: filling.natural).isEmpty else {
      return Painted()
    }
    if filling.mode == .tile || filling.caps != .zero {
      return Painted(commands: patched(icon.commands), ink: box)
    }
    // Ink outside the icon's own box, which symbols have, lies outside this one.
    guard let ink = VectorPath.rectangle(icon.ink).transformed(stretch).bounds else { return Painted() }
    return Painted(commands: mapped(icon.commands, stretch), ink: ink)
  }

  /// All of the icon's box over all of this one.
  private var stretch: AffineTransform { map(from: Rect(origin: .zero, size: icon.size), to: box) }

  private func map(from source: Rect, to target: Rect) -> AffineTransform {
    AffineTransform.translation(source.origin * -1).then(.scale(target.width / source.width, target.height / source.height))
      .then(.translation(target.origin))
  }

  private func mapped(_ commands: [DrawCommand], _ map: AffineTransform) -> [DrawCommand] {
    CommandTransform(map, glyphs: glyphs, scale: grid.scale).apply(commands)
  }

  // MARK: Patches

  /// More tiles of outlines than this are drawn as one, stretched.
  private static let mostTiles = 20_000
  /// Pictures are repeated into longer ones of about so many pixels, so that there are few to draw.
  private static let longestTile = 512

  /// The commands patch by patch.
  private func patched(_ commands: [DrawCommand]) -> [DrawCommand] {
    // A template is a colour where a picture is: the picture is what has caps and tiles.
    if commands.count == 1, case .group(var group) = commands[0], let mask = group.mask {
      group.mask = DrawMask(mask.measure, patched(mask.commands))
      group.commands = mapped(group.commands, stretch)
      return [.group(group)]
    }
    let picture: Bitmap? = commands.count == 1 ? commands[0].bitmap : nil
    let unit = (x: icon.size.width / filling.natural.width, y: icon.size.height / filling.natural.height)
    func axis(_ keyPath: KeyPath<Size, Double>, _ caps: (Double, Double), _ from: Double, _ to: Double, _ pixels: Int?) -> FillingAxis {
      FillingAxis(
        natural: filling.natural[keyPath: keyPath], caps: caps, from: from, to: to,
        tilesPerSpan: filling.mode == .stretch ? nil : pixels.map { max(1, Self.longestTile / $0) } ?? 1)
    }
    var columns = axis(\.width, (filling.caps.left, filling.caps.right), box.minX, box.maxX, picture?.width)
    var rows = axis(\.height, (filling.caps.top, filling.caps.bottom), box.minY, box.maxY, picture?.height)
    if columns.spanCount * rows.spanCount > Double(Self.mostTiles) {
      columns.stretches()
      rows.stretches()
    }
    let across = columns.spans(on: grid)
    return rows.spans(on: grid).flatMap { row in
      across.flatMap { column -> [DrawCommand] in
        let source = Rect(
          minX: column.source.lowerBound * unit.x, minY: row.source.lowerBound * unit.y, maxX: column.source.upperBound * unit.x,
          maxY: row.source.upperBound * unit.y)
        let target = Rect(
          minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound, maxY: row.target.upperBound)
        let visible = Rect(minX: target.minX, minY: target.minY, maxX: min(target.maxX, column.end), maxY: min(target.maxY, row.end))
        let inside = commands.map { $0.bitmap == nil ? $0 : $0.part(source, across: column.tiles, down: row.tiles) }
        let repeated = Rect(
          origin: source.origin, size: Size(width: source.width * Double(column.tiles), height: source.height * Double(row.tiles)))
        return [.group(DrawGroup(clip: .rectangle(visible), commands: mapped(inside, map(from: repeated, to: target))))]
      }
    }
  }
}

extension DrawCommand {
  fileprivate var bitmap: Bitmap? {
    if case .image(let bitmap, _, _) = self { bitmap } else { nil }
  }

  /// The pixels of a picture that lie in a rectangle, repeated from its top left corner.
  fileprivate func part(_ source: Rect, across: Int, down: Int) -> DrawCommand {
    guard case .image(let bitmap, let rect, let sampling) = self else { return self }
    let (unitX, unitY) = (Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    func pixels(_ from: Double, _ to: Double, _ unit: Double) -> Range<Int> {
      // Sums of floating-point numbers are not to take in a pixel more.
      let (first, last) = ((from * unit + 1e-6).rounded(.down), (to * unit - 1e-6).rounded(.up))
      return Int(nearest: first)..<max(Int(nearest: last), Int(nearest: first) + 1)
    }
    let columns = pixels(source.minX - rect.minX, source.maxX - rect.minX, unitX)
    let rows = pixels(source.minY - rect.minY, source.maxY - rect.minY, unitY)
    let part = bitmap.cropped(columns: columns, rows: rows).repeated(across: across, down: down)
    let corner = Point(x: rect.minX + Double(columns.lowerBound) / unitX, y: rect.minY + Double(rows.lowerBound) / unitY)
    return .image(part, Rect(origin: corner, size: Size(width: Double(part.width) / unitX, height: Double(part.height) / unitY)), sampling)
  }
}
