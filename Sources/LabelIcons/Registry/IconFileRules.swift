// SPDX-License-Identifier: MIT

package import LabelCore

/// What a file in `Resources/icons` must keep to, so that weights, modes and layers work on every icon alike.
///
/// The parts of the drawing bar that a file shows by itself; how full and how balanced it looks needs pixels.
package enum IconFileRules {
  /// A rule that a file breaks.
  package struct Violation: Hashable, Sendable {
    /// From 1; nil when the file as a whole is at fault.
    package var line: Int?
    package var reason: String
  }

  /// Where the ink of a regular icon must stay, in grid units.
  package static let inkArea = Rect(minX: 1, minY: 1, maxX: 23, maxY: 23)

  /// What is wrong with a file, in file order; empty when it keeps to all rules.
  package static func violations(of bytes: [UInt8]) -> [Violation] {
    do {
      let document = try XMLReader.document(bytes)
      var found = rootViolations(document.elements[0])
      for element in document.elements.dropFirst() { found += shapeViolations(element) }
      let icon = try Icon(name: "icon", svg: bytes, path: "icon.svg")
      found += icon.ignored.map { Violation(line: $0.line, reason: $0.words) }
      if let ink = InkBounds.of(icon.nodes), !inkArea.contains(ink) {
        found.append(Violation(line: nil, reason: "its ink \(DumpText.rect(ink)) leaves \(DumpText.rect(inkArea))"))
      }
      return found
    } catch let problem as SVGProblem {
      return [Violation(line: problem.line, reason: problem.reason)]
    } catch let LabelError.unusableIcon(_, line, reason) {
      return [Violation(line: line, reason: reason)]
    } catch {
      return [Violation(line: nil, reason: "\(error)")]
    }
  }

  // MARK: Root

  private static let rootAttributes = [
    "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 24 24", "fill": "none", "stroke": "currentColor", "stroke-width": "1.75",
    "stroke-linecap": "round", "stroke-linejoin": "round",
  ]

  private static let rootOptions = [
    "data-flip": ["rtl"], "data-preferred-mode": ["hierarchical", "multicolor"], "data-weight-share": ["0.8", "0.6", "0.4", "0.2"],
  ]

  private static func rootViolations(_ root: XMLElement) -> [Violation] {
    var found: [String] = []
    for (name, value) in rootAttributes.sorted(by: { $0.key < $1.key }) where root[name] != value {
      found.append("the root must have \(name)=\"\(value)\"")
    }
    for attribute in root.attributes where rootAttributes[attribute.name] == nil {
      if let values = rootOptions[attribute.name] {
        if !values.contains(attribute.value) { found.append("\(attribute.name) takes \(values.joined(separator: ", "))") }
      } else {
        found.append("the root may not have \(attribute.name)")
      }
    }
    return found.map { Violation(line: root.line, reason: $0) }
  }

  // MARK: Shapes

  private static let geometry = [
    "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  private static let classes: Set<String> = ["primary", "secondary", "tertiary", "erase"]

  private static func shapeViolations(_ element: XMLElement) -> [Violation] {
    guard let geometry = geometry[element.name] else {
      return [Violation(line: element.line, reason: "<\(element.name)> is not one of the shapes that icons are drawn with")]
    }
    var found: [String] = []
    if element["class"] == nil { found.append("a shape must have a class: primary, secondary, tertiary or erase") }
    for attribute in element.attributes {
      let value = attribute.value
      switch attribute.name {
      case "class": if !classes.contains(value) { found.append("\"\(value)\" is no layer class") }
      case "fill": if value != "currentColor" { found.append("fill takes currentColor") }
      case "stroke": if value != "none" || element["class"] != "erase" { found.append("only an eraser may have stroke=\"none\"") }
      case "data-monochrome": if value != "erase" { found.append("data-monochrome takes erase") }
      case "data-fill": if value != "body", value != "stay" { found.append("data-fill takes body or stay") }
      case "data-multicolor": if LayerAnnotations.color(value) == nil { found.append("\"\(value)\" is no layer colour") }
      case "data-variable": if !isThreshold(value) { found.append("data-variable takes 0 to 1, with two decimals at most") }
      case _ where geometry.contains(attribute.name):
        if mostDecimals(in: value) > 3 { found.append("\(attribute.name) has more than three decimals") }
      default: found.append("a shape may not have \(attribute.name)")
      }
    }
    return found.map { Violation(line: element.line, reason: $0) }
  }

  private static func isThreshold(_ text: String) -> Bool {
    guard let value = Double(text) else { return false }
    return (0...1).contains(value) && mostDecimals(in: text) <= 2
  }

  /// The longest run of digits after a point.
  private static func mostDecimals(in text: String) -> Int {
    var most = 0
    var run: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { run = 0 } else if ASCII.isDigit(byte) { run = run.map { $0 + 1 } } else { run = nil }
      most = max(most, run ?? 0)
    }
    return most
  }
}
