// SPDX-License-Identifier: MIT

/// A property and its value, as an attribute or a style sheet gives them.
struct SVGDeclaration: Hashable {
  var property: String
  var value: String
  var isImportant = false
}

/// The rules of a file's `<style>` elements: selectors by type, class and id, and compounds of those.
///
/// Rules are filed by what they select, and rules of one selector merged, so that an element finds its own without trying all and
/// repetition in a hostile file costs nothing. Selectors that look at other elements, and at-rules, are left out and reported.
struct StyleSheet {
  private var byKey: [String: [String: Entry]] = [:]
  private var compounds: [String: [(selector: StyleSelector, entries: [Entry])]] = [:]
  private var compoundCount = 0
  private var ruleCount = 0
  /// What could not be used, as written.
  private(set) var ignored: [String] = []

  private struct Entry {
    var declaration: SVGDeclaration
    var specificity: Int
    var order: Int
  }

  /// The declarations for an element, the weakest first, and how much was looked at to find them.
  func declarations(type: String, id: String?, classes: [String]) -> (declarations: [SVGDeclaration], matches: Int) {
    if ruleCount == 0 { return ([], classes.count) }
    var found: [Entry] = []
    var tried = 0
    for key in ["*", type] + classes.map({ "." + $0 }) + (id.map { ["#" + $0] } ?? []) {
      found += (byKey[key] ?? [:]).values
      for (selector, entries) in compounds[key] ?? [] {
        tried += 1
        if selector.matches(type: type, id: id, classes: classes) { found += entries }
      }
    }
    let sorted = found.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    return (sorted.map(\.declaration), classes.count + tried + found.count)
  }

  /// Adds the text of the `<style>` element on a line.
  ///
  /// - Throws: `SVGProblem` for more than `SVGLimits.styleRules` rules.
  mutating func add(_ text: String, line: Int) throws(SVGProblem) {
    for item in StyleSheetReader.items(of: text) {
      switch item {
      case .ignored(let words): try ignore(words, line)
      case .rule(let selectors, let declarations):
        for written in selectors {
          if let selector = StyleSelector(written) {
            try count(line)
            file(selector, declarations, written)
          } else {
            try ignore(written, line)
          }
        }
      }
    }
  }

  private mutating func ignore(_ words: String, _ line: Int) throws(SVGProblem) {
    try count(line)
    ignored.append(words)
  }

  private mutating func count(_ line: Int) throws(SVGProblem) {
    ruleCount += 1
    guard ruleCount <= SVGLimits.styleRules else {
      throw SVGProblem(line: line, reason: "it has more than \(SVGLimits.styleRules) style rules")
    }
  }

  private mutating func file(_ selector: StyleSelector, _ declarations: [SVGDeclaration], _ written: String) {
    let entries = declarations.map { Entry(declaration: $0, specificity: selector.specificity, order: ruleCount) }
    if !selector.isCompound {
      for entry in entries where entry.declaration.isImportant || !isImportant(entry.declaration.property, selector.key) {
        byKey[selector.key, default: [:]][entry.declaration.property] = entry
      }
    } else if compoundCount < SVGLimits.compoundSelectors {
      compounds[selector.key, default: []].append((selector, entries))
      compoundCount += 1
    } else {
      ignored.append(written)
    }
  }

  private func isImportant(_ property: String, _ key: String) -> Bool {
    byKey[key]?[property]?.declaration.isImportant ?? false
  }
}

/// A selector by type, id and classes, all of which an element must have.
struct StyleSelector {
  private var type: String?
  private var id: String?
  private var classes: [String] = []

  var specificity: Int { (id == nil ? 0 : 100) + classes.count * 10 + (type == nil ? 0 : 1) }
  var isCompound: Bool { (type == nil ? 0 : 1) + (id == nil ? 0 : 1) + classes.count > 1 }
  /// Under which it is filed, something that every element it matches has; `*` for the universal one.
  var key: String { id.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? type ?? "*" }

  func matches(type: String, id: String?, classes: [String]) -> Bool {
    (self.type ?? type) == type && (self.id == nil || self.id == id) && self.classes.allSatisfy(classes.contains)
  }

  /// Reads `path`, `.a`, `#b`, `path.a.b` or `*`; nil for combinators, attributes and pseudo-classes.
  init?(_ text: String) {
    if text == "*" { return }
    var rest = text.utf8[...]
    while let first = rest.first {
      let isClass = first == UInt8(ascii: ".")
      let isID = first == UInt8(ascii: "#")
      if isClass || isID { rest.removeFirst() }
      guard isClass || isID || (type == nil && id == nil && classes.isEmpty), let name = Self.name(&rest) else { return nil }
      if isClass { classes.append(name) } else if isID { id = name } else { type = name }
    }
    if specificity == 0 { return nil }
  }

  /// Takes an identifier; a colon belongs to it, as in the class names of SF Symbols templates (`multicolor-0:tintColor`).
  private static func name(_ rest: inout Substring.UTF8View) -> String? {
    let name = rest.prefix { byte in
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ":") || byte >= 0x80
    }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(Substring(name))
  }
}
