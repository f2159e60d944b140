// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText
internal import LabelViewNode

extension LaidOutLabel {
  /// The warnings of the layout: text and icons that extend outside the height of their frame.
  package var warnings: [LabelError] { root.warnings(in: nil, pixel: 1 / environment.scale) }
}

extension LaidOutNode {
  /// - Parameters:
  ///   - box: the innermost frame with a height.
  ///   - pixel: the length of a pixel in points.
  fileprivate func warnings(in box: Rect?, pixel: Double) -> [LabelError] {
    switch content {
    case .icon, .spacer, .shape: []
    case .masked(let inner, _): inner.warnings(in: box, pixel: pixel)
    case .stack(let children): children.flatMap { $0.warnings(in: box, pixel: pixel) }
    case .decorated(let inner, .frame(_, let height, _)):
      height == nil ? inner.warnings(in: box, pixel: pixel) : inner.warnings(inFixed: frame, pixel: pixel)
    case .decorated(let inner, .scroll): inner.warnings(in: nil, pixel: pixel)
    case .decorated(let inner, _): inner.warnings(in: box, pixel: pixel)
    case .text(let layout, _): box.flatMap { warning(about: layout, in: $0) }.map { [$0] } ?? []
    }
  }

  /// The warnings of a view in a frame with a height. What is beyond it is reported once.
  private func warnings(inFixed box: Rect, pixel: Double) -> [LabelError] {
    let warnings = warnings(in: box, pixel: pixel)
    guard warnings.isEmpty, let extent = verticalExtent else { return warnings }
    let overflow = max(box.minY - extent.top, extent.bottom - box.maxY)
    return overflow > pixel ? [.contentBeyondLabel(what: extent.what, points: overflow, label: box.height)] : []
  }

  /// The top and the bottom of lines of text and of what icons draw; nil if there are none, or if they are moved on purpose.
  private var verticalExtent: (top: Double, bottom: Double, what: String)? {
    switch content {
    case .spacer, .shape, .masked: return nil
    case .icon(let icon):
      guard icon.resizing == nil, !icon.inkBounds.isEmpty else { return nil }
      return (frame.minY + icon.inkBounds.minY, frame.minY + icon.inkBounds.maxY, "the icon")
    case .text(let layout, _):
      // A single line has warnings of its own, and what is centred by its ink may have empty space beyond the label.
      guard layout.lines.count > 1, layout.verticalCenter == layout.size.height / 2 else { return nil }
      let (first, last) = (layout.lines[0], layout.lines[layout.lines.count - 1])
      return (
        frame.minY + first.baseline - first.metrics.ascent, frame.minY + last.baseline + last.metrics.descent, "the title"
      )
    case .stack(let children):
      return children.compactMap(\.verticalExtent).reduce(nil) { sum, next in
        guard let sum else { return next }
        return (min(sum.top, next.top), max(sum.bottom, next.bottom), sum.bottom - sum.top < next.bottom - next.top ? next.what : sum.what)
      }
    case .decorated(let inner, let decoration):
      switch decoration {
      case .frame(_, nil, _), .padding, .background, .border, .opacity, .direction, .flexibleFrame, .fixedSize, .priority, .shadow, .guide:
        return inner.verticalExtent
      default: return nil
      }
    }
  }

  private func warning(about layout: TextLayout, in box: Rect) -> LabelError? {
    let line = layout.lines[0]
    guard layout.lines.count == 1, !line.runs.isEmpty else { return nil }
    if line.metrics.height > box.height + 0.01 { return .lineTallerThanLabel(line: line.metrics.height, label: box.height) }
    let bottom = frame.minY + line.baseline + line.metrics.descent
    return layout.scaleFactor < 1 && bottom > box.maxY + 0.01 ? .baselineLeavesLabel : nil
  }
}
