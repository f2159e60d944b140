// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelEngine
internal import LabelKit
internal import LabelLayout

extension UILabel {
  /// The baseline of the first line, in points from the top of the bounds; nil without text and for a font that is not installed.
  ///
  /// The value is a whole number of pixels at the scale of `traitCollection`, as `pngData` draws it. It is negative where the text is
  /// higher than the bounds. UIKit has no such number, only the anchor `firstBaselineAnchor` for constraints.
  public var firstBaseline: CGFloat? { baselines.first.map { CGFloat($0) } }

  /// The baseline of the last visible line, in points from the top of the bounds; nil where `firstBaseline` is. For one line the two are
  /// equal.
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
