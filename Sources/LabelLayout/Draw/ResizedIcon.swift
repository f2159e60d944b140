// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// An icon resized to fill a box: stretched or tiled, with caps that keep their thickness.
struct ResizedIcon {
  private let icon: ResolvedIcon
  private let resizing: ResolvedIcon.Resizing
  private let box: Rect
  private let glyphs: any GlyphSource
  private let grid: PixelGrid
  private let budget: OutlineBudget

  /// - Parameter box: the box to fill, on whole pixels.
  init(
    _ icon: ResolvedIcon, _ resizing: ResolvedIcon.Resizing, in box: Rect, glyphs: any GlyphSource, grid: PixelGrid, budget: OutlineBudget
  ) {
    self.icon = icon
    self.resizing = resizing
    self.box = box
    self.glyphs = glyphs
    self.grid = grid
    self.budget = budget
  }

  var painted: Painted {
    guard !box.isEmpty, !Rect(origin: .zero, size: icon.size).isEmpty, !Rect(origin: .zero, size: resizing.natural).isEmpty else {
      return Painted()
    }
    if resizing.mode == .tile || resizing.caps != .zero {
      return Painted(commands: patched(icon.commands), inkBounds: box)
    }
    // A symbol's ink may extend outside the icon's own box; it then extends outside this one too.
    guard let inkBounds = VectorPath.rectangle(icon.inkBounds).transformed(stretch).bounds else { return Painted() }
    return Painted(commands: mapped(icon.commands, stretch), inkBounds: inkBounds)
  }

  /// The transform that stretches the icon's box to this box.
  private var stretch: AffineTransform { map(from: Rect(origin: .zero, size: icon.size), to: box) }

  private func map(from source: Rect, to target: Rect) -> AffineTransform {
    AffineTransform.translation(source.origin * -1).then(.scale(target.width / source.width, target.height / source.height))
      .then(.translation(target.origin))
  }

  private func mapped(_ commands: [DrawCommand], _ map: AffineTransform) -> [DrawCommand] {
    guard budget.allows(commands.pathElementCount) else { return [] }
    return CommandTransform(map, glyphs: glyphs, scale: grid.scale).apply(commands)
  }

  // MARK: Patches

  /// With more tiles of outlines than this, the icon is stretched instead.
  private static let maximumTiles = 20_000
  /// Tiles of bitmaps are repeated into larger bitmaps of about this many pixels per side, so that there are few to draw.
  private static let maximumTilePixels = 512

  /// The commands for each patch.
  private func patched(_ commands: [DrawCommand]) -> [DrawCommand] {
    // A template image is a colour masked by a bitmap: caps and tiles apply to the mask.
    if commands.count == 1, case .group(var group) = commands[0], let mask = group.mask, commands[0].isBitmap {
      group.mask = DrawMask(mask.measure, patched(mask.commands))
      group.commands = mapped(group.commands, stretch)
      return [.group(group)]
    }
    let bitmap: Bitmap? = if commands.count == 1, case .image(let bitmap, _, _) = commands[0] { bitmap } else { nil }
    var columns = axis(resizing.natural.width, (resizing.caps.left, resizing.caps.right), box.minX, box.maxX, pixels: bitmap?.width)
    var rows = axis(resizing.natural.height, (resizing.caps.top, resizing.caps.bottom), box.minY, box.maxY, pixels: bitmap?.height)
    if columns.spanCount * rows.spanCount > Double(Self.maximumTiles) {
      columns.disableTiling()
      rows.disableTiling()
    }
    // Equal patches share the pixels of their bitmap.
    var parts: [Patch.Part: [DrawCommand]] = [:]
    let across = columns.spans(on: grid)
    return rows.spans(on: grid).flatMap { row in
      across.map { column in
        let patch = Patch(column, row, of: icon.size, natural: resizing.natural)
        let part = parts[patch.part] ?? commands.map { $0.part(patch.part) }
        parts[patch.part] = part
        return .group(DrawGroup(clip: .rectangle(patch.visible), commands: mapped(part, map(from: patch.part.repeated, to: patch.target))))
      }
    }
  }

  private func axis(_ natural: Double, _ caps: (Double, Double), _ from: Double, _ to: Double, pixels: Int?) -> ResizingAxis {
    let tilesPerSpan = resizing.mode == .stretch ? nil : pixels.map { max(1, Self.maximumTilePixels / $0) } ?? 1
    return ResizingAxis(natural: natural, caps: caps, from: from, to: to, tilesPerSpan: tilesPerSpan)
  }
}

/// A part of an icon and the rectangle where it is drawn.
private struct Patch {
  struct Part: Hashable {
    /// In points of the icon's box.
    var source: Rect
    /// The number of copies side by side.
    var across: Int
    var down: Int

    /// The rectangle of the part and its copies to the right and below.
    var repeated: Rect {
      Rect(origin: source.origin, size: Size(width: source.width * Double(across), height: source.height * Double(down)))
    }
  }

  let part: Part
  let target: Rect
  /// The target, cut off where the tiles end.
  let visible: Rect

  init(_ column: ResizingAxis.Span, _ row: ResizingAxis.Span, of size: Size, natural: Size) {
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
  /// Whether the command is a bitmap, or a paint masked by a bitmap.
  fileprivate var isBitmap: Bool {
    switch self {
    case .image: true
    case .group(let group): group.mask?.commands.count == 1 && group.mask?.commands.first?.isBitmap == true
    case .fill, .stroke, .glyphs: false
    }
  }

  /// The pixels of a bitmap that a patch shows. Outlines are returned whole, because the patch's clip cuts them.
  fileprivate func part(_ part: Patch.Part) -> DrawCommand {
    guard case .image(let bitmap, let rect, let sampling) = self else { return self }
    let source = part.source
    let (unitX, unitY) = (Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    func pixels(_ from: Double, _ to: Double, _ unit: Double) -> Range<Int> {
      // The tolerance prevents rounding errors from adding a pixel.
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
