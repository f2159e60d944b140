// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension ResolvedLabel {
  /// The stable text form that `labelkit dump --stage resolved` prints.
  package var dump: String {
    var out = DumpText()
    out.line("resolved " + environment.dumpText) { root.dump(into: &$0) }
    return out.text
  }
}

extension RenderEnvironment {
  /// One line for all dumps: `@2x light ltr en large`.
  var dumpText: String {
    var text = "@\(DumpText.number(scale))x \(appearance.colorScheme.rawValue)"
    if appearance.contrast != .standard { text += " contrast=\(appearance.contrast.rawValue)" }
    if appearance.colorSpace != .srgb { text += " " + appearance.colorSpace.rawValue }
    if appearance.palette != .classic { text += " \(appearance.palette.rawValue)" }
    text += direction == .leftToRight ? " ltr" : " rtl"
    text += " \(locale) \(dynamicTypeSize.rawValue)"
    if textStyles != .iOS { text += " \(textStyles.rawValue)" }
    if textMetrics != .font { text += " metrics=\(textMetrics.rawValue)" }
    if clipsToBounds { text += " clipped" }
    return text
  }
}

extension ResolvedNode {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .text(let text):
      out.line("text" + text.settings.dumpText + text.shadows.map { " shadow=\($0.dumpText)" }.joined()) { out in
        for paragraph in text.shaped.paragraphs { paragraph.dump(into: &out) }
      }
    case .icon(let icon):
      out.line(icon.dumpText)
    case .stack(let axis, let alignment, let spacing, let children):
      out.line("stack \(axis.rawValue) \(alignment.dumpText)" + (spacing.map { " spacing=\(DumpText.number($0))" } ?? "")) { out in
        for child in children { child.dump(into: &out) }
      }
    case .spacer(let minimum):
      out.line("spacer minimum=\(DumpText.number(minimum))")
    case .shape(let shape): out.line(shape.dumpText)
    case .geometry: out.line("geometry")
    case .container(let arrangement, let children):
      out.line(arrangement.dumpText) { out in
        for child in children { child.dump(into: &out) }
      }
    case .layered(let inner, let other, let alignment, let isBehind):
      out.line(isBehind ? "background" : "overlay") { out in
        inner.dump(into: &out)
        out.line(alignment.dumpText) { other.dump(into: &$0) }
      }
    case .masked(let inner, let mask, let alignment):
      out.line("mask") { out in
        inner.dump(into: &out)
        out.line(alignment.dumpText) { mask.dump(into: &$0) }
      }
    case .decorated(let inner, let decoration):
      out.line(decoration.dumpText) { inner.dump(into: &$0) }
    }
  }
}

extension ResolvedIcon {
  var dumpText: String {
    "icon \(DumpText.quoted(name)) \(mode.rawValue) size=\(DumpText.size(size)) baseline=\(DumpText.number(baseline))"
  }
}

extension ResolvedShape {
  var dumpText: String {
    let drawn =
      switch drawing {
      case .fill(let rule): rule == .evenOdd ? " even-odd" : ""
      case .stroke(let style): " stroke=\(DumpText.number(style.width))"
      }
    return "shape \(outline.dumpText)\(drawn) \(paint.dumpText)" + shadows.map { " shadow=[\($0.dumpText)]" }.joined()
  }
}

