// SPDX-License-Identifier: MIT

package import LabelCore

/// How characters look; every value is concrete.
package struct TextStyle: Hashable {
  package var font: Font
  package var color: SRGBColor
  /// Points added after each cluster.
  package var kern: Double
  /// Points, positive raises the glyphs above the baseline.
  package var baselineOffset: Double

  package init(font: Font, color: SRGBColor, kern: Double = 0, baselineOffset: Double = 0) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}

/// Characters and their styles.
package struct StyledText: Hashable {
  package struct Run: Hashable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// In logical order. An empty text has one empty run, so that its font, and so its line height, is known.
  package private(set) var runs: [Run]

  /// - Precondition: there is at least one run.
  package init(_ runs: [Run]) {
    precondition(!runs.isEmpty, "styled text needs a style even when it is empty")
    self.runs = runs
  }

  package init(_ text: String, _ style: TextStyle) { self.init([Run(text, style)]) }

  package var string: String { runs.map(\.text).joined() }
}
