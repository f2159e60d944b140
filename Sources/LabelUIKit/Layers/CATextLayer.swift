// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// A layer that draws a text from its top.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; nil, the default, for none.
  open var string: Any?
  /// The font of a plain text, a `UIFont` or the name of a font; nil, the default, for the system font. Its size is `fontSize`.
  open var font: Any?
  /// The size of the font of a plain text, in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The colour of a plain text; opaque white by default.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// A Boolean value that indicates whether the text is wrapped at the layer's width; false by default.
  open var isWrapped = false
  /// The horizontal alignment of the lines; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How text that is too long is truncated; not at all by default.
  open var truncationMode = CATextLayerTruncationMode.none

  override func ownContent(size: CGSize) -> ViewNode? {
    guard let text = attributedText, text.length > 0 else { return nil }
    let context = CGContext(size: size)
    context.add(text, in: CGRect(origin: .zero, size: size), isLimited: isWrapped, truncates: truncationMode != .none)
    return context.unclippedContent
  }

  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let base = font as? UIFont ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: base.withSize(fontSize), .foregroundColor: UIColor(cgColor: foregroundColor ?? UIColor.white.cgColor),
        .paragraphStyle: style,
      ])
  }
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The lines begin at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The lines end at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The lines are in the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// The lines reach from edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a text layer truncates text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
