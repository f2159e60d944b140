// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// A description of a font by its attributes. Fonts of any size can be created from it.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
public struct UIFontDescriptor: Hashable, Sendable {
  var request: FontDescription

  init(request: FontDescription) { self.request = request }

  /// The traits of a face, such as bold and italic.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The face is italic or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The face is bold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The face is wider than the regular one.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The face is narrower than the regular one.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The face has glyphs of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let design: LabelKit.Font.Design
    /// The default design of the system font, without serifs.
    public static let `default` = SystemDesign(design: .default)
    /// The design with serifs.
    public static let serif = SystemDesign(design: .serif)
    /// The design with rounded ends.
    public static let rounded = SystemDesign(design: .rounded)
    /// The design whose glyphs all have the same width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// Returns the descriptor of a text style's font.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits with the preferred text size, or nil for the default size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// The size of the font in points.
  public var pointSize: CGFloat { UIFont(request).pointSize }

  /// The names of a font's attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family of the font, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face of the font, such as "Bold", a `String`. It is not used.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with keys of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of features, an array of dictionaries with keys of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The keys of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a `UIFont.Width` or a number from −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number, of which only whether it is 0 is used.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Returns this descriptor with other attributes over its own. Unknown ones are ignored.
  ///
  /// - Parameter attributes: The attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    func number(_ value: Any?) -> Double? {
      (value as? UIFont.Weight).map { Double($0.rawValue) } ?? (value as? UIFont.Width).map { Double($0.rawValue) }
        ?? (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
        ?? (value as? Int).map { Double($0) }
    }
    var result = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      let own = result.request
      result.request = Font.custom(name, fixedSize: own.size ?? Double(pointSize)).description
      (result.request.weight, result.request.isItalic, result.request.width) = (own.weight, own.isItalic, own.width)
    }
    if let size = number(attributes[.size]), size > 0 { result = result.withSize(CGFloat(size)) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let bits = number(traits[.symbolic]) {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: UInt32(max(0, bits)))) ?? result
    }
    if let weight = number(traits[.weight]) { result.request.weight = UIFont.Weight(CGFloat(weight)).fontWeight }
    if let width = number(traits[.width]) { result.request.width = UIFont.Width(rawValue: CGFloat(width)).fontWidth }
    if let slant = number(traits[.slant]) { result.request.isItalic = slant != 0 }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Int]] { result.request.features += Self.features(settings) }
    return result
  }

  /// Returns this descriptor with another family.
  ///
  /// - Parameter newFamily: The name of the family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Creates a descriptor from attributes. Without any, it describes the system font of 12 points.
  ///
  /// - Parameter attributes: The attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes(attributes)
  }
  /// Creates a descriptor of a font in a size.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name of the font.
  ///   - size: The size in points.
  public init(name: String, size: CGFloat) { self.init(fontAttributes: [.name: name, .size: size]) }

  /// The requested traits. Weights of bold and above count as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic == true { traits.insert(.traitItalic) }
    if [.bold, .heavy, .black].contains(request.resolvedWeight(in: .iOS)) { traits.insert(.traitBold) }
    if request.width == .expanded { traits.insert(.traitExpanded) }
    if request.width == .condensed { traits.insert(.traitCondensed) }
    if request.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns this descriptor with other traits instead of its own. It is never nil: if no installed face has the traits, the closest one is
  /// used.
  ///
  /// - Parameter symbolicTraits: The traits; those left out are removed.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var result = self
    result.request.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      if !self.symbolicTraits.contains(.traitBold) { result.request.weight = .bold }
    } else if self.symbolicTraits.contains(.traitBold) {
      result.request.weight = .regular
    }
    result.request.width = symbolicTraits.contains(.traitExpanded) ? .expanded : symbolicTraits.contains(.traitCondensed) ? .condensed : nil
    if symbolicTraits.contains(.traitMonoSpace) {
      result.request.design = .monospaced
    } else if result.request.design == .monospaced {
      result.request.design = nil
    }
    return result
  }

  /// Returns this descriptor with another face, such as "Bold Italic", of which only bold and italic are used.
  ///
  /// - Parameter newFace: The name of the face.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    var traits: SymbolicTraits = []
    let face = newFace.lowercased()
    if face.contains("bold") || face.contains("heavy") || face.contains("black") { traits.insert(.traitBold) }
    if face.contains("italic") || face.contains("oblique") { traits.insert(.traitItalic) }
    return withSymbolicTraits(traits) ?? self
  }
  /// The name of the font.
  public var postscriptName: String { UIFont(request).fontName }
  /// The name, the family and the size.
  public var fontAttributes: [AttributeName: Any] {
    [.name: UIFont(request).fontName, .family: UIFont(request).familyName, .size: pointSize]
  }
  /// Returns the value of an attribute of `fontAttributes`, or nil.
  ///
  /// - Parameter anAttribute: The attribute.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns this descriptor with another design of the system font. It is never nil.
  ///
  /// - Parameter design: The design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var result = self
    result.request.design = design.design.fontDesign
    return result
  }

  /// Returns this descriptor with another size.
  ///
  /// - Parameter newPointSize: The size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFont(request).withSize(newPointSize).fontDescriptor }
}

extension UIFont {
  /// The descriptor with the attributes of this font, such as its family and traits.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request) }

  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points, or 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).request : descriptor.request)
  }
}
