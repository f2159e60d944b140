// SPDX-License-Identifier: MIT

package import LabelCore

/// What assistive technologies read as one: a text, a control, or a group of elements.
package struct AccessibilityElement: Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// Names such as `isButton`, in the order of their first use.
  package var traits: [String] = []
  package var identifier: String?
  /// 1…6, or 0 for a heading without a level; nil for no heading.
  package var headingLevel: Int?
  /// The names of actions besides the usual one.
  package var actions: [String] = []
  /// In points of the label, as it is drawn.
  package var frame = Rect.zero
  /// The elements of a group, in the order of reading.
  package var children: [AccessibilityElement]?
  /// Whether it is in a row or a bar, all of whose height takes the taps.
  package var isInRow = false
  package var sortPriority = 0.0
  /// Whether the label is only the name of a symbol.
  package var isNamedBySymbol = false

  package init() {}

  private static let controlTraits = ["isButton", "isLink", "isToggle", "isAdjustable", "isSearchField", "isTextField"]

  package var isControl: Bool { traits.contains(where: Self.controlTraits.contains) }

  /// The element and those inside it, in the order of reading.
  package var flattened: [AccessibilityElement] { [self] + (children ?? []).flatMap(\.flattened) }

  package mutating func apply(_ change: AccessibilityChange) {
    label = change.label ?? label
    value = change.value ?? value
    hint = change.hint ?? hint
    identifier = change.identifier ?? identifier
    headingLevel = change.headingLevel ?? headingLevel
    sortPriority = change.sortPriority ?? sortPriority
    actions += change.actions
    if change.isInRow { isInRow = true }
    traits += (change.addedTraits + (change.headingLevel == nil ? [] : ["isHeader"])).filter { !traits.contains($0) }
    traits.removeAll(where: change.removedTraits.contains)
    // A control is no text, although its label is one.
    if isControl { traits.removeAll { $0 == "isStaticText" || $0 == "isImage" } }
    if change.label != nil { isNamedBySymbol = false }
  }

  /// Several elements as one.
  package static func combining(_ elements: [AccessibilityElement]) -> AccessibilityElement {
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let inside = elements.flatMap { $0.children ?? [$0] }
    // A symbol beside a text is a part of it.
    let named = inside.filter { !$0.isNamedBySymbol }
    let all = named.contains { $0.label != nil } ? named : inside
    var result = AccessibilityElement()
    result.label = joined(all.map(\.label))
    result.value = joined(all.map(\.value))
    result.hint = joined(all.map(\.hint))
    result.headingLevel = all.compactMap(\.headingLevel).first
    result.actions = all.flatMap(\.actions)
    let traits = all.flatMap(\.traits)
    for trait in traits where !result.traits.contains(trait) { result.traits.append(trait) }
    if result.traits.contains("isStaticText") { result.traits.removeAll { $0 == "isImage" } }
    result.isNamedBySymbol = all.allSatisfy(\.isNamedBySymbol)
    return result
  }
}

extension [AccessibilityElement] {
  /// The elements as text, one in each line and with what else is known of it below.
  package var dump: String {
    var out = DumpText()
    var number = 0
    for element in self { element.dump(into: &out, &number) }
    return out.text
  }
}

extension AccessibilityElement {
  fileprivate func dump(into out: inout DumpText, _ number: inout Int) {
    let box = DumpText.rect(frame)
    if let children {
      out.line("group" + (label.map { " \(DumpText.quoted($0))" } ?? "") + " \(box)") { out in
        for child in children { child.dump(into: &out, &number) }
      }
      return
    }
    number += 1
    out.line("\(number) \(DumpText.quoted(label ?? ""))" + traits.map { " " + Self.spoken($0) }.joined() + " \(box)") { out in
      if let value { out.line("value \(DumpText.quoted(value))") }
      if let hint { out.line("hint \(DumpText.quoted(hint))") }
      if let headingLevel, headingLevel > 0 { out.line("heading \(headingLevel)") }
      if !actions.isEmpty { out.line("actions \(actions.map { DumpText.quoted($0) }.joined(separator: " "))") }
      if let identifier { out.line("identifier \(DumpText.quoted(identifier))") }
    }
  }

  /// A trait without its "is": `button` of `isButton`.
  package static func spoken(_ trait: String) -> String {
    guard trait.hasPrefix("is"), let first = trait.dropFirst(2).first, first.isUppercase else { return trait }
    return first.lowercased() + trait.dropFirst(3)
  }
}
