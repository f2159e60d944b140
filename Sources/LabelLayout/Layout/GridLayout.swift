// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// Rows whose cells are in common columns. A column is as wide as its widest cell's ideal width. If that is too wide, or cells are
/// flexible, the columns share the width like children of a stack. Children that are not rows span all columns.
struct GridLayout {
  let engine: LayoutEngine
  let alignment: FrameAlignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let rows: [LayoutItem]

  private struct Cell {
    var item: LayoutItem
    var traits: GridCell
    var columns: Range<Int>
  }

  private struct Row {
    var cells: [Cell]
    var alignment: StackAlignment
    /// Layout-neutral wrappers around the row, the outermost first.
    var wrappers: [LayoutItem] = []
  }

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let rows = self.rows.map(row)
    let count = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    let spanning = rows.map { row in row.cells.count == 1 && row.cells[0].columns.isEmpty }
    let widths = self.widths(rows, count: max(count, 1), proposal.width)
    let total = widths.reduce(0, +) + gap * Double(widths.count - 1)
    var placed: [MeasuredChild] = []
    let nodes = zip(rows, spanning).map { row, spans in
      row.cells.map { cell in
        cell.item.measure(Proposal(width: spans ? total : width(of: cell.columns, widths), height: nil))
      }
    }
    let heights = self.heights(rows, nodes, widths, total, proposal.height)
    var y = 0.0
    for (number, row) in rows.enumerated() {
      let height = heights[number]
      var cells: [MeasuredChild] = []
      for cell in row.cells {
        let isSpanning = spanning[number]
        let box = Size(width: isSpanning ? total : width(of: cell.columns, widths), height: height)
        let node = cell.item.measure(Proposal(box))
        let x = isSpanning ? 0 : widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gap }
        cells.append(MeasuredChild(node: node, origin: origin(of: node, cell, row, rows, in: box, at: Point(x: x, y: y), total)))
      }
      placed += row.wrappers.isEmpty ? cells : [wrapped(cells, row, Rect(x: 0, y: y, width: total, height: height))]
      if number + 1 < rows.count { y += height + distance(number) } else { y += height }
    }
    return MeasuredNode.container(Size(width: total, height: y), placed, isMirrored: engine.isMirrored)
  }

  /// The cells of a row as one view with its wrappers.
  private func wrapped(_ cells: [MeasuredChild], _ row: Row, _ frame: Rect) -> MeasuredChild {
    let own = cells.map { MeasuredChild(node: $0.node, origin: Point(x: $0.origin.x, y: $0.origin.y - frame.minY)) }
    let node = MeasuredNode.container(frame.size, own, isMirrored: engine.isMirrored)
    return MeasuredChild(node: row.wrappers.reversed().reduce(node) { $1.wrapped($0) }, origin: frame.origin)
  }

  private var gap: Double { horizontalSpacing ?? VerticalSpacing.standard }

  private func distance(_ number: Int) -> Double { verticalSpacing ?? rows[number].distance(to: rows[number + 1], along: .vertical) }

  /// The row's cells with their columns; a child that is not a row is a cell without columns.
  private func row(_ item: LayoutItem) -> Row {
    guard !item.isTransparent else {
      var inner = row(item.children[0])
      inner.wrappers.insert(item, at: 0)
      return inner
    }
    guard case .container(.gridRow(let own), _) = item.node else {
      return Row(cells: [Cell(item: item, traits: item.cell, columns: 0..<0)], alignment: alignment.vertical)
    }
    var next = 0
    let cells = item.children.map { child -> Cell in
      let traits = child.cell
      let start = next
      next += max(1, min(traits.columns ?? 1, 1000))
      return Cell(item: child, traits: traits, columns: start..<next)
    }
    return Row(cells: cells, alignment: own ?? alignment.vertical)
  }

  // MARK: Columns

  private func width(of columns: Range<Int>, _ widths: [Double]) -> Double {
    widths[columns].reduce(0, +) + gap * Double(columns.count - 1)
  }

  private func widths(_ rows: [Row], count: Int, _ offered: Double?) -> [Double] {
    let ideal = extents(rows, count, nil)
    guard let offered else { return ideal }
    let least = extents(rows, count, 0)
    let most = extents(rows, count, .infinity)
    // The stack's rule applied to columns: the least flexible first, each gets its share of the remaining width.
    var available = offered - gap * Double(count - 1)
    var result = ideal
    let order = (0..<count).sorted { a, b in
      let (first, second) = (most[a] - least[a], most[b] - least[b])
      return first == second ? a < b : first < second
    }
    for (number, column) in order.enumerated() {
      let share = max(0, available / Double(count - number))
      let measured = extent(of: column, rows, share)
      result[column] = max(measured, least[column])
      available -= result[column]
    }
    return result
  }

  private func extents(_ rows: [Row], _ count: Int, _ width: Double?) -> [Double] {
    var result = (0..<count).map { extent(of: $0, rows, width) }
    // A cell that spans several columns widens all of them equally.
    for cell in rows.flatMap(\.cells) where cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
      let wanted = cell.item.measure(Proposal(width: width, height: nil)).size.width
      let missing = wanted - self.width(of: cell.columns, result)
      if missing > 0, missing.isFinite { for column in cell.columns { result[column] += missing / Double(cell.columns.count) } }
    }
    let total = result.reduce(0, +) + gap * Double(count - 1)
    for cell in rows.flatMap(\.cells) where cell.columns.isEmpty && !cell.traits.unsizedAxes.contains(.horizontal) {
      let missing = cell.item.measure(Proposal(width: width, height: nil)).size.width - total
      if missing > 0, missing.isFinite { for column in 0..<count { result[column] += missing / Double(count) } }
    }
    return result
  }

  /// The largest width of the cells in a single column when a width is proposed to each.
  private func extent(of column: Int, _ rows: [Row], _ width: Double?) -> Double {
    rows.flatMap(\.cells).filter { $0.columns == column..<column + 1 && !$0.traits.unsizedAxes.contains(.horizontal) }
      .map { $0.item.measure(Proposal(width: width, height: nil)).size.width }.max() ?? 0
  }

  // MARK: Rows

  /// The heights of the rows; a proposed height is divided as in a stack.
  private func heights(_ rows: [Row], _ nodes: [[MeasuredNode]], _ widths: [Double], _ total: Double, _ offered: Double?) -> [Double] {
    func extent(_ number: Int, _ height: Double?) -> Double {
      let row = rows[number]
      let measured = row.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }.map { cell in
        cell.item.measure(Proposal(width: cell.columns.isEmpty ? total : width(of: cell.columns, widths), height: height))
      }
      guard row.alignment == .firstTextBaseline || row.alignment == .lastTextBaseline else {
        return measured.map(\.size.height).max() ?? 0
      }
      let key = GuideKey(.vertical, row.alignment)
      return (measured.map { $0[key] }.max() ?? 0) + (measured.map { $0.size.height - $0[key] }.max() ?? 0)
    }
    guard let offered, !rows.isEmpty else { return rows.indices.map { extent($0, nil) } }
    var available = offered - rows.indices.dropLast().reduce(0) { $0 + distance($1) }
    var result = rows.map { _ in 0.0 }
    let ranges = rows.indices.map { extent($0, .infinity) - extent($0, 0) }
    for (done, number) in rows.indices.sorted(by: { ranges[$0] == ranges[$1] ? $0 < $1 : ranges[$0] < ranges[$1] }).enumerated() {
      result[number] = extent(number, max(0, available / Double(rows.count - done)))
      available -= result[number]
    }
    return result
  }

  private func origin(
    of node: MeasuredNode, _ cell: Cell, _ row: Row, _ rows: [Row], in box: Size, at corner: Point, _ total: Double
  ) -> Point {
    let across = columnAlignment(cell, rows) ?? alignment.horizontal
    let frame = MeasuredNode(size: box, content: .spacer)
    var leading = frame[GuideKey(.horizontal, across)] - node[GuideKey(.horizontal, across)]
    var top = self.top(of: node, row, in: box)
    if let anchor = cell.traits.anchor {
      leading = anchor.x * (box.width - node.size.width)
      top = anchor.y * (box.height - node.size.height)
    }
    let x = corner.x + leading
    return Point(x: engine.isMirrored ? total - x - node.size.width : x, y: corner.y + top)
  }

  private func columnAlignment(_ cell: Cell, _ rows: [Row]) -> StackAlignment? {
    guard cell.columns.count == 1 else { return nil }
    return rows.lazy.flatMap(\.cells).first { $0.columns == cell.columns && $0.traits.columnAlignment != nil }?.traits.columnAlignment
  }

  /// The top of a cell: by its baseline if the row is aligned by baselines, otherwise by its alignment in the row's height.
  private func top(of node: MeasuredNode, _ row: Row, in box: Size) -> Double {
    let key = GuideKey(.vertical, row.alignment)
    guard row.alignment == .firstTextBaseline || row.alignment == .lastTextBaseline else {
      return MeasuredNode(size: box, content: .spacer)[key] - node[key]
    }
    let line = row.cells.map { $0.item.measure(Proposal(width: box.width, height: box.height))[key] }.max() ?? 0
    return line - node[key]
  }
}
