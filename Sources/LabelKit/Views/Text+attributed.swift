// SPDX-License-Identifier: MIT

public import FoundationEssentials
internal import LabelCore
internal import LabelLayout
internal import LabelText

extension Text {
  /// A line under or through text, as SwiftUI's `Text.LineStyle`.
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

    let pattern: Pattern
    let color: Color?

    /// Makes a line; the text's colour when `color` is nil.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without gaps in the text's colour.
    public static let single = LineStyle()

    var description: DecorationDescription {
      DecorationDescription(pattern: DecorationLine.Pattern(rawValue: pattern.rawValue) ?? .solid, color: color?.description)
    }
  }

  /// Text whose runs have attributes of their own, those of `AttributeScopes.LabelKitAttributes`; others are passed over. Foundation on
  /// Linux has neither markdown nor its presentation intents.
  public init(_ content: AttributedString) {
    self.init(TextNode(runs: content.runs.map { TextNode.Run(String(content[$0.range].characters), $0.attributes) }))
  }
}

extension TextNode.Run {
  fileprivate init(_ text: String, _ container: AttributeContainer) {
    self.init(text)
    attributes.font = container[AttributeScopes.LabelKitAttributes.FontAttribute.self]?.description
    attributes.color = container[AttributeScopes.LabelKitAttributes.ForegroundColorAttribute.self]?.description
    attributes.background = container[AttributeScopes.LabelKitAttributes.BackgroundColorAttribute.self]?.description
    attributes.kern = container[AttributeScopes.LabelKitAttributes.KernAttribute.self]
    attributes.tracking = container[AttributeScopes.LabelKitAttributes.TrackingAttribute.self]
    attributes.baselineOffset = container[AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute.self]
    attributes.underline = container[AttributeScopes.LabelKitAttributes.UnderlineStyleAttribute.self]?.description
    attributes.strikethrough = container[AttributeScopes.LabelKitAttributes.StrikethroughStyleAttribute.self]?.description
  }
}
