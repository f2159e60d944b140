// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelText

extension ResolvedLabel {
  /// The stable text form that `labelkit dump --stage resolved` prints.
  package var dump: String {
    var out = DumpText()
    out.line("resolved " + environment.words) { root.dump(into: &$0) }
    return out.text
  }
}

extension RenderEnvironment {
  /// One line for all dumps: `@2x light ltr en large`.
  var words: String {
    var words = "@\(DumpText.number(scale))x \(appearance.colorScheme.rawValue)"
    if appearance.contrast != .standard { words += " contrast=\(appearance.contrast.rawValue)" }
    words += direction == .leftToRight ? " ltr" : " rtl"
    words += " \(locale) \(dynamicTypeSize.rawValue)"
    if textStyles != .iOS { words += " \(textStyles.rawValue)" }
    if clipsToBounds { words += " clipped" }
    return words
  }
}

extension ResolvedNode {
  fileprivate func dump(into out: inout DumpText) {
    switch self {
    case .text(let text):
      out.line("text" + text.settings.words + (text.shadow.map { " shadow=\($0.words)" } ?? "")) { out in
        for paragraph in text.shaped.paragraphs { paragraph.dump(into: &out) }
      }
    case .icon(let icon):
      out.line(icon.words)
    case .stack(let axis, let alignment, let spacing, let children):
      out.line("stack \(axis.rawValue) \(alignment.rawValue) spacing=\(DumpText.number(spacing))") { out in
        for child in children { child.dump(into: &out) }
      }
    case .spacer(let minimum):
      out.line("spacer minimum=\(DumpText.number(minimum))")
    case .decorated(let inner, let decoration):
      out.line(decoration.words) { inner.dump(into: &$0) }
    }
  }
}

extension ResolvedIcon {
  var words: String {
    "icon \(DumpText.quoted(name)) \(mode.rawValue) size=\(DumpText.size(size)) baseline=\(DumpText.number(baseline))"
  }
}

extension Decoration {
  var words: String {
    switch self {
    case .padding(let e):
      "padding top=\(DumpText.number(e.top)) left=\(DumpText.number(e.left)) bottom=\(DumpText.number(e.bottom)) right=\(DumpText.number(e.right))"
    case .frame(let width, let height, let alignment):
      "frame \(width.map { DumpText.number($0) } ?? "-")×\(height.map { DumpText.number($0) } ?? "-") "
        + "\(alignment.horizontal.rawValue)/\(alignment.vertical.rawValue)"
    case .background(let color, let radius): "background \(color.hex)\(radius == 0 ? "" : " radius=\(DumpText.number(radius))")"
    case .border(let color, let width, let radius):
      "border \(color.hex) width=\(DumpText.number(width))\(radius == 0 ? "" : " radius=\(DumpText.number(radius))")"
    case .shadow(let shadow): "shadow \(shadow.words)"
    case .opacity(let opacity): "opacity \(DumpText.number(opacity))"
    case .direction(let direction): "direction \(direction.rawValue)"
    }
  }
}

extension ShapedParagraph {
  fileprivate func dump(into out: inout DumpText) {
    out.line("paragraph \(direction.rawValue) width=\(DumpText.number(widths[clusters.count]))") { out in
      for run in runs {
        let text = String(decoding: units[run.range], as: UTF16.self)
        out.line(
          "run \(DumpText.quoted(text)) \(run.font.instance.words) \(run.style.color.hex) level=\(run.level) glyphs=\(run.glyphs.count)")
      }
    }
  }
}

extension TextSettings {
  /// What differs from a UILabel's defaults.
  fileprivate var words: String {
    let plain = TextSettings()
    var words = ""
    if numberOfLines != plain.numberOfLines { words += " lines=\(numberOfLines)" }
    if lineBreakMode != plain.lineBreakMode { words += " \(lineBreakMode.rawValue)" }
    if paragraph.alignment != plain.paragraph.alignment { words += " \(paragraph.alignment.rawValue)" }
    if adjustsFontSizeToFitWidth { words += " shrinks≥\(DumpText.number(minimumScaleFactor)) \(baselineAdjustment.rawValue)" }
    if allowsTightening { words += " tightens" }
    if paragraph.lineSpacing != 0 { words += " lineSpacing=\(DumpText.number(paragraph.lineSpacing))" }
    return words
  }
}
