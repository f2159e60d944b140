// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// Collects where the parts of a label are, as JSON objects.
struct LayoutParts {
  let grid: PixelGrid
  let library: FontLibrary
  /// The top left corner of the image in points of the label.
  let origin: Point
  private(set) var frames: [JSONValue] = []
  private(set) var lines: [JSONValue] = []
  private(set) var ink: [JSONValue] = []
  private(set) var runs: [JSONValue] = []
  private(set) var elements: [JSONValue] = []

  /// The most parts of each kind; a title may have a hundred thousand runs.
  private static let maximumCount = 2000

  init(grid: PixelGrid, library: FontLibrary, origin: Point) {
    self.grid = grid
    self.library = library
    self.origin = origin
  }

  /// Adds a view and everything in it.
  mutating func add(_ node: LaidOutNode) {
    switch node.content {
    case .spacer: break
    case .icon(let icon):
      addFrame("icon", node.frame)
      if ink.count < Self.maximumCount { ink.append(object(icon.inkBounds.offset(by: node.frame.origin))) }
    case .shape: addFrame("shape", node.frame)
    case .masked(let inner, _): add(inner)
    case .decorated(let inner, _):
      if node.frame != inner.frame { addFrame("frame", node.frame) }
      add(inner)
    case .stack(let children):
      addFrame("stack", node.frame)
      for child in children { add(child) }
    case .text(let layout, _):
      addFrame("title", node.frame)
      for index in layout.lines.indices where lines.count < Self.maximumCount { add(layout, line: index, in: node.frame) }
    }
  }

  /// Adds what assistive technologies read, in the order of reading, with the names of the groups that it is in.
  mutating func add(_ read: [AccessibilityElement], in group: String? = nil) {
    for element in read where elements.count < Self.maximumCount {
      if let children = element.children {
        add(children, in: element.label ?? group)
      } else {
        elements.append(object(element.frame, element.json(in: group)))
      }
    }
  }

  private mutating func addFrame(_ name: String, _ frame: Rect) {
    if frames.count < Self.maximumCount { frames.append(object(frame, ["name": name.json])) }
  }

  private mutating func add(_ layout: TextLayout, line index: Int, in frame: Rect) {
    let line = layout.lines[index]
    let start = Point(x: frame.minX + line.left, y: layout.drawnBaseline(ofLine: index, from: frame.minY, grid))
    let box = Rect(x: start.x, y: start.y - line.metrics.ascent, width: line.width, height: line.metrics.height)
    var capHeight = 0.0
    var inkBounds: Rect?
    for run in line.runs {
      let font = run.glyphs.font
      let face = library.face(of: font)
      capHeight = max(capHeight, (face?.metrics.capHeight ?? 0) * font.pointSize)
      var area: Rect?
      for placed in run.glyphs.glyphs {
        let bounds = library.inkBounds(of: placed.glyph, in: font)
        if bounds.isEmpty { continue }
        let moved = bounds.offset(by: start + placed.position)
        area = area?.union(moved) ?? moved
      }
      guard let area else { continue }
      inkBounds = inkBounds?.union(area) ?? area
      guard runs.count < Self.maximumCount else { continue }
      runs.append(
        object(
          Rect(x: area.minX, y: box.minY, width: area.width, height: box.height),
          ["font": font.name.json, "file": (face?.path).json, "text": line.string.json]))
    }
    if let inkBounds, ink.count < Self.maximumCount { ink.append(object(inkBounds)) }
    lines.append(
      object(
        box,
        [
          "baseline": (start.y - origin.y).json, "capHeight": capHeight.json, "truncated": (line.isTruncated || line.isClipped).json,
        ]))
  }

  /// A rectangle as an object with more members.
  private func object(_ rect: Rect, _ more: JSONValue = [:]) -> JSONValue {
    let json: JSONValue = [
      "x": (rect.minX - origin.x).json, "y": (rect.minY - origin.y).json, "width": rect.width.json, "height": rect.height.json,
    ]
    return json.adding(more)
  }
}

extension AccessibilityElement {
  /// What is read, without the frame. What is not there has no member.
  fileprivate func json(in group: String?) -> JSONValue {
    var json: JSONValue = ["label": (label ?? "").json, "traits": traits.map(Self.spoken).json]
    json["value"] = value?.json
    json["hint"] = hint?.json
    if let headingLevel, headingLevel > 0 { json["heading"] = headingLevel.json }
    if !actions.isEmpty { json["actions"] = actions.json }
    json["identifier"] = identifier?.json
    json["group"] = group?.json
    return json
  }
}
