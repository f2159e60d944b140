// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

extension ViewNode {
  /// The stable text form that `labelkit dump --stage tree` prints.
  package var dump: String {
    var out = DumpText()
    dump(into: &out)
    return out.text
  }

  private func dump(into out: inout DumpText) {
    switch self {
    case .empty: out.line("empty")
    case .text(let text):
      out.line("text " + text.runs.map(\.dumpText).joined(separator: " + "))
    case .image(let image): out.line("image " + image.dumpText)
    case .label(let label):
      out.line("label") { out in
        out.line("title") { label.title.dump(into: &$0) }
        out.line("icon") { label.icon.dump(into: &$0) }
      }
    case .stack(let stack):
      let spacing = stack.spacing.map { " spacing=\(DumpText.number($0))" } ?? ""
      out.line("stack \(stack.axis.rawValue) \(stack.alignment.dumpText)\(spacing)") { out in
        for child in stack.children { child.dump(into: &out) }
      }
    case .spacer(let minimum): out.line("spacer" + (minimum.map { " minimum=\(DumpText.number($0))" } ?? ""))
    case .shape(let shape): out.line(shape.dumpText)
    case .geometry: out.line("geometry")
    case .container(let container):
      out.line(container.arrangement.dumpText) { out in
        for child in container.children { child.dump(into: &out) }
      }
    case .modified(let inner, .layer(let other, let alignment, let isBehind)):
      out.line(isBehind ? "background" : "overlay") { out in
        inner.dump(into: &out)
        out.line(alignment.dumpText) { other.dump(into: &$0) }
      }
    case .modified(let inner, .mask(let mask, let alignment)):
      out.line("mask") { out in
        inner.dump(into: &out)
        out.line(alignment.dumpText) { mask.dump(into: &$0) }
      }
    case .modified(let inner, let modification): out.line(modification.dumpText) { inner.dump(into: &$0) }
    }
  }
}

extension ContainerNode.Arrangement {
  package var dumpText: String {
    func spaced(_ name: String, _ points: Double?) -> String { points.map { " \(name)=\(DumpText.number($0))" } ?? "" }
    return switch self {
    case .layers(let alignment): "layers \(alignment.dumpText)"
    case .fitting(let axes): "fitting \(axes.map(\.rawValue).joined(separator: " "))"
    case .grid(let alignment, let horizontal, let vertical):
      "grid \(alignment.dumpText)\(spaced("across", horizontal))\(spaced("down", vertical))"
    case .gridRow(let alignment): "row\(alignment.map { " \($0.dumpText)" } ?? "")"
    case .tracks(let tracks, let axis, let alignment, let spacing):
      "tracks \(tracks.count) \(axis.rawValue) \(alignment.dumpText)\(spaced("spacing", spacing))"
    case .custom(let custom): "layout \(custom.name)"
    case .barred(let edge, let alignment, let spacing): "barred \(edge.dumpText) \(alignment.dumpText)\(spaced("spacing", spacing))"
    }
  }
}

extension GridCell {
  fileprivate var dumpText: String {
    var text = ""
    if let columns { text += " columns=\(columns)" }
    if let anchor { text += " anchor=\(DumpText.point(anchor))" }
    if let columnAlignment { text += " column=\(columnAlignment.dumpText)" }
    if !unsizedAxes.isEmpty { text += " unsized=[\(unsizedAxes.map(\.rawValue).joined(separator: " "))]" }
    return text
  }
}

extension TextNode.Run {
  fileprivate var dumpText: String {
    switch content {
    case .text(let text): DumpText.quoted(text) + attributes.dumpText
    case .attachment(let image, let bounds): "{image \(image.dumpText)\(bounds.dumpText)}" + attributes.dumpText
    }
  }
}

