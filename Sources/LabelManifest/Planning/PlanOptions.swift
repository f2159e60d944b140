// SPDX-License-Identifier: MIT

package import LabelCore

/// Which labels of a run are planned, and as which files.
package struct PlanOptions: Sendable {
  /// The part of the labels to plan; nil for all.
  package var shard: Shard?
  /// Which labels to plan; nil for all.
  package var filter: LabelFilter?
  /// The keys that replace those of the labels.
  package var overrides: LabelOverrides?
  /// The keys for manifests without keys of their own.
  package var sharedHead = SharedHead()
  /// The asset pipeline that names the files; nil for the `output` of the manifests.
  package var naming: (any OutputNaming)?
  /// The formats of the files; nil for those that the manifests say.
  package var formats: [OutputFormat]?
  /// Whether labels may have equal ids, and outputs equal paths.
  package var allowsEqualIDs = false

  /// Whether each label is planned once, as it is written: without variants, and without its text of string tables. Its item says what it could
  /// be varied by.
  package var plansLabelsAsWritten = false

  /// The options for all labels and the files that their manifests say.
  package init() {}
}
