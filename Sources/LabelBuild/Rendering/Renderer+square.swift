// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest

extension SquareFit {
  /// The picture in the middle of the square; what sticks out is cut off.
  func framed(_ picture: Bitmap) -> Bitmap {
    let (left, top) = ((side - picture.width) / 2, (side - picture.height) / 2)
    var pixels = [UInt32](repeating: isOpaque ? 0xFFFF_FFFF : 0, count: side * side)
    for y in max(0, top)..<min(side, top + picture.height) {
      for x in max(0, left)..<min(side, left + picture.width) {
        let pixel = picture.pixels[(y - top) * picture.width + x - left]
        pixels[y * side + x] = isOpaque ? Self.overWhite(pixel) : pixel
      }
    }
    return Bitmap(width: side, height: side, scale: 1, pixels: pixels)
  }

  /// A premultiplied pixel on white: every channel gains what is missing to full opacity.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let missing = 255 - pixel >> 24
    return pixel &+ missing &* 0x0101_0101
  }
}

extension Renderer {
  /// A job's label as large as it fits into a square.
  func fitted(_ job: LabelJob, into square: SquareFit) throws(Diagnostic) -> Bitmap {
    let view = job.label.record.viewNode(baseFolder: job.folder)
    var environment = job.label.record.renderEnvironment()
    // Fine enough for the paper's whole pixels to be nearly the label's own size.
    environment.scale = 64
    let paper = draw(try placed(view, in: environment)).canvas
    environment.scale = Double(square.side) / max(paper.width, paper.height)
    var picture = try bitmap(view, in: environment)
    for _ in 0..<Self.mostAttempts where max(picture.width, picture.height) > square.side {
      environment.scale *= min(0.9999, Double(square.side) / Double(max(picture.width, picture.height)))
      picture = try bitmap(view, in: environment)
    }
    return square.framed(picture)
  }

  /// Rounding out to whole pixels adds at most two, which are an eighth of the smallest square.
  private static var mostAttempts: Int { 16 }
}
