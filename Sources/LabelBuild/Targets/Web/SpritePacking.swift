// SPDX-License-Identifier: MIT

/// Packs cells on sheets, row by row, tallest first. Labels are nearly all of the same height, so hardly any space is wasted.
struct SpritePacking {
  /// A cell and its position.
  struct Placement: Hashable {
    /// The cell's index.
    var cell: Int
    var x: Int
    var y: Int
  }

  /// One sheet.
  struct Sheet: Hashable {
    var width = 0
    var height = 0
    var placements: [Placement] = []
  }

  private(set) var sheets: [Sheet] = []

  /// Packs cells on sheets whose sides are powers of two, with the least area. The limit is one too.
  static func ofPowersOfTwo(_ cells: [(width: Int, height: Int)], limit: Int) -> SpritePacking {
    var best: (packing: SpritePacking, area: Int)?
    var width = 1
    while width <= limit {
      var packing = SpritePacking(cells, limit: limit, width: width)
      for index in packing.sheets.indices {
        packing.sheets[index].width = powerOfTwo(packing.sheets[index].width)
        packing.sheets[index].height = powerOfTwo(packing.sheets[index].height)
      }
      let area = packing.sheets.reduce(0) { $0 + $1.width * $1.height }
      if best.map({ area < $0.area }) ?? true { best = (packing, area) }
      width *= 2
    }
    return best?.packing ?? SpritePacking(cells, limit: limit)
  }

  /// The smallest power of two that is not less than a number.
  private static func powerOfTwo(_ number: Int) -> Int {
    var power = 1
    while power < number { power *= 2 }
    return power
  }

  /// The gap between cells, so that a browser that scales a sheet does not blend neighbours.
  static let gap = 4

  /// - Parameters:
  ///   - cells: widths and heights, more than 0. A cell with a side longer than `limit` is left out.
  ///   - limit: the longest side of a sheet.
  ///   - width: the width of a sheet, if the cells shall not be packed into about a square.
  init(_ cells: [(width: Int, height: Int)], limit: Int, width: Int? = nil) {
    let fitting = cells.indices.filter { cells[$0].width <= limit && cells[$0].height <= limit }
    let order = fitting.sorted { (-cells[$0].height, -cells[$0].width, $0) < (-cells[$1].height, -cells[$1].width, $1) }
    let area = order.reduce(0.0) { $0 + Double(cells[$1].width + Self.gap) * Double(cells[$1].height + Self.gap) }
    let widest = order.map { cells[$0].width }.max() ?? 0
    let width = min(limit, max(widest, width ?? Int(area.squareRoot().rounded(.up))))
    var row = (x: 0, y: 0, height: 0)
    for index in order {
      let cell = cells[index]
      if sheets.isEmpty { sheets.append(Sheet()) }
      if row.x + cell.width > width { row = (0, row.y + row.height + Self.gap, 0) }
      if row.y + cell.height > limit {
        sheets.append(Sheet())
        row = (0, 0, 0)
      }
      let last = sheets.count - 1
      sheets[last].placements.append(Placement(cell: index, x: row.x, y: row.y))
      sheets[last].width = max(sheets[last].width, row.x + cell.width)
      sheets[last].height = max(sheets[last].height, row.y + cell.height)
      // Multiples of 4, so that positions are whole pixels at every scale that is a multiple of a quarter.
      row = ((row.x + cell.width + Self.gap + 3) / 4 * 4, row.y, max(row.height, (cell.height + 3) / 4 * 4))
    }
  }
}
