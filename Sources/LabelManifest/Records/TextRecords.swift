// SPDX-License-Identifier: MIT

package import LabelLayout
package import LabelText

/// A line under or through text, as far as it is written.
package struct TextLineRecord: Hashable, Sendable {
  /// How the line is drawn: the names of NSUnderlineStyle.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case none, single, thick, double
  }

  package var style: Style?
  package var pattern: DecorationLine.Pattern?
  package var byWord: Bool?
  package var color: ColorDescription?

  package init(style: Style? = nil) { self.style = style }

  package static let fields = FieldTable<TextLineRecord>([
    Field("style", .choice, \.style, "How the line is drawn.", default: "single"),
    Field("pattern", .choice, \.pattern, "How the line is broken up.", default: "solid"),
    Field("byWord", .bool, \.byWord, "Whether the spaces between words are left out.", default: "false"),
    Field("color", .color, \.color, "The line's colour.", default: "the text's colour"),
  ])
}

extension TextLineRecord {
  var description: DecorationDescription {
    let style: DecorationLine.Style? =
      switch self.style ?? .single {
      case .none: nil
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    return DecorationDescription(style: style, pattern: pattern ?? .solid, isByWord: byWord ?? false, color: color)
  }
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

extension StrokeRecord {
  var description: StrokeDescription { StrokeDescription(width: width ?? 0, color: color) }
}

extension ValueKind where Value == StrokeRecord {
  /// An outline; a number is its width.
  static var stroke: ValueKind {
    ValueKind.object(StrokeRecord.fields, StrokeRecord()).or(.number(), when: \.isNumeric) { StrokeRecord(width: $0) }
  }
}
