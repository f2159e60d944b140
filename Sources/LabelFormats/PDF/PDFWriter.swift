// SPDX-License-Identifier: MIT

internal import CCairo
package import LabelCore

/// Writes a label as a PDF file of one page, with Cairo: outlines, and the label's text to select and to search. The same bytes in every run.
package struct PDFWriter {
  /// What Cairo's PDF can hold as vectors.
  package static let abilities = FormatAbilities(
    .pdf, hasFilters: false, hasMasks: false, hasBlending: true, hasImages: true, hasPens: true, hasFocus: true, sharesGlyphs: false)

  private let context: OpaquePointer

  /// The file of a label, prepared for `abilities`.
  ///
  /// - Parameter title: The text that a reader selects; empty for none.
  /// - Throws: `MachineError.exhausted` without memory, and `.library` if Cairo fails.
  package static func file(of scene: VectorScene, title: String) throws(MachineError) -> [UInt8] {
    let output = PDFBytes()
    // The object outlives the surface, which is finished before this function returns.
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let width = max(scene.canvas.width, 1 / scene.scale)
    let height = max(scene.canvas.height, 1 / scene.scale)
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<PDFBytes>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(start: data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, closure, width, height)
    defer { cairo_surface_destroy(surface) }
    // Cairo writes the time of day without this.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    guard let context = cairo_create(surface) else { throw error(CAIRO_STATUS_NO_MEMORY) }
    defer { cairo_destroy(context) }
    cairo_translate(context, -scene.canvas.minX, -scene.canvas.minY)
    let writer = PDFWriter(context: context)
    writer.draw(scene.items)
    if !title.isEmpty { writer.addText(title, in: scene.canvas) }
    cairo_show_page(context)
    cairo_surface_finish(surface)
    let status = [cairo_status(context), cairo_surface_status(surface)].first { $0 != CAIRO_STATUS_SUCCESS }
    if let status { throw error(status) }
    return withExtendedLifetime(output) { output.bytes }
  }

  private static func error(_ status: cairo_status_t) -> MachineError {
    let message = cairo_status_to_string(status).map { String(cString: $0) } ?? ""
    return status == CAIRO_STATUS_NO_MEMORY
      ? .exhausted("the PDF file cannot be made")
      : .library(name: "Cairo", call: "PDF", status: Int(status.rawValue), message: message)
  }

  private func draw(_ items: [VectorItem]) {
    for item in items {
      switch item {
      case .fill(let path, let rule, let paint): fill(path, rule, paint)
      case .stroke(let path, let style, let paint): stroke(path, style, paint)
      case .glyphs(let outlines, let color):
        for outline in outlines.paths(for: color) { fill(outline, .nonzero, .color(color)) }
      case .image(let bitmap, let rect, let sampling): draw(bitmap, in: rect, sampling)
      case .group(let group, let items, _): draw(group, items)
      }
    }
  }

  private func draw(_ group: DrawGroup, _ items: [VectorItem]) {
    guard group.opacity > 0, !items.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if group.isCrisp { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    if let clip = group.clip {
      add(clip)
      cairo_set_fill_rule(context, cairoRule(group.clipRule))
      cairo_clip(context)
    }
    // As in the PNG image, a group with blend modes inside is isolated: they do not blend with the content below the group.
    let isLayer = group.opacity != 1 || group.compositing != .over || items.contains(where: \.blends)
    if isLayer { cairo_push_group(context) }
    draw(items)
    guard isLayer else { return }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, Self.operators[group.compositing] ?? CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(context, group.opacity)
  }

  private static var operators: [DrawGroup.Compositing: cairo_operator_t] {
    [
      .multiply: CAIRO_OPERATOR_MULTIPLY, .screen: CAIRO_OPERATOR_SCREEN, .overlay: CAIRO_OPERATOR_OVERLAY,
      .darken: CAIRO_OPERATOR_DARKEN, .lighten: CAIRO_OPERATOR_LIGHTEN, .colorDodge: CAIRO_OPERATOR_COLOR_DODGE,
      .colorBurn: CAIRO_OPERATOR_COLOR_BURN, .hardLight: CAIRO_OPERATOR_HARD_LIGHT, .softLight: CAIRO_OPERATOR_SOFT_LIGHT,
      .difference: CAIRO_OPERATOR_DIFFERENCE, .exclusion: CAIRO_OPERATOR_EXCLUSION, .hue: CAIRO_OPERATOR_HSL_HUE,
      .saturation: CAIRO_OPERATOR_HSL_SATURATION, .color: CAIRO_OPERATOR_HSL_COLOR, .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY,
    ]
  }

  private func cairoRule(_ rule: FillRule) -> cairo_fill_rule_t { rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }

  private func fill(_ path: VectorPath, _ rule: FillRule, _ paint: Paint) {
    add(path)
    set(paint)
    cairo_set_fill_rule(context, cairoRule(rule))
    cairo_fill(context)
  }

  private func stroke(_ path: VectorPath, _ style: StrokeStyle, _ paint: Paint) {
    cairo_save(context)
    defer { cairo_restore(context) }
    add(path)
    set(paint)
    var pen = Self.matrix(style.pen)
    cairo_transform(context, &pen)
    cairo_set_line_width(context, style.width)
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, style.miterLimit)
    cairo_set_dash(context, style.dashes, Int32(clamping: style.dashes.count), style.dashPhase)
    cairo_stroke(context)
  }

  private func add(_ path: VectorPath) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .cubic(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ paint: Paint) {
    switch paint {
    case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .gradient(let gradient):
      let pattern: OpaquePointer?
      switch gradient.geometry {
      case .linear(let from, let to): pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let focus, let focusRadius, let center, let radius):
        pattern = cairo_pattern_create_radial(focus.x, focus.y, focusRadius, center.x, center.y, radius)
      case .sweep: preconditionFailure("an angular gradient is drawn as an image")
      }
      defer { cairo_pattern_destroy(pattern) }
      for stop in gradient.stopsForPDF {
        cairo_pattern_add_color_stop_rgba(pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
      }
      switch gradient.spread {
      case .pad: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      case .reflect: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
      case .repeat: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      }
      if let inverse = gradient.transform.inverse {
        var matrix = Self.matrix(inverse)
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      cairo_set_source(context, pattern)
    }
  }

  private static func matrix(_ map: AffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
  }

  private func draw(_ bitmap: Bitmap, in rect: Rect, _ sampling: ImageSampling) {
    guard rect.width > 0, rect.height > 0 else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height))
    defer { cairo_surface_destroy(surface) }
    guard let memory = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    bitmap.pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for y in 0..<bitmap.height {
        UnsafeMutableRawPointer(memory + y * stride).copyMemory(from: start + y * bitmap.width * 4, byteCount: bitmap.width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), sampling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint(context)
  }

  /// Adds text that is not painted: one glyph, a dot too small to be seen, which stands for the whole text.
  private func addText(_ text: String, in canvas: Rect) {
    let face = cairo_user_font_face_create()
    defer { cairo_font_face_destroy(face) }
    cairo_user_font_face_set_render_glyph_func(face) { _, _, context, extents in
      extents?.pointee.x_advance = 1
      cairo_rectangle(context, 0, -0.002, 0.002, 0.002)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_font_face(context, face)
    var matrix = cairo_matrix_t(xx: max(canvas.width, 1), yx: 0, xy: 0, yy: max(canvas.height, 1), x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    // Cairo leaves out glyphs without ink, and paints with less opacity than this. The dot changes a pixel by at most one level.
    cairo_set_source_rgba(context, 0, 0, 0, 0.004)
    var glyph = cairo_glyph_t(index: 0, x: canvas.minX, y: canvas.maxY)
    let bytes = Array(text.utf8)
    var cluster = cairo_text_cluster_t(num_bytes: Int32(clamping: bytes.count), num_glyphs: 1)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        cairo_show_text_glyphs(
          context, text.baseAddress, Int32(clamping: text.count), &glyph, 1, &cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }
}

extension VectorItem {
  /// Whether the item depends on what is painted below it.
  fileprivate var blends: Bool { if case .group(let group, _, mask: _) = self { group.compositing != .over } else { false } }
}

extension Gradient {
  /// The stops from offset 0 to offset 1. If two stops share offset 0 or 1, PDF viewers do not draw the outer
  /// colour, so the inner stop is moved by a distance that is too small to see.
  fileprivate var stopsForPDF: [Stop] {
    var stops = stopsFromZeroToOne
    let inset = 1e-4
    for index in stops.indices.dropFirst().dropLast() {
      stops[index].offset = max(inset, min(stops[index].offset, 1 - inset))
    }
    return stops
  }
}

/// The bytes that Cairo has written.
private final class PDFBytes {
  var bytes: [UInt8] = []
}
