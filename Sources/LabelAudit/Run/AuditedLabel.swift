// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelStrings

/// What an audit says about one label, or about a manifest that cannot be read.
package struct AuditedLabel: Sendable {
  /// The id; nil for a label without one, and for a manifest as a whole.
  package internal(set) var id: String?
  /// What was found, in the order of the checks.
  package internal(set) var findings: [AuditFinding] = []
  /// The errors that kept the label, or some of its variants, from being audited.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The number of variants that were audited.
  package internal(set) var variantCount = 0
  /// The number of different layouts that they have.
  package internal(set) var layoutCount = 0
  /// The string tables of its manifest, and their path.
  var strings: (path: String, tables: StringTables)?
  /// How the label looks in the variants in which its text is cut.
  var cutImages: [CutImage] = []

  /// Whether the label was audited, in some variants at least.
  package var isAudited: Bool { variantCount > 0 }
}

/// A label whose text is cut, as it looks in one layout: what another text may look like too.
struct CutImage: Sendable {
  /// A hash of what is visible, in its variant.
  var hash: ContentHash
  /// A hash of the whole text.
  var text: ContentHash
  /// The visible text.
  var shown: String
  var variant: AuditVariant
  var count: Int
}
