// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// LazyVGrid and LazyHGrid: lines of tracks across an axis, filled in order. Fixed tracks get their length first; the rest is divided
/// evenly, from the first track to the last, each share limited by its track.
struct TrackLayout {
  let engine: LayoutEngine
  let tracks: [GridTrack]
  /// The axis along which the lines follow each other: vertical for LazyVGrid.
  let axis: Axis
  let alignment: StackAlignment
  /// The distance between lines, in points.
  let spacing: Double?
  let children: [LayoutItem]

  private struct Track {
    var start: Double
    var length: Double
    var alignment: FrameAlignment
  }

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let lines = self.tracks(in: proposal[axis.other])
    guard !lines.isEmpty else { return MeasuredNode(size: .zero, content: .spacer) }
    let extent = lines.map { $0.start + $0.length }.max() ?? 0
    var placed: [MeasuredChild] = []
    var position = 0.0
    for first in stride(from: 0, to: children.count, by: lines.count) {
      let line = children[first..<min(first + lines.count, children.count)]
      let nodes = zip(line, lines).map { child, track in child.measure(Proposal(axis, nil, across: track.length)) }
      let thickness = nodes.map { $0.size[axis] }.max() ?? 0
      for (node, track) in zip(nodes, lines) {
        let box = Size(axis, along: thickness, across: track.length)
        let inside = node.origin(in: box, track.alignment, isMirrored: false)
        var origin = Point(axis, along: position, across: track.start) + inside
        if engine.isMirrored { origin.x = (axis == .vertical ? extent : 0) - origin.x - node.size.width }
        placed.append(MeasuredChild(node: node, origin: origin))
      }
      let isLast = first + lines.count >= children.count
      position += thickness + (isLast ? 0 : spacing ?? VerticalSpacing.standard)
    }
    // In right-to-left layouts the lines of a horizontal grid are counted from the right edge, which is known only now.
    if engine.isMirrored, axis == .horizontal { for index in placed.indices { placed[index].origin.x += position } }
    return MeasuredNode.container(Size(axis, along: position, across: extent), placed, isMirrored: engine.isMirrored)
  }

  /// The tracks of a line for a proposed length; without one, flexible tracks have their minimum length.
  private func tracks(in offered: Double?) -> [Track] {
    let gaps = tracks.map { $0.spacing ?? VerticalSpacing.standard }
    let available = offered.map { $0.isFinite ? $0 : 10 }
    var remaining = (available ?? 0) - gaps.dropLast().reduce(0, +)
    var flexible = tracks.count
    for case .fixed(let length) in tracks.map(\.size) {
      remaining -= length
      flexible -= 1
    }
    var result: [Track] = []
    var start = 0.0
    func add(_ length: Double, _ track: GridTrack, gap: Double) {
      result.append(Track(start: start, length: length, alignment: track.alignment ?? fallback))
      start += length + gap
    }
    for (track, gap) in zip(tracks, gaps) {
      switch track.size {
      case .fixed(let length): add(max(0, length), track, gap: gap)
      case .flexible(let least, let most):
        let length = max(least, min(available == nil ? least : max(0, remaining / Double(flexible)), most))
        remaining -= length
        flexible -= 1
        add(length, track, gap: gap)
      case .adaptive(let least, let most):
        let share = max(0, remaining / Double(flexible))
        let least = max(1, least)
        let count = max(1, min(1000, Int(nearest: ((share + gap) / (least + gap)).rounded(.down))))
        let length = max(least, min((share - gap * Double(count - 1)) / Double(count), most))
        remaining -= share
        flexible -= 1
        for _ in 0..<count { add(length, track, gap: gap) }
      }
    }
    return result
  }

  private var fallback: FrameAlignment {
    axis == .vertical
      ? FrameAlignment(horizontal: alignment, vertical: .center) : FrameAlignment(horizontal: .center, vertical: alignment)
  }
}
