// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension AttributeScopes {
  /// The attributes that text is drawn with: SwiftUI's and UIKit's, by their names.
  ///
  ///     var title = AttributedString("24° and rain")
  ///     title.foregroundColor = .blue
  ///     Text(title)
  public struct LabelKitAttributes: AttributeScope {
    /// The run's font, put over the view's.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs, as high as their line.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each character; 0 switches the font's own kerning off.
    public let kern: KernAttribute
    /// Points between characters; stronger than kern, and without ligatures.
    public let tracking: TrackingAttribute
    /// Points, positive raises.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Ligatures: 0 essential ones only, 1 usual ones, 2 all.
    public let ligature: LigatureAttribute
    /// The outline of the glyphs, in per cent of the font's size; negative fills them too.
    public let strokeWidth: StrokeWidthAttribute
    /// The outline's colour; the text's without one.
    public let strokeColor: StrokeColorAttribute
    /// The run's shadow.
    public let shadow: ShadowAttribute
    /// How far glyphs slant to the right for each unit up.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the horizontal scale of glyphs.
    public let expansion: ExpansionAttribute
    /// Smaller glyphs, raised by 1 or lowered by -1.
    public let superscript: SuperscriptAttribute
    /// The direction that the run is set in.
    public let writingDirection: WritingDirectionAttribute
    /// A picture in place of the run.
    public let attachment: AttachmentAttribute
    /// The style of the paragraph that the run begins.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What markdown said of the run: bold, italic, code, struck.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }

  /// The attributes that text is drawn with.
  public var labelKit: LabelKitAttributes.Type { LabelKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds LabelKit's attributes by name: `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.LabelKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeScopes.LabelKitAttributes {
  /// `inlinePresentationIntent`, which Foundation on Linux lacks.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// Markdown's marks.
    public typealias Value = InlinePresentationIntent
    /// The name in archives.
    public static let name = "NSInlinePresentationIntent"
  }
  /// `font`.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name in archives.
    public static let name = "LabelKit.Font"
  }
  /// `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name in archives.
    public static let name = "LabelKit.ForegroundColor"
  }
  /// `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name in archives.
    public static let name = "LabelKit.BackgroundColor"
  }
  /// `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.Kern"
  }
  /// `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.Tracking"
  }
  /// `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.BaselineOffset"
  }
  /// `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name in archives.
    public static let name = "LabelKit.UnderlineStyle"
  }
  /// `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name in archives.
    public static let name = "LabelKit.StrikethroughStyle"
  }
}
