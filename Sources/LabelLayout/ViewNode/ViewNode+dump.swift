// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelText

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
      out.line("text " + text.runs.map(\.words).joined(separator: " + "))
    case .image(let image): out.line("image " + image.words)
    case .label(let label):
      out.line("label") { out in
        out.line("title") { label.title.dump(into: &$0) }
        out.line("icon") { label.icon.dump(into: &$0) }
      }
    case .stack(let stack):
      let spacing = stack.spacing.map { " spacing=\(DumpText.number($0))" } ?? ""
      out.line("stack \(stack.axis.rawValue) \(stack.alignment.words)\(spacing)") { out in
        for child in stack.children { child.dump(into: &out) }
      }
    case .spacer(let minimum): out.line("spacer" + (minimum.map { " minimum=\(DumpText.number($0))" } ?? ""))
    case .shape(let shape): out.line(shape.words)
    case .geometry: out.line("geometry")
    case .container(let container):
      out.line(container.arrangement.words) { out in
        for child in container.children { child.dump(into: &out) }
      }
    case .modified(let inner, .layer(let other, let alignment, let isBehind)):
      out.line(isBehind ? "background" : "overlay") { out in
        inner.dump(into: &out)
        out.line(alignment.words) { other.dump(into: &$0) }
      }
    case .modified(let inner, .mask(let mask, let alignment)):
      out.line("mask") { out in
        inner.dump(into: &out)
        out.line(alignment.words) { mask.dump(into: &$0) }
      }
    case .modified(let inner, let modification): out.line(modification.words) { inner.dump(into: &$0) }
    }
  }
}

extension ContainerNode.Arrangement {
  var words: String {
    func spaced(_ name: String, _ points: Double?) -> String { points.map { " \(name)=\(DumpText.number($0))" } ?? "" }
    return switch self {
    case .layers(let alignment): "layers \(alignment.words)"
    case .fitting(let axes): "fitting \(axes.map(\.rawValue).joined(separator: " "))"
    case .grid(let alignment, let horizontal, let vertical):
      "grid \(alignment.words)\(spaced("across", horizontal))\(spaced("down", vertical))"
    case .gridRow(let alignment): "row\(alignment.map { " \($0.words)" } ?? "")"
    case .tracks(let tracks, let axis, let alignment, let spacing):
      "tracks \(tracks.count) \(axis.rawValue) \(alignment.words)\(spaced("spacing", spacing))"
    case .custom(let custom): "layout \(custom.name)"
    }
  }
}

extension GridCell {
  fileprivate var words: String {
    var words = ""
    if let columns { words += " columns=\(columns)" }
    if let anchor { words += " anchor=\(DumpText.point(anchor))" }
    if let columnAlignment { words += " column=\(columnAlignment.words)" }
    if !unsizedAxes.isEmpty { words += " unsized=[\(unsizedAxes.map(\.rawValue).joined(separator: " "))]" }
    return words
  }
}

extension TextNode.Run {
  fileprivate var words: String {
    switch content {
    case .text(let text): DumpText.quoted(text) + attributes.words
    case .attachment(let image, let bounds): "{image \(image.words)\(bounds.words)}" + attributes.words
    }
  }
}

extension ImageNode {
  fileprivate var words: String {
    var words =
      switch source {
      case .named(let name), .asset(let name, _): DumpText.quoted(name)
      case .file(let path): "file " + DumpText.quoted(path)
      case .bitmap(let bitmap): "bitmap \(bitmap.width)×\(bitmap.height)px @\(DumpText.number(bitmap.scale))x"
      case .unusable(let name, let reason): "unusable \(DumpText.quoted(name)) \(DumpText.quoted(reason))"
      }
    if let mode { words += " \(mode.rawValue)" }
    if !colors.isEmpty { words += " colors=[\(colors.map(\.words).joined(separator: " "))]" }
    if !gradients.isEmpty { words += " gradients=[\(gradients.map { $0.map(\.words).joined(separator: "–") }.joined(separator: " "))]" }
    if let pointSize { words += " \(DumpText.number(pointSize))pt" }
    if let weight { words += " weight=\(weight.rawValue)" }
    if let scale { words += " scale=\(scale.rawValue)" }
    if variants != .none { words += " variants=[\(variants.words)]" }
    if let renderingMode { words += " rendering=\(renderingMode.rawValue)" }
    if let resizing { words += " resizable\(resizing.words)" }
    if sampling == .nearest { words += " nearest" }
    if let variableValue { words += " value=\(DumpText.number(variableValue))" }
    return words
  }
}

extension IconVariants {
  fileprivate var words: String {
    [enclosure?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }.joined(separator: " ")
  }
}

extension ColorDescription {
  var words: String {
    switch self {
    case .fixed(let color): color.hex
    case .system(let color): color.rawValue
    case .dynamic(let light, let dark): "{light: \(light.words), dark: \(dark.words)}"
    case .adaptive(let color): color.words
    case .named(let name): "named \(DumpText.quoted(name))"
    case .faded(let color, let factor): "\(color.words)×\(DumpText.number(factor))"
    case .mixed(let first, let second, let part, _): "{\(first.words) \(DumpText.number(part)) \(second.words)}"
    }
  }
}