extension ImageNode {
  fileprivate var dumpText: String {
    var text =
      switch source {
      case .named(let name), .asset(let name, _): DumpText.quoted(name)
      case .file(let path): "file " + DumpText.quoted(path)
      case .bitmap(let bitmap): "bitmap \(bitmap.width)×\(bitmap.height)px @\(DumpText.number(bitmap.scale))x"
      case .unusable(let name, let reason): "unusable \(DumpText.quoted(name)) \(DumpText.quoted(reason))"
      }
    if let mode { text += " \(mode.rawValue)" }
    if !colors.isEmpty { text += " colors=[\(colors.map(\.dumpText).joined(separator: " "))]" }
    if !gradients.isEmpty {
      text += " gradients=[\(gradients.map { $0.map(\.dumpText).joined(separator: "–") }.joined(separator: " "))]"
    }
    if let pointSize { text += " \(DumpText.number(pointSize))pt" }
    if let weight { text += " weight=\(weight.rawValue)" }
    if let scale { text += " scale=\(scale.rawValue)" }
    if variants != .none { text += " variants=[\(variants.dumpText)]" }
    if let renderingMode { text += " rendering=\(renderingMode.rawValue)" }
    if let isMirroredInRightToLeft { text += isMirroredInRightToLeft ? " mirrors" : " never mirrored" }
    if snapsToPixelGrid { text += " on pixels" }
    if let resizing { text += " resizable\(resizing.dumpText)" }
    if sampling == .nearest { text += " nearest" }
    if let variableValue { text += " value=\(DumpText.number(variableValue))" }
    return text
  }
}

extension IconVariants {
  fileprivate var dumpText: String {
    [enclosure?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }.joined(separator: " ")
  }
}

extension ColorDescription {
  package var dumpText: String {
    switch self {
    case .fixed(let color): color.hex
    case .function(let color): color.text
    case .system(let color): color.rawValue
    case .dynamic(let light, let dark): "{light: \(light.dumpText), dark: \(dark.dumpText)}"
    case .adaptive(let color): color.dumpText
    case .named(let name): "named \(DumpText.quoted(name))"
    case .faded(let color, let factor): "\(color.dumpText)×\(DumpText.number(factor))"
    case .mixed(let first, let second, let part, _): "{\(first.dumpText) \(DumpText.number(part)) \(second.dumpText)}"
    }
  }
}

extension FontDescription {
  package var dumpText: String {
    var parts: [String] = []
    switch family {
    case nil: break
    case .system: parts.append("system")
    case .named(let name): parts.append(DumpText.quoted(name))
    case .file(let path): parts.append("file " + DumpText.quoted(path))
    }
    if let textStyle { parts.append(textStyle.rawValue) }
    if let size { parts.append("\(DumpText.number(size))pt") }
    if let relativeTo { parts.append("relative to \(relativeTo.rawValue)") }
    if let maximumSize { parts.append("≤\(DumpText.number(maximumSize))pt") }
    if let weight { parts.append(weight.rawValue) }
    if let width { parts.append(width.rawValue) }
    if let isItalic { parts.append(isItalic ? "italic" : "upright") }
    if let design { parts.append("design=\(design.rawValue)") }
    parts += features.map { "\($0.tag)=\($0.value)" }
    parts += variations.map { "\($0.tag)=\(DumpText.number($0.value))" }
    for (name, value) in [("ascent", ascentOverride), ("descent", descentOverride), ("lineGap", lineGapOverride)] {
      if let value { parts.append("\(name)=\(DumpText.number(value))em") }
    }
    if let textMetrics { parts.append("metrics=\(textMetrics.rawValue)") }
    return parts.joined(separator: " ")
  }
}

