// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// A quality rule for built-in icons.
package enum IconRule: String, Hashable, Sendable, CaseIterable {
  /// The file can be read, and everything in it is drawn.
  case file
  /// The root has the attributes that all built-in icons share.
  case root
  /// Only elements and attributes that weights, modes and variants support are used.
  case shape
  /// Every element has a layer class.
  case layer
  /// Numbers have at most three decimals.
  case decimals
  /// The ink bounds of the regular icon are within 1 to 23 on both axes.
  case ink
  /// The ink bounds are centred on the grid.
  case centring
  /// The icon covers about as much of the grid as other icons of its kind.
  case coverage
  /// No gap closes between regular and black.
  case gaps
  /// No gap is narrower than a pixel where a unit of the grid is a pixel, at 24 px.
  case slits
  /// What is drawn in a circle, a square or another shape is inside it.
  case enclosure
  /// No other file of the folder is the same picture with the same direction.
  case twins
  /// Most horizontal and vertical lines, of a file or a whole folder, are on half units of the grid.
  case grid
  /// Most end points of lines and curves, of a file or a whole folder, are on half units of the grid.
  case ends

  /// The root attribute that lists the rules that a drawing breaks on purpose.
  static let exemptions = "data-exempt"

  /// Whether a drawing may be exempt from the rule: rules about looks allow it, rules about the source do not.
  var allowsExemption: Bool {
    switch self {
    case .file, .root, .shape, .layer, .decimals, .ink, .grid, .ends: false
    case .centring, .coverage, .gaps, .slits, .enclosure, .twins: true
    }
  }

  /// The names of the rules that allow exemptions.
  package static var exemptible: [String] { allCases.filter(\.allowsExemption).map(\.rawValue) }
}

/// A rule that a drawing breaks, and why.
package struct IconDiagnostic: Hashable, Sendable {
  package var rule: IconRule
  /// The line, from 1; nil for the whole file.
  package var line: Int?
  /// The measured value, for rules about a number, in the rule's unit.
  package var value: Double?
  /// What is wrong, and what is allowed.
  package var reason: String

  init(_ rule: IconRule, line: Int? = nil, value: Double? = nil, _ reason: String) {
    self.rule = rule
    self.line = line
    self.value = value
    self.reason = reason
  }

  /// The diagnostic for a file that is not an icon.
  init(unusable error: LabelError) {
    if error.code == .unusableIcon, let reason = error.reason {
      self.init(.file, line: error.line, reason)
    } else {
      self.init(.file, "it cannot be used")
    }
  }
}