extension FontDescription {
  var words: String {
    var words: [String] = []
    switch family {
    case nil: break
    case .system: words.append("system")
    case .named(let name): words.append(DumpText.quoted(name))
    case .file(let path): words.append("file " + DumpText.quoted(path))
    }
    if let textStyle { words.append(textStyle.rawValue) }
    if let size { words.append("\(DumpText.number(size))pt") }
    if let relativeTo { words.append("relative to \(relativeTo.rawValue)") }
    if let maximumSize { words.append("≤\(DumpText.number(maximumSize))pt") }
    if let weight { words.append(weight.rawValue) }
    if let width { words.append(width.rawValue) }
    if let isItalic { words.append(isItalic ? "italic" : "upright") }
    if let design { words.append("design=\(design.rawValue)") }
    words += features.map { "\($0.tag)=\($0.value)" }
    words += variations.map { "\($0.tag)=\(DumpText.number($0.value))" }
    for (name, value) in [("ascent", ascentOverride), ("descent", descentOverride), ("lineGap", lineGapOverride)] {
      if let value { words.append("\(name)=\(DumpText.number(value))em") }
    }
    return words.joined(separator: " ")
  }
}

extension ViewModification {
  fileprivate var words: String {
    switch self {
    case .environment(let change): "environment" + change.words
    case .padding(let e):
      "padding top=\(DumpText.number(e.top)) leading=\(DumpText.number(e.leading)) bottom=\(DumpText.number(e.bottom)) "
        + "trailing=\(DumpText.number(e.trailing))"
    case .frame(let width, let height, let alignment):
      "frame \(width.map { DumpText.number($0) } ?? "-")×\(height.map { DumpText.number($0) } ?? "-") "
        + alignment.words
    case .background(let color, let radius): "background \(color.words)\(radius == 0 ? "" : " radius=\(DumpText.number(radius))")"
    case .border(let color, let width, let radius):
      "border \(color.words) width=\(DumpText.number(width))\(radius == 0 ? "" : " radius=\(DumpText.number(radius))")"
    case .shadow(let shadow): "shadow \(shadow.words)"
    case .opacity(let opacity): "opacity \(DumpText.number(opacity))"
    case .flexibleFrame(let frame): frame.words
    case .fixedSize(let axes): "fixedSize \(axes.map(\.rawValue).joined(separator: " "))"
    case .priority(let priority): "priority \(DumpText.number(priority))"
    case .aspectRatio(let ratio, let fills): "aspectRatio \(ratio.map { DumpText.number($0) } ?? "own") \(fills ? "fill" : "fit")"
    case .layer, .mask: ""
    case .clip(let outline, let rule): "clip \(outline.words)\(rule == .evenOdd ? " even-odd" : "")"
    case .offset(let delta): "offset \(DumpText.point(delta))"
    case .position(let place): "position \(DumpText.point(place))"
    case .rotation(let angle, let anchor): "rotation \(DumpText.number(angle))rad about=\(DumpText.point(anchor))"
    case .scale(let x, let y, let anchor): "scale \(DumpText.number(x)) \(DumpText.number(y)) about=\(DumpText.point(anchor))"
    case .map(let map, let anchor): "map \(map.numbers.map { DumpText.number($0) }.joined(separator: " ")) about=\(DumpText.point(anchor))"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .filter(let filter): filter.words
    case .flattened: "flattened"
    case .hidden: "hidden"
    case .depth(let depth): "depth \(DumpText.number(depth))"
    case .guide(let key, _): "guide \(key.axis.rawValue) \(key.alignment.words)"
    case .cell(let cell): "cell" + cell.words
    case .layoutValue: "layoutValue"
    case .tag(let tag): "tag \(DumpText.quoted(tag))"
    case .section: "section"
    case .row: "row"
    case .part(let part): "part \(part.rawValue)"
    case .accessibility(let change): "accessibility" + change.words
    case .observed(let observer): observer.name
    case .coordinateSpace(let name): "coordinateSpace \(DumpText.quoted("\(name)"))"
    case .preferenceLayer(let layer): layer.words
    }
  }
}

extension ShadowDescription {
  var words: String {
    "\(placement == .inner ? "inner " : "")\(color.words) offset=\(DumpText.point(offset)) radius=\(DumpText.number(radius))"
  }
}

extension EnvironmentChange {
  fileprivate var words: String {
    var words = ""
    func add(_ name: String, _ value: String?) {
      if let value { words += " \(name)=\(value)" }
    }
    func number(_ value: Double?) -> String? { value.map { DumpText.number($0) } }
    words += attributes?.words ?? ""
    add("style", labelStyle?.rawValue)
    add("axis", labelAxis?.rawValue)
    add("spacing", number(labelSpacing))
    add("icon", iconIsTrailing.map { $0 ? "trailing" : "leading" })
    add("iconScale", iconScale?.rawValue)
    add("iconMode", iconMode?.rawValue)
    add("iconColors", iconPaints.map { "[\($0.map(\.words).joined(separator: " "))]" })
    add("iconVariants", iconVariants.map { "[\($0.words)]" })
    add("textShadow", textShadow.map { "[\($0.words)]" })
    add("textCase", keepsTextCase ? "none" : textCase?.rawValue)
    add("lines", numberOfLines.map(String.init))
    words += paragraph?.words ?? ""
    add("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth.map(String.init))
    add("minimumScaleFactor", number(minimumScaleFactor))
    add("minimumFontSize", number(minimumFontSize))
    add("baselineAdjustment", baselineAdjustment?.rawValue)
    add("fallbackMetrics", fallbackMetrics?.rawValue)
    add("sizingRule", sizingRule?.rawValue)
    add("verticalCentering", verticalCentering?.rawValue)
    add("typesetting", rules?.rawValue)
    add("minimumLines", minimumNumberOfLines.map(String.init))
    add("countsTrailingNewline", countsTrailingNewline.map(String.init))
    add("redacted", isRedacted.map(String.init))
    add("locale", locale)
    add("direction", direction?.rawValue)
    add("colorScheme", colorScheme?.rawValue)
    add("contrast", contrast?.rawValue)
    add("dynamicTypeSize", dynamicTypeSize?.rawValue)
    return words
  }
}
