// SPDX-License-Identifier: MIT

internal import LabelCore

/// An element of an SVG file.
struct XMLElement {
  /// The name without its prefix.
  var name: String
  /// Whether the element is in SVG's namespace, or in none, which counts as SVG.
  var isSVG: Bool
  /// The line on which the element begins, from 1.
  var line: Int
  var attributes: [XMLAttribute]
  /// The index of the element that contains it; nil for the root.
  var parent: Int?
  /// Indices of the children in `XMLDocument.elements`.
  var children: [Int] = []
  /// Character data directly inside; kept only where something here reads it.
  var text = ""

  /// Whether text inside, or in an element inside, is read: style sheets, and the version of SF Symbols templates.
  var holdsText: Bool { name == "style" || self["id"] == "template-version" }

  /// The value of the attribute written exactly as `name`.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// What it costs to read the attributes once more.
  var attributeBytes: Int {
    attributes.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  }

  /// Whether the text or the value of an attribute contains some ASCII text.
  func mentions(_ words: StaticString) -> Bool {
    text.mentions(words) || attributes.contains { $0.value.mentions(words) }
  }

  /// The words of `class`, each once; at most `SVGLimits.classes`.
  var classes: [String] {
    guard let text = self["class"] else { return [] }
    // Most elements have one, as all those of our own icons do.
    guard text.utf8.contains(where: ASCII.isSpace) else { return text.isEmpty ? [] : [text] }
    var seen: Set<String> = []
    let words = text.utf8.split(maxSplits: SVGLimits.classes, whereSeparator: ASCII.isSpace).prefix(SVGLimits.classes)
    return words.map { String(Substring($0)) }.filter { seen.insert($0).inserted }
  }
}
