// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelText

/// A label as it is laid out for one locale, direction and group of sizes.
struct LabelGeometry {
  /// A text with its lines, and the innermost box around it that has a height or is visible.
  struct Text {
    var shaped: ShapedText
    var layout: TextLayout
    var frame: Rect
  }

  /// An icon as it is drawn.
  struct Icon {
    var icon: ResolvedIcon
    var frame: Rect
  }

  /// The record with the text of the locale.
  let record: LabelRecord
  let resolved: ResolvedLabel
  let layout: LaidOutLabel
  /// The first of the variants that have this layout, and how many have it.
  let variant: AuditVariant
  let count: Int
  let texts: [Text]
  let icons: [Icon]
  /// How much wider the content is than a frame with a width, in points.
  let excessWidth: Double

  init(record: LabelRecord, resolved: ResolvedLabel, layout: LaidOutLabel, variant: AuditVariant, count: Int) {
    (self.record, self.resolved, self.layout, self.variant, self.count) = (record, resolved, layout, variant, count)
    var parts = Parts()
    parts.add(layout.root, in: nil)
    // Both trees have their texts in the order of the views.
    let shaped = resolved.root.texts
    texts = zip(shaped, parts.texts).map { Text(shaped: $0.shaped, layout: $1.layout, frame: $1.frame) }
    icons = parts.icons
    excessWidth = parts.excessWidth
  }

  /// The number of lines of the title.
  var lineCount: Int { texts.map(\.layout.lines.count).max() ?? 0 }

  /// The texts and icons of a tree.
  private struct Parts {
    var texts: [(layout: TextLayout, frame: Rect)] = []
    var icons: [Icon] = []
    var excessWidth = 0.0

    /// - Parameter box: The innermost frame with a width.
    mutating func add(_ node: LaidOutNode, in box: Rect?) {
      switch node.content {
      case .spacer, .shape: break
      case .text(let layout, _):
        texts.append((layout, node.frame))
        check(node.frame, in: box)
      case .icon(let icon):
        icons.append(Icon(icon: icon, frame: node.frame))
        check(node.frame, in: box)
      case .masked(let inner, _): add(inner, in: box)
      case .stack(let children): for child in children { add(child, in: box) }
      case .decorated(let inner, .frame(let width, _, _)): add(inner, in: width == nil ? box : node.frame)
      case .decorated(let inner, _): add(inner, in: box)
      }
    }

    private mutating func check(_ frame: Rect, in box: Rect?) {
      guard let box else { return }
      excessWidth = max(excessWidth, box.minX - frame.minX, frame.maxX - box.maxX)
    }
  }
}

extension ResolvedNode {
  /// The texts, in the order of the views.
  fileprivate var texts: [ResolvedText] {
    switch self {
    case .text(let text): [text]
    case .icon, .spacer, .shape, .geometry: []
    case .stack(_, _, _, let children), .container(_, let children): children.flatMap(\.texts)
    case .layered(let node, let other, _, let isBehind): isBehind ? other.texts + node.texts : node.texts + other.texts
    case .masked(let node, _, _), .decorated(let node, _): node.texts
    }
  }
}
