// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelStrings

/// What an audit says about one label, preview or folder of string tables, or about a manifest that cannot be read.
package struct AuditedLabel: Sendable {
  /// The id, the name of a preview or the path of the folder; nil for a label without one, and for a manifest as a whole.
  package var id: String?
  /// What was found, in the order of the checks.
  package var findings: [AuditFinding] = []
  /// The errors that kept the label, or some of its variants, from being audited.
  package var diagnostics: [Diagnostic] = []
  /// The number of variants that were audited.
  package var variantCount = 0
  /// The number of different layouts that they have.
  package var layoutCount = 0
  /// The string tables of its manifest, and their path.
  package var strings: (path: String, tables: StringTables)?
  /// How the label looks in its usual size, and in the variants in which its text is cut.
  package var images: [DrawnLabel] = []
  /// A finding about these, with its place in the manifest.
  package var imageFinding: AuditFinding?

  package init() {}

  /// Whether the label was audited, in some variants at least.
  package var isAudited: Bool { variantCount > 0 }
}

/// A label as it looks in one layout, which another text may look like too.
package struct DrawnLabel: Sendable {
  /// A hash of what is visible, in its variant.
  package var hash: ContentHash
  /// A hash of the whole text.
  package var text: ContentHash
  /// The visible text, or the icon where there is none.
  package var shown: String
  package var variant: AuditVariant
  package var count: Int

  package init(hash: ContentHash, text: ContentHash, shown: String, variant: AuditVariant, count: Int) {
    (self.hash, self.text, self.shown, self.variant, self.count) = (hash, text, shown, variant, count)
  }
}
