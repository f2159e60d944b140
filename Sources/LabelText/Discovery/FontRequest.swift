// SPDX-License-Identifier: MIT

package import LabelCore

/// The font that an author asked for, before anybody looked whether it exists.
package struct FontRequest: Hashable, Sendable {
  package var family: FontFamily
  /// The em in points, more than 0 and finite.
  package var size: Double
  package var weight: FontWeight
  package var width: FontWidth
  package var isItalic: Bool
  /// Which of the system's families `.system` stands for; a named family and a file ignore it.
  package var design: FontDesign
  package var features: [FontFeature]
  /// Places on axes, stronger than what weight, width and italic would choose. Axes that the font lacks are ignored.
  package var variations: [FontVariation]
  /// Replaces the font's ascent, in em, as CSS's `ascent-override`.
  package var ascentOverride: Double?
  /// Replaces the font's descent, in em, positive downwards, as CSS's `descent-override`.
  package var descentOverride: Double?
  /// Replaces the font's line gap, in em, as CSS's `line-gap-override`.
  package var lineGapOverride: Double?

  /// - Precondition: `size` is more than 0 and finite; `resolve` refuses everything else.
  package init(
    family: FontFamily = .system, size: Double, weight: FontWeight = .regular, width: FontWidth = .standard, isItalic: Bool = false,
    design: FontDesign = .default, features: [FontFeature] = [], variations: [FontVariation] = [], ascentOverride: Double? = nil,
    descentOverride: Double? = nil, lineGapOverride: Double? = nil
  ) {
    precondition(size > 0 && size.isFinite, "a font needs a positive finite size")
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.design = design
    self.features = features
    self.variations = variations
    self.ascentOverride = ascentOverride
    self.descentOverride = descentOverride
    self.lineGapOverride = lineGapOverride
  }

  package var style: FontStyle { FontStyle(weight: weight, width: width, isItalic: isItalic) }
}

/// Where to look for a font.
package enum FontFamily: Hashable, Sendable {
  /// The system's own face: Inter where it is installed, otherwise fontconfig's default for the design.
  case system
  /// A family such as "Noto Serif", a generic one of CSS ("serif"), or one face's PostScript or full name ("Inter-SemiBold").
  case named(String)
  /// A font file; of a collection, the face that fits the style best.
  case file(path: String)
}

/// A variety of the system's face, as SwiftUI's `Font.Design`.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case `default`
  case serif
  /// The default face: no rounded counterpart of Inter is free and packaged.
  case rounded
  case monospaced
}

/// How wide letters run, as SwiftUI's `Font.Width`.
package enum FontWidth: String, Hashable, Sendable, CaseIterable {
  case compressed
  case condensed
  case standard
  case expanded

  /// Percent of the normal width: OpenType's `wdth` axis and the steps of `usWidthClass`.
  package var percent: Double {
    switch self {
    case .compressed: 62.5
    case .condensed: 75
    case .standard: 100
    case .expanded: 125
    }
  }
}

/// What a family's faces are told apart by.
package struct FontStyle: Hashable, Sendable {
  package var weight: FontWeight
  package var width: FontWidth
  package var isItalic: Bool

  package init(weight: FontWeight = .regular, width: FontWidth = .standard, isItalic: Bool = false) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }
}
