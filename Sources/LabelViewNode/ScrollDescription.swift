// SPDX-License-Identifier: MIT

package import LabelCore

/// A view whose content is as long as it likes along some axes, of which a part is visible: ScrollView at rest.
package struct ScrollDescription: Hashable, Sendable {
  /// The axes along which the content is not limited.
  package var axes: [Axis]
  /// Between the content and the edges of the view, in points.
  package var margins = DirectionalInsets(all: 0)
  /// The point of longer content that is at the same point of the view, as fractions of both; nil for the start.
  package var start: Point?
  /// The point of shorter content that is at the same point of the view, as fractions of both; nil for the start, and for the middle of
  /// a view that scrolls along both axes.
  package var alignment: Point?
  /// Whether the content is clipped at the edges.
  package var isClipped = true

  package init(axes: [Axis]) { self.axes = axes }

  /// The position of the content along an axis, as a fraction of the free length, which is negative for longer content.
  package func anchor(_ axis: Axis, free: Double) -> Double {
    let anchor = free < 0 ? start : alignment ?? (axes.count > 1 ? Point(x: 0.5, y: 0.5) : nil)
    return anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
  }

  /// For dumps.
  package var dumpText: String {
    var text = "scroll " + axes.map(\.rawValue).joined(separator: " ")
    if let start { text += " start=\(DumpText.point(start))" }
    if let alignment { text += " alignment=\(DumpText.point(alignment))" }
    return text + (isClipped ? "" : " unclipped")
  }
}

/// A frame whose lengths are functions of those of the innermost scroll view, or else of what is proposed: `containerRelativeFrame`.
package struct ContainerFrame: Hashable {
  package let axes: [Axis]
  package let alignment: FrameAlignment
  /// The length of the frame in points, from that of the container.
  package let length: ViewFunction<(container: Double, axis: Axis), Double>

  package init(_ axes: [Axis], alignment: FrameAlignment, length: @escaping (Double, Axis) -> Double) {
    self.axes = axes
    self.alignment = alignment
    self.length = ViewFunction { length($0.container, $0.axis) }
  }

  /// For dumps.
  package var dumpText: String { "containerFrame \(axes.map(\.rawValue).joined(separator: " ")) \(alignment.dumpText)" }
}
