// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

extension Icon {
  /// The icon as text: a line for the icon, one for each shape with its layer, back to front, and one for each ignored feature.
  package var dump: String {
    var out = DumpText()
    dump(into: &out)
    return out.text
  }

  /// Appends the icon's text to a larger dump.
  package func dump(into out: inout DumpText) {
    var text = "icon \(DumpText.quoted(name)) viewBox=\(DumpText.rect(viewBox))"
    if let lineWidth { text += " line=\(DumpText.number(lineWidth))" }
    if weightShare < 1 { text += " weightShare=\(DumpText.number(weightShare))" }
    if let template { text += " template" + (template.version.map { " v\(DumpText.number($0))" } ?? "") }
    if let preferredMode { text += " preferred=\(preferredMode.rawValue)" }
    if flipsInRightToLeft { text += " flips" }
    out.line(text) { out in
      if let template {
        for mode in IconRenderingMode.allCases where mode != .palette && template.supports(mode) {
          out.line(mode.rawValue) { out in
            for node in template.nodes(of: template.drawing(.regular, .medium), in: mode) { node.dump(into: &out) }
          }
        }
      } else {
        for node in nodes { node.dump(into: &out) }
      }
      for feature in ignored { out.line("ignored line \(feature.line): \(feature.description)") }
    }
  }
}

extension IconNode {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .shape(let shape): shape.dump(into: &out)
    case .group(let group):
      var text = "group"
      if group.opacity != 1 { text += " opacity=\(DumpText.number(group.opacity))" }
      if group.blend != .over { text += " \(group.blend.rawValue)" }
      if let filter = group.filter { text += " filter=[\(filter.dumpText)]" }
      for clip in group.clips { text += " clip=[\(clip.dumpText)]" }
      out.line(text) { out in
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
    var text = layer.dumpText
    if opacity != 1 { text += " opacity=\(DumpText.number(opacity))" }
    if let fill {
      text += " fill=\(fill.paint.dumpText(fill.opacity))" + (fill.rule == .evenOdd ? " even-odd" : "")
    }
    if let stroke {
      let style = stroke.style
      text +=
        " stroke=\(stroke.paint.dumpText(stroke.opacity)) \(DumpText.number(style.width)) \(style.cap.rawValue)/\(style.join.rawValue)"
      if !style.dashes.isEmpty { text += " dashes=\(style.dashes.map { DumpText.number($0) }.joined(separator: ","))" }
    }
    out.line("\(text) \(path.dumpText)")
  }
}

extension IconLayer {
  fileprivate var dumpText: String {
    var text = erasing == .always ? "erase" : level.rawValue
    if erasing == .inMonochrome { text += " monochrome=erase" }
    if erasing == .replacing { text += " replacing" }
    if let color { text += " multicolor=\(color.dumpText)" }
    if isBackground { text += " background" }
    if let threshold { text += " variable=\(DumpText.number(threshold))" }
    return text
  }
}

extension IconPaint {
  fileprivate func dumpText(_ opacity: Double) -> String {
    let paint =
      switch self {
      case .foreground: "foreground"
      case .color(let color): color.hex
      case .gradient(let gradient): gradient.dumpText
      case .picture(let picture): picture.dumpText
      case .unset: "unset"
      }
    return opacity == 1 ? paint : "\(paint)@\(DumpText.number(opacity))"
  }
}

extension IconClip {
  fileprivate var dumpText: String {
    outlines.map { outline in
      let clips = outline.clips.map { " clip=[\($0.dumpText)]" }.joined()
      return outline.path.dumpText + (outline.rule == .evenOdd ? " even-odd" : "") + clips
    }.joined(separator: "; ")
  }
}
