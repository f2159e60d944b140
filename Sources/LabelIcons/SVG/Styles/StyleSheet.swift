// SPDX-License-Identifier: MIT

/// A property and its value, from an attribute or a style sheet.
struct SVGDeclaration: Hashable {
  var property: String
  var value: String
  var isImportant = false

  /// Whether it is a variable of the file's own.
  var isVariable: Bool { property.utf8.first == UInt8(ascii: "-") && property.hasPrefix("--") }
}

/// The rules of a file's `<style>` elements.
///
/// Rules are indexed by the key of their selector, and rules of the same selector are merged: an element finds its rules without trying
/// all of them, and repetition in a hostile file costs nothing. Unsupported selectors and at-rules are ignored and reported.
struct StyleSheet {
  private var byKey: [String: [String: Entry]] = [:]
  private var compounds: [String: [(selector: StyleSelector, entries: [Entry])]] = [:]
  private var compoundCount = 0
  private var ruleCount = 0
  /// The selectors and at-rules that are not supported, as written.
  private(set) var ignored: [String] = []

  private struct Entry {
    var declaration: SVGDeclaration
    var specificity: Int
    var order: Int
  }

  /// The declarations for an element, the weakest first, and the number of classes, selectors and declarations examined.
  func declarations(at index: Int, in document: XMLDocument) -> (declarations: [SVGDeclaration], matches: Int) {
    let element = document.elements[index]
    let classes = element.classes
    if ruleCount == 0 { return ([], classes.count) }
    var found: [Entry] = []
    var tried = 0
    for key in ["*", element.name] + classes.map({ "." + $0 }) + (element["id"].map { ["#" + $0] } ?? []) {
      found += (byKey[key] ?? [:]).values
      for (selector, entries) in compounds[key] ?? [] where selector.matches(index, in: document, steps: &tried) { found += entries }
    }
    let sorted = found.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    return (sorted.map(\.declaration), classes.count + tried + found.count)
  }

  /// Adds the text of the `<style>` element on a line.
  ///
  /// - Throws: `SVGError` for more than `SVGLimits.styleRules` rules.
  mutating func add(_ text: String, line: Int, media: inout MediaAnswers) throws(SVGError) {
    for item in StyleSheetReader.items(of: text, media: &media) {
      switch item {
      case .ignored(let text): try ignore(text, line)
      case .rule(let selectors, let declarations):
        for written in selectors {
          if let selector = StyleSelector(written) {
            try count(line)
            insert(selector, declarations, written)
          } else {
            try ignore(written, line)
          }
        }
      }
    }
  }

  private mutating func ignore(_ text: String, _ line: Int) throws(SVGError) {
    try count(line)
    ignored.append(text)
  }

  private mutating func count(_ line: Int) throws(SVGError) {
    ruleCount += 1
    guard ruleCount <= SVGLimits.styleRules else {
      throw SVGError(line: line, reason: "it has more than \(SVGLimits.styleRules) style rules")
    }
  }

  private mutating func insert(_ selector: StyleSelector, _ declarations: [SVGDeclaration], _ written: String) {
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