extension ViewModification {
  fileprivate var dumpText: String {
    switch self {
    case .environment(let change): "environment" + change.dumpText
    case .padding(let e):
      "padding top=\(DumpText.number(e.top)) leading=\(DumpText.number(e.leading)) bottom=\(DumpText.number(e.bottom)) "
        + "trailing=\(DumpText.number(e.trailing))"
    case .frame(let width, let height, let alignment):
      "frame \(width.map { DumpText.number($0) } ?? "-")×\(height.map { DumpText.number($0) } ?? "-") "
        + alignment.dumpText
    case .background(let color, let radius, let style): "background \(color.dumpText)\(style.dumpText(radius: radius))"
    case .border(let color, let width, let radius, let style):
      "border \(color.dumpText) width=\(DumpText.number(width))\(style.dumpText(radius: radius))"
    case .shadow(let shadow): "shadow \(shadow.dumpText)"
    case .opacity(let opacity): "opacity \(DumpText.number(opacity))"
    case .flexibleFrame(let frame): frame.dumpText
    case .fixedSize(let axes): "fixedSize \(axes.map(\.rawValue).joined(separator: " "))"
    case .priority(let priority): "priority \(DumpText.number(priority))"
    case .aspectRatio(let ratio, let fills): "aspectRatio \(ratio.map { DumpText.number($0) } ?? "own") \(fills ? "fill" : "fit")"
    case .layer, .mask: ""
    case .clip(let outline, let rule): "clip \(outline.dumpText)\(rule == .evenOdd ? " even-odd" : "")"
    case .offset(let delta): "offset \(DumpText.point(delta))"
    case .position(let position): "position \(DumpText.point(position))"
    case .rotation(let angle, let anchor): "rotation \(DumpText.number(angle))rad about=\(DumpText.point(anchor))"
    case .scale(let x, let y, let anchor): "scale \(DumpText.number(x)) \(DumpText.number(y)) about=\(DumpText.point(anchor))"
    case .map(let map, let anchor): "map \(map.numbers.map { DumpText.number($0) }.joined(separator: " ")) about=\(DumpText.point(anchor))"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .filter(let filter): filter.dumpText
    case .glyphOutlines(let style, let fills): "glyphOutlines width=\(DumpText.number(style.width))\(fills ? " filled" : "")"
    case .flattened: "flattened"
    case .hidden: "hidden"
    case .zIndex(let index): "depth \(DumpText.number(index))"
    case .guide(let key, _): "guide \(key.axis.rawValue) \(key.alignment.dumpText)"
    case .cell(let cell): "cell" + cell.dumpText
    case .layoutValue: "layoutValue"
    case .leafSpacing: "leafSpacing"
    case .tag(let tag): "tag \(DumpText.quoted(tag))"
    case .section: "section"
    case .row: "row"
    case .part(let part): "part \(part.rawValue)"
    case .accessibility(let change): "accessibility" + change.dumpText
    case .observed(let observer): observer.name
    case .coordinateSpace(let name): "coordinateSpace \(DumpText.quoted("\(name)"))"
    case .preferenceLayer(let layer): layer.dumpText
    case .scroll(let scroll): scroll.dumpText
    case .ignoresSafeArea(let edges): "ignoresSafeArea \(edges.dumpText)"
    case .containerFrame(let frame): frame.dumpText
    }
  }
}

extension ShadowDescription {
  package var dumpText: String {
    "\(placement == .inner ? "inner " : "")\(color.dumpText) offset=\(DumpText.point(offset)) radius=\(DumpText.number(radius))"
  }
}

extension EnvironmentChange {
  fileprivate var dumpText: String {
    var text = ""
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\(value)" }
    }
    func number(_ value: Double?) -> String? { value.map { DumpText.number($0) } }
    text += attributes?.dumpText ?? ""
    add("style", labelStyle?.rawValue)
    add("axis", labelAxis?.rawValue)
    add("spacing", number(labelSpacing))
    add("icon", iconIsTrailing.map { $0 ? "trailing" : "leading" })
    add("iconAlignment", iconAlignment?.rawValue)
    add("iconScale", iconScale?.rawValue)
    add("iconMode", iconMode?.rawValue)
    add("iconColors", iconPaints.map { "[\($0.map(\.dumpText).joined(separator: " "))]" })
    add("iconVariants", iconVariants.map { "[\($0.dumpText)]" })
    add("textShadow", textShadow.map { "[\($0.dumpText)]" })
    add("textCase", keepsTextCase ? "none" : textCase?.rawValue)
    add("lines", numberOfLines.map { "\($0)" + (keepsWrittenLines == true ? " as written" : "") })
    text += paragraph?.dumpText ?? ""
    add("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth.map(String.init))
    add("minimumScaleFactor", number(minimumScaleFactor))
    add("minimumFontSize", number(minimumFontSize))
    add("fillsBox", fillsBox.map(String.init))
    add("baselineAdjustment", baselineAdjustment?.rawValue)
    add("fallbackMetrics", fallbackMetrics?.rawValue)
    add("sizingRule", sizingRule?.rawValue)
    add("verticalCentering", verticalCentering?.rawValue)
    add("typesetting", rules?.rawValue)
    add("minimumLines", minimumNumberOfLines.map(String.init))
    add("countsTrailingNewline", countsTrailingNewline.map(String.init))
    add("redacted", isRedacted.map(String.init))
    add("iconsAlone", iconsStandAlone.map(String.init))
    add("locale", locale)
    add("direction", direction?.rawValue)
    add("colorScheme", colorScheme?.rawValue)
    add("contrast", contrast?.rawValue)
    add("dynamicTypeSize", dynamicTypeSize?.rawValue)
    add("metrics", textMetrics?.rawValue)
    return text
  }
}
