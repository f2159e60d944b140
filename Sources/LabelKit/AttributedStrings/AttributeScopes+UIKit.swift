// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// UIKit's keys.
extension AttributeScopes.LabelKitAttributes {
  /// `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// 0, 1 or 2.
    public typealias Value = Int
    /// The name in archives.
    public static let name = "LabelKit.Ligature"
  }
  /// `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// Per cent of the font's size.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.StrokeWidth"
  }
  /// `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name in archives.
    public static let name = "LabelKit.StrokeColor"
  }
  /// `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// A shadow.
    public typealias Value = Text.Shadow
    /// The name in archives.
    public static let name = "LabelKit.Shadow"
  }
  /// `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// A slope.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.Obliqueness"
  }
  /// `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// A logarithm.
    public typealias Value = Double
    /// The name in archives.
    public static let name = "LabelKit.Expansion"
  }
  /// `superscript`.
  public enum SuperscriptAttribute: AttributedStringKey {
    /// 1, 0 or -1.
    public typealias Value = Int
    /// The name in archives.
    public static let name = "LabelKit.Superscript"
  }
  /// `writingDirection`.
  public enum WritingDirectionAttribute: AttributedStringKey {
    /// A direction.
    public typealias Value = Text.WritingDirection
    /// The name in archives.
    public static let name = "LabelKit.WritingDirection"
  }
  /// `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// A picture.
    public typealias Value = Text.Attachment
    /// The name in archives.
    public static let name = "LabelKit.Attachment"
  }
  /// `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A style.
    public typealias Value = Text.ParagraphStyle
    /// The name in archives.
    public static let name = "LabelKit.ParagraphStyle"
  }
}
