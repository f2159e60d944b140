// SPDX-License-Identifier: MIT

package import LabelCore

/// What a shape means to the rendering modes: the annotations that SF Symbols put on layers.
package struct IconLayer: Hashable, Sendable {
  /// The rank in hierarchical and palette rendering.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case primary
    case secondary
    case tertiary

    /// 0 for primary, 1 for secondary, 2 for tertiary.
    package var rank: Int {
      switch self {
      case .primary: 0
      case .secondary: 1
      case .tertiary: 2
      }
    }

    /// Hierarchical rendering's share of the colour's opacity: 1, 0.5, 0.25.
    package var opacity: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      }
    }
  }

  /// When a shape takes away what is below it instead of, or before, being painted.
  package enum Erasing: String, Hashable, Sendable {
    case never
    /// In monochrome a hole; in the other modes it is painted, in place of what is below.
    case inMonochrome
    /// Painted in place of what is below in every mode: SF Symbols' clear-behind, a container that shows again inside a symbol.
    case replacing
    /// In every mode a hole (SF Symbols' clear-behind with no opacity).
    case always
  }

  /// What a shape becomes when the icon is filled.
  package enum Filling: String, Hashable, Sendable {
    /// Part of the silhouette: its area is filled.
    case body
    /// Left as it is: a line outside the silhouette.
    case stay
    /// Cut out of the silhouette as it is drawn.
    case detail
  }

  /// A colour in multicolor rendering.
  package enum Color: Hashable, Sendable {
    /// The label's foreground.
    case tint
    /// A system colour, in the picture's appearance.
    case system(SystemColor)
    /// One colour in every appearance.
    case fixed(SRGBColor)

    package var words: String {
      switch self {
      case .tint: "tint"
      case .system(let color): color.rawValue
      case .fixed(let color): color.hex
      }
    }
  }

  package var level: Level = .primary
  package var erasing: Erasing = .never
  /// Multicolor's colour; nil leaves it to the inks of fill and stroke.
  package var color: Color?
  /// The variable value from which on the shape is lit; nil for always.
  package var threshold: Double?
  package var filling: Filling = .detail

  /// Whether the shape is lit at a variable value: above 0 for the threshold 0, else from the threshold on. Nil lights all.
  package func isLit(at value: Double?) -> Bool {
    guard let value, let threshold else { return true }
    return threshold == 0 ? value > 0 : value >= threshold
  }

  /// What a shape that is not lit keeps of its opacity. Apple publishes no number; two-tone sets use 0.2 to 0.4.
  package static let unlitOpacity = 0.3
}
