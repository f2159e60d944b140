// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// Whether a point is inside the outline. Open subpaths count as closed.
  func contains(_ point: LabelCore.Point, _ rule: FillRule) -> Bool {
    var winding = 0
    for line in edges(linesPerCurve: 32) {
      guard (line.from.y <= point.y) != (line.to.y <= point.y) else { continue }
      let x = line.from.x + (point.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      if x > point.x { winding += line.to.y > line.from.y ? 1 : -1 }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }
}
