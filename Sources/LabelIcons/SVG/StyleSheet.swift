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
  private var compounds: [(selector: StyleSelector, entries: [Entry])] = []
  private var ruleCount = 0
  /// What could not be used, as written.
  private(set) var ignored: [String] = []

  private struct Entry {
    var declaration: SVGDeclaration
    var specificity: Int
    var order: Int
  }

  /// The declarations for an element, the weakest first.
  func declarations(type: String, id: String?, classes: [String]) -> [SVGDeclaration] {
    if ruleCount == 0 { return [] }
    var found: [Entry] = []
    for key in ["*", type] + classes.map({ "." + $0 }) { found += (byKey[key] ?? [:]).values }
    if let id { found += (byKey["#" + id] ?? [:]).values }
    for (selector, entries) in compounds where selector.matches(type: type, id: id, classes: classes) { found += entries }
    return found.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }.map(\.declaration)
  }

  /// Adds the text of a `<style>` element.
  mutating func add(_ text: String) {
    for item in StyleSheetReader.items(of: text) {
      switch item {
      case .ignored(let words): ignored.append(words)
      case .rule(let selectors, let declarations):
        for written in selectors {
          if let selector = StyleSelector(written) { file(selector, declarations, written) } else { ignored.append(written) }
        }
      }
    }
  }

  private mutating func file(_ selector: StyleSelector, _ declarations: [SVGDeclaration], _ written: String) {
    let entries = declarations.map { Entry(declaration: $0, specificity: selector.specificity, order: ruleCount) }
    ruleCount += 1
    if !selector.isCompound {
      for entry in entries where entry.declaration.isImportant || !isImportant(entry.declaration.property, selector.key) {
        byKey[selector.key, default: [:]][entry.declaration.property] = entry
      }
    } else if compounds.count < SVGLimits.compoundSelectors {
      compounds.append((selector, entries))
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
  /// Under which a selector of one part is filed; `*` for the universal one.
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
