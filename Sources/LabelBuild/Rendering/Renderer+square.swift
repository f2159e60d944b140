// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest

extension SquareFit {
  /// Centres a bitmap in the square and crops it there.
  func framed(_ bitmap: Bitmap) -> Bitmap {
    let (left, top) = ((side - bitmap.width) / 2, (side - bitmap.height) / 2)
    var pixels = [UInt32](repeating: isOpaque ? 0xFFFF_FFFF : 0, count: side * side)
    for y in max(0, top)..<min(side, top + bitmap.height) {
      for x in max(0, left)..<min(side, left + bitmap.width) {
        let pixel = bitmap.pixels[(y - top) * bitmap.width + x - left]
        pixels[y * side + x] = isOpaque ? Self.overWhite(pixel) : pixel
      }
    }
    return Bitmap(width: side, height: side, scale: 1, pixels: pixels)
  }

  /// Composites a premultiplied pixel over white.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let transparency = 255 - pixel >> 24
    return pixel &+ transparency &* 0x0101_0101
  }
}

extension Renderer {
  /// Renders a job's label at the largest scale at which it fits into a square.
  func fitted(_ job: LabelJob, into square: SquareFit) throws(Diagnostic) -> Bitmap {
    let view = job.label.record.viewNode(baseFolder: job.folder)
    var environment = job.label.record.renderEnvironment()
    // At this scale, rounding the canvas to whole pixels hardly changes its size.
    environment.scale = 64
    let canvas = draw(try laidOut(view, in: environment)).canvas
    environment.scale = Double(square.side) / max(canvas.width, canvas.height)
    var bitmap = try bitmap(view, in: environment)
    for _ in 0..<Self.maximumAttempts where max(bitmap.width, bitmap.height) > square.side {
      environment.scale *= min(0.9999, Double(square.side) / Double(max(bitmap.width, bitmap.height)))
      bitmap = try self.bitmap(view, in: environment)
    }
    return square.framed(bitmap)
  }

  /// Rounding outwards to whole pixels adds at most two pixels, which is an eighth of the smallest square.
  private static var maximumAttempts: Int { 16 }
}
