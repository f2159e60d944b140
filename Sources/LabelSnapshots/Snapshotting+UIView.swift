// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
public import LabelSnapshotEngine
public import LabelUIKit

extension Snapshotting where Value: UIView {
  /// The view's picture at 2 pixels a point, compared exactly, and its layout beside it.
  public static var image: Snapshotting { .image() }

  /// The view's picture, as `pngData` draws it, and its layout as text beside it. Appearance, locale and reading direction are those of
  /// its traits.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - rule: when two pictures count as equal.
  ///   - keepsLayout: whether the layout is kept too; it differs only where the drawing does, on every machine.
  public static func image(scale: Double = 2, rule: PictureRule = .exact, keepsLayout: Bool = true) -> Snapshotting {
    Snapshotting(rule: rule) { view, name in
      let drawing = view.drawing(scale: CGFloat(scale))
      return try RendererPool.shared.renderer().drawn(drawing.node, in: drawing.environment).snapshot(named: name, keepsLayout: keepsLayout)
    }
  }

  /// Where the view's parts and lines stand, as text: the same on every machine with the same fonts.
  public static var layout: Snapshotting {
    Snapshotting { view, name in
      let drawing = view.drawing(scale: 2)
      return Snapshot(name: name, text: try RendererPool.shared.renderer().drawn(drawing.node, in: drawing.environment).layout)
    }
  }
}
