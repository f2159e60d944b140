// SPDX-License-Identifier: MIT

package import LabelLayout

/// A line under or through text, as far as it is written.
package struct TextLineRecord: Hashable, Sendable {
  /// How the line is drawn: the names of NSUnderlineStyle.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case none, single, thick, double
  }

  /// How the line is broken up: the names of NSUnderlineStyle.
  package enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var style: Style?
  package var pattern: Pattern?
  package var color: ColorDescription?

  package init(style: Style? = nil) { self.style = style }

  package static let fields = FieldTable<TextLineRecord>([
    Field("style", .choice, \.style, "How the line is drawn.", default: "single"),
    Field("pattern", .choice, \.pattern, "How the line is broken up.", default: "solid"),
    Field("color", .color, \.color, "The line's colour.", default: "the text's colour"),
  ])
}

extension ValueKind where Value == TextLineRecord {
  /// A line; a word is its style, true a single one.
  static var textLine: ValueKind {
    ValueKind.object(TextLineRecord.fields, TextLineRecord())
      .or(.choice, when: \.isText) { TextLineRecord(style: $0) }
      .or(.bool, when: \.isBool) { TextLineRecord(style: $0 ? .single : TextLineRecord.Style.none) }
  }
}

/// The outline of letters, as far as it is written.
package struct StrokeRecord: Hashable, Sendable {
  package var color: ColorDescription?
  /// Per cent of the font's size; negative fills the letters too, as NSAttributedString's `strokeWidth`.
  package var width: Double?

  package init(width: Double? = nil) { self.width = width }

  package static let fields = FieldTable<StrokeRecord>([
    Field("color", .color, \.color, "The outline's colour.", default: "the text's colour"),
    Field("width", .number(), \.width, "Per cent of the font's size; negative fills the letters too.", default: "0"),
  ])
}

extension ValueKind where Value == StrokeRecord {
  /// An outline; a number is its width.
  static var stroke: ValueKind {
    ValueKind.object(StrokeRecord.fields, StrokeRecord()).or(.number(), when: \.isNumeric) { StrokeRecord(width: $0) }
  }
}

/// A piece of `attributedTitle`.
package struct TitleRun: Hashable, Sendable {
  package var text: String?
  package var font: FontDescription?
  package var color: ColorDescription?
  package var kern: Double?
  package var tracking: Double?
  package var baselineOffset: Double?
  package var underline: TextLineRecord?
  package var strikethrough: TextLineRecord?
  package var stroke: StrokeRecord?

  package init(_ text: String? = nil) { self.text = text }

  package static let fields = FieldTable<TitleRun>([
    Field("text", .string, \.text, "The run's letters."),
    Field("font", .font, \.font, "The run's font, put over the label's."),
    Field("color", .color, \.color, "The run's colour.", default: "the label's"),
    Field("kern", .number(), \.kern, "Points added after each character.", default: "the label's"),
    Field("tracking", .number(), \.tracking, "Points added after each character; stronger than kern.", default: "the label's"),
    Field("baselineOffset", .number(), \.baselineOffset, "Points above the baseline.", default: "the label's"),
    Field("underline", .textLine, \.underline, "A line under the run."),
    Field("strikethrough", .textLine, \.strikethrough, "A line through the run."),
    Field("stroke", .stroke, \.stroke, "The outline of the run's letters."),
  ])

  var node: TextNode.Run {
    var run = TextNode.Run(text ?? "")
    run.font = font ?? FontDescription()
    run.color = color
    run.kern = tracking ?? kern
    run.baselineOffset = baselineOffset
    return run
  }
}
