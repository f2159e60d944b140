// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The keys of the attributes that only UIKit has.
extension AttributeScopes.LabelKitAttributes {
  /// The key of the attribute `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The value is 0, 1 or 2; others are clamped.
    public typealias Value = Int
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Ligature"
  }
  /// The key of the attribute `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The value is a width in per cent of the font's size.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.StrokeWidth"
  }
  /// The key of the attribute `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The value is a colour.
    public typealias Value = Color
    /// The name of the attribute in archives.
    public static let name = "LabelViews.StrokeColor"
  }
  /// The key of the attribute `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// The value is a shadow.
    public typealias Value = Text.Shadow
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Shadow"
  }
  /// The key of the attribute `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The value is a slope, horizontal by vertical distance.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Obliqueness"
  }
  /// The key of the attribute `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The value is the natural logarithm of a scale.
    public typealias Value = Double
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Expansion"
  }
  /// The key of the attribute `superscript`.
  public enum SuperscriptAttribute: AttributedStringKey {
    /// The value is 1 (raised), 0 or −1 (lowered).
    public typealias Value = Int
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Superscript"
  }
  /// The key of the attribute `writingDirection`.
  public enum WritingDirectionAttribute: AttributedStringKey {
    /// The value is a direction.
    public typealias Value = Text.WritingDirection
    /// The name of the attribute in archives.
    public static let name = "LabelViews.WritingDirection"
  }
  /// The key of the attribute `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The value is an image with its bounds.
    public typealias Value = Text.Attachment
    /// The name of the attribute in archives.
    public static let name = "LabelViews.Attachment"
  }
  /// The key of the attribute `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The value is a paragraph style.
    public typealias Value = Text.ParagraphStyle
    /// The name of the attribute in archives.
    public static let name = "LabelViews.ParagraphStyle"
  }
}
