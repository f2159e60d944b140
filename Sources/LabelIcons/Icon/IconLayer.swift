// SPDX-License-Identifier: MIT

package import LabelCore

/// How the rendering modes treat a shape: the layer annotations of SF Symbols.
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

    /// The opacity factor in hierarchical rendering: 1, 0.5, 0.25.
    package var opacity: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      }
    }
  }

  /// When a shape erases what is below it, instead of being painted or before.
  package enum Erasing: String, Hashable, Sendable {
    case never
    /// A hole in monochrome. In the other modes it erases what is below and is painted.
    case inMonochrome
    /// Erases what is below and is painted, in every mode: SF Symbols' clear-behind, or a container visible through a symbol.
    case replacing
    /// A hole in every mode (SF Symbols' clear-behind with no opacity).
    case always
  }

  /// What happens to a shape when the icon is filled.
  package enum Filling: String, Hashable, Sendable {
    /// Part of the silhouette: its area is filled.
    case body
    /// Unchanged: a line outside the silhouette.
    case stay
    /// Cut out of the silhouette.
    case detail
  }

  /// A colour in multicolor rendering.
  package enum Color: Hashable, Sendable {
    /// The label's foreground.
    case tint
    /// A system colour, resolved in the image's appearance.
    case system(SystemColor)
    /// One colour in every appearance.
    case fixed(SRGBColor)

    package var dumpText: String {
      switch self {
      case .tint: "tint"
      case .system(let color): color.rawValue
      case .fixed(let color): color.hex
      }
    }
  }

  package var level: Level = .primary
  package var erasing: Erasing = .never
  /// The colour in multicolor; nil uses the paints of fill and stroke.
  package var color: Color?
  /// The variable value from which the shape is lit; nil for always.
  package var threshold: Double?
  package var filling: Filling = .detail
  /// Whether it is the background of the file, which only multicolor has.
  package var isBackground = false

  /// Whether the shape is lit at a variable value: above 0 for the threshold 0, otherwise from the threshold. True for nil.
  package func isLit(at value: Double?) -> Bool {
    guard let value, let threshold else { return true }
    return threshold == 0 ? value > 0 : value >= threshold
  }

  /// The opacity factor of a shape that is not lit. Apple publishes no number; two-tone sets use 0.2 to 0.4.
  package static let unlitOpacity = 0.3
}
