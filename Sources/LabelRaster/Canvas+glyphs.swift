// SPDX-License-Identifier: MIT

internal import LabelCore

extension Canvas {
  /// Lays a glyph's picture down with its origin at a pixel of the canvas; what lies outside is cut off.
  func draw(_ image: GlyphImage, atX x: Int, y: Int, _ paint: Paint) {
    let left = x + image.left
    let top = y + image.top
    let (firstColumn, endColumn) = (max(0, -left), min(image.width, width - left))
    let (firstRow, endRow) = (max(0, -top), min(image.height, height - top))
    guard firstColumn < endColumn, firstRow < endRow else { return }
    let area = BlitArea(left: left, top: top, columns: firstColumn..<endColumn, rows: firstRow..<endRow, sourceWidth: image.width)
    switch (image.pixels, paint) {
    case (.coverage(let mask), .color(let color)): blit(mask, PremultipliedPixel(color).argb, area)
    case (.color(let pixels), .color(let color)): blit(pixels, opacity: UInt32((color.alpha * 255).rounded()), area)
    }
  }

  private func blit(_ mask: [UInt8], _ color: UInt32, _ area: BlitArea) {
    let stride = stride
    withPixels { pixels in
      mask.withUnsafeBufferPointer { mask in
        for row in area.rows {
          let target = pixels + (area.top + row) * stride + area.left
          let source = row * area.sourceWidth
          for column in area.columns {
            let coverage = UInt32(mask[source + column])
            guard coverage != 0 else { continue }
            target[column] = Blend.over(Blend.scaled(color, by: coverage), target[column])
          }
        }
      }
    }
  }

  private func blit(_ image: [UInt32], opacity: UInt32, _ area: BlitArea) {
    let stride = stride
    withPixels { pixels in
      image.withUnsafeBufferPointer { image in
        for row in area.rows {
          let target = pixels + (area.top + row) * stride + area.left
          let source = row * area.sourceWidth
          for column in area.columns {
            target[column] = Blend.over(Blend.scaled(image[source + column], by: opacity), target[column])
          }
        }
      }
    }
  }
}

/// The part of a glyph's picture that lies on the canvas.
private struct BlitArea {
  /// The canvas pixel of the picture's top left corner; may be negative.
  var left: Int
  var top: Int
  /// Of the picture; never empty.
  var columns: Range<Int>
  var rows: Range<Int>
  var sourceWidth: Int
}
