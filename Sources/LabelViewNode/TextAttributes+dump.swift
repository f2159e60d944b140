// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

extension TextAttributes {
  /// The values that are set, each with a space before it.
  package var dumpText: String {
    var text = ""
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\(value)" }
    }
    func number(_ value: Double?) -> String? { value.map { DumpText.number($0) } }
    add("font", font.map { "[\($0.dumpText)]" })
    add("color", color?.dumpText)
    add("paint", paint?.dumpText)
    add("background", background?.dumpText)
    add(
      "backgroundPadding",
      backgroundPadding.map { [$0.top, $0.leading, $0.bottom, $0.trailing].map { DumpText.number($0) }.joined(separator: "/") })
    add("backgroundRadius", backgroundRadius.map { DumpText.number($0) })
    add("boxDecorationBreak", decorationBreak?.rawValue)
    add("kern", number(kern))
    add("tracking", number(tracking))
    add("ligatures", ligatures.map { "\($0)" })
    add("baselineOffset", number(baselineOffset))
    add("underline", underline?.dumpText)
    add("strikethrough", strikethrough?.dumpText)
    add("stroke", stroke.map { "[\(DumpText.number($0.width))%\($0.color.map { " " + $0.dumpText } ?? "")]" })
    add("shadow", shadow.map { "[\($0.dumpText)]" })
    add("obliqueness", number(obliqueness))
    add("expansion", number(expansion))
    add("superscript", superscript.map(String.init))
    add("link", link.map { DumpText.quoted($0) })
    add("writingDirection", writingDirection?.rawValue)
    return text + (paragraph.map { " paragraph=[\($0.dumpText.dropFirst())]" } ?? "")
  }
}

extension DecorationDescription {
  fileprivate var dumpText: String {
    var text = style?.rawValue ?? "none"
    if pattern != .solid { text += " \(pattern.rawValue)" }
    if isByWord { text += " byWord" }
    if let color { text += " \(color.dumpText)" }
    return "[\(text)]"
  }
}
