// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Merges the extents of a line's characters into backgrounds, underlines and strikethroughs.
enum DecorationBuilder {
  static func backgrounds(_ extents: [StyledExtent]) -> [LaidOutBackground] {
    var result: [LaidOutBackground] = []
    for extent in extents {
      guard let color = extent.style.background, color.alpha > 0 else { continue }
      let radius = extent.style.backgroundRadius
      let touches = result.last.map { abs($0.right - extent.left) < 1e-6 } ?? false
      if let last = result.last, touches, last.color == color, last.radius == radius {
        result[result.count - 1].right = extent.right
        continue
      }
      // What touches has one straight edge, on whole pixels, without a gap of round corners.
      var next = LaidOutBackground(left: extent.left, right: extent.right, color: color, radius: radius)
      next.isRoundOnLeft = !touches
      if touches { result[result.count - 1].isRoundOnRight = false }
      result.append(next)
    }
    return result
  }

  static func decorations(_ extents: [StyledExtent]) -> [LaidOutDecoration] {
    lines(extents, .underline) + lines(extents, .strikethrough)
  }

  /// The lines of one kind. Adjacent extents with the same decoration share a line with the largest thickness and the largest distance from
  /// the baseline. An underline does not follow `baselineOffset`, a strikethrough does.
  private static func lines(_ extents: [StyledExtent], _ kind: LaidOutDecoration.Kind) -> [LaidOutDecoration] {
    var result: [LaidOutDecoration] = []
    for extent in extents {
      guard let piece = piece(extent, kind) else { continue }
      if let last = result.last, last.continues(in: piece) {
        result[result.count - 1].right = piece.right
        result[result.count - 1].thickness = max(last.thickness, piece.thickness)
        if kind == .underline { result[result.count - 1].position = max(last.position, piece.position) }
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private static func piece(_ extent: StyledExtent, _ kind: LaidOutDecoration.Kind) -> LaidOutDecoration? {
    let style = extent.style
    guard let line = kind == .underline ? style.underline : style.strikethrough, !(line.isByWord && extent.isSpace) else { return nil }
    let metrics = style.font.metrics
    return LaidOutDecoration(
      kind: kind, left: extent.left, right: extent.right,
      position: kind == .underline ? metrics.underlinePosition : -metrics.strikeoutPosition - style.baselineOffset,
      thickness: kind == .underline ? metrics.underlineThickness : metrics.strikeoutThickness, style: line.style,
      pattern: line.pattern, color: line.color ?? style.color)
  }
}

extension LaidOutDecoration {
  fileprivate func continues(in next: LaidOutDecoration) -> Bool {
    kind == next.kind && style == next.style && pattern == next.pattern && color == next.color && abs(right - next.left) < 1e-6
      && (kind == .underline || position == next.position)
  }
}
