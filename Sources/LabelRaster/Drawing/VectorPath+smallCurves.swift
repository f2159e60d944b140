// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// The path with lines in place of the curves of subpaths that are smaller than the pen, such as small circles.
  ///
  /// On curves Cairo draws the inner edge of a stroke at half the line width, even where this is beyond the curve's centre. A circle whose
  /// radius is less than half the line width gets a hole. Polygons do not have this flaw.
  ///
  /// - Parameter scale: Pixels per unit of the path.
  func withSmallCurvesAsLines(_ style: StrokeStyle, scale: Double) -> VectorPath {
    let pen = Size(
      width: style.width * Point(x: style.pen.a, y: style.pen.c).length, height: style.width * Point(x: style.pen.b, y: style.pen.d).length)
    var result = VectorPath()
    for subpath in subpaths {
      guard let box = subpath.bounds, box.width < pen.width, box.height < pen.height, max(box.width, box.height) > 0 else {
        result.append(subpath)
        continue
      }
      let count = Self.lineCount(size: max(box.width, box.height) * scale, pen: max(pen.width, pen.height) * scale)
      result.append(subpath.withLines(perCurve: count))
    }
    return result
  }

  /// How many lines a curve becomes; sizes are in pixels. There are enough that the edge of the stroke is as precise as that of other
  /// curves, but none is shorter than 8/256 pixel: Cairo rounds points to 1/256 pixel, which would turn shorter lines.
  private static func lineCount(size: Double, pen: Double) -> Int {
    let angle = (16 * CurvePrecision.finest.flatness / max(size + pen, 1)).squareRoot()
    return Int(max(min((Double.pi / angle).rounded(.up), (size * Double.pi / 2 * 32).rounded(.down), 1000), 6))
  }
}
