// SPDX-License-Identifier: MIT

/// Builds the dump of a pipeline stage: one line per node, indented by two spaces per level.
package struct DumpText: Sendable {
  package private(set) var text = ""
  private var depth = 0

  package init() {}

  /// Adds a line at the current level, and the lines of `children` one level deeper.
  package mutating func line(_ content: String, children: (inout DumpText) -> Void = { _ in }) {
    text += String(repeating: "  ", count: depth) + content + "\n"
    depth += 1
    children(&self)
    depth -= 1
  }

  /// A number with at most `places` decimals and no trailing zeros, the same on every machine and in every locale.
  package static func number(_ value: Double, places: Int = 4) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    guard abs(value) * unit < 9e15 else { return "\(value)" }
    let scaled = Int((value * unit).rounded())
    let whole = abs(scaled) / Int(unit)
    var digits = String(abs(scaled) % Int(unit))
    digits = String(repeating: "0", count: places - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }

  package static func point(_ p: Point) -> String { "(\(number(p.x)) \(number(p.y)))" }
  package static func size(_ s: Size) -> String { "\(number(s.width))×\(number(s.height))" }
  package static func rect(_ r: Rect) -> String { "(\(number(r.minX)) \(number(r.minY)) \(number(r.width))×\(number(r.height)))" }

  /// A string in quotes, with control characters, quotes and backslashes escaped.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
