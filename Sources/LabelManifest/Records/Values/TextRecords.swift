// SPDX-License-Identifier: MIT

package import LabelSettings
package import LabelViewNode

/// A line under or through text; nil for a key that is not written.
package struct TextLineRecord: Hashable, Sendable {
  /// The style of the line, with the names of NSUnderlineStyle.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case none, single, thick, double
  }

  package var style: Style?
  package var pattern: DecorationLine.Pattern?
  package var byWord: Bool?
  package var color: ColorDescription?

  package init(style: Style? = nil) { self.style = style }

  package static let fields = FieldTable<TextLineRecord>([
    Field("style", .choice, \.style, "The style of the line.", default: "single"),
    Field("pattern", .choice, \.pattern, "The dash pattern of the line.", default: "solid"),
    Field("byWord", .bool, \.byWord, "Whether the line skips the spaces between words.", default: "false"),
    Field("color", .color, \.color, "The colour of the line.", default: "the text's colour"),
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
  /// A line. A string is its style, and true means a single line.
  static var textLine: ValueKind {
    ValueKind.object(TextLineRecord.fields, TextLineRecord())
      .or(.choice, when: \.isText) { TextLineRecord(style: $0) }
      .or(.bool, when: \.isBool) { TextLineRecord(style: $0 ? .single : TextLineRecord.Style.none) }
  }
}

/// The outline of glyphs; nil for a key that is not written.
package struct StrokeRecord: Hashable, Sendable {
  package var color: ColorDescription?
  /// In per cent of the font size. A negative width also fills the glyphs, like `strokeWidth` of NSAttributedString.
  package var width: Double?

  package init(width: Double? = nil) { self.width = width }

  package static let fields = FieldTable<StrokeRecord>([
    Field("color", .color, \.color, "The colour of the outline.", default: "the text's colour"),
    Field("width", .number(), \.width, "The width in per cent of the font size. A negative width also fills the glyphs.", default: "0"),
  ])
}

extension StrokeRecord {
  var description: StrokeDescription { StrokeDescription(width: width ?? 0, color: color) }
}

extension ValueKind where Value == StrokeRecord {
  /// An outline. A number is its width.
  static var stroke: ValueKind {
    ValueKind.object(StrokeRecord.fields, StrokeRecord()).or(.number(), when: \.isNumeric) { StrokeRecord(width: $0) }
  }
}
