// SPDX-License-Identifier: MIT

package import LabelStrings

/// What a label that was planned as it is written can be varied by.
package struct WrittenLabel: Sendable {
  /// The axes of the manifest and of the label.
  package var axes: VariantAxes
  /// The string tables of the manifest; nil if it names none.
  package var strings: StringTables?

  /// Creates what a label of a manifest with some axes and string tables can be varied by.
  package init(axes: VariantAxes = VariantAxes(), strings: StringTables? = nil) { (self.axes, self.strings) = (axes, strings) }
}
