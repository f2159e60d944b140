// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The source rules for files in `Resources/icons`, so that weights, modes and layers work for every icon.
///
/// `IconCheck` adds the rules about coverage and balance, which need a rendering.
package enum IconFileRules {
  /// The rules that a file breaks, in file order; empty when it passes.
  package static func diagnostics(in bytes: [UInt8]) -> [IconDiagnostic] {
    do {
      let document = try XMLDocument(bytes)
      var found = rootDiagnostics(document.elements[0])
      for element in document.elements.dropFirst() { found += shapeDiagnostics(element) }
      return found
    } catch {
      return [IconDiagnostic(.file, line: error.line, error.reason)]
    }
  }

  // MARK: Root

  private static let rootAttributes = [
    "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 24 24", "fill": "none", "stroke": "currentColor", "stroke-width": "1.75",
    "stroke-linecap": "round", "stroke-linejoin": "round",
  ]

  private static let rootOptions = [
    "data-flip": ["rtl"], "data-preferred-mode": ["hierarchical", "multicolor"], "data-detail": ["fine"],
    "data-weight-share": ["0.8", "0.65", "0.6", "0.5", "0.4", "0.3", "0.2"],
  ]

  private static func rootDiagnostics(_ root: XMLElement) -> [IconDiagnostic] {
    var found: [String] = []
    for (name, value) in rootAttributes.sorted(by: { $0.key < $1.key }) where root[name] != value {
      found.append("the root must have \(name)=\"\(value)\"")
    }
    for attribute in root.attributes where rootAttributes[attribute.name] == nil {
      if attribute.name == IconRule.exemptions {
        let unknown = attribute.value.split(separator: " ").filter { IconRule(rawValue: String($0))?.allowsExemption != true }
        if !unknown.isEmpty { found.append("\(attribute.name) must be one of \(IconRule.exemptible.joined(separator: ", "))") }
      } else if let values = rootOptions[attribute.name] {
        let choice = (values.count > 1 ? "one of " : "") + values.joined(separator: ", ")
        if !values.contains(attribute.value) { found.append("\(attribute.name) must be \(choice)") }
      } else {
        found.append("the root may not have \(attribute.name)")
      }
    }
    return found.map { IconDiagnostic(.root, line: root.line, $0) }
  }

  // MARK: Shapes

  private static let geometry = [
    "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  private static let classes: Set<String> = ["primary", "secondary", "tertiary", "erase"]

  private static func shapeDiagnostics(_ element: XMLElement) -> [IconDiagnostic] {
    guard let geometry = geometry[element.name] else {
      return [IconDiagnostic(.shape, line: element.line, "<\(element.name)> is not one of the shapes that icons are drawn with")]
    }
    var found: [IconDiagnostic] = []
    func add(_ rule: IconRule, _ reason: String, _ value: Double? = nil) {
      found.append(IconDiagnostic(rule, line: element.line, value: value, reason))
    }
    if element["class"] == nil { add(.layer, "a shape must have a class: primary, secondary, tertiary or erase") }
    for attribute in element.attributes {
      let value = attribute.value
      switch attribute.name {
      case "class": if !classes.contains(value) { add(.layer, "\"\(value)\" is not a layer class") }
      case "fill": if value != "currentColor" { add(.shape, "fill must be currentColor") }
      case "stroke": if value != "none" || element["class"] != "erase" { add(.shape, "only an eraser may have stroke=\"none\"") }
      case "data-monochrome": if value != "erase" { add(.shape, "data-monochrome must be erase") }
      case "data-fill": if value != "body", value != "stay" { add(.shape, "data-fill must be body or stay") }
      case "stroke-width":
        if !["1.25", "1.375", "1.5"].contains(value) { add(.shape, "stroke-width must be 1.25, 1.375 or 1.5, for small signs in a shape") }
      case "data-upright": if Double(value) == nil { add(.shape, "data-upright must be a number") }
      case "data-character":
        if value.count != 1 || !"?a0123456789".contains(value) { add(.shape, "data-character must be ?, a or a digit") }
      case "data-multicolor": if LayerAnnotations.color(value) == nil { add(.shape, "\"\(value)\" is not a layer colour") }
      case "data-variable": if !isThreshold(value) { add(.shape, "data-variable must be 0 to 1, with at most two decimals") }
      case _ where geometry.contains(attribute.name):
        let decimals = maximumDecimals(in: value)
        if decimals > 3 { add(.decimals, "\(attribute.name) has more than three decimals", Double(decimals)) }
      default: add(.shape, "a shape may not have \(attribute.name)")
      }
    }
    return found
  }

  private static func isThreshold(_ text: String) -> Bool {
    guard let value = Double(text) else { return false }
    return (0...1).contains(value) && maximumDecimals(in: text) <= 2
  }

  /// The longest run of digits after a point.
  private static func maximumDecimals(in text: String) -> Int {
    var most = 0
    var run: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { run = 0 } else if ASCII.isDigit(byte) { run = run.map { $0 + 1 } } else { run = nil }
      most = max(most, run ?? 0)
    }
    return most
  }
}
