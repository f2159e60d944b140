// SPDX-License-Identifier: MIT

/// One line of a layout's text, such as `  icon "snow" (0 1.3182 15.5×18) baseline=16.5`, taken apart.
struct LayoutLine {
  /// The number of spaces in front of it, which is how deep the part is nested.
  let depth: Int
  /// The first word: `icon`, `text`, `line`, `padding`, `background`, …
  let kind: String
  /// The text in quotation marks; empty if there is none.
  let quoted: String
  /// What is between the kind and the frame, such as `top=4 left=8 bottom=4 right=8`.
  let details: String
  /// The words after the frame, such as `baseline=16.5`; for a line without a frame, those after the kind.
  let attributes: [String]
  /// The position and the size in points; nil if the line has no frame.
  let frame: (x: Double, y: Double, width: Double, height: Double)?

  init(_ text: Substring) {
    depth = text.prefix { $0 == " " }.count
    var rest = text.dropFirst(depth)
    kind = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(kind.count).drop { $0 == " " }
    (quoted, rest) = Self.takingQuotes(from: rest)
    guard let (before, frame, after) = Self.splitAtFrame(rest) else {
      (details, attributes, self.frame) = ("", rest.split(separator: " ").map(String.init), nil)
      return
    }
    (details, attributes, self.frame) = (before, after, frame)
  }

  /// The value of an attribute such as `scale` in `scale=0.8`; nil if it is missing.
  func value(of name: String) -> String? {
    attributes.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Whether the line has a word of its own after the frame, such as `truncated`.
  func has(_ word: String) -> Bool { attributes.contains(word) }

  /// The size as people write it: `15.5×18`.
  var sizeText: String { frame.map { "\(Self.number($0.width))×\(Self.number($0.height))" } ?? "" }

  /// A number without zeros at its end, with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e12 else { return "\(value)" }
    let whole = Int(hundredths.magnitude)
    var text = (hundredths < 0 ? "-" : "") + "\(whole / 100)"
    if whole % 100 != 0 { text += "." + (whole % 10 == 0 ? "\(whole / 10 % 10)" : (whole % 100 < 10 ? "0" : "") + "\(whole % 100)") }
    return text
  }

  /// Takes `"…"` from the start; a quotation mark inside is written `\"`.
  private static func takingQuotes(from text: Substring) -> (quoted: String, rest: Substring) {
    guard text.first == "\"" else { return ("", text) }
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped { isEscaped = false; continue }
      if text[index] == "\\" { isEscaped = true }
      if text[index] == "\"" {
        return (String(text[text.index(after: text.startIndex)..<index]), text[text.index(after: index)...].drop { $0 == " " })
      }
    }
    return ("", text)
  }

  /// Splits the text at the frame `(x y width×height)`. Other parentheses, as in points, have no `×`.
  private static func splitAtFrame(
    _ text: Substring
  ) -> (before: String, frame: (x: Double, y: Double, width: Double, height: Double), after: [String])? {
    var rest = text
    while let open = rest.lastIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let words = rest[rest.index(after: open)..<close].split(separator: " ")
      let sides = words.last?.split(separator: "×") ?? []
      if words.count == 3, sides.count == 2, let x = Double(words[0]), let y = Double(words[1]), let width = Double(sides[0]),
        let height = Double(sides[1])
      {
        let before = text[..<open].reversed().drop { $0 == " " }.reversed()
        let after = text[text.index(after: close)...].split(separator: " ").map(String.init)
        return (String(before), (x, y, width, height), after)
      }
      rest = rest[..<open]
    }
    return nil
  }
}
