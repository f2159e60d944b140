// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
internal import LabelText

/// What a font is asked to be, by UIKit's name: a font without its size.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
public struct UIFontDescriptor: Hashable, Sendable {
  var request: FontDescription

  /// Varieties of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With glyphs of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Varieties of the system's face.
  public struct SystemDesign: Hashable, Sendable {
    let design: LabelKit.Font.Design
    /// The usual one.
    public static let `default` = SystemDesign(design: .default)
    /// With serifs.
    public static let serif = SystemDesign(design: .serif)
    /// With round ends.
    public static let rounded = SystemDesign(design: .rounded)
    /// With glyphs of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// What a text style asks for.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// Points.
  public var pointSize: CGFloat { UIFont(request).pointSize }

  /// The varieties that are asked for. A weight of bold or more counts as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic == true { traits.insert(.traitItalic) }
    if [.bold, .heavy, .black].contains(request.resolvedWeight(in: .iOS)) { traits.insert(.traitBold) }
    if request.width == .expanded { traits.insert(.traitExpanded) }
    if request.width == .condensed { traits.insert(.traitCondensed) }
    if request.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same in other varieties; those that are not named are taken away. Never nil: a face that has no such variety is as close as the
  /// machine's fonts come.
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

  /// The same in another variety of the system's face. Never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var result = self
    result.request.design = design.design.fontDesign
    return result
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFont(request).withSize(newPointSize).fontDescriptor }
}

extension UIFont {
  /// What the font is asked to be.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request) }

  /// The font of a descriptor, `pointSize` points; the descriptor's own size where that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).request : descriptor.request)
  }
}
