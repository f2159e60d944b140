// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

extension AttributeScopes {
  /// The attributes of text with UIKit's types, which labels and SwiftUI's texts draw.
  ///
  ///     var title = AttributedString("24° and rain")
  ///     title.uiKit.font = UIFont.boldSystemFont(ofSize: 20)
  ///     label.attributedText = NSAttributedString(title)
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run, with everything that it leaves open in UIKit.
    public let font: FontAttribute
    /// The colour of a run's glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run's glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The space to add after each character, in points.
    public let kern: KernAttribute
    /// The space to add between characters, in points.
    public let tracking: TrackingAttribute
    /// Which ligatures are used: 0 for essential ones only, 1 for the usual ones, 2 for all.
    public let ligature: LigatureAttribute
    /// The offset of the baseline in points; positive values raise the run.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under a run's glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under a run; without it the colour of the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through a run's glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through a run; without it the colour of the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the glyphs' outline; without it the colour of the text.
    public let strokeColor: StrokeColorAttribute
    /// The width of the glyphs' outline in per cent of the font's size. Negative values fill the glyphs as well.
    public let strokeWidth: StrokeWidthAttribute
    /// The slope of the glyphs; 0 leaves them upright.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the horizontal scale of the glyphs; 0 changes nothing.
    public let expansion: ExpansionAttribute
    /// The style of the paragraph that begins with the run.
    public let paragraphStyle: ParagraphStyleAttribute
  }

  /// The scope of the attributes with UIKit's types.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit by its name, as in `text.font = UIFont.boldSystemFont(ofSize: 20)`. Where a value fits both, SwiftUI's is
  /// meant.
  ///
  /// - Parameter keyPath: The attribute in the scope.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of UIKit's attribute `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The value is a UIKit font.
    public typealias Value = UIFont
    /// The name of the attribute in archives.
    public static let name = attributeName("NSFont")
  }
  /// The key of UIKit's attribute `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The value is a UIKit colour.
    public typealias Value = UIColor
    /// The name of the attribute in archives.
    public static let name = attributeName("NSColor")
  }
  /// The key of UIKit's attribute `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The value is a UIKit colour.
    public typealias Value = UIColor
    /// The name of the attribute in archives.
    public static let name = attributeName("NSBackgroundColor")
  }
  /// The key of UIKit's attribute `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("NSKern")
  }
  /// The key of UIKit's attribute `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("CTTracking")
  }
  /// The key of UIKit's attribute `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The value is 0, 1 or 2.
    public typealias Value = Int
    /// The name of the attribute in archives.
    public static let name = attributeName("NSLigature")
  }
  /// The key of UIKit's attribute `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The value is a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("NSBaselineOffset")
  }
  /// The key of UIKit's attribute `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The value is the style of a line.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute in archives.
    public static let name = attributeName("NSUnderline")
  }
  /// The key of UIKit's attribute `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The value is a UIKit colour.
    public typealias Value = UIColor
    /// The name of the attribute in archives.
    public static let name = attributeName("NSUnderlineColor")
  }
  /// The key of UIKit's attribute `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The value is the style of a line.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute in archives.
    public static let name = attributeName("NSStrikethrough")
  }
  /// The key of UIKit's attribute `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The value is a UIKit colour.
    public typealias Value = UIColor
    /// The name of the attribute in archives.
    public static let name = attributeName("NSStrikethroughColor")
  }
  /// The key of UIKit's attribute `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The value is a UIKit colour.
    public typealias Value = UIColor
    /// The name of the attribute in archives.
    public static let name = attributeName("NSStrokeColor")
  }
  /// The key of UIKit's attribute `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The value is a width in per cent.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("NSStrokeWidth")
  }
  /// The key of UIKit's attribute `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The value is a slope, horizontal by vertical distance.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("NSObliqueness")
  }
  /// The key of UIKit's attribute `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The value is the logarithm of a scale.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = attributeName("NSExpansion")
  }
  /// The key of UIKit's attribute `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The value is a paragraph style of UIKit.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute in archives.
    public static let name = attributeName("NSParagraphStyle")
  }

  /// Returns a name. It is asked for when the first attribute is set: from then on, SwiftUI's texts draw UIKit's attributes too.
  private static func attributeName(_ name: String) -> String {
    _ = readerIsAdded
    return name
  }

  private static let readerIsAdded: Bool = {
    OtherAttributes.add { container, attributes in
      let own = container.uiKitAttributes
      guard !own.isEmpty else { return }
      attributes.apply(TextAttributes(own), onlyIf: own)
    }
    return true
  }()
}

