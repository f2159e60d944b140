// SPDX-License-Identifier: MIT

internal import LabelCore

/// What an author says of a view for people who cannot see it; nil leaves what the view says of itself.
package struct AccessibilityChange: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden: Bool?
  /// Names such as `isHeader`.
  package var addedTraits: [String] = []
  package var removedTraits: [String] = []
  /// 1…6, and 0 for a heading without a level.
  package var headingLevel: Int?
  /// Larger ones are read first.
  package var sortPriority: Double?
  package var inputLabels: [String] = []
  package var children: Children?

  /// How a view's children are read.
  package enum Children: String, Hashable, Sendable {
    /// Not at all.
    case ignore
    /// Each for itself.
    case contain
    /// As one.
    case combine
  }

  package init() {}

  /// What is written, each with a space before it.
  var words: String {
    var words = ""
    func add(_ name: String, _ value: String?) {
      if let value { words += " \(name)=\(value)" }
    }
    add("label", label.map { DumpText.quoted($0) })
    add("value", value.map { DumpText.quoted($0) })
    add("hint", hint.map { DumpText.quoted($0) })
    add("identifier", identifier.map { DumpText.quoted($0) })
    add("hidden", isHidden.map(String.init))
    if !addedTraits.isEmpty { words += " traits=[\(addedTraits.joined(separator: " "))]" }
    if !removedTraits.isEmpty { words += " removedTraits=[\(removedTraits.joined(separator: " "))]" }
    add("heading", headingLevel.map(String.init))
    add("sortPriority", sortPriority.map { DumpText.number($0) })
    if !inputLabels.isEmpty { words += " inputLabels=[\(inputLabels.map { DumpText.quoted($0) }.joined(separator: " "))]" }
    add("children", children?.rawValue)
    return words
  }
}
