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
    if commands.count == 1, case .group(var group) = commands[0], let mask = group.mask, commands[0].isPicture {
      group.mask = DrawMask(mask.measure, patched(mask.commands))
      group.commands = mapped(group.commands, stretch)
      return [.group(group)]
    }
    let bitmap: Bitmap? = if commands.count == 1, case .image(let bitmap, _, _) = commands[0] { bitmap } else { nil }
    var columns = axis(filling.natural.width, (filling.caps.left, filling.caps.right), box.minX, box.maxX, pixels: bitmap?.width)
    var rows = axis(filling.natural.height, (filling.caps.top, filling.caps.bottom), box.minY, box.maxY, pixels: bitmap?.height)
    if columns.spanCount * rows.spanCount > Double(Self.mostTiles) {
      columns.stretches()
      rows.stretches()
    }
    // Tiles of one picture share its pixels.
    var parts: [Patch.Part: [DrawCommand]] = [:]
    let across = columns.spans(on: grid)
    return rows.spans(on: grid).flatMap { row in
      across.map { column in
        let patch = Patch(column, row, of: icon.size, natural: filling.natural)
        let part = parts[patch.part] ?? commands.map { $0.part(patch.part) }
        parts[patch.part] = part
        return .group(DrawGroup(clip: .rectangle(patch.visible), commands: mapped(part, map(from: patch.part.repeated, to: patch.target))))
      }
    }
  }

  private func axis(_ natural: Double, _ caps: (Double, Double), _ from: Double, _ to: Double, pixels: Int?) -> FillingAxis {
    let tilesPerSpan = filling.mode == .stretch ? nil : pixels.map { max(1, Self.longestTile / $0) } ?? 1
    return FillingAxis(natural: natural, caps: caps, from: from, to: to, tilesPerSpan: tilesPerSpan)
  }
}

/// A part of an icon and where it is drawn.
private struct Patch {
  struct Part: Hashable {
    /// In points of the icon's box.
    var source: Rect
    /// How many times it is drawn side by side.
    var across: Int
    var down: Int

    /// The part and its copies to the right and below.
    var repeated: Rect {
      Rect(origin: source.origin, size: Size(width: source.width * Double(across), height: source.height * Double(down)))
    }
  }

  let part: Part
  let target: Rect
  /// The target without what lies beyond the tiles' end.
  let visible: Rect

  init(_ column: FillingAxis.Span, _ row: FillingAxis.Span, of size: Size, natural: Size) {
    let unit = (x: size.width / natural.width, y: size.height / natural.height)
    let source = Rect(
      minX: column.source.lowerBound * unit.x, minY: row.source.lowerBound * unit.y, maxX: column.source.upperBound * unit.x,
      maxY: row.source.upperBound * unit.y)
    part = Part(source: source, across: column.tiles, down: row.tiles)
    target = Rect(
      minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound, maxY: row.target.upperBound)
    visible = Rect(minX: target.minX, minY: target.minY, maxX: min(target.maxX, column.end), maxY: min(target.maxY, row.end))
  }
}

extension DrawCommand {
  /// Whether the command is a bitmap, or a paint where a bitmap is.
  fileprivate var isPicture: Bool {
    switch self {
    case .image: true
    case .group(let group): group.mask?.commands.count == 1 && group.mask?.commands.first?.isPicture == true
    case .fill, .stroke, .glyphs: false
    }
  }

  /// The pixels of a bitmap that a patch wants; outlines stay whole, as the patch's clip cuts them.
  fileprivate func part(_ part: Patch.Part) -> DrawCommand {
    guard case .image(let bitmap, let rect, let sampling) = self else { return self }
    let source = part.source
    let (unitX, unitY) = (Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    func pixels(_ from: Double, _ to: Double, _ unit: Double) -> Range<Int> {
      // Sums of floating-point numbers are not to take in a pixel more.
      let (first, last) = ((from * unit + 1e-6).rounded(.down), (to * unit - 1e-6).rounded(.up))
      return Int(nearest: first)..<max(Int(nearest: last), Int(nearest: first) + 1)
    }
    let columns = pixels(source.minX - rect.minX, source.maxX - rect.minX, unitX)
    let rows = pixels(source.minY - rect.minY, source.maxY - rect.minY, unitY)
    let cut = bitmap.cropped(columns: columns, rows: rows).repeated(across: part.across, down: part.down)
    let corner = Point(x: rect.minX + Double(columns.lowerBound) / unitX, y: rect.minY + Double(rows.lowerBound) / unitY)
    return .image(cut, Rect(origin: corner, size: Size(width: Double(cut.width) / unitX, height: Double(cut.height) / unitY)), sampling)
  }
}
