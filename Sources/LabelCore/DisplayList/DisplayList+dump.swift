// SPDX-License-Identifier: MIT

extension DisplayList {
  /// The stable text form that `labelkit dump --stage display` prints.
  package var dump: String {
    var out = DumpText()
    out.line("display @\(DumpText.number(scale))x layout=\(DumpText.rect(layoutRect)) canvas=\(DumpText.rect(canvas))") { out in
      for command in commands { command.dump(into: &out) }
    }
    return out.text
  }
}

extension DrawCommand {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .fill(let path, let rule, let paint):
      out.line("fill \(paint.words)\(rule == .evenOdd ? " even-odd" : "") \(path.words)")
    case .stroke(let path, let style, let paint):
      out.line("stroke \(paint.words) \(style.words) \(path.words)")
    case .glyphs(let run, let paint):
      out.line("glyphs \(run.font.words) \(paint.words) \(run.words)")
    case .image(let bitmap, let rect, let sampling):
      out.line("image \(bitmap.width)×\(bitmap.height)px in=\(DumpText.rect(rect))\(sampling == .nearest ? " nearest" : "")")
    case .group(let group):
      out.line("group" + group.words) { out in
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
  fileprivate var words: String {
    var words = ""
    if opacity != 1 { words += " opacity=\(DumpText.number(opacity))" }
    if compositing != .over { words += " \(compositing.rawValue)" }
    if let clip { words += " clip=[\(clip.words)]\(clipRule == .evenOdd ? " even-odd" : "")" }
    if isCrisp { words += " crisp" }
    if !filters.isEmpty { words += " filters=\(filters.words)" }
    for shadow in shadows { words += " \(shadow.placement == .inner ? "inner-" : "")shadow=\(shadow.words)" }
    if !backdrop.isEmpty { words += " backdrop=\(backdrop.words)" }
    return words
  }
}

extension Shadow {
  package var words: String {
    "\(color.hex) offset=\(DumpText.point(offset)) sigma=\(DumpText.number(sigma))"
  }
}

extension Paint {
  package var words: String {
    switch self {
    case .color(let color): color.hex
    case .gradient(let gradient): gradient.words
    }
  }
}

extension StrokeStyle {
  /// Width, cap and join, and the pen where it is not round.
  fileprivate var words: String {
    var words = "width=\(DumpText.number(width)) \(cap.rawValue)/\(join.rawValue)"
    if !pen.isSimilarity { words += " pen=(\([pen.a, pen.b, pen.c, pen.d].map { DumpText.number($0) }.joined(separator: " ")))" }
    return words
  }
}

extension FontInstance {
  package var words: String {
    var words = "\(name) \(DumpText.number(pointSize))pt"
    if slant != 0 { words += " slant=\(DumpText.number(slant))" }
    if stretch != 1 { words += " stretch=\(DumpText.number(stretch))" }
    return words
  }
}

extension GlyphRun {
  /// Glyph numbers with their places: `12@(4 16)`.
  fileprivate var words: String {
    glyphs.map { "\($0.glyph.value)@\(DumpText.point($0.position))" }.joined(separator: " ")
  }
}

extension VectorPath {
  /// The outline in SVG's path letters.
  package var words: String {
    elements.map { element in
      switch element {
      case .move(let p): "M\(p.words)"
      case .line(let p): "L\(p.words)"
      case .cubic(let c1, let c2, let p): "C\(c1.words) \(c2.words) \(p.words)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  fileprivate var words: String { "\(DumpText.number(x, places: 3)),\(DumpText.number(y, places: 3))" }
}
