// SPDX-License-Identifier: MIT

extension DisplayList {
  /// The display list as text, for `labelkit dump --stage display`.
  package var dump: String {
    var out = DumpText()
    let space = colorSpace == .srgb ? "" : " " + colorSpace.rawValue
    out.line("display @\(DumpText.number(scale))x layout=\(DumpText.rect(layoutRect)) canvas=\(DumpText.rect(canvas))\(space)") { out in
      for command in commands { command.dump(into: &out) }
    }
    return out.text
  }
}

extension DrawCommand {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .fill(let path, let rule, let paint):
      out.line("fill \(paint.dumpText)\(rule == .evenOdd ? " even-odd" : "") \(path.dumpText)")
    case .stroke(let path, let style, let paint):
      out.line("stroke \(paint.dumpText) \(style.dumpText) \(path.dumpText)")
    case .glyphs(let run, let paint):
      out.line("glyphs \(run.font.dumpText) \(paint.dumpText) \(run.dumpText)")
    case .image(let bitmap, let rect, let sampling):
      out.line("image \(bitmap.width)×\(bitmap.height)px in=\(DumpText.rect(rect))\(sampling == .nearest ? " nearest" : "")")
    case .group(let group):
      out.line("group" + group.dumpText) { out in
        for command in group.commands { command.dump(into: &out) }
        if let mask = group.mask {
          out.line("mask \(mask.measure.rawValue)") { out in
            for command in mask.commands { command.dump(into: &out) }
          }
        }
      }
    }
  }
}

extension DrawGroup {
  fileprivate var dumpText: String {
    var text = ""
    if opacity != 1 { text += " opacity=\(DumpText.number(opacity))" }
    if compositing != .over { text += " \(compositing.rawValue)" }
    if let clip { text += " clip=[\(clip.dumpText)]\(clipRule == .evenOdd ? " even-odd" : "")" }
    if isCrisp { text += " crisp" }
    if !filters.isEmpty { text += " filters=\(filters.dumpText)" }
    for shadow in shadows { text += " \(shadow.placement == .inner ? "inner-" : "")shadow=\(shadow.dumpText)" }
    if !backdrop.isEmpty { text += " backdrop=\(backdrop.dumpText)" }
    return text
  }
}

extension Shadow {
  package var dumpText: String {
    "\(color.hex) offset=\(DumpText.point(offset)) sigma=\(DumpText.number(sigma))"
  }
}

extension Paint {
  package var dumpText: String {
    switch self {
    case .color(let color): color.hex
    case .gradient(let gradient): gradient.dumpText
    }
  }
}

extension StrokeStyle {
  /// The width, the cap and the join, and the pen if it is not round.
  fileprivate var dumpText: String {
    var text = "width=\(DumpText.number(width)) \(cap.rawValue)/\(join.rawValue)"
    if !pen.isSimilarity { text += " pen=(\([pen.a, pen.b, pen.c, pen.d].map { DumpText.number($0) }.joined(separator: " ")))" }
    return text
  }
}

extension FontInstance {
  package var dumpText: String {
    var text = "\(name) \(DumpText.number(pointSize))pt"
    if slant != 0 { text += " slant=\(DumpText.number(slant))" }
    if horizontalScale != 1 { text += " stretch=\(DumpText.number(horizontalScale))" }
    return text
  }
}

extension GlyphRun {
  /// Glyph numbers with their positions: `12@(4 16)`.
  fileprivate var dumpText: String {
    glyphs.map { "\($0.glyph.value)@\(DumpText.point($0.position))" }.joined(separator: " ")
  }
}

extension VectorPath {
  /// The outline as SVG path data.
  package var dumpText: String {
    elements.map { element in
      switch element {
      case .move(let p): "M\(p.dumpText)"
      case .line(let p): "L\(p.dumpText)"
      case .cubic(let c1, let c2, let p): "C\(c1.dumpText) \(c2.dumpText) \(p.dumpText)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  fileprivate var dumpText: String { "\(DumpText.number(x, places: 3)),\(DumpText.number(y, places: 3))" }
}
