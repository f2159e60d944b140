// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// An element of an SVG file.
struct XMLElement {
  /// The name without its prefix.
  var name: String
  /// Whether the element is in SVG's namespace, or in no namespace, which counts as SVG.
  var isSVG: Bool
  /// The line on which the element begins, from 1.
  var line: Int
  /// The offset of its `<` in the file, in bytes.
  var offset: Int
  var attributes: [XMLAttribute]
  /// The index of the parent; nil for the root.
  var parent: Int?
  /// Indices of the children in `XMLDocument.elements`.
  var children: [Int] = []
  /// The character data directly inside; kept only where it is needed (`holdsText`), and in the children that stand for it in a `text`.
  var text = ""

  /// Whether the text inside the element and its children is needed: style sheets, and the version of SF Symbols templates.
  var holdsText: Bool { name == "style" || self["id"] == "template-version" }

  /// The name of the children that stand for the character data of a `text` element, between its other children.
  static let textName = "#text"

  /// The value of the attribute written exactly as `name`.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The size of the attributes in bytes, without pictures: the cost of reading them again.
  var attributeBytes: Int {
    attributes.reduce(0) { $0 + $1.name.utf8.count + (name == "image" && $1.name.hasSuffix("href") ? 0 : $1.value.utf8.count) }
  }

  /// Whether the text or the value of an attribute contains an ASCII string.
  func mentions(_ ascii: StaticString) -> Bool {
    text.containsUTF8(ascii) || attributes.contains { $0.value.containsUTF8(ascii) }
  }

  /// The classes of `class`, each once; at most `SVGLimits.classes`.
  var classes: [String] {
    guard let text = self["class"] else { return [] }
    // Most elements have one class; those of built-in icons always do.
    guard text.utf8.contains(where: ASCII.isSpace) else { return text.isEmpty ? [] : [text] }
    var seen: Set<String> = []
    let names = text.utf8.split(maxSplits: SVGLimits.classes, whereSeparator: ASCII.isSpace).prefix(SVGLimits.classes)
    return names.map { String(Substring($0)) }.filter { seen.insert($0).inserted }
  }
}