extension Decoration {
  var dumpText: String {
    switch self {
    case .padding(let e):
      "padding top=\(DumpText.number(e.top)) left=\(DumpText.number(e.left)) bottom=\(DumpText.number(e.bottom)) right=\(DumpText.number(e.right))"
    case .frame(let width, let height, let alignment):
      "frame \(width.map { DumpText.number($0) } ?? "-")×\(height.map { DumpText.number($0) } ?? "-") "
        + alignment.dumpText
    case .background(let color, let radius, let style): "background \(color.hex)\(style.dumpText(radius: radius))"
    case .border(let color, let width, let radius, let style):
      "border \(color.hex) width=\(DumpText.number(width))\(style.dumpText(radius: radius))"
    case .shadow(let shadow): "shadow \(shadow.dumpText)"
    case .opacity(let opacity): "opacity \(DumpText.number(opacity))"
    case .flexibleFrame(let frame): frame.dumpText
    case .fixedSize(let axes): "fixedSize \(axes.map(\.rawValue).joined(separator: " "))"
    case .priority(let priority): "priority \(DumpText.number(priority))"
    case .aspectRatio(let ratio, let fills): "aspectRatio \(ratio.map { DumpText.number($0) } ?? "own") \(fills ? "fill" : "fit")"
    case .clip(let outline, let rule): "clip \(outline.dumpText)\(rule == .evenOdd ? " even-odd" : "")"
    case .offset(let delta): "offset \(DumpText.point(delta))"
    case .position(let position): "position \(DumpText.point(position))"
    case .rotation(let angle, let anchor): "rotation \(DumpText.number(angle))rad about=\(DumpText.point(anchor))"
    case .scale(let x, let y, let anchor): "scale \(DumpText.number(x)) \(DumpText.number(y)) about=\(DumpText.point(anchor))"
    case .map(let map, let anchor): "map \(map.numbers.map { DumpText.number($0) }.joined(separator: " ")) about=\(DumpText.point(anchor))"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .filters(let filters): "filters \(filters.dumpText)"
    case .glyphOutlines(let style, let fills): "glyphOutlines width=\(DumpText.number(style.width))\(fills ? " filled" : "")"
    case .flattened: "flattened"
    case .hidden: "hidden"
    case .zIndex(let index): "depth \(DumpText.number(index))"
    case .guide(let key, _): "guide \(key.axis.rawValue) \(key.alignment.dumpText)"
    case .cell: "cell"
    case .layoutValue: "layoutValue"
    case .leafSpacing: "leafSpacing"
    case .direction(let direction): "direction \(direction.rawValue)"
    case .scroll(let scroll): scroll.dumpText
    case .containerFrame(let frame): frame.dumpText
    case .ignoresSafeArea(let edges): "ignoresSafeArea \(edges.dumpText)"
    case .observed(let observer): observer.name
    case .coordinateSpace(let name): "coordinateSpace \(DumpText.quoted("\(name)"))"
    case .preferenceLayer(let layer): "preference \(layer.isBehind ? "background" : "overlay") \(layer.alignment.dumpText)"
    }
  }
}

extension ShapedParagraph {
  fileprivate func dump(into out: inout DumpText) {
    out.line("paragraph \(direction.rawValue) width=\(DumpText.number(widths[clusters.count]))") { out in
      for run in runs {
        let text = String(decoding: units[run.range], as: UTF16.self)
        out.line(
          "run \(DumpText.quoted(text)) \(run.font.instance.dumpText) \(run.style.color.hex) level=\(run.level) glyphs=\(run.glyphs.count)")
      }
    }
  }
}

extension TextSettings {
  /// The settings that differ from a UILabel's defaults.
  fileprivate var dumpText: String {
    let plain = TextSettings()
    var text = ""
    if numberOfLines != plain.numberOfLines { text += " lines=\(numberOfLines)" + (keepsWrittenLines ? " as written" : "") }
    if lineBreakMode != plain.lineBreakMode { text += " \(lineBreakMode.rawValue)" }
    if paragraph.alignment != plain.paragraph.alignment { text += " \(paragraph.alignment.rawValue)" }
    if fillsBox { text += " fills" }
    if adjustsFontSizeToFitWidth { text += " shrinks≥\(DumpText.number(minimumScaleFactor)) \(baselineAdjustment.rawValue)" }
    if allowsTightening { text += " tightens" }
    if paragraph.lineSpacing != 0 { text += " lineSpacing=\(DumpText.number(paragraph.lineSpacing))" }
    return text
  }
}
