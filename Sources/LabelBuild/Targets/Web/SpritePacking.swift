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

  /// The gap between cells, so that a browser that scales a sheet does not blend neighbours.
  static let gap = 4

  /// - Parameters:
  ///   - cells: widths and heights, more than 0. A cell with a side longer than `limit` is left out.
  ///   - limit: the longest side of a sheet.
  init(_ cells: [(width: Int, height: Int)], limit: Int) {
    let fitting = cells.indices.filter { cells[$0].width <= limit && cells[$0].height <= limit }
    let order = fitting.sorted { (-cells[$0].height, -cells[$0].width, $0) < (-cells[$1].height, -cells[$1].width, $1) }
    let area = order.reduce(0.0) { $0 + Double(cells[$1].width + Self.gap) * Double(cells[$1].height + Self.gap) }
    let widest = order.map { cells[$0].width }.max() ?? 0
    let width = min(limit, max(widest, Int(area.squareRoot().rounded(.up))))
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
