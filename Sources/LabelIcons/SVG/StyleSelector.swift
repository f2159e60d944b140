// SPDX-License-Identifier: MIT

/// A selector of a style sheet: compounds of type, id, classes and attributes, joined by space, `>` or `+`.
///
/// Of pseudo-classes `:first-child` is understood. A colon inside a class belongs to it, as in the class names of SF Symbols templates
/// (`multicolor-0:tintColor`).
struct StyleSelector {
  /// What an element itself must have.
  private struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    var attributes: [(name: String, test: UInt8, value: String?)] = []
    var isFirstChild = false
    /// How the element stands to the one of the compound before: space, `>` or `+`.
    var combinator = UInt8(ascii: " ")
  }

  /// More compounds than this count as not understood, as each may be looked for among all elements above.
  private static let longest = 4

  private var compounds: [Compound] = []

  /// Ids weigh 100, classes, attributes and pseudo-classes 10, types 1.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + (compound.id == nil ? 0 : 100) + (compound.type == nil ? 0 : 1)
        + (compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0)) * 10
    }
  }

  /// Whether more is to be checked than its key.
  var isCompound: Bool {
    guard compounds.count == 1, let last, last.attributes.isEmpty, !last.isFirstChild else { return true }
    return (last.type == nil ? 0 : 1) + (last.id == nil ? 0 : 1) + last.classes.count > 1
  }

  /// Under which it is filed, something that every element it matches has; `*` for the universal one.
  var key: String {
    guard let last else { return "*" }
    return last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
  }

  private var last: Compound? { compounds.last }

  // MARK: Matching

  /// Whether the element at a place is selected; `steps` grows by the elements that were looked at.
  func matches(_ place: Int, in document: XMLDocument, steps: inout Int) -> Bool {
    matches(place, compounds.count - 1, document, &steps)
  }

  private func matches(_ place: Int, _ index: Int, _ document: XMLDocument, _ steps: inout Int) -> Bool {
    steps += 1
    let element = document.elements[place]
    guard fits(element, place, compounds[index], document) else { return false }
    if index == 0 { return true }
    switch compounds[index].combinator {
    case UInt8(ascii: ">"): return element.parent.map { matches($0, index - 1, document, &steps) } ?? false
    case UInt8(ascii: "+"): return document.sibling(before: place).map { matches($0, index - 1, document, &steps) } ?? false
    default:
      var above = element.parent
      while let place = above {
        if matches(place, index - 1, document, &steps) { return true }
        above = document.elements[place].parent
      }
      return false
    }
  }

  private func fits(_ element: XMLElement, _ place: Int, _ compound: Compound, _ document: XMLDocument) -> Bool {
    if let type = compound.type, type != element.name { return false }
    if let id = compound.id, id != element["id"] { return false }
    if compound.isFirstChild, document.sibling(before: place) != nil { return false }
    guard compound.attributes.allSatisfy({ Self.fits(element[$0.name], $0.test, $0.value) }) else { return false }
    if compound.classes.isEmpty { return true }
    let classes = element.classes
    return compound.classes.allSatisfy(classes.contains)
  }

  private static func fits(_ found: String?, _ test: UInt8, _ wanted: String?) -> Bool {
    guard let found else { return false }
    guard let wanted else { return true }
    return switch test {
    case UInt8(ascii: "~"): found.split(separator: " ").contains { $0 == wanted }
    case UInt8(ascii: "|"): found == wanted || found.hasPrefix(wanted + "-")
    case UInt8(ascii: "^"): !wanted.isEmpty && found.hasPrefix(wanted)
    case UInt8(ascii: "$"): !wanted.isEmpty && found.hasSuffix(wanted)
    case UInt8(ascii: "*"): !wanted.isEmpty && found.utf8.count >= wanted.utf8.count && found.contains(wanted)
    default: found == wanted
    }
  }

  // MARK: Reading

  /// Reads `path`, `.a`, `#b`, `g > path.a`, `[fill="red"]` or `*`; nil for what is not understood.
  init?(_ text: String) {
    var rest = text.utf8[...]
    var combinator = UInt8(ascii: " ")
    while !rest.isEmpty {
      guard var compound = Self.compound(&rest), compounds.count < Self.longest else { return nil }
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

  /// Takes one compound; nil when none stands here, or one with what is not understood.
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

  /// Takes an identifier, colons included; a backslash before a character is dropped.
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

  /// Takes `[name]` or `[name^="value"]`.
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
  /// The place of the element that stands before another in the same parent; nil for the first one.
  func sibling(before place: Int) -> Int? {
    guard let parent = elements[place].parent else { return nil }
    // Children are in document order, so that the one before is the last below.
    let children = elements[parent].children
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? children[low - 1] : nil
  }
}
