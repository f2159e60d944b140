// SPDX-License-Identifier: MIT

package import LabelCore

/// The pixels of a rendered icon, with its coverage and its connected areas.
package struct IconBitmap {
  /// Whether each pixel is at least half opaque, row by row. The outermost pixels are false.
  private let isPainted: [Bool]
  private let width: Int
  /// The fraction of the 24-unit grid that the icon covers, 0…1.
  package let coverage: Double
  /// Pixels per grid unit.
  private let scale: Double

  /// Pixels per grid unit with which connected areas are counted.
  package static let scale = 2.5
  /// Pixels per grid unit with which narrow gaps are measured: a disc of five pixels is one unit wide.
  package static let fineScale = 5.0
  /// The point size at which a grid unit is one point, at regular and medium.
  private static let pointSize = 20 / 0.9961
  /// The grid with a margin of two units.
  private static let canvas = Rect(x: -14, y: -14, width: 28, height: 28)

  /// Renders an icon.
  ///
  /// - Parameter paint: renders a display list without text, like `Rasterizer`.
  package init<Failure>(
    _ icon: Icon, weight: FontWeight = .regular, scale: Double = IconBitmap.scale, paint: (DisplayList) throws(Failure) -> Bitmap
  ) throws(Failure) {
    let commands = icon.glyph(pointSize: Self.pointSize, weight: weight).commands(center: .zero, colors: .monochrome(.black))
    let bitmap = try paint(DisplayList(scale: scale, layoutRect: Self.canvas, canvas: Self.canvas, commands: commands))
    let alphas = bitmap.pixels.map { Int($0 >> 24) }
    let width = bitmap.width
    // The outermost pixels stay clear, so that areas cannot connect across the edge.
    isPainted = alphas.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      return alphas[index] >= 128 && row > 0 && row < bitmap.height - 1 && column > 0 && column < width - 1
    }
    self.width = width
    self.scale = scale
    coverage = Double(alphas.reduce(0, +)) / 255 / (24 * 24 * scale * scale)
  }

  /// The number of connected areas of the foreground and the background, without areas of three pixels or less.
  package var parts: (foreground: Int, background: Int) {
    let sizes = areaSizes(of: isPainted)
    return (sizes.foreground.count { $0 > 3 }, sizes.background.count { $0 > 3 })
  }

  /// The connected areas of the foreground, in square grid units.
  ///
  /// - Parameter isCounted: whether a pixel belongs to the foreground; `point` is its centre, in grid units.
  package func foregroundAreas(where isCounted: (_ point: Point) -> Bool = { _ in true }) -> [Double] {
    let counted = isPainted.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let point = Point(x: (Double(column) + 0.5) / scale - 2, y: (Double(row) + 0.5) / scale - 2)
      return isPainted[index] && isCounted(point)
    }
    return areaSizes(of: counted).foreground.map { Double($0) / (scale * scale) }
  }

  /// The pixels, for comparison with other icons at the same scale.
  package var picture: [Bool] { isPainted }

  /// The area of the foreground that is not in the area of another bitmap of the same scale or beside it, in square grid units.
  package func area(outside other: IconBitmap) -> Double {
    let around = Self.spread(other.isPainted, Self.disc(radius: 1), width: width)
    return Double(isPainted.indices.count { isPainted[$0] && !around[$0] }) / (scale * scale)
  }

  /// The largest connected area of the background in which no disc of one grid unit has space, in square grid units: a gap that is
  /// narrower than a pixel at 24 px. The inside of an acute angle counts too, but is small.
  ///
  /// - Precondition: it was rendered at `fineScale`.
  package var largestSlit: Double {
    precondition(scale == Self.fineScale, "the disc has five pixels")
    let disc = Self.disc(radius: 2)
    let touching = Self.spread(isPainted, disc, width: width)
    let open = Self.spread(touching.map { !$0 }, disc, width: width)
    let slits = isPainted.indices.map { !isPainted[$0] && !open[$0] }
    return Double(areaSizes(of: slits).foreground.max() ?? 0) / (scale * scale)
  }

  /// The pixels of a disc, as offsets from its middle.
  private static func disc(radius: Int) -> [(x: Int, y: Int)] {
    let range = -radius...radius
    return range.flatMap { y in range.filter { x in x * x + y * y <= radius * radius + 1 }.map { (x: $0, y: y) } }
  }

  /// The pixels that a disc around a painted pixel covers.
  private static func spread(_ pixels: [Bool], _ disc: [(x: Int, y: Int)], width: Int) -> [Bool] {
    var result = pixels
    for index in pixels.indices where pixels[index] {
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      for offset in disc where (0..<width).contains(column + offset.x) {
        let other = (row + offset.y) * width + column + offset.x
        if pixels.indices.contains(other) { result[other] = true }
      }
    }
    return result
  }

  private func areaSizes(of pixels: [Bool]) -> (foreground: [Int], background: [Int]) {
    var seen = [Bool](repeating: false, count: pixels.count)
    var sizes = (foreground: [Int](), background: [Int]())
    for start in pixels.indices where !seen[start] {
      let size = areaSize(from: start, in: pixels, &seen)
      if pixels[start] { sizes.foreground.append(size) } else { sizes.background.append(size) }
    }
    return sizes
  }

  /// The number of pixels of the area around a pixel: 8-connected in the foreground, 4-connected in the background.
  private func areaSize(from start: Int, in pixels: [Bool], _ seen: inout [Bool]) -> Int {
    let straight = [1, -1, width, -width]
    let steps = pixels[start] ? straight + [width + 1, width - 1, 1 - width, -1 - width] : straight
    var stack = [start]
    var size = 0
    seen[start] = true
    while let index = stack.popLast() {
      size += 1
      for step in steps {
        let next = index + step
        // The outermost pixels are clear, so a horizontal step never wraps into a painted pixel of the next row.
        guard pixels.indices.contains(next), !seen[next], pixels[next] == pixels[start] else { continue }
        seen[next] = true
        stack.append(next)
      }
    }
    return size
  }
}
