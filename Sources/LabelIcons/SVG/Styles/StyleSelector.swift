// SPDX-License-Identifier: MIT

/// A selector of a style sheet, as far as icons use Selectors 4: types, ids, classes, attributes, pseudo-classes of structure, `:not`, `:is`
/// and `:where`, joined by space, `>`, `+` or `~`.
///
/// A colon inside a class is part of its name if no pseudo-class follows, as in SF Symbols templates (`multicolor-0:tintColor`).
struct StyleSelector {
  /// A condition on one element.
  enum Condition {
    case type(String)
    case id(String)
    case className(String)
    case attribute(name: String, test: AttributeTest)
    case root
    case empty
    /// Its position among its siblings, or those of its type, is step · n + offset, from 1 on; counted from the start or the end.
    case position(step: Int, offset: Int, ofType: Bool, fromEnd: Bool)
    case not([StyleSelector])
    /// `:is`, and with `isWeightless` `:where`.
    case any([StyleSelector], isWeightless: Bool)
    /// A state that a picture never has, such as `:hover`.
    case never
  }

  /// The test of an attribute's value.
  struct AttributeTest {
    /// One of `=`, `~`, `|`, `^`, `$` and `*`; 0 for an attribute that only has to be there.
    var kind: UInt8
    var value = ""
    var ignoresCase = false

    func fits(_ found: String) -> Bool {
      if kind == 0 { return true }
      let (found, expected) = ignoresCase ? (found.lowercased(), value.lowercased()) : (found, value)
      return switch kind {
      case UInt8(ascii: "~"): found.split(separator: " ").contains { $0 == expected }
      case UInt8(ascii: "|"): found == expected || found.hasPrefix(expected + "-")
      case UInt8(ascii: "^"): !expected.isEmpty && found.hasPrefix(expected)
      case UInt8(ascii: "$"): !expected.isEmpty && found.hasSuffix(expected)
      case UInt8(ascii: "*"): !expected.isEmpty && found.utf8.count >= expected.utf8.count && found.contains(expected)
      default: found == expected
      }
    }
  }

  /// The conditions on one element.
  struct Compound {
    /// The combinator before it: space, `>`, `+` or `~`.
    var combinator = UInt8(ascii: " ")
    var conditions: [Condition] = []
  }

  let compounds: [Compound]

  /// Ids weigh 2²⁰, classes, attributes and pseudo-classes 2¹⁰, types 1.
  var specificity: Int { compounds.reduce(0) { $0 + $1.conditions.reduce(0) { $0 + $1.specificity } } }

  /// Whether a match of the key alone is not enough.
  var isCompound: Bool {
    guard compounds.count == 1, compounds[0].conditions.count <= 1 else { return true }
    switch compounds[0].conditions.first {
    case nil, .type, .id, .className: return false
    default: return true
    }
  }

  /// The key in the style sheet's index: an id, class or type that every matching element has; `*` for any element.
  var key: String {
    var (className, type): (String?, String?)
    for condition in compounds.last?.conditions ?? [] {
      switch condition {
      case .id(let id): return "#" + id
      case .className(let name): className = className ?? "." + name
      case .type(let name): type = name
      default: break
      }
    }
    return className ?? type ?? "*"
  }

  // MARK: Matching

  /// Whether an element is selected; `steps` is increased by the number of elements examined. Beyond the limit of the whole file, nothing is.
  func matches(_ elementIndex: Int, in document: XMLDocument, steps: inout Int) -> Bool {
    matches(elementIndex, compounds.count - 1, document, &steps)
  }

  private func matches(_ elementIndex: Int, _ index: Int, _ document: XMLDocument, _ steps: inout Int) -> Bool {
    steps += 1
    guard steps <= SVGLimits.styleMatches else { return false }
    for condition in compounds[index].conditions where !condition.fits(elementIndex, document, &steps) { return false }
    if index == 0 { return true }
    switch compounds[index].combinator {
    case UInt8(ascii: ">"): return document.elements[elementIndex].parent.map { matches($0, index - 1, document, &steps) } ?? false
    case UInt8(ascii: "+"): return document.sibling(before: elementIndex).map { matches($0, index - 1, document, &steps) } ?? false
    case UInt8(ascii: "~"):
      var sibling = document.sibling(before: elementIndex)
      while let found = sibling {
        if matches(found, index - 1, document, &steps) { return true }
        sibling = document.sibling(before: found)
      }
      return false
    default:
      var ancestor = document.elements[elementIndex].parent
      while let found = ancestor {
        if matches(found, index - 1, document, &steps) { return true }
        ancestor = document.elements[found].parent
      }
      return false
    }
  }
}

extension StyleSelector.Condition {
  fileprivate var specificity: Int {
    switch self {
    case .id: 1 << 20
    case .type: 1
    case .className, .attribute, .root, .empty, .position, .never: 1 << 10
    case .not(let selectors), .any(let selectors, isWeightless: false): selectors.map(\.specificity).max() ?? 0
    case .any: 0
    }
  }

  fileprivate func fits(_ index: Int, _ document: XMLDocument, _ steps: inout Int) -> Bool {
    let element = document.elements[index]
    switch self {
    case .type(let name): return element.name == name
    case .id(let id): return element["id"] == id
    case .className(let name): return element.classes.contains(name)
    case .attribute(let name, let test): return element[name].map(test.fits) ?? false
    case .root: return element.parent == nil
    case .empty: return element.children.isEmpty && element.text.isEmpty
    case .position(let step, let offset, let ofType, let fromEnd):
      let position = document.position(of: index, ofType: ofType, fromEnd: fromEnd, &steps) - offset
      return step == 0 ? position == 0 : position % step == 0 && position / step >= 0
    case .not(let selectors): return !selectors.contains { $0.matches(index, in: document, steps: &steps) }
    case .any(let selectors, _): return selectors.contains { $0.matches(index, in: document, steps: &steps) }
    case .never: return false
    }
  }
}

extension XMLDocument {
  /// The index of an element's previous sibling; nil for the first child.
  func sibling(before elementIndex: Int) -> Int? {
    guard let parent = elements[elementIndex].parent else { return nil }
    let place = place(of: elementIndex, among: elements[parent].children)
    return place > 0 ? elements[parent].children[place - 1] : nil
  }

  /// The position of an element among its siblings, from 1.
  fileprivate func position(of index: Int, ofType: Bool, fromEnd: Bool, _ steps: inout Int) -> Int {
    guard let parent = elements[index].parent else { return 1 }
    let siblings = elements[parent].children
    let place = place(of: index, among: siblings)
    guard ofType else { return fromEnd ? siblings.count - place : place + 1 }
    let others = fromEnd ? siblings[(place + 1)...] : siblings[..<place]
    steps += others.count
    return 1 + others.count { elements[$0].name == elements[index].name }
  }

  /// Children are in document order.
  private func place(of index: Int, among children: [Int]) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
