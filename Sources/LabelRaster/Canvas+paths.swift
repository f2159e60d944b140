// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

extension Canvas {
  func fill(_ path: VectorPath, _ rule: FillRule, _ paint: Paint) {
    setSource(paint)
    add(path, rule)
    cairo_fill(context)
  }

  func stroke(_ path: VectorPath, _ style: StrokeStyle, _ paint: Paint) {
    setSource(paint)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit)
    cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
    add(path, .nonzero)
    cairo_stroke(context)
  }

  /// Puts a path in place for the next fill, stroke or clip.
  func add(_ path: VectorPath, _ rule: FillRule) {
    cairo_set_fill_rule(context, rule == .nonzero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .cubic(let c1, let c2, let p): cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
