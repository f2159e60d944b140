// SPDX-License-Identifier: MIT

package import LabelCore

extension Icon {
  /// The stable text form: a line for the icon, one for each shape with its layer, back to front, and one for what is not drawn.
  package var dump: String {
    var out = DumpText()
    dump(into: &out)
    return out.text
  }

  /// Adds the stable text form to a larger dump.
  package func dump(into out: inout DumpText) {
    var words = "icon \(DumpText.quoted(name)) viewBox=\(DumpText.rect(viewBox))"
    if let lineWidth { words += " line=\(DumpText.number(lineWidth))" }
    if weightShare < 1 { words += " weightShare=\(DumpText.number(weightShare))" }
    if let template { words += " template" + (template.version.map { " v\(DumpText.number($0))" } ?? "") }
    if let preferredMode { words += " preferred=\(preferredMode.rawValue)" }
    if flipsInRightToLeft { words += " flips" }
    out.line(words) { out in
      if let template {
        for mode in IconRenderingMode.allCases where mode != .palette && template.supports(mode) {
          out.line(mode.rawValue) { out in
            for node in template.nodes(of: template.drawing(.regular, .medium), in: mode) { node.dump(into: &out) }
          }
        }
      } else {
        for node in nodes { node.dump(into: &out) }
      }
      for feature in ignored { out.line("ignored line \(feature.line): \(feature.words)") }
    }
  }
}

extension IconNode {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .shape(let shape): shape.dump(into: &out)
    case .group(let group):
      var words = "group"
      if group.opacity != 1 { words += " opacity=\(DumpText.number(group.opacity))" }
      if group.blend != .over { words += " \(group.blend.rawValue)" }
      for clip in group.clips { words += " clip=[\(clip.words)]" }
      out.line(words) { out in
        for node in group.nodes { node.dump(into: &out) }
        if let mask = group.mask {
          out.line("mask \(mask.measure.rawValue)") { out in
            for node in mask.nodes { node.dump(into: &out) }
          }
        }
      }
    }
  }
}

extension IconShape {
  fileprivate func dump(into out: inout DumpText) {
    var words = layer.words
    if opacity != 1 { words += " opacity=\(DumpText.number(opacity))" }
    if let fill {
      words += " fill=\(fill.ink.words(fill.opacity))" + (fill.rule == .evenOdd ? " even-odd" : "")
    }
    if let stroke {
      let style = stroke.style
      words += " stroke=\(stroke.ink.words(stroke.opacity)) \(DumpText.number(style.width)) \(style.cap.rawValue)/\(style.join.rawValue)"
      if !style.dashes.isEmpty { words += " dashes=\(style.dashes.map { DumpText.number($0) }.joined(separator: ","))" }
    }
    out.line("\(words) \(path.words)")
  }
}

extension IconLayer {
  fileprivate var words: String {
    var words = erasing == .always ? "erase" : level.rawValue
    if erasing == .inMonochrome { words += " monochrome=erase" }
    if erasing == .replacing { words += " replacing" }
    if let color { words += " multicolor=\(color.words)" }
    if let threshold { words += " variable=\(DumpText.number(threshold))" }
    return words
  }
}

extension IconInk {
  fileprivate func words(_ opacity: Double) -> String {
    let ink =
      switch self {
      case .foreground: "foreground"
      case .color(let color): color.hex
      case .gradient(let gradient): gradient.words
      case .unset: "unset"
      }
    return opacity == 1 ? ink : "\(ink)@\(DumpText.number(opacity))"
  }
}

extension IconClip {
  fileprivate var words: String {
    outlines.map { outline in
      let clips = outline.clips.map { " clip=[\($0.words)]" }.joined()
      return outline.path.words + (outline.rule == .evenOdd ? " even-odd" : "") + clips
    }.joined(separator: "; ")
  }
}
