// SPDX-License-Identifier: MIT

package import LabelCore

/// The colours of CSS, for advice about texts that are no colours elsewhere.
package enum CSSColor {
  /// The colour of a text as SVG files have it, such as `rgb(255, 0, 0)`; nil when it is not a colour.
  package static func color(of text: String) -> SRGBColor? { (try? SVGColor.read(text, line: 1)) ?? nil }
}
