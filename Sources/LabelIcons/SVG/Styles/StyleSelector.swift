// SPDX-License-Identifier: MIT

/// A selector of a style sheet: compounds of type, id, classes and attributes, joined by space, `>` or `+`.
///
/// `:first-child` is the only supported pseudo-class. A colon inside a class is part of its name, as in SF Symbols templates
/// (`multicolor-0:tintColor`).
struct StyleSelector {
  /// The conditions on one element.
  private struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    var attributes: [(name: String, test: UInt8, value: String?)] = []
    var isFirstChild = false
    /// The combinator before this compound: space, `>` or `+`.
    var combinator = UInt8(ascii: " ")
  }

  /// The maximum number of compounds: each may be searched for in all ancestors. Longer selectors are not supported.
  private static let maximumCompounds = 4

  private var compounds: [Compound] = []

  /// Ids weigh 100, classes, attributes and pseudo-classes 10, types 1.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + (compound.id == nil ? 0 : 100) + (compound.type == nil ? 0 : 1)
        + (compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0)) * 10
    }
  }

  /// Whether a match of the key alone is not enough.
  var isCompound: Bool {
    guard compounds.count == 1, let last, last.attributes.isEmpty, !last.isFirstChild else { return true }
    return (last.type == nil ? 0 : 1) + (last.id == nil ? 0 : 1) + last.classes.count > 1
  }

  /// The key in the style sheet's index: an id, class or type that every matching element has; `*` for any element.
  var key: String {
    guard let last else { return "*" }
    return last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
  }

  private var last: Compound? { compounds.last }

  // MARK: Matching

  /// Whether an element is selected; `steps` is increased by the number of elements examined.
  func matches(_ elementIndex: Int, in document: XMLDocument, steps: inout Int) -> Bool {
    matches(elementIndex, compounds.count - 1, document, &steps)
  }

  private func matches(_ elementIndex: Int, _ index: Int, _ document: XMLDocument, _ steps: inout Int) -> Bool {
    steps += 1
    let element = document.elements[elementIndex]
    guard fits(element, elementIndex, compounds[index], document) else { return false }
    if index == 0 { return true }
    switch compounds[index].combinator {
    case UInt8(ascii: ">"): return element.parent.map { matches($0, index - 1, document, &steps) } ?? false
    case UInt8(ascii: "+"): return document.sibling(before: elementIndex).map { matches($0, index - 1, document, &steps) } ?? false
    default:
      var ancestor = element.parent
      while let elementIndex = ancestor {
        if matches(elementIndex, index - 1, document, &steps) { return true }
        ancestor = document.elements[elementIndex].parent
      }
      return false
    }
  }

  private func fits(_ element: XMLElement, _ elementIndex: Int, _ compound: Compound, _ document: XMLDocument) -> Bool {
    if let type = compound.type, type != element.name { return false }
    if let id = compound.id, id != element["id"] { return false }
    if compound.isFirstChild, document.sibling(before: elementIndex) != nil { return false }
    guard compound.attributes.allSatisfy({ Self.fits(element[$0.name], $0.test, $0.value) }) else { return false }
    if compound.classes.isEmpty { return true }
    let classes = element.classes
    return compound.classes.allSatisfy(classes.contains)
  }

  private static func fits(_ found: String?, _ test: UInt8, _ expected: String?) -> Bool {
    guard let found else { return false }
    guard let expected else { return true }
    return switch test {
    case UInt8(ascii: "~"): found.split(separator: " ").contains { $0 == expected }
    case UInt8(ascii: "|"): found == expected || found.hasPrefix(expected + "-")
    case UInt8(ascii: "^"): !expected.isEmpty && found.hasPrefix(expected)
    case UInt8(ascii: "$"): !expected.isEmpty && found.hasSuffix(expected)
    case UInt8(ascii: "*"): !expected.isEmpty && found.utf8.count >= expected.utf8.count && found.contains(expected)
    default: found == expected
    }
  }

  // MARK: Reading

  /// Reads a selector such as `path`, `.a`, `#b`, `g > path.a`, `[fill="red"]` or `*`; nil when it is not supported.
  init?(_ text: String) {
    var rest = text.utf8[...]
    var combinator = UInt8(ascii: " ")
    while !rest.isEmpty {
      guard var compound = Self.compound(&rest), compounds.count < Self.maximumCompounds else { return nil }
      compound.combinator = combinator
      compounds.append(compound)
      let hadSpace = rest.first.map(ASCII.isSpace) ?? false
      rest = rest.drop(while: ASCII.isSpace)
      guard let next = rest.first else { break }
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "+") {
        combinator = next
        rest = rest.dropFirst().drop(while: ASCII.isSpace)
        if rest.isEmpty { return nil }
      } else {
        guard hadSpace else { return nil }
        combinator = UInt8(ascii: " ")
      }
    }
    if compounds.isEmpty { return nil }
  }

  /// Reads one compound; nil when there is none, or when it is not supported.
  private static func compound(_ rest: inout Substring.UTF8View) -> Compound? {
    var compound = Compound()
    var isEmpty = true
    while let first = rest.first, !ASCII.isSpace(first), first != UInt8(ascii: ">"), first != UInt8(ascii: "+") {
      switch first {
      case UInt8(ascii: "*") where isEmpty: rest.removeFirst()
      case UInt8(ascii: "."), UInt8(ascii: "#"):
        rest.removeFirst()
        guard let name = name(&rest, &compound.isFirstChild) else { return nil }
        if first == UInt8(ascii: ".") { compound.classes.append(name) } else { compound.id = name }
      case UInt8(ascii: "["):
        guard let attribute = attribute(&rest) else { return nil }
        compound.attributes.append(attribute)
      case UInt8(ascii: ":"):
        guard rest.starts(with: firstChild) else { return nil }
        compound.isFirstChild = true
        rest = rest.dropFirst(firstChild.count)
      default:
        guard isEmpty, let name = name(&rest, &compound.isFirstChild), !name.contains(":") else { return nil }
        compound.type = name
      }
      isEmpty = false
    }
    return isEmpty ? nil : compound
  }

  private static let firstChild = Array(":first-child".utf8)

  /// Reads an identifier, colons included. Backslashes are dropped.
  private static func name(_ rest: inout Substring.UTF8View, _ isFirstChild: inout Bool) -> String? {
    var name = Array(
      rest.prefix { byte in
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "\\") || byte >= 0x80
      })
    rest = rest.dropFirst(name.count)
    if name.suffix(firstChild.count).elementsEqual(firstChild) {
      isFirstChild = true
      name.removeLast(firstChild.count)
    }
    name.removeAll { $0 == UInt8(ascii: "\\") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Reads `[name]` or `[name^="value"]`.
  private static func attribute(_ rest: inout Substring.UTF8View) -> (name: String, test: UInt8, value: String?)? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let inside = rest[..<end].dropFirst()
    rest = rest[end...].dropFirst()
    guard let equals = inside.firstIndex(of: UInt8(ascii: "=")) else {
      return (StyleSheetReader.trimmed(inside), UInt8(ascii: "="), nil)
    }
    var name = inside[..<equals]
    var test = UInt8(ascii: "=")
    if let mark = name.last, "~|^$*".utf8.contains(mark) {
      test = mark
      name = name.dropLast()
    }
    let value = StyleSheetReader.trimmed(inside[equals...].dropFirst()).utf8
    let isQuoted = value.count >= 2 && value.first == value.last && (value.first == UInt8(ascii: "\"") || value.first == UInt8(ascii: "'"))
    return (StyleSheetReader.trimmed(name), test, String(Substring(isQuoted ? value.dropFirst().dropLast() : value[...])))
  }
}

extension XMLDocument {
  /// The index of an element's previous sibling; nil for the first child.
  func sibling(before elementIndex: Int) -> Int? {
    guard let parent = elements[elementIndex].parent else { return nil }
    // Children are in document order, so the previous sibling is the last one with a lower index.
    let children = elements[parent].children
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < elementIndex { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? children[low - 1] : nil
  }
}
