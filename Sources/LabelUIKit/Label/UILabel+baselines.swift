// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelEngine
internal import LabelKit
internal import LabelLayout

extension UILabel {
  /// The baseline of the first line, in points from the top of the bounds; nil without text and for a font that is not installed.
  ///
  /// The value is a whole number of pixels at the scale of `traitCollection`, as in `pngData`. It is negative if the first line is above the
  /// bounds. UIKit has no such property, only the anchor `firstBaselineAnchor` for constraints.
  public var firstBaseline: CGFloat? { baselines.first.map { CGFloat($0) } }

  /// The baseline of the last visible line, in points from the top of the bounds; nil if `firstBaseline` is nil. The two are equal for
  /// one line.
  public var lastBaseline: CGFloat? { baselines.last.map { CGFloat($0) } }

  private var baselines: [Double] {
    guard let content, content.length > 0 else { return [] }
    let drawing = drawing(scale: nil)
    do {
      let renderer = try RendererPool.shared.renderer()
      return try renderer.render(drawing.node, in: drawing.environment, upTo: .layout).layout.baselines
    } catch { return [] }
  }
}
