// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelEngine
internal import LabelKit
internal import LabelLayout

extension UILabel {
  /// The first line's baseline: points from the top of the bounds, a whole number of pixels of `traitCollection`'s
  /// scale, as `pngData` draws it. It may be negative where the text is higher than the bounds.
  ///
  /// Nil without text and for a font that does not exist. UIKit has no such number: it offers anchors for Auto Layout,
  /// `firstBaselineAnchor`, which need a hierarchy of views.
  public var firstBaseline: CGFloat? { baselines.first.map { CGFloat($0) } }

  /// The last visible line's baseline, as `firstBaseline`; equal to it for a label of one line.
  public var lastBaseline: CGFloat? { baselines.last.map { CGFloat($0) } }

  private var baselines: [Double] {
    guard let content, content.length > 0 else { return [] }
    let drawing = drawing(scale: nil)
    do {
      let renderer = try RendererPool.shared.renderer()
      return try renderer.placed(drawing.node, in: drawing.environment).baselines
    } catch { return [] }
  }
}
