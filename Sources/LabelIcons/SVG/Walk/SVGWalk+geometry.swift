// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

extension SVGWalk {
  /// A shape with the positions and sizes that CSS gives it in place of its attributes (SVG 2, 7.1): `rect { x: 3px }`.
  ///
  /// Lengths that are not understood, such as `10vw`, count as missing and are reported.
  mutating func shape(_ element: XMLElement, with geometry: [String: String]) throws(SVGError) -> XMLElement {
    var element = element
    for (name, value) in geometry.sorted(by: { $0.key < $1.key }) {
      element.attributes.removeAll { $0.name == name }
      element.attributes.append(XMLAttribute(name: name, value: Self.pathData(in: value) ?? value))
    }
    return element
  }

  /// The path data in `path("M0 0…")`, the value of the property `d`.
  private static func pathData(in value: String) -> String? {
    guard value.hasPrefix("path("), let start = value.firstIndex(where: { $0 == "\"" || $0 == "'" }),
      let end = value.lastIndex(of: value[start]), start < end
    else { return nil }
    return String(value[value.index(after: start)..<end])
  }

  /// Reports the lengths of a basic shape that are not understood.
  mutating func ignoreWrongLengths(of element: XMLElement, _ lengths: SVGLengthBase) throws(SVGError) {
    for attribute in element.attributes where Self.lengthNames.contains(attribute.name) && attribute.value != "auto" {
      // Nearly all lengths end in a digit.
      if let last = attribute.value.utf8.last, ASCII.isDigit(last) { continue }
      if try SVGLength.read(attribute.value, .width, of: lengths, line: element.line) == nil {
        ignore("\(attribute.name)=\"\(attribute.value.prefix(40))\"", element, .notUnderstood)
      }
    }
  }

  private static let lengthNames: Set<String> = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2"]
}
