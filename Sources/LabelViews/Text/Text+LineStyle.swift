// SPDX-License-Identifier: MIT

internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension Text {
  /// The style of a line under or through text: SwiftUI's `Text.LineStyle` with the weights of NSUnderlineStyle.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of dashes and dots that a line is drawn with.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
      /// A line without gaps.
      case solid
      /// A row of dots, without dashes between them.
      case dot
      /// A row of dashes, without dots between them.
      case dash
      /// A line of dashes and dots in turn.
      case dashDot
      /// A line of a dash and two dots in turn.
      case dashDotDot
    }

    /// The weight of a line, as NSUnderlineStyle has it. SwiftUI has only single lines.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// A line of the font's own thickness.
      case single
      /// A line of twice the font's thickness.
      case thick
      /// Two parallel lines of the font's thickness.
      case double
    }

    let description: DecorationDescription

    /// Creates the style of a line.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of dashes and dots; a line without gaps by default.
    ///   - weight: The weight of the line; single by default.
    ///   - isByWord: Whether the spaces between words have no line.
    ///   - color: The colour of the line; the text's if it is `nil`.
    public init(pattern: Pattern = .solid, weight: Weight = .single, isByWord: Bool = false, color: Color? = nil) {
      description = DecorationDescription(
        style: DecorationLine.Style(rawValue: weight.rawValue) ?? .single,
        pattern: DecorationLine.Pattern(rawValue: pattern.rawValue) ?? .solid,
        isByWord: isByWord, color: color?.description)
    }

    /// A single line without gaps, in the colour of the text.
    public static let single = LineStyle()
  }
}
