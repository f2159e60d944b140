// SPDX-License-Identifier: MIT

internal import LabelCore

/// The accessibility modifiers of a view; nil leaves the view's own values unchanged.
package struct AccessibilityChange: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden: Bool?
  /// Names such as `isHeader`.
  package var addedTraits: [String] = []
  package var removedTraits: [String] = []
  /// 1…6, or 0 for a heading without a level.
  package var headingLevel: Int?
  /// Views with a larger priority are read first.
  package var sortPriority: Double?
  package var inputLabels: [String] = []
  package var children: Children?
  /// The names of actions besides the usual one.
  package var actions: [String] = []
  /// Whether what is inside is the value of the element around it.
  package var isValue = false
  /// Whether what is inside is in a row or a bar, all of whose height takes the taps.
  package var isInRow = false
  /// Whether the priorities inside order the elements here, and count no more outside.
  package var sortsElements = false

  /// How a view's children are read.
  package enum Children: String, Hashable, Sendable {
    /// They are not read.
    case ignore
    /// Each is read separately.
    case contain
    /// They are read as one element.
    case combine
    /// They are read as one element, unless there are controls among them.
    case pair
  }

  package init() {}

  /// The values that are set, each with a space before it, for dumps.
  package var dumpText: String {
    var text = ""
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\(value)" }
    }
    add("label", label.map { DumpText.quoted($0) })
    add("value", value.map { DumpText.quoted($0) })
    add("hint", hint.map { DumpText.quoted($0) })
    add("identifier", identifier.map { DumpText.quoted($0) })
    add("hidden", isHidden.map(String.init))
    if !addedTraits.isEmpty { text += " traits=[\(addedTraits.joined(separator: " "))]" }
    if !removedTraits.isEmpty { text += " removedTraits=[\(removedTraits.joined(separator: " "))]" }
    add("heading", headingLevel.map(String.init))
    add("sortPriority", sortPriority.map { DumpText.number($0) })
    if !inputLabels.isEmpty { text += " inputLabels=[\(inputLabels.map { DumpText.quoted($0) }.joined(separator: " "))]" }
    add("children", children?.rawValue)
    if !actions.isEmpty { text += " actions=[\(actions.map { DumpText.quoted($0) }.joined(separator: " "))]" }
    if isValue { text += " isValue" }
    if isInRow { text += " isInRow" }
    if sortsElements { text += " sorted" }
    return text
  }
}
