// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// A view of a two-dimensional gradient: colours at the points of a grid, which are mixed between them.
///
/// The colours of each cell are mixed along straight edges; the control points of curved edges are not used.
public struct MeshGradient: View {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  @Environment(\.self) private var environment

  /// Creates a gradient from the points of a grid and their colours.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - points: The points row by row, as parts of the size of the view.
  ///   - colors: The colours of the points.
  ///   - background: The colour outside of the grid.
  ///   - smoothsColors: Whether the colours are mixed along curves; they always are along lines.
  ///   - colorSpace: The colour space for mixing, which has no effect here.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    (self.points, self.colors, self.background) = (points, colors, background)
  }

  /// The gradient as an image that fills the view.
  public var body: some View {
    Image(decorative: CGImage(bitmap), scale: 1).resizable().interpolation(.high).background(background)
  }

  /// The side of the image in pixels; the view scales it smoothly.
  private static var side: Int { 128 }
  /// The number of parts into which a cell is divided along each axis.
  private static var parts: Int { 12 }

  private var bitmap: Bitmap {
    var pixels = [UInt32](repeating: 0, count: Self.side * Self.side)
    if width > 1, height > 1, points.count >= width * height, colors.count >= width * height {
      let corners = colors.prefix(width * height).map { color -> SIMD4<Float> in
        let resolved = color.resolve(in: environment)
        return SIMD4(resolved.red, resolved.green, resolved.blue, resolved.opacity)
      }
      for row in 0..<height - 1 {
        for column in 0..<width - 1 {
          let first = row * width + column
          fill([first, first + 1, first + width, first + width + 1].map { (points[$0], corners[$0]) }, &pixels)
        }
      }
    }
    return Bitmap(width: Self.side, height: Self.side, pixels: pixels)
  }

  /// Fills a cell by its corners: top left, top right, bottom left, bottom right.
  private func fill(_ corners: [(point: SIMD2<Float>, color: SIMD4<Float>)], _ pixels: inout [UInt32]) {
    func mixed(_ u: Float, _ v: Float) -> (point: SIMD2<Float>, color: SIMD4<Float>) {
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      var result = (point: SIMD2<Float>.zero, color: SIMD4<Float>.zero)
      for (corner, weight) in zip(corners, weights) {
        result.point += corner.point * weight
        result.color += corner.color * weight
      }
      return result
    }
    let step = 1 / Float(Self.parts)
    for i in 0..<Self.parts {
      for j in 0..<Self.parts {
        let (u, v) = (Float(i) * step, Float(j) * step)
        let (a, b, c, d) = (mixed(u, v), mixed(u + step, v), mixed(u, v + step), mixed(u + step, v + step))
        fill(a, b, c, &pixels)
        fill(b, d, c, &pixels)
      }
    }
  }

  private typealias Vertex = (point: SIMD2<Float>, color: SIMD4<Float>)

  /// Fills a triangle with the colours of its corners.
  private func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex, _ pixels: inout [UInt32]) {
    let side = Float(Self.side)
    let (p, q, r) = (a.point * side, b.point * side, c.point * side)
    let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
    let (low, high) = (pointwiseMin(p, pointwiseMin(q, r)), pointwiseMax(p, pointwiseMax(q, r)))
    guard area != 0, area.isFinite, low.x < side, low.y < side, high.x >= 0, high.y >= 0 else { return }
    let columns = max(0, Int(low.x - 1))...min(Self.side - 1, Int(high.x + 1))
    for y in max(0, Int(low.y - 1))...min(Self.side - 1, Int(high.y + 1)) {
      for x in columns {
        let (px, py) = (Float(x) + 0.5, Float(y) + 0.5)
        let wb = ((px - p.x) * (r.y - p.y) - (r.x - p.x) * (py - p.y)) / area
        let wc = ((q.x - p.x) * (py - p.y) - (px - p.x) * (q.y - p.y)) / area
        let wa = 1 - wb - wc
        // A small overlap leaves no gap between triangles.
        guard wa >= -0.02, wb >= -0.02, wc >= -0.02 else { continue }
        pixels[y * Self.side + x] = Self.pixel(a.color * wa + b.color * wb + c.color * wc)
      }
    }
  }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let clamped = color.clamped(lowerBound: .zero, upperBound: .one)
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(clamped.w) << 24 | byte(clamped.x * clamped.w) << 16 | byte(clamped.y * clamped.w) << 8 | byte(clamped.z * clamped.w)
  }
}
