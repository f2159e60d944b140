// SPDX-License-Identifier: MIT

internal import LabelCore

/// Advice with an object, such as `write { color: black, radius: 3 }`, in the words of a table or of `--set`, which have none.
enum CellAdvice {
  /// The advice for a file or an option; nil if it has no object, or for a manifest, where objects are written.
  ///
  /// - Parameter key: The dotted key with the value.
  static func of(_ help: String?, key: String, file: String) -> String? {
    guard let help, let brace = help.firstIndex(of: "{"), help.hasPrefix("write ") || help.hasPrefix("for example ") else { return nil }
    let isOption = file == "--set"
    guard isOption || ManifestFormat(path: file) == .csv else { return nil }
    if key.hasPrefix("attributedTitle") {
      return isOption
        ? "write runs in a manifest" : "a cell has no runs; write the label in NDJSON or YAML, as in attributedTitle: [{ text: A }]"
    }
    // The name before the object is a key, as in `font: { size: 17 }`.
    let before = help[..<brace].split { " :".contains($0) }.last.map(String.init) ?? ""
    let outer = LabelRecord.fields[before] == nil ? key : before
    guard let pairs = pairs(in: help[brace...], below: outer), !pairs.isEmpty else { return nil }
    if help.hasPrefix("for example "), pairs.count == 1, pairs[0].key == key { return "for example \(pairs[0].value)" }
    if isOption { return "write " + pairs.map { "--set \($0.key)=\($0.value)" }.joined(separator: " ") }
    return "a cell has one value: write " + pairs.map { "\($0.value) in a column \($0.key)" }.joined(separator: " and ")
  }

  /// The keys of an object with their values as cells have them: `[1, 2]` is `1 2`, and a text has no quotes.
  private static func pairs(in text: Substring, below outer: String) -> [(key: String, value: String)]? {
    var (depth, start) = (0, text.startIndex)
    var parts: [Substring] = []
    for index in text.indices {
      if "{[".contains(text[index]) {
        depth += 1
        if depth == 1 { start = text.index(after: index) }
      }
      if "}]".contains(text[index]) { depth -= 1 }
      if depth == 1 && text[index] == "," || depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      if depth == 0 { break }
    }
    var found: [(key: String, value: String)] = []
    for part in parts {
      let halves = part.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      guard halves.count == 2 else { return nil }
      let key = outer + "." + halves[0]
      if halves[1].hasPrefix("{") {
        guard let inner = pairs(in: halves[1][...], below: key) else { return nil }
        found += inner
      } else {
        found.append((key, halves[1].filter { !"[]\",".contains($0) }))
      }
    }
    return found
  }
}
