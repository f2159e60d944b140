// SPDX-License-Identifier: MIT

package import LabelCore

/// UILabel's three measurements. Autoshrink and tightening have no say in them: they happen when text is drawn (UILabel record G1).
package struct LabelMeasurer {
  let text: ShapedText
  let settings: TextSettings
  let grid: PixelGrid
  let marks: LineMarks

  /// The text on one line, whatever the number of lines and the mode (G2); with hard breaks, on as many lines as they make.
  package var intrinsicContentSize: Size {
    size(width: .infinity, numberOfLines: settings.numberOfLines)
  }

  /// The size for a width; the height proposed has no say (G3), and with one line the width has none either.
  package func sizeThatFits(_ proposal: Size) -> Size {
    settings.numberOfLines == 1 ? intrinsicContentSize : size(width: proposal.width, numberOfLines: settings.numberOfLines)
  }

  /// Where the text stands: at the top left of the bounds when it fits, split evenly above and below them when it is too high, with the
  /// height cut to the bounds' (G14).
  package func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let block = size(width: bounds.width, numberOfLines: numberOfLines)
    guard block.height > bounds.height else { return Rect(origin: bounds.origin, size: block) }
    let y = grid.ceil(bounds.minY + (bounds.height - block.height) / 2)
    return Rect(x: bounds.minX, y: y, width: block.width, height: bounds.height)
  }

  private func size(width: Double, numberOfLines: Int) -> Size {
    let lines = LineComposer(
      text: text, width: width.isNaN ? 0 : max(0, width), limit: max(0, numberOfLines), settings: settings,
      marks: marks
    ).lines()
    let height = max(LineStack(lines, in: text, settings: settings).height, text.keptHeight(settings))
    return grid.ceil(Size(width: max(0, lines.map(\.measuredWidth).max() ?? 0), height: height))
  }
}

extension Typesetter {
  /// Measures shaped text as a UILabel with these settings would.
  package func measurer(of text: ShapedText, settings: TextSettings, grid: PixelGrid) -> LabelMeasurer {
    LabelMeasurer(
      text: text.laidOut(as: settings.paragraph), settings: settings, grid: grid, marks: marks(settings))
  }
}
