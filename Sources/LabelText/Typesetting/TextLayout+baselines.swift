// SPDX-License-Identifier: MIT

package import LabelCore

extension TextLayout {
  /// The baseline of a line as a UILabel draws it, from the same zero as `top`, on a whole pixel.
  ///
  /// The top of the text goes to a pixel first. The text is then moved by less than a pixel so that its last baseline is on the nearest
  /// pixel, and every other baseline goes up to the next pixel. This was measured on images of real labels (Documentation/Fidelity.md).
  ///
  /// - Parameter top: The top of the text's box, in points. It is not rounded when something else than the box is centred.
  package func drawnBaseline(ofLine index: Int, from top: Double, _ grid: PixelGrid) -> Double {
    let top = isCenteredAsBox ? grid.round(top) : top
    let last = grid.round(top + lastBaseline)
    return index == lines.count - 1 ? last : grid.ceil(last - lastBaseline + lines[index].baseline)
  }

  /// Whether the box of all lines is centred in a taller label, not their capitals, small letters or ink.
  package var isCenteredAsBox: Bool { verticalCenter == size.height / 2 }
}
