// SPDX-License-Identifier: MIT

package import LabelCore

/// Names the output files of labels by the rules of an asset pipeline, in place of the manifest's `output`.
///
/// The planner asks it for the files of each label, in any order and from any thread. It is the seam between planning, which knows records,
/// and the asset pipelines, which know folders and file formats.
package protocol OutputNaming: Sendable {
  /// Checks that the pipeline can tell a variant from the others.
  ///
  /// - Throws: `LabelError.unsupportedVariant`.
  func check(_ variant: VariantValues, among axes: VariantAxes) throws(LabelError)

  /// A label's axes; an axis without values gets the pipeline's usual ones.
  ///
  /// - Parameter record: the label's, with defaults filled in.
  func axes(_ axes: VariantAxes, of record: LabelRecord) -> VariantAxes

  /// Reserves a label's name.
  ///
  /// - Throws: that the id makes no name, or another label's.
  func claim(_ id: OutputName) throws(LabelError)

  /// The file of a label in one variant.
  ///
  /// - Throws: `LabelError.unsupportedVariant`, or what is wrong with the path.
  func path(of id: OutputName, _ variant: VariantValues, among axes: VariantAxes) throws(LabelError) -> OutputPath

  /// Records an image that will be rendered.
  ///
  /// - Parameter record: the label's in this variant, with its title looked up.
  func add(_ record: LabelRecord, _ id: OutputName, _ variant: VariantValues, among axes: VariantAxes, at path: OutputPath)

  /// Further files of fixed sizes that are rendered from a label, such as favicons; none for most labels.
  func squareFiles(of id: OutputName) -> [SquareFile]
}

/// A square image that is rendered from a label beside its own one.
package struct SquareFile: Hashable, Sendable {
  /// The file, below the output folder.
  package var name: String
  /// The size, and what is behind the label.
  package var fit: SquareFit

  /// Describes a file.
  package init(name: String, fit: SquareFit) {
    self.name = name
    self.fit = fit
  }
}
