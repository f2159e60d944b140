// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

extension Canvas {
  /// Composites another canvas of the same size onto this one, pixel on pixel.
  func paint(_ other: Canvas, opacity: Double, _ compositing: cairo_operator_t) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_set_operator(context, compositing)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// Stretches a picture over a rectangle in points, with a filter that neither blurs nor aliases.
  func draw(_ bitmap: Bitmap, in rect: Rect) throws(MachineError) {
    guard !rect.isEmpty else { return }
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let source = try Canvas(bitmap)
    cairo_save(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / size.width, rect.height / size.height)
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
    try check("drawing a picture")
  }

  private convenience init(_ bitmap: Bitmap) throws(MachineError) {
    try self.init(PixelSize(of: bitmap), origin: .zero, scale: 1)
    let (width, height, stride) = (width, height, stride)
    withPixels { pixels in
      bitmap.pixels.withUnsafeBufferPointer { source in
        for row in 0..<height {
          for column in 0..<width { pixels[row * stride + column] = source[row * width + column] }
        }
      }
    }
  }
}

extension PixelSize {
  fileprivate init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }
}
