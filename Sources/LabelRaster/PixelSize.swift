// SPDX-License-Identifier: MIT

package import LabelCore

/// A picture's size in pixels, both at least 1 and within the limits.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that a display list asks for; an empty paper still has one pixel.
  ///
  /// - Throws: `LabelError.sideTooLong` or `.areaTooLarge`, before any memory is taken.
  package init(of list: DisplayList, limits: Limits) throws(LabelError) {
    let width = (list.canvas.width * list.scale).rounded()
    let height = (list.canvas.height * list.scale).rounded()
    let isSomewhere = list.canvas.maxX.isFinite && list.canvas.maxY.isFinite
    let side = isSomewhere ? max(width, height) : .infinity
    guard side <= Double(limits.maximumSide) else { throw .sideTooLong(pixels: side, limit: limits.maximumSide) }
    guard width * height <= Double(limits.maximumArea) else {
      throw .areaTooLarge(pixels: width * height, limit: limits.maximumArea)
    }
    self.width = max(1, Int(width))
    self.height = max(1, Int(height))
  }
}
