// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension AttributeScopes {
  /// The attributes of text that LabelKit draws, by SwiftUI's and UIKit's names.
  ///
  ///     var title = AttributedString("24° and rain")
  ///     title.foregroundColor = .blue
  ///     Text(title)
  public struct LabelKitAttributes: AttributeScope {
    /// The font of a run. What it leaves open, such as the size, comes from the view's font.
    public let font: FontAttribute
    /// The colour of a run's glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run's glyphs. It has the height of the line.
    public let backgroundColor: BackgroundColorAttribute
    /// The space to add after each character, in points; 0 turns the font's own kerning off.
    public let kern: KernAttribute
    /// The space to add between characters, in points. It overrides `kern` and turns ligatures off.
    public let tracking: TrackingAttribute
    /// The offset of the baseline in points; positive values raise the run.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under a run's glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a run's glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Which ligatures are used: 0 for essential ones only, 1 for the usual ones, 2 for all.
    public let ligature: LigatureAttribute
    /// The width of the glyphs' outline in per cent of the font's size. Negative values fill the glyphs as well.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the glyphs' outline; without it the text's colour.
    public let strokeColor: StrokeColorAttribute
    /// The shadow of a run's glyphs.
    public let shadow: ShadowAttribute
    /// The slope of the glyphs: how far they move to the right for each unit up; 0 leaves them upright.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the horizontal scale of the glyphs; 0 changes nothing.
    public let expansion: ExpansionAttribute
    /// Raises a run with smaller glyphs for 1 and lowers it for −1; 0 changes nothing.
    public let superscript: SuperscriptAttribute
    /// The writing direction of a run, which overrides the direction of its characters.
    public let writingDirection: WritingDirectionAttribute
    /// An image that replaces the run.
    public let attachment: AttachmentAttribute
    /// The style of the paragraph that begins with the run.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The presentation from markdown: bold, italic, code or struck through.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }

  /// SwiftUI's name of the attributes that LabelKit draws.
  public typealias SwiftUIAttributes = LabelKitAttributes

  /// The scope of the attributes of SwiftUI, by its name.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The scope of the attributes that LabelKit draws.
  public var labelKit: LabelKitAttributes.Type { LabelKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of LabelKit by its name, as in `text.foregroundColor`.
  ///
  /// - Parameter keyPath: The attribute in the scope.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.LabelKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeScopes.LabelKitAttributes {
  /// The key of `inlinePresentationIntent`, which Foundation on Linux does not have.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The value is a set of markdown's marks.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in archives.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The key of the attribute `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The value is a font.
    public typealias Value = Font
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Font"
  }
  /// The key of the attribute `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The value is a colour.
    public typealias Value = Color
    /// The name of the attribute in archives.
    public static let name = "LabelViews.ForegroundColor"
  }
  /// The key of the attribute `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The value is a colour.
    public typealias Value = Color
    /// The name of the attribute in archives.
    public static let name = "LabelViews.BackgroundColor"
  }
  /// The key of the attribute `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Kern"
  }
  /// The key of the attribute `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Tracking"
  }
  /// The key of the attribute `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.BaselineOffset"
  }
  /// The key of the attribute `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The value is the style of a line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in archives.
    public static let name = "LabelViews.UnderlineStyle"
  }
  /// The key of the attribute `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The value is the style of a line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in archives.
    public static let name = "LabelViews.StrikethroughStyle"
  }
}
