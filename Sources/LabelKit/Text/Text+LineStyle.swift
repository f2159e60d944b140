// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelText

extension Text {
  /// A line under or through text: SwiftUI's `Text.LineStyle` with the weights of NSUnderlineStyle.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
      /// No gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    /// How much of a line it is. SwiftUI has single lines only.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// As thick as the font says.
      case single
      /// Twice as thick.
      case thick
      /// Two lines.
      case double
    }

    let description: DecorationDescription

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - isByWord: whether the spaces between words are left out.
    ///   - color: the text's colour when nil.
    public init(pattern: Pattern = .solid, weight: Weight = .single, isByWord: Bool = false, color: Color? = nil) {
      description = DecorationDescription(
        style: DecorationLine.Style(rawValue: weight.rawValue) ?? .single,
        pattern: DecorationLine.Pattern(rawValue: pattern.rawValue) ?? .solid,
        isByWord: isByWord, color: color?.description)
    }

    /// A line without gaps in the text's colour.
    public static let single = LineStyle()
  }
}
