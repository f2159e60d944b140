// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
package import LabelText

/// A label, or a view of several texts, as it is laid out for one locale, direction and group of sizes.
package struct LabelGeometry {
  /// A text with its lines, and the innermost box around it that has a height or is visible.
  package struct Text {
    package var shaped: ShapedText
    package var layout: TextLayout
    package var frame: Rect
    /// The text in the source language, by which findings about it are told apart; nil for a label, which has one text.
    package var part: String?

    /// The characters of the text.
    package var string: String { shaped.string }
  }

  /// An icon as it is drawn.
  package struct Icon {
    package var icon: ResolvedIcon
    package var frame: Rect
  }

  package let layout: LaidOutLabel
  /// The first of the variants that have this layout, and how many have it.
  package let variant: AuditVariant
  package let count: Int
  package private(set) var texts: [Text]
  package let icons: [Icon]
  /// How much wider texts and icons are than a frame with a width, in points.
  let excessTextWidth: Double
  let excessIconWidth: Double

  /// - Parameters:
  ///   - variant: The first of the variants that have this layout.
  ///   - count: How many variants have it.
  package init(layout: LaidOutLabel, variant: AuditVariant, count: Int) {
    (self.layout, self.variant, self.count) = (layout, variant, count)
    var parts = Parts()
    parts.add(layout.root, in: nil)
    (texts, icons, excessTextWidth, excessIconWidth) = (parts.texts, parts.icons, parts.excessTextWidth, parts.excessIconWidth)
  }

  /// The number of lines of the title.
  package var lineCount: Int { texts.map(\.layout.lines.count).max() ?? 0 }

  /// Names the texts by those at the same places in another layout, in the source language; without one by themselves.
  package mutating func nameTexts(like source: LabelGeometry?) {
    let names = source.flatMap { $0.texts.count == texts.count ? $0.texts.map(\.string) : nil } ?? texts.map(\.string)
    for index in texts.indices { texts[index].part = names[index] }
  }

  /// The texts and icons of a tree.
  private struct Parts {
    var texts: [Text] = []
    var icons: [Icon] = []
    var excessTextWidth = 0.0
    var excessIconWidth = 0.0

    /// - Parameter box: The innermost frame with a width.
    mutating func add(_ node: LaidOutNode, in box: Rect?) {
      switch node.content {
      case .spacer, .shape: break
      case .text(let layout, let fill):
        if let shaped = fill.shaped { texts.append(Text(shaped: shaped, layout: layout, frame: node.frame)) }
        excessTextWidth = max(excessTextWidth, Self.excess(of: node.frame, in: box))
      case .icon(let icon):
        icons.append(Icon(icon: icon, frame: node.frame))
        excessIconWidth = max(excessIconWidth, Self.excess(of: node.frame, in: box))
      case .masked(let inner, _): add(inner, in: box)
      case .stack(let children): for child in children { add(child, in: box) }
      case .decorated(_, .hidden): break
      case .decorated(let inner, .frame(let width, _, _)): add(inner, in: width == nil ? box : node.frame)
      case .decorated(let inner, _): add(inner, in: box)
      }
    }

    private static func excess(of frame: Rect, in box: Rect?) -> Double {
      box.map { max($0.minX - frame.minX, frame.maxX - $0.maxX) } ?? 0
    }
  }
}

extension ShapedText {
  /// The characters.
  var string: String { paragraphs.map { String(decoding: $0.units, as: UTF16.self) }.joined(separator: "\n") }
}
