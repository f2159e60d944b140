// SPDX-License-Identifier: MIT

internal import LabelCore

/// A rule of the drawing bar.
package enum IconRule: String, Hashable, Sendable, CaseIterable {
  /// The file can be read, and all that it asks for is drawn.
  case file
  /// The root has the attributes that all our icons share.
  case root
  /// Elements and attributes are those that weights, modes and variants understand.
  case shape
  /// Every element names its layer.
  case layer
  /// Numbers have three decimals at most.
  case decimals
  /// The ink of the regular icon lies within 1 to 23.
  case ink
  /// The ink's box has its middle in the middle of the grid.
  case centring
  /// The ink covers as much of the grid as that of its neighbours in a row.
  case coverage
  /// No gap closes from regular to black.
  case gaps
  /// Most upright and level lines, of one file or of a whole folder, lie on halves of the grid.
  case grid
  /// Most ends of lines and curves, of one file or of a whole folder, lie on halves of the grid.
  case ends

  /// The root's attribute that lists the rules which a drawing breaks on purpose.
  static let exemptions = "data-exempt"

  /// Whether a drawing may break the rule on purpose: how it looks is a matter of judgement, how it is written is not.
  var allowsExemption: Bool {
    switch self {
    case .file, .root, .shape, .layer, .decimals, .ink, .grid, .ends: false
    case .centring, .coverage, .gaps: true
    }
  }

  /// The names of rules that may be broken on purpose.
  static var exemptible: [String] { allCases.filter(\.allowsExemption).map(\.rawValue) }
}

/// A rule that a drawing breaks.
package struct IconDiagnostic: Hashable, Sendable {
  package var rule: IconRule
  /// From 1; nil when the file as a whole is at fault.
  package var line: Int?
  /// What was measured, where the rule is about a number; in the rule's own unit.
  package var value: Double?
  /// What is wrong, in words, with what is allowed.
  package var reason: String

  init(_ rule: IconRule, line: Int? = nil, value: Double? = nil, _ reason: String) {
    self.rule = rule
    self.line = line
    self.value = value
    self.reason = reason
  }

  /// What is said about a file that is no icon at all.
  init(unusable error: LabelError) {
    if case .unusableIcon(_, let line, let reason) = error {
      self.init(.file, line: line, reason)
    } else {
      self.init(.file, "it cannot be used")
    }
  }
}
