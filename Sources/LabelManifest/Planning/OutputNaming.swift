// SPDX-License-Identifier: MIT

package import LabelCore

/// Names the output files of labels by the rules of an asset pipeline, instead of the `output` of the manifest.
///
/// The planner calls it for each label, in any order and from any thread.
package protocol OutputNaming: Sendable {
  /// Whether variants that the asset pipeline does not support are left out, instead of being errors.
  var leavesOutUnsupportedVariants: Bool { get }

  /// Checks that the asset pipeline supports a variant.
  ///
  /// - Throws: `LabelError.unsupportedVariant`.
  func check(_ variant: VariantValues, among axes: VariantAxes) throws(LabelError)

  /// Returns the formats of each label, at least one.
  ///
  /// - Parameter formats: The formats that the user asks for; nil for the format of the pipeline.
  /// - Throws: `LabelError.invalidValue` for a format, or formats together, that the pipeline does not support.
  func formats(_ formats: [OutputFormat]?) throws(LabelError) -> [OutputFormat]

  /// Returns the axes of a label. An axis without values gets the defaults of the asset pipeline.
  ///
  /// - Parameters:
  ///   - record: The record of the label with the defaults filled in.
  ///   - formats: The formats of the label.
  func axes(_ axes: VariantAxes, of record: LabelRecord, _ formats: [OutputFormat]) -> VariantAxes

  /// Reserves the name of a label.
  ///
  /// - Throws: An error if the id is not a valid name, or if another label has the same name.
  func reserve(_ id: OutputName) throws(LabelError)

  /// Returns the path of a label in one variant and format.
  ///
  /// - Throws: `LabelError.unsupportedVariant`, or `.unsafeID` for a path that is not safe.
  func path(
    of id: OutputName, _ variant: VariantValues, among axes: VariantAxes, as format: OutputFormat
  ) throws(LabelError) -> OutputPath

  /// Records an image that will be rendered.
  ///
  /// - Parameter record: The record of the label in this variant, with its title looked up.
  func add(
    _ record: LabelRecord, _ id: OutputName, _ variant: VariantValues, among axes: VariantAxes, at path: OutputPath, as format: OutputFormat
  )

  /// Returns the square images that are rendered from a label, such as favicons. Most labels have none.
  func squareFiles(of id: OutputName) -> [SquareFile]
}

/// A square image that is rendered from a label in addition to its own image.
package struct SquareFile: Hashable, Sendable {
  /// The path of the file below the output folder.
  package var name: String
  /// The size in pixels and the background; nil for an SVG file of the label as it is.
  package var fit: SquareFit?

  /// Creates a description of a file.
  package init(name: String, fit: SquareFit?) {
    self.name = name
    self.fit = fit
  }
}
