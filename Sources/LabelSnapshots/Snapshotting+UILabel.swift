// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
public import LabelSnapshotEngine

extension Snapshotting where Value: UILabel {
  /// The label's picture at 2 pixels a point, compared exactly, and its layout beside it.
  public static var image: Snapshotting { .image() }

  /// The label's picture, as `pngData` draws it, and its layout as text beside it. Appearance, locale and reading direction are those of
  /// its traits.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - rule: when two pictures count as equal.
  ///   - keepsLayout: whether the layout is kept too; it differs only where the drawing does, on every machine.
  public static func image(scale: Double = 2, rule: PictureRule = .exact, keepsLayout: Bool = true) -> Snapshotting {
    Snapshotting(rule: rule) { label, name in
      let drawing = label.drawing(scale: CGFloat(scale))
      return try LabelRenderer().drawn(drawing.node, in: drawing.environment).snapshot(named: name, keepsLayout: keepsLayout)
    }
  }

  /// Where the label's lines stand, as text: the same on every machine with the same fonts.
  public static var layout: Snapshotting {
    Snapshotting { label, name in
      let drawing = label.drawing(scale: 2)
      return Snapshot(name: name, text: try LabelRenderer().drawn(drawing.node, in: drawing.environment).layout)
    }
  }
}
