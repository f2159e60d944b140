// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension TextAttributes {
  /// What is written, each with a space before it.
  var words: String {
    var words = ""
    func add(_ name: String, _ value: String?) {
      if let value { words += " \(name)=\(value)" }
    }
    func number(_ value: Double?) -> String? { value.map { DumpText.number($0) } }
    add("font", font.map { "[\($0.words)]" })
    add("color", color?.words)
    add("paint", paint?.words)
    add("background", background?.words)
    add("kern", number(kern))
    add("tracking", number(tracking))
    add("ligatures", ligatures.map { "\($0)" })
    add("baselineOffset", number(baselineOffset))
    add("underline", underline?.words)
    add("strikethrough", strikethrough?.words)
    add("stroke", stroke.map { "[\(DumpText.number($0.width))%\($0.color.map { " " + $0.words } ?? "")]" })
    add("shadow", shadow.map { "[\($0.words)]" })
    add("obliqueness", number(obliqueness))
    add("expansion", number(expansion))
    add("superscript", superscript.map(String.init))
    add("link", link.map { DumpText.quoted($0) })
    add("writingDirection", writingDirection?.rawValue)
    return words + (paragraph.map { " paragraph=[\($0.words.dropFirst())]" } ?? "")
  }
}

extension DecorationDescription {
  fileprivate var words: String {
    var words = style?.rawValue ?? "none"
    if pattern != .solid { words += " \(pattern.rawValue)" }
    if isByWord { words += " byWord" }
    if let color { words += " \(color.words)" }
    return "[\(words)]"
  }
}