extension AttributeContainer {
  /// UIKit's attributes by the names that attributed strings of Foundation have.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    if let value = self[Keys.FontAttribute.self] { result[.font] = value }
    if let value = self[Keys.ForegroundColorAttribute.self] { result[.foregroundColor] = value }
    if let value = self[Keys.BackgroundColorAttribute.self] { result[.backgroundColor] = value }
    if let value = self[Keys.KernAttribute.self] { result[.kern] = Double(value) }
    if let value = self[Keys.TrackingAttribute.self] { result[.tracking] = Double(value) }
    if let value = self[Keys.LigatureAttribute.self] { result[.ligature] = value }
    if let value = self[Keys.BaselineOffsetAttribute.self] { result[.baselineOffset] = Double(value) }
    if let value = self[Keys.UnderlineStyleAttribute.self] { result[.underlineStyle] = value.rawValue }
    if let value = self[Keys.UnderlineColorAttribute.self] { result[.underlineColor] = value }
    if let value = self[Keys.StrikethroughStyleAttribute.self] { result[.strikethroughStyle] = value.rawValue }
    if let value = self[Keys.StrikethroughColorAttribute.self] { result[.strikethroughColor] = value }
    if let value = self[Keys.StrokeColorAttribute.self] { result[.strokeColor] = value }
    if let value = self[Keys.StrokeWidthAttribute.self] { result[.strokeWidth] = Double(value) }
    if let value = self[Keys.ObliquenessAttribute.self] { result[.obliqueness] = Double(value) }
    if let value = self[Keys.ExpansionAttribute.self] { result[.expansion] = Double(value) }
    if let value = self[Keys.ParagraphStyleAttribute.self] { result[.paragraphStyle] = value }
    return result
  }

  /// Sets UIKit's attributes from those of an attributed string of Foundation. Others are ignored.
  mutating func setUIKitAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> Double? {
      (attributes[key] as? NSNumber)?.doubleValue ?? attributes[key] as? Double ?? (attributes[key] as? CGFloat).map { Double($0) }
        ?? (attributes[key] as? Int).map { Double($0) }
    }
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = number(.kern).map { CGFloat($0) }
    self[Keys.TrackingAttribute.self] = number(.tracking).map { CGFloat($0) }
    self[Keys.LigatureAttribute.self] = number(.ligature).map { Int($0) }
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset).map { CGFloat($0) }
    self[Keys.UnderlineStyleAttribute.self] = number(.underlineStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
    self[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = number(.strikethroughStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
    self[Keys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[Keys.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = number(.strokeWidth).map { CGFloat($0) }
    self[Keys.ObliquenessAttribute.self] = number(.obliqueness).map { CGFloat($0) }
    self[Keys.ExpansionAttribute.self] = number(.expansion).map { CGFloat($0) }
    self[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
  }
}

extension TextAttributes {
  /// Takes the values of other attributes that were set.
  fileprivate mutating func apply(_ other: TextAttributes, onlyIf keys: [NSAttributedString.Key: Any]) {
    if keys[.font] != nil { font = other.font }
    color = other.color ?? color
    background = other.background ?? background
    kern = other.kern ?? kern
    tracking = other.tracking ?? tracking
    ligatures = other.ligatures ?? ligatures
    baselineOffset = other.baselineOffset ?? baselineOffset
    underline = other.underline ?? underline
    strikethrough = other.strikethrough ?? strikethrough
    stroke = other.stroke ?? stroke
    obliqueness = other.obliqueness ?? obliqueness
    expansion = other.expansion ?? expansion
    paragraph = other.paragraph ?? paragraph
  }
}
