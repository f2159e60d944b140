// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// UILabel's three measurements. Autoshrink and tightening do not affect them, because they happen when the text is drawn (UILabel record
/// G1).
package struct LabelMeasurer {
  let text: ShapedText
  let settings: TextSettings
  let grid: PixelGrid
  let lineEnds: LineEnds

  /// The size of the text on one line, whatever the line limit and the mode (G2); hard breaks still give several lines.
  package var intrinsicContentSize: Size {
    size(width: .infinity, numberOfLines: settings.numberOfLines)
  }

  /// The size for a width. The proposed height is ignored (G3), and so is the width when the line limit is 1.
  package func sizeThatFits(_ proposal: Size) -> Size {
    settings.numberOfLines == 1 ? intrinsicContentSize : size(width: proposal.width, numberOfLines: settings.numberOfLines)
  }

  /// The text's frame: at the top left of the bounds when it fits. Text that is too high is centred vertically, with its height limited to
  /// that of the bounds (G14).
  package func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let block = size(width: bounds.width, numberOfLines: numberOfLines)
    guard block.height > bounds.height else { return Rect(origin: bounds.origin, size: block) }
    let y = grid.ceil(bounds.minY + (bounds.height - block.height) / 2)
    return Rect(x: bounds.minX, y: y, width: block.width, height: bounds.height)
  }

  private func size(width: Double, numberOfLines: Int) -> Size {
    let lines = LineComposer(
      text: text, width: width.isNaN ? 0 : max(0, width), limit: max(0, numberOfLines), settings: settings,
      lineEnds: lineEnds
    ).lines()
    let height = max(LineStack(lines, in: text, settings: settings).height, text.reservedHeight(settings))
    return grid.ceil(Size(width: max(0, lines.map(\.measuredWidth).max() ?? 0), height: height))
  }
}

extension Typesetter {
  /// A measurer that measures shaped text like a UILabel with these settings.
  package func measurer(of text: ShapedText, settings: TextSettings, grid: PixelGrid) -> LabelMeasurer {
    LabelMeasurer(
      text: text.laidOut(as: settings.paragraph), settings: settings, grid: grid, lineEnds: lineEnds(settings))
  }
}
