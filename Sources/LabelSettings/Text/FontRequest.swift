// SPDX-License-Identifier: MIT

package import LabelCore

/// A font as requested, before it is looked up.
package struct FontRequest: Hashable, Sendable {
  package var family: FontFamily
  /// The em in points, more than 0 and finite.
  package var size: Double
  package var weight: FontWeight
  package var width: FontWidth
  package var isItalic: Bool
  /// The design that `.system` means; a named family ignores it unless it is `rounded`, and a file always.
  package var design: FontDesign
  package var features: [FontFeature]
  /// Axis values, which take precedence over those from weight, width and italic. Axes that the font lacks are ignored.
  package var variations: [FontVariation]
  /// Replaces the font's ascent, in em; CSS's `ascent-override`.
  package var ascentOverride: Double?
  /// Replaces the font's descent, in em, positive downwards; CSS's `descent-override`.
  package var descentOverride: Double?
  /// Replaces the font's line gap, in em; CSS's `line-gap-override`.
  package var lineGapOverride: Double?

  /// - Precondition: `size` is more than 0 and finite; `resolve` rejects other sizes.
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

/// The family or file of a font request.
package enum FontFamily: Hashable, Sendable {
  /// The system font: Inter where it is installed, otherwise fontconfig's default for the design.
  case system
  /// A family such as "Noto Serif", a generic family of CSS ("serif"), or a face's PostScript or full name ("Inter-SemiBold").
  case named(String)
  /// A font file; in a collection, the face that fits the style best.
  case file(path: String)
}

/// A design of the system font; SwiftUI's `Font.Design`.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case `default`
  case serif
  /// A family with rounded strokes if one is installed, otherwise the default design. A named family means its own rounded family.
  case rounded
  case monospaced
}

/// The width of the glyphs; SwiftUI's `Font.Width`.
package enum FontWidth: String, Hashable, Sendable, CaseIterable {
  case compressed
  case condensed
  case standard
  case expanded

  /// Per cent of the normal width: OpenType's `wdth` axis and the classes of `usWidthClass`.
  package var percent: Double {
    switch self {
    case .compressed: 62.5
    case .condensed: 75
    case .standard: 100
    case .expanded: 125
    }
  }
}

/// The properties that distinguish the faces of a family.
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
