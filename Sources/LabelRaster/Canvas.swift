// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// Premultiplied pixels that Cairo draws on and that our own code reads and writes between its calls.
///
/// Cairo's user space is points of the picture; the surface begins at the paper's top left corner.
final class Canvas {
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// The context; it keeps the surface alive and goes first.
  let context: OpaquePointer
  let surface: OpaquePointer

  init(_ size: PixelSize, origin: Point, scale: Double) throws(MachineError) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)) else {
      throw .library(name: "Cairo", call: "cairo_image_surface_create", status: 0, message: "no surface")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      try Cairo.check(status, "cairo_image_surface_create")
      throw .library(name: "Cairo", call: "cairo_create", status: 0, message: "no context")
    }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -origin.x, -origin.y)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    // Fine enough for the largest picture that is allowed, in device pixels.
    cairo_set_tolerance(context, 0.05)
    self.width = size.width
    self.height = size.height
    self.stride = Int(cairo_image_surface_get_stride(surface)) / 4
    self.context = context
    self.surface = surface
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Reads and writes the pixels, rows `stride` apart, with Cairo's own drawing finished before and told of the change after.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt32>) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    // Never nil: an image surface in good standing has data until it is finished, and it is finished only in deinit.
    guard let data = cairo_image_surface_get_data(surface) else { preconditionFailure("an image surface has pixels") }
    return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { body($0) }
  }

  func check(_ call: String) throws(MachineError) {
    try Cairo.check(cairo_status(context), call)
  }

  /// The pixels without gaps between rows.
  func bitmap(scale: Double) -> Bitmap {
    let (width, height, stride) = (width, height, stride)
    let pixels = withPixels { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for row in 0..<height {
          guard let base = target.baseAddress else { break }
          (base + row * width).initialize(from: source + row * stride, count: width)
        }
        count = width * height
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }
}
